import { PORT_BEHAVIOURS } from '@shop/domain/testing/port-behaviours';
import { afterAll, describe, expect, it } from 'vitest';
import { standOnUpstream } from './testing/upstream-harness.ts';

const stand = await standOnUpstream();

afterAll(() => stand.close());

describe.each(Object.entries(PORT_BEHAVIOURS))('the %s of the shop over the upstream', (_port, behaviour) => behaviour(stand.harness, { describe, it, expect }));
