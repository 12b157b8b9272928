import {
  survivesLostReplies,
  type LostReply,
  type LossyHarness,
  type SignInOperation,
} from '@shop/domain/login/lost-replies.behaviour';
import type { Shop } from '@shop/domain/shop';
import { ReplyLost } from '@shop/domain/testing/stub-state';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

const losing = (shop: Shop, what: SignInOperation, lost: LostReply, times: number): Shop => {
  const { carts, sessions } = shop;
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
      return { ...shop, sessions: { ...sessions, login: lossy(sessions.login) } };
    case 'mergeCarts':
      return { ...shop, carts: { ...carts, merge: lossy(carts.merge) } };
    case 'registerCustomer':
      return { ...shop, sessions: { ...sessions, registerCustomer: lossy(sessions.registerCustomer) } };
    case 'registerGuest':
      return { ...shop, sessions: { ...sessions, registerGuest: lossy(sessions.registerGuest) } };
  }
};

const harness: LossyHarness = {
  ...inMemoryHarness,
  lose: (fixture, what, lost, times = 1) => ({ ...fixture, shop: losing(fixture.shop, what, lost, times) }),
};

describe('the in-memory shop', () => survivesLostReplies(harness, { describe, it, expect }));
