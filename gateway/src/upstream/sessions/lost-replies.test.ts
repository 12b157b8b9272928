import { survivesLostReplies } from '@shop/domain/sessions/lost-replies.behaviour';
import type { LossyHarness } from '@shop/domain/sessions/lost-replies.behaviour';
import { afterAll, describe, expect, it } from 'vitest';
import { standOnUpstream } from '../testing/upstream-harness.ts';

const stand = await standOnUpstream();
afterAll(() => stand.close());

const FAULTS = { applied: 'applyThenReset', 'never-ran': 'resetBeforeReply' } as const;

const harness: LossyHarness = {
  ...stand.harness,
  lose: (fixture, op, lost, times = 1) => {
    stand.server.faults.set(fixture.shopper.headers['x-shop-world'] ?? '', { body: { match: { op }, fault: { kind: FAULTS[lost] }, times } });
    return fixture;
  },
};

describe('the shop over the upstream', () => survivesLostReplies(harness, { describe, it, expect }));
