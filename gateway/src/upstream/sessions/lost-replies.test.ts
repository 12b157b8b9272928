import { survivesLostReplies } from '@shop/domain/login/lost-replies.behaviour';
import type { LossyHarness } from '@shop/domain/login/lost-replies.behaviour';
import { afterAll, describe, expect, it } from 'vitest';
import { openFakeUpstream } from '../testing/open-fake-upstream.ts';

const fakeUpstream = await openFakeUpstream();
afterAll(() => fakeUpstream.close());

const FAULTS = { applied: 'applyThenReset', 'never-ran': 'resetBeforeReply' } as const;

const harness: LossyHarness = {
  ...fakeUpstream.harness,
  lose: (fixture, op, lost, times = 1) => {
    fakeUpstream.server.faults.set(fakeUpstream.worldOf(fixture).id, {
      body: { match: { op }, fault: { kind: FAULTS[lost] }, times },
    });
    return fixture;
  },
};

describe('the shop over the upstream', () => survivesLostReplies(harness, { describe, it, expect }));
