import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { sessionRenewals } from './session-renewals.ts';
import { anAnonymousShopper, LENA } from '../testing/client-on-script.ts';
import { scriptedTimers } from '../testing/scripted-timers.ts';
import type { UpstreamShopper } from '../upstream-shopper.ts';

/** Renews, each time with other ids. */
const renewing = () => {
  const timers = scriptedTimers();
  const renewed: UpstreamShopper[] = [];
  const agreedOn: string[] = [];
  const renew = (shopper: UpstreamShopper) => {
    const number = renewed.push(shopper);
    return Promise.resolve({ userId: `u${number}`, cartId: `c${number}`, activeWishlistId: `w${number}` });
  };
  const alone = sessionRenewals(timers, renew);
  const together = sessionRenewals(timers, renew, (key, own) => {
    agreedOn.push(key);
    return own();
  });
  return { timers, alone, together, renewed, agreedOn };
};

describe('renewed ids', () => {
  it.each<[string, Partial<UpstreamShopper>]>([
    ['store', { storefront: STOREFRONTS.ch }],
    ['language', { storefront: STOREFRONTS['b2b-en'] }],
    ['user', { userId: 'tom' }],
    ['cart', { cartId: 'cart of tom' }],
    ['tester’s world', { headers: { 'x-shop-world': 'w2' } }],
  ])('differ for another %s', async (_what, said) => {
    const { alone } = renewing();
    expect(await alone.of(LENA)).toMatchObject({ userId: 'u1' });
    expect(await alone.of({ ...LENA })).toMatchObject({ userId: 'u1' });
    expect(await alone.of({ ...LENA, ...said })).toMatchObject({ userId: 'u2' });
  });

  it.each([
    ['a user alone', { ...anAnonymousShopper(), userId: 'lena' }],
    ['a cart alone', { ...anAnonymousShopper(), cartId: 'cart of lena' }],
  ])('are the same for all requests with %s, and shared with other gateways', async (_what, shopper) => {
    const { together, renewed, agreedOn } = renewing();
    await Promise.all([together.of(shopper), together.of({ ...shopper })]);
    expect([renewed.length, agreedOn.length]).toEqual([1, 1]);
  });

  it('of a shopper without ids are not shared, not even with other gateways', async () => {
    const { together, renewed, agreedOn } = renewing();
    const shopper = anAnonymousShopper();
    await Promise.all([together.of(shopper), together.of(shopper), together.of({ ...shopper })]);
    expect([renewed.length, agreedOn.length]).toEqual([2, 0]);
  });

  it('expire a minute after they arrived', async () => {
    const { timers, alone, renewed } = renewing();
    for (const wait of [59_999, 1, 0]) {
      await alone.of(LENA);
      await timers.pass(wait);
    }
    await alone.of(LENA);
    expect(renewed).toHaveLength(2);
  });
});
