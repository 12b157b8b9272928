import { describe, expect, it } from 'vitest';
import { isPaymentReturn, PAYMENT_RETURN_PATHS } from './payment-return.ts';

describe('the return from a payment provider', () => {
  it('has a path for each provider, and the card provider has its own', () => {
    expect(PAYMENT_RETURN_PATHS).toEqual({ card: '/computop/success/' });
  });

  it.each([
    ['/computop/success/', true],
    ['/computop/success/?Data=1', true],
    ['/computop/success/again/', false],
    ['/checkout/payment/', false],
  ])('is known by its path: %s', (target, expected) => {
    expect(isPaymentReturn(target)).toBe(expected);
  });
});
