import { money } from '@shop/domain/shared/money';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { aCart, aPosition, aShipper } from '@shop/domain/testing/a-cart';
import { aCustomer } from '@shop/domain/testing/a-shopper';
import { anAddress } from '@shop/domain/testing/an-address';
import { checkoutFacts } from '@shop/domain/testing/checkout-facts';
import { goOnAfterConfirmation } from '@shop/domain/checkout/finish-checkout';
import { rememberPlacedOrder } from '@shop/domain/checkout/placed-order.slot';
import { describe, expect, it } from 'vitest';
import { seenCartsOfATest } from '../testing/seen-carts-of-a-test.ts';
import { browserAtTheGateway, SIGNED_IN } from '../testing/visitor-sessions.ts';
import type { CartChange } from '@shop/domain/checkout/cart-changes';
import { sent } from '../testing/sent.ts';
import { presentCheckoutFacts } from './present-checkout-facts.ts';
import { presentCheckout } from './present-checkout.ts';
import type { WholeCheckout } from '@shop/domain/checkout/read-whole-checkout';

const OWN = anAddress({ addressId: 'own', isCustomerAddress: true });
const SCHOOL = anAddress({ addressId: 'school', city: 'Hamburg' });
const STATION = anAddress({ addressId: 'station', packstationAddress: true });
const METHOD = {
  paymentId: 'INVOICE',
  displayName: 'Rechnung',
  description: '',
  selected: true,
  enabled: true,
  icons: [],
  isPrepaid: false,
};

const SEEN_CARTS = seenCartsOfATest();

const presented = (said: Partial<WholeCheckout> = {}, storefront = STOREFRONTS.de) => {
  const { visitor } = browserAtTheGateway({ storefront });
  visitor().signedIn(SIGNED_IN, 'customer', false);
  return presentCheckout(
    { cart: aCart(), billing: [], shipping: [], customer: aCustomer(), paymentMethods: [], ...said },
    visitor(),
    SEEN_CARTS,
  );
};

describe('a checkout', () => {
  it('shows the choices so far, and the options', () => {
    const cart = aCart({
      billingAddress: OWN,
      shippingAddress: SCHOOL,
      shippers: [aShipper({ selected: true })],
      speditionFields: [{ name: 'floor', value: '3', required: true }],
      billingEmail: { selected: 'rechnung@schule.de' },
      shippingEmail: { preselected: 'hof@schule.de' },
      orderReference: 'Klasse 4b',
      costCentre: '4711',
      orderComment: 'Bitte klingeln',
      newsletterChosen: true,
      selectedPayment: 'INVOICE',
    });
    expect(
      presented({
        cart,
        billing: [OWN],
        shipping: [SCHOOL, STATION],
        customer: aCustomer({ email: 'anne@schule.de', phone: '030 1' }),
        paymentMethods: [METHOD],
      }),
    ).toMatchObject({
      __typename: 'Checkout',
      step: 'summary',
      steps: ['basket', 'login', 'shipping', 'payment', 'summary'],
      facts: { loginState: 'customer', paymentChosen: true },
      cart: { id: 'cart-1' },
      email: 'anne@schule.de',
      phone: '030 1',
      deliveryType: 'shippingAddress',
      billingAddress: { id: 'own' },
      shippingAddress: { id: 'school' },
      billingAddresses: [{ id: 'own' }],
      shippingAddresses: [{ id: 'school' }, { id: 'station' }],
      defaultBillingAddressId: 'own',
      shippers: [{ code: 'dhl', selected: true, enabled: true }],
      speditionFields: [{ name: 'floor', value: '3', required: true }],
      billingEmail: { selected: 'rechnung@schule.de' },
      shippingEmail: { preselected: 'hof@schule.de' },
      orderReference: 'Klasse 4b',
      costCentre: '4711',
      orderComment: 'Bitte klingeln',
      newsletterChosen: true,
      paymentMethods: [{ id: 'INVOICE' }],
      selectedPaymentId: 'INVOICE',
      deliveryCountries: ['DE', 'AT', 'CH', 'LI', 'IT'],
    });
  });

  it('shows nothing personal to a visitor whom the shop does not know yet', () => {
    expect(presented({ customer: undefined })).toMatchObject({
      email: undefined,
      phone: undefined,
      billingAddress: undefined,
      shippingAddress: undefined,
      defaultBillingAddressId: undefined,
    });
  });

  it('counts a payment method as selected only while it is offered', () => {
    const cart = aCart({ billingAddress: OWN, shippers: [aShipper({ selected: true })], selectedPayment: 'INVOICE' });
    expect([presented({ cart, paymentMethods: [METHOD] }).step, presented({ cart, paymentMethods: [] }).step]).toEqual([
      'summary',
      'payment',
    ]);
  });

  it('uses dhl within Germany only, and only dhl for packstations (SHIP-03, SHIP-04)', () => {
    const shippers = [aShipper({ code: 'dhl' }), aShipper({ code: 'dpd' })];
    const enabled = (cart: Partial<ReturnType<typeof aCart>>) =>
      presented({ cart: aCart({ shippers, ...cart }) })
        .shippers.filter(({ enabled: usable }) => usable)
        .map(({ code }) => code);
    expect(enabled({ billingAddress: OWN })).toEqual(['dhl', 'dpd']);
    expect(enabled({ billingAddress: anAddress({ country: 'AT' }) })).toEqual(['dpd']);
    expect(
      enabled({ billingAddress: OWN, shippingAddress: anAddress({ addressId: 'vienna', country: 'AT' }) }),
    ).toEqual(['dpd']);
    expect(enabled({ billingAddress: OWN, shippingAddress: STATION })).toEqual(['dhl']);
    expect(enabled({ deliveryCountry: 'AT' })).toEqual(['dpd']);
  });

  it('has no payment step on the business shop, and starts with another address than the customer’s', () => {
    const { steps, defaultBillingAddressId } = presented({ billing: [OWN, SCHOOL] }, STOREFRONTS['b2b-de']);
    expect([steps, defaultBillingAddressId]).toEqual([['basket', 'login', 'shipping', 'summary'], 'school']);
  });

  it('knows the order that was just placed, and afterwards the one that was shown', () => {
    const { visitor } = browserAtTheGateway();
    const storedOrderId = () =>
      presentCheckout(
        { cart: aCart(), billing: [], shipping: [], customer: undefined, paymentMethods: [] },
        visitor(),
        SEEN_CARTS,
      ).facts.storedOrderId;
    expect(storedOrderId()).toBeUndefined();
    rememberPlacedOrder(visitor(), '400000001', undefined);
    expect(storedOrderId()).toBe('400000001');
    goOnAfterConfirmation(visitor(), { loginState: 'logged-out' });
    rememberPlacedOrder(visitor(), '400000002', undefined);
    expect(storedOrderId()).toBe('400000002');
    goOnAfterConfirmation(visitor(), { loginState: 'logged-out' });
    expect(storedOrderId()).toBe('400000002');
  });
});

