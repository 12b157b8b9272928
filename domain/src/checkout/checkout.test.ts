import { describe, expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import { anAddress } from '../testing/an-address.ts';
import { aCart, aPosition, aShipper } from '../testing/a-cart.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { checkoutFacts } from '../testing/checkout-facts.ts';
import { STOREFRONTS } from '../storefronts/storefront.ts';
import type { PaymentMethod } from '../payments/payment.ts';
import { checkoutFactsOf, checkoutOf, isPast, stepsFor } from './checkout.ts';

const payless = { basketValue: money(0) };

describe('where a shopper stands', () => {
  it.each([
    ['basket', checkoutFacts({ cart: { positionCount: 0 } })],
    ['basket', checkoutFacts({ cart: { submitted: true } })],
    ['login', checkoutFacts({ loginState: 'logged-out' })],
    ['shipping', checkoutFacts({ loginState: 'logged-out', loginOption: 'register' })],
    ['shipping', checkoutFacts({ hasAddresses: false })],
    ['shipping', checkoutFacts({ shipperUsable: false })],
    ['payment', checkoutFacts({ paymentChosen: false })],
    ['summary', checkoutFacts()],
    ['summary', checkoutFacts({ paymentChosen: false, cart: payless })],
    ['summary', checkoutFacts({ paymentChosen: false, isB2b: true })],
    ['summary', checkoutFacts({ paymentChosen: false, isExpressAmazon: true })],
  ] as const)('is the %s, the first step that is not complete (GUARD-11)', (at, facts) => {
    expect(checkoutOf(facts).at).toBe(at);
  });

  it('includes everything that is decided by then', () => {
    expect(checkoutOf(checkoutFacts({ loginState: 'guest' }))).toEqual({
      at: 'summary',
      basketValue: money(1998),
      login: 'guest',
      pays: true,
    });
    expect(checkoutOf(checkoutFacts({ cart: payless }))).toMatchObject({ at: 'summary', pays: false });
  });
});

it('leaves the payment step out if there is nothing to choose in it (PAY-01)', () => {
  expect(stepsFor(checkoutFacts())).toEqual(['basket', 'login', 'shipping', 'payment', 'summary']);
  expect(stepsFor(checkoutFacts({ isB2b: true }))).toEqual(['basket', 'login', 'shipping', 'summary']);
});

it('skips the payment step, but never the summary', () => {
  expect(isPast('payment', checkoutFacts({ paymentChosen: false, cart: payless }))).toBe(true);
  expect(isPast('summary', checkoutFacts())).toBe(false);
});

describe('the facts of a cart', () => {
  const shopper = aShopper({ loginState: 'customer' });
  const billingAddress = anAddress();
  const dhl = aShipper({ selected: true });
  const card: PaymentMethod = {
    paymentId: 'CREDIT_CARD',
    displayName: 'Kreditkarte',
    description: '',
    selected: true,
    enabled: true,
    icons: [],
    isPrepaid: false,
  };

  it('are complete once addresses, carrier and payment method are selected', () => {
    const cart = aCart({ billingAddress, shippers: [dhl], selectedPayment: 'CREDIT_CARD' });
    expect(checkoutFactsOf({ cart, shopper, paymentMethods: [card] })).toStrictEqual({
      loginState: 'customer',
      isB2b: false,
      isExpressAmazon: false,
      cart: { positionCount: 1, basketValue: money(499), submitted: false, soldOut: [] },
      hasAddresses: true,
      shipperUsable: true,
      paymentChosen: true,
    });
  });

  it('ignore a carrier that cannot be used for these addresses (SHIP-04)', () => {
    const cart = aCart({ billingAddress: anAddress({ country: 'AT' }), shippers: [dhl] });
    expect(checkoutFactsOf({ cart, shopper }).shipperUsable).toBe(false);
  });

  it('ignore a usable carrier that is not selected', () => {
    expect(checkoutFactsOf({ cart: aCart({ billingAddress, shippers: [aShipper()] }), shopper }).shipperUsable).toBe(
      false,
    );
    expect(
      checkoutFactsOf({ cart: aCart({ billingAddress, shippers: [aShipper({ code: 'dpd' }), dhl] }), shopper })
        .shipperUsable,
    ).toBe(true);
  });

  it('have no address until the cart has a billing address', () => {
    expect(checkoutFactsOf({ cart: aCart(), shopper }).hasAddresses).toBe(false);
  });

  it('trust the selected payment method if the offered ones are unknown', () => {
    expect(checkoutFactsOf({ cart: aCart({ selectedPayment: 'CREDIT_CARD' }), shopper }).paymentChosen).toBe(true);
    expect(checkoutFactsOf({ cart: aCart(), shopper }).paymentChosen).toBe(false);
  });

  it('ignore a payment method that is no longer offered', () => {
    const cart = aCart({ billingAddress, shippers: [dhl], selectedPayment: 'CREDIT_CARD' });
    expect(checkoutFactsOf({ cart, shopper, paymentMethods: [] }).paymentChosen).toBe(false);
    expect(checkoutFactsOf({ cart, shopper, paymentMethods: [{ ...card, enabled: false }] }).paymentChosen).toBe(false);
    expect(checkoutFactsOf({ cart, shopper, paymentMethods: [{ ...card, paymentId: 'INVOICE' }] }).paymentChosen).toBe(
      false,
    );
  });

  it('include the order of a submitted cart even if the session does not know it', () => {
    const cart = aCart({ submitted: true, submittedAs: 'order-1' });
    expect(checkoutFactsOf({ cart, shopper }).storedOrderId).toBe('order-1');
    const earlier = { orderId: 'order-0', cartId: 'cart-0' };
    expect(checkoutFactsOf({ cart: aCart(), shopper, storedOrder: earlier }).storedOrderId).toBe('order-0');
    expect(checkoutFactsOf({ cart: aCart(), shopper, shownOrderId: 'order-9' }).storedOrderId).toBe('order-9');
    expect(
      checkoutFactsOf({ cart: aCart(), shopper, storedOrder: earlier, shownOrderId: 'order-9' }).storedOrderId,
    ).toBe('order-0');
    expect(
      checkoutFactsOf({ cart: aCart({ submitted: true }), shopper, shownOrderId: 'order-9' }).storedOrderId,
    ).toBeUndefined();
  });

  it('never confuse another cart’s order with that of a submitted one, even if the shop does not return its number', () => {
    const cart = aCart({ id: 'cart-2', submitted: true });
    expect(
      checkoutFactsOf({ cart, shopper, storedOrder: { orderId: 'order-1', cartId: 'cart-1' } }).storedOrderId,
    ).toBeUndefined();
    expect(
      checkoutFactsOf({ cart, shopper, storedOrder: { orderId: 'order-2', cartId: 'cart-2' } }).storedOrderId,
    ).toBe('order-2');
    expect(
      checkoutFactsOf({
        cart: { ...cart, submittedAs: 'order-2' },
        shopper,
        storedOrder: { orderId: 'order-1', cartId: 'cart-1' },
      }).storedOrderId,
    ).toBe('order-2');
  });

  it('name what is sold out, without gifts that the shop adds', () => {
    const soldOut = {
      positions: [aPosition({ name: 'Heft', quantity: 0 }), aPosition({ name: 'Stift' })],
      catalogs: [aPosition({ name: 'Katalog', quantity: 0 })],
      freeArticles: [aPosition({ name: 'Lineal', quantity: 0 })],
    };
    expect(checkoutFactsOf({ cart: aCart(soldOut), shopper }).cart.soldOut).toEqual(['Heft', 'Katalog']);
  });

  it('include the order that was shown, and that the session has ended', () => {
    expect(checkoutFactsOf({ cart: aCart(), shopper, shownOrderId: 'order-9', hasSessionEnded: true })).toMatchObject({
      shownOrderId: 'order-9',
      hasSessionEnded: true,
    });
    expect(
      checkoutFactsOf({ cart: aCart(), shopper, storedOrder: { orderId: 'order-0', cartId: 'cart-0' } }).shownOrderId,
    ).toBeUndefined();
  });

  it('include the storefront’s business flag and the session’s login option', () => {
    const business = aShopper({ storefront: STOREFRONTS['b2b-de'] });
    expect(
      checkoutFactsOf({ cart: aCart(), shopper: business, loginOption: 'guest', isExpressAmazon: true }),
    ).toMatchObject({
      isB2b: true,
      loginOption: 'guest',
      isExpressAmazon: true,
    });
  });
});
