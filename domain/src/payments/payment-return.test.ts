import { describe, expect, it } from 'vitest';
import { isPaymentReturn, PAYMENT_RETURN_PATHS, PAYMENT_RETURNS, RETURNING_FROM } from './payment-return.ts';

describe('the return from a payment provider', () => {
  it('has a path for each provider; card, PayPal and TWINT share theirs', () => {
    expect(PAYMENT_RETURN_PATHS.amazon).toBe('/amazonpay/success/');
    expect(PAYMENT_RETURN_PATHS).toMatchObject({
      card: '/computop/success/',
      paypal: '/computop/success/',
      twint: '/computop/success/',
    });
    expect(PAYMENT_RETURNS).toEqual([...new Set(Object.values(PAYMENT_RETURN_PATHS))]);
  });

  it('says in its query if it is from a membership (decision 0133)', () => {
    expect(RETURNING_FROM).toBe('checkoutType');
  });

  it.each([
    ['/computop/success/', true],
    ['/computop/success/?Data=1', true],
    ['/computop/success/again/', false],
    ['/amazonpay/success/?amazonCheckoutSessionId=1', true],
    ['/checkout/payment/', false],
    ['', false],
  ])('is known by its path: %s', (target, expected) => {
    expect(isPaymentReturn(target)).toBe(expected);
  });
});
