import { STORED_PRIME_CHECKOUT } from '@shop/domain/prime/prime-checkout.slot';
import { describe, expect, it } from 'vitest';
import { packJson } from '../shared/packed-json.ts';
import { decodeSlot, encodeSlot } from '../cookies/slot-codec.ts';

describe('a cookie of the Prime checkout', () => {
  it('is read as it was written', () => {
    const stored = { attempt: 'attempt-1', abo: 'prime-12', subscriptionId: 'subscription-1', cartId: 'cart-1' };
    expect(decodeSlot(STORED_PRIME_CHECKOUT, encodeSlot(STORED_PRIME_CHECKOUT, stored))).toEqual(stored);
  });

  it.each([null, 'attempt abo', 4, {}, { attempt: '1' }, { abo: 'prime-12' }])('with %j is none', (value) => {
    expect(decodeSlot(STORED_PRIME_CHECKOUT, packJson([1, value]))).toBeUndefined();
  });
});
