import { PORT_BEHAVIOURS } from '@shop/domain/testing/port-behaviours';
import { afterAll, describe, expect, it } from 'vitest';
import { openFakeUpstream } from './testing/open-fake-upstream.ts';

const fakeUpstream = await openFakeUpstream();

afterAll(() => fakeUpstream.close());

describe.each(Object.entries(PORT_BEHAVIOURS))('the %s of the shop over the upstream', (_port, behaviour) =>
  behaviour(fakeUpstream.harness, { describe, it, expect }),
);
