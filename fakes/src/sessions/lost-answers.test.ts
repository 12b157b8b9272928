import { behavesLikeLostAnswers, type Lost, type LossyHarness, type SigningIn } from '@shop/domain/sessions/lost-answers.behaviour';
import type { Sessions } from '@shop/domain/sessions/sessions.port';
import { ReplyLost } from '@shop/domain/testing/tiny-world';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

const losing = (sessions: Sessions, what: SigningIn, lost: Lost, times: number): Sessions => {
  let left = times;
  const lossy =
    <Args extends unknown[], Answer>(run: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      if (left === 0) return run(...args);
      left -= 1;
      if (lost === 'applied') await run(...args);
      throw new ReplyLost();
    };
  switch (what) {
    case 'login':
      return { ...sessions, login: lossy(sessions.login) };
    case 'registerCustomer':
      return { ...sessions, registerCustomer: lossy(sessions.registerCustomer) };
    case 'registerGuest':
      return { ...sessions, registerGuest: lossy(sessions.registerGuest) };
  }
};

const harness: LossyHarness = {
  ...inMemoryHarness,
  lose: (scene, what, lost, times = 1) => ({ ...scene, shop: { ...scene.shop, sessions: losing(scene.shop.sessions, what, lost, times) } }),
};

describe('the in-memory shop', () => behavesLikeLostAnswers(harness, { describe, it, expect }));
