import { LAWS_OF_PORTS } from '@shop/domain/testing/laws-of-ports';
import { afterAll, describe, expect, it } from 'vitest';
import { standOnUpstream } from './testing/upstream-harness.ts';

const stand = await standOnUpstream();

afterAll(() => stand.close());

describe.each(Object.entries(LAWS_OF_PORTS))('the %s of the shop over the upstream', (_port, laws) => laws(stand.harness, { describe, it, expect }));
