import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutGuard } from '../checkout/guards.ts';
import { checkoutFacts } from '../testing/checkout-facts.ts';
import { BASKET, canonicalPath, CARD_PAYMENT_RETURN, categoryPath, CHECKOUT_LOGIN, CUSTOMER_NUMBER, isWithinShop, productPath } from './paths.ts';

it('has the basket at /checkout/basket/, also where a guard sends a shopper there (ROUTE-21)', () => {
  expect(BASKET).toBe('/checkout/basket/');
  expect(checkoutGuard(CHECKOUT_LOGIN, checkoutFacts({ cart: { positionCount: 0 } }))).toEqual({ go: 'to', path: '/checkout/basket/' });
});

it('has the customer number and the return from a card payment where the specification has them (A2)', () => {
  expect([CUSTOMER_NUMBER, CARD_PAYMENT_RETURN]).toEqual(['/myaccount/customernumber/', '/computop/success/']);
});

describe('the canonical address of a page', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/cat/hefte', '/cat/hefte/'],
    ['/cat/hefte/', '/cat/hefte/'],
    ['/cat/hefte?p=2', '/cat/hefte/?p=2'],
    ['/search?q=a?b', '/search/?q=a?b'],
    ['//evil.example/x', '/evil.example/x/'],
    ['/manifest.webmanifest', '/manifest.webmanifest'],
    ['/alt/hefte.html', '/alt/hefte.html/'],
    ['/alt/HEFTE.HTM', '/alt/HEFTE.HTM/'],
    ['/alt/hefte.html.pdf', '/alt/hefte.html.pdf'],
    ['/c%61t/%31%30/', '/cat/10/'],
    ['/stra%c3%9fe/a%2fb/', '/stra%C3%9Fe/a%2Fb/'],
  ])('of %s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  it('is its own canonical address', () => {
    const segment = fc.string({ unit: fc.constantFrom('a', 'Z', '9', '.', '-', '/', '?', '%', 'ü'), maxLength: 20 });
    fc.assert(fc.property(segment, (path) => canonicalPath(canonicalPath(path)) === canonicalPath(path)));
  });
});

it.each([
  ['/', true],
  ['/myaccount/wishlist/?a=1#b', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/a\\b', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
  ['/\n/evil.example', false],
  ['', false],
])('whether %j stays within the shop: %s', (target, stays) => {
  expect(isWithinShop(target)).toBe(stays);
});

it('writes ids into addresses so that they stay ids', () => {
  expect([categoryPath('a/b'), productPath('4?x')]).toEqual(['/cat/a%2Fb/', '/prod/4%3Fx/']);
});
