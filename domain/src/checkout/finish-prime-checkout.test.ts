import { describe, expect, it } from 'vitest';
import { STORED_PRIME_CHECKOUT } from '../prime/prime-checkout.slot.ts';
import type { Prime } from '../prime/prime.port.ts';
import { granted, refused } from '../shared/result.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit, remembered } from '../testing/a-visit.ts';
import { portWith } from '../testing/port-with.ts';
import { finishPrimeCheckout } from './finish-prime-checkout.ts';

type Subscription = Awaited<ReturnType<Prime['subscription']>>;

const STORED = { attempt: 'attempt-1', abo: 'prime-12', subscriptionId: 'subscription-1' };
const MEMBER: Subscription = granted({ status: 'ACTIVE' });
const PENDING: Subscription = refused({ because: 'payment-pending', paymentId: 'PAYPAL' });
const DECLINED: Subscription = refused({ because: 'payment-ended', how: 'declined', paymentId: 'PAYPAL' });

/** A customer who has subscribed, and a shop that says this about the subscription. */
const returning = (said: Subscription) => {
  const visit = aVisit(aShopper({ loginState: 'customer' }), remembered(STORED_PRIME_CHECKOUT, STORED));
  const asked: string[] = [];
  const prime = portWith<Prime>({
    subscription: async (_shopper, subscriptionId) => {
      asked.push(subscriptionId);
      return said;
    },
  });
  return { visit, asked, finish: finishPrimeCheckout({ prime }, visit) };
};

describe('the return from a payment provider to Prime', () => {
  it('ends the checkout of a new member, and the cart stays (SUBM-12)', async () => {
    const { visit, asked, finish } = returning(MEMBER);
    expect(await finish()).toEqual({ path: '/prime/', hasJoined: true });
    expect([asked, visit.slotNames(), visit.shopper.cartId]).toEqual([['subscription-1'], [], 'cart-1']);
  });

  it.each([
    ['that was declined', DECLINED, undefined, '/prime/checkout/?errorCode=declined'],
    ['that the provider calls failed before its notice comes', PENDING, '2203', '/prime/checkout/?errorCode=2203'],
  ])('leads from a payment %s to the choice of another one', async (_what, said, providerCode, path) => {
    const { visit, finish } = returning(said);
    expect(await finish(providerCode)).toEqual({ path, hasJoined: false });
    expect(visit.read(STORED_PRIME_CHECKOUT)).toEqual(STORED);
  });

  it('leads nowhere while the provider’s notice is on its way', async () => {
    const { visit, finish } = returning(PENDING);
    expect(await finish()).toBeUndefined();
    expect(visit.read(STORED_PRIME_CHECKOUT)).toEqual(STORED);
  });

  it.each([
    ['no checkout', []],
    [
      'a checkout of which nothing was submitted',
      [remembered(STORED_PRIME_CHECKOUT, { attempt: '1', abo: 'prime-1' })],
    ],
  ])('leads a browser with %s to the landing page', async (_what, memories) => {
    const prime = portWith<Prime>({});
    expect(await finishPrimeCheckout({ prime }, aVisit(aShopper(), ...memories))()).toEqual({
      path: '/prime/',
      hasJoined: false,
    });
  });
});
