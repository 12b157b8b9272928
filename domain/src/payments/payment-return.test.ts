import { describe, expect, it } from 'vitest';
import { PAYMENT_RETURN_PATHS, returningProvider } from './payment-return.ts';

describe('the return from a payment provider', () => {
  it('has a path for each provider, and the card provider has its own', () => {
    expect(PAYMENT_RETURN_PATHS).toEqual({ card: '/computop/success/' });
  });

  it('finds the provider by its path', () => {
    expect([returningProvider('/computop/success/'), returningProvider('/checkout/payment/')]).toEqual(['card', undefined]);
  });
});
