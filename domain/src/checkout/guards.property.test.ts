import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import { pagePathOf } from '../shared/canonical-path.ts';
import { CHECKOUT_PATHS, HOME, LOGIN } from '../shared/paths.ts';
import { isOpenBusinessPage } from '../content/business-guard.ts';
import { checkoutOf } from './checkout.ts';
import { guardFor, type GuardFacts, type PageGuardResult } from './guards.ts';

const facts: fc.Arbitrary<GuardFacts> = fc
  .record({
    required: fc.record({
      loginState: fc.constantFrom('logged-out', 'guest', 'customer'),
      isB2b: fc.boolean(),
      language: fc.constantFrom('de-DE', 'en-DE'),
      heldSession: fc.boolean(),
      isExpressAmazon: fc.boolean(),
      cart: fc.record({
        positionCount: fc.nat(3),
        basketValue: fc.nat(2).map((minor) => money(minor)),
        submitted: fc.boolean(),
        soldOut: fc.constantFrom([], ['Heft']),
      }),
      hasAddresses: fc.boolean(),
      shipperUsable: fc.boolean(),
      paymentChosen: fc.boolean(),
    }),
    maybe: fc.record(
      {
        loginOption: fc.constantFrom('register', 'guest'),
        storedOrderId: fc.constant('order-1'),
        shownOrderId: fc.constant('order-1'),
        hasSessionEnded: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ required, maybe }) => ({ ...required, ...maybe }));

const anyPath = fc.constantFrom(
  ...CHECKOUT_PATHS,
  '/',
  '/login/',
  '/myaccount/',
  '/myaccount/register/',
  '/myaccount/orders/',
  '/myaccount/wishlist/',
  '/cat/hefte/',
  '/service/katalog/',
  '/service/catalogue/',
  '/service/kontakt/',
);

const STEPS = ['/checkout/login/', '/checkout/shipping/', '/checkout/payment/', '/checkout/summary/'];

/** Who must sign in is led to the login. */
const targetOf = (guardResult: PageGuardResult): string | undefined => {
  if (guardResult.action === 'log-in') return LOGIN;
  return guardResult.action === 'redirect' ? guardResult.path : undefined;
};

const wayFrom = (path: string, known: GuardFacts, walked: readonly string[] = []): readonly string[] => {
  const next = targetOf(guardFor(path, {}, known));
  const way = [...walked, path];
  return next === undefined || way.includes(next) ? way : wayFrom(next, known, way);
};

const endOf = (path: string, known: GuardFacts): string => wayFrom(path, known).at(-1) ?? path;

const mayEnter = (path: string, known: GuardFacts): boolean => guardFor(path, {}, known).action === 'proceed';

describe('whatever the facts are', () => {
  it('following the guards ends on a page that may be entered, without a circle', () => {
    fc.assert(
      fc.property(anyPath, facts, (path, known) => {
        expect(mayEnter(endOf(path, known), known)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('no step can be entered while an earlier one is invalid (GUARD-11)', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const { at } = checkoutOf(known);
        if (mayEnter('/checkout/summary/', known)) expect(at).toBe('summary');
        if (mayEnter('/checkout/payment/', known)) expect(['payment', 'summary']).toContain(at);
        if (mayEnter('/checkout/shipping/', known)) expect(['shipping', 'payment', 'summary']).toContain(at);
      }),
      { numRuns: 2000 },
    );
  });

  it('no guard skips an incomplete step (GUARD-11)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STEPS), facts, (path, known) => {
        const end = STEPS.indexOf(endOf(path, known));
        const reached = STEPS.indexOf(`/checkout/${checkoutOf(known).at}/`);
        if (end > STEPS.indexOf(path)) expect(end).toBeLessThanOrEqual(reached);
      }),
      { numRuns: 2000 },
    );
  });

  it('no step can be entered with a cart that is already an order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STEPS), facts, (path, known) => {
        expect(mayEnter(path, { ...known, cart: { ...known.cart, submitted: true } })).toBe(false);
      }),
    );
  });

  it('an express checkout never shows the payment step, and reaches the summary exactly when shipping is complete (PAY-01, PAY-07)', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const express = { ...known, isExpressAmazon: true, isB2b: false };
        expect(mayEnter('/checkout/payment/', express)).toBe(false);
        const { cart, loginState, hasAddresses, shipperUsable } = express;
        const isComplete =
          cart.positionCount > 0 && !cart.submitted && loginState !== 'logged-out' && hasAddresses && shipperUsable;
        expect(mayEnter('/checkout/summary/', express)).toBe(isComplete);
      }),
      { numRuns: 2000 },
    );
  });

  it('leaving an express checkout without another payment leads back to the payment step if something is to be paid (PAY-08)', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const left = { ...known, isExpressAmazon: false, paymentChosen: false, isB2b: false };
        if (left.cart.basketValue.minor > 0) expect(endOf('/checkout/summary/', left)).not.toBe('/checkout/summary/');
        if (left.cart.basketValue.minor > 0 && checkoutOf({ ...left, isExpressAmazon: true }).at === 'summary')
          expect(endOf('/checkout/summary/', left)).toBe('/checkout/payment/');
      }),
      { numRuns: 2000 },
    );
  });

  it('only customers can enter the account, and other visitors end at the login', () => {
    fc.assert(
      fc.property(facts, (known) => {
        expect(endOf('/myaccount/orders/', known)).toBe(known.loginState === 'customer' ? '/myaccount/orders/' : LOGIN);
        expect(mayEnter(HOME, known)).toBe(true);
      }),
    );
  });

  it('only customers enter a page of the business shop that is not open (GUARD-26, GUARD-30)', () => {
    fc.assert(
      fc.property(anyPath, facts, (path, known) => {
        const visitor = { ...known, isB2b: true };
        if (visitor.loginState !== 'customer' && !isOpenBusinessPage(path))
          expect(pagePathOf(endOf(path, visitor))).toBe(LOGIN);
      }),
    );
  });
});
