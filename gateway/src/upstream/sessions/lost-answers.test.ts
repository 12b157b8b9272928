import { behavesLikeLostAnswers } from '@shop/domain/sessions/lost-answers.behaviour';
import type { LossyHarness } from '@shop/domain/sessions/lost-answers.behaviour';
import { afterAll, describe, expect, it } from 'vitest';
import { standOnUpstream } from '../testing/upstream-harness.ts';

const stand = await standOnUpstream();
afterAll(() => stand.close());

const FAULTS = { applied: 'applyThenReset', 'never-ran': 'resetBeforeReply' } as const;

const harness: LossyHarness = {
  ...stand.harness,
  lose: (scene, op, lost, times = 1) => {
    stand.server.faults.set(scene.shopper.headers['x-shop-world'] ?? '', { body: { match: { op }, fault: { kind: FAULTS[lost] }, times } });
    return scene;
  },
};

describe('the shop over the upstream', () => behavesLikeLostAnswers(harness, { describe, it, expect }));
