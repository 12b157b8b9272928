import { describe, expect, it } from 'vitest';
import { guardFor } from '../checkout/guards.ts';
import { checkoutFacts } from '../testing/checkout-facts.ts';
import { proceed } from '../shared/guard-result.ts';

const facts = { ...checkoutFacts(), language: 'de-DE' } as const;

describe('the guard of the Prime checkout', () => {
  it('leads to the landing page unless the checkout was started there (GUARD-32)', () => {
    const refused = { action: 'redirect', path: '/prime/?fromPrimeCheckout=true' };
    expect(guardFor('/prime/checkout/', {}, facts)).toEqual(refused);
    expect(guardFor('/prime/checkout', { fromPrimeCheckout: 'true' }, { ...facts, isPrimeCheckout: false })).toEqual(
      refused,
    );
    expect(guardFor('/prime/checkout/', {}, { ...facts, isPrimeCheckout: true })).toEqual(proceed);
    expect(guardFor('/prime/', {}, facts)).toEqual(proceed);
  });

  it('is the only one there on the business shop, whose landing page needs a login', () => {
    const visitor = { ...facts, isB2b: true, loginState: 'logged-out' } as const;
    expect(guardFor('/prime/checkout/', {}, { ...visitor, isPrimeCheckout: true })).toEqual(proceed);
    expect(guardFor('/prime/checkout/', {}, visitor)).toEqual({
      action: 'redirect',
      path: '/prime/?fromPrimeCheckout=true',
    });
    expect(guardFor('/prime/', {}, visitor)).toEqual({ action: 'log-in' });
  });
});
