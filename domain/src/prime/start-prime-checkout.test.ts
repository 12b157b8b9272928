import { describe, expect, it } from 'vitest';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit, remembered } from '../testing/a-visit.ts';
import { countingIds } from '../testing/counting-ids.ts';
import { STORED_PRIME_CHECKOUT } from './prime-checkout.slot.ts';
import { startPrimeCheckout } from './start-prime-checkout.ts';

describe('the start of the Prime checkout', () => {
  it('begins an attempt with the chosen plan', () => {
    const visit = aVisit();
    startPrimeCheckout({ ids: countingIds() }, visit, 'prime-12');
    expect(visit.read(STORED_PRIME_CHECKOUT)).toEqual({ attempt: 'id-1', abo: 'prime-12' });
  });

  it('belongs to the same attempt though another plan was chosen', () => {
    const before = { attempt: 'attempt-1', abo: 'prime-12', subscriptionId: 'subscription-1', cartId: 'cart-1' };
    const visit = aVisit(aShopper(), remembered(STORED_PRIME_CHECKOUT, before));
    startPrimeCheckout({ ids: countingIds() }, visit, 'prime-1');
    expect(visit.read(STORED_PRIME_CHECKOUT)).toEqual({
      attempt: 'attempt-1',
      abo: 'prime-1',
      subscriptionId: 'subscription-1',
      cartId: 'cart-1',
    });
  });
});