describe('what the summary shows above the order button', () => {
  it('is each line with its total, what vouchers and promotions save, the delivery costs, and the total', () => {
    const cart = aCart({
      positions: [aPosition({ quantity: 2 })],
      freeArticles: [aPosition({ id: 'free', name: 'Lineal', pricePerUnit: money(0) })],
      shippingCost: money(495),
      vouchers: [{ code: 'SCHULE10', name: '10 %', status: 'applied', saving: money(55) }],
      promotionsSaving: money(120),
    });
    expect(SEEN_CARTS.read(presented({ cart }).seen)).toEqual({
      total: money(1_493),
      shippingCost: money(495),
      positionCount: 1,
      articleCount: 2,
      lines: [
        { positionId: 'position-1', name: 'Schulheft A4 liniert', quantity: 2, total: money(998) },
        { positionId: 'free', name: 'Lineal', quantity: 1, total: money(0) },
      ],
      vouchers: [{ code: 'SCHULE10', saving: money(55) }],
      promotionsSaving: money(120),
    });
  });

  it('has no delivery costs if the shop states none', () => {
    expect(SEEN_CARTS.read(presented().seen)).not.toHaveProperty('shippingCost');
  });
});

it('gives the guards their facts', () => {
  const { language: _ofGuards, ...facts } = checkoutFacts({
    loginState: 'logged-out',
    loginOption: 'guest',
    isB2b: true,
    hasAddresses: false,
    storedOrderId: '400000001',
    shownOrderId: '400000000',
    hasSessionEnded: true,
    isPrimeCheckout: true,
    cart: { submitted: true, soldOut: ['Heft'] },
  });
  expect(presentCheckoutFacts(facts)).toEqual({
    loginState: 'logged-out',
    loginOption: 'guest',
    isB2b: true,
    isExpressAmazon: false,
    isPrimeCheckout: true,
    positionCount: 2,
    basketValue: money(1_998),
    submitted: true,
    hasAddresses: false,
    shipperUsable: true,
    paymentChosen: true,
    storedOrderId: '400000001',
    shownOrderId: '400000000',
    soldOut: ['Heft'],
    hasSessionEnded: true,
  });
});

describe('a change of the cart', () => {
  const line = { positionId: 'position-1', name: 'Schulheft' };
  const absent = { positionId: null, name: null, was: null, is: null, countWas: null, countIs: null };
  const document = `mutation { placeOrder(input: { cartId: "cart-1", seen: "" }) {
    ... on CartChanged { changes { what positionId name was { text } is { text } countWas countIs } }
  } }`;

  it.each<[CartChange, Partial<Record<keyof typeof absent, unknown>>]>([
    [
      { what: 'total', was: money(998), is: money(1_497) },
      { was: { text: '9,98\u00a0€' }, is: { text: '14,97\u00a0€' } },
    ],
    [
      { what: 'article-count', countWas: 2, countIs: 3 },
      { countWas: 2, countIs: 3 },
    ],
    [
      { what: 'line-quantity', countWas: 2, countIs: 3, ...line },
      { ...line, countWas: 2, countIs: 3 },
    ],
    [
      { what: 'line-price', was: money(499), is: money(599), ...line },
      { ...line, was: { text: '4,99\u00a0€' }, is: { text: '5,99\u00a0€' } },
    ],
    [
      { what: 'line-added', countIs: 3, ...line },
      { ...line, countIs: 3 },
    ],
    [
      { what: 'line-removed', countWas: 2, ...line },
      { ...line, countWas: 2 },
    ],
  ])('is written in the storefront’s format: %j', async (change, expected) => {
    const { placeOrder } = await sent(document, { placeOrder: { __typename: 'CartChanged', changes: [change] } });
    expect(placeOrder).toEqual({ changes: [{ ...absent, what: change.what, ...expected }] });
  });
});
