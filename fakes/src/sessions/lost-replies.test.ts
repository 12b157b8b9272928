import { survivesLostReplies, type LostReply, type LossyHarness, type SignInOperation } from '@shop/domain/sessions/lost-replies.behaviour';
import type { Sessions } from '@shop/domain/sessions/sessions.port';
import { ReplyLost } from '@shop/domain/testing/stub-state';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

const losing = (sessions: Sessions, what: SignInOperation, lost: LostReply, times: number): Sessions => {
  let left = times;
  const lossy =
    <Args extends unknown[], Reply>(run: (...args: Args) => Promise<Reply>) =>
    async (...args: Args): Promise<Reply> => {
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
  lose: (fixture, what, lost, times = 1) => ({ ...fixture, shop: { ...fixture.shop, sessions: losing(fixture.shop.sessions, what, lost, times) } }),
};

describe('the in-memory shop', () => survivesLostReplies(harness, { describe, it, expect }));
