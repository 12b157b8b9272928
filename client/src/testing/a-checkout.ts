import type { CheckoutFactsPartFragment, CheckoutPartFragment } from '../platform/generated/graphql.ts';
import { aCart, euros } from './a-cart.ts';
import { anAddress } from './an-address.ts';

type Facts = Partial<CheckoutFactsPartFragment>;
type Shipper = CheckoutPartFragment['shippers'][number];
type Method = CheckoutPartFragment['paymentMethods'][number];

/** The guards' facts of a visitor with an empty cart. */
export const checkoutFacts = (overrides: Facts = {}): CheckoutFactsPartFragment => ({
  loginState: 'logged-out',
  loginOption: null,
  isB2b: false,
  isExpressAmazon: false,
  positionCount: 0,
  basketValue: euros(0),
  submitted: false,
  hasAddresses: false,
  shipperUsable: false,
  paymentChosen: false,
  storedOrderId: null,
  shownOrderId: null,
  soldOut: [],
  hasSessionEnded: false,
  isPrimeCheckout: false,
  ...overrides,
});

/** The facts of a customer who may enter every step. */
export const readyFacts = (overrides: Facts = {}): CheckoutFactsPartFragment =>
  checkoutFacts({
    loginState: 'customer',
    positionCount: 1,
    basketValue: euros(200),
    hasAddresses: true,
    shipperUsable: true,
    paymentChosen: true,
    ...overrides,
  });

export const aShipper = (overrides: Partial<Shipper> = {}): Shipper => ({
  code: 'dhl',
  name: 'DHL',
  enabled: true,
  selected: false,
  costs: euros(490),
  surcharge: null,
  notice: null,
  arrives: null,
  ...overrides,
});

export const aMethod = (overrides: Partial<Method> = {}): Method => ({
  id: 'RECHNUNG',
  displayName: 'Rechnung',
  description: 'Zahlbar in 14 Tagen.',
  display: 'RECHNUNG',
  selected: false,
  enabled: true,
  buyerReference: null,
  icons: [],
  additionalInfo: null,
  buttonLabel: null,
  buttonInfo: null,
  isPrepaid: false,
  ...overrides,
});

/** A customer's checkout, filled in up to the summary. */
export const aCheckout = (overrides: Partial<CheckoutPartFragment> = {}): CheckoutPartFragment => ({
  facts: readyFacts(),
  step: 'summary',
  steps: ['basket', 'login', 'shipping', 'payment', 'summary'],
  cart: aCart(),
  email: 'ada@schule.example',
  phone: null,
  deliveryType: 'sameAsBilling',
  billingAddress: anAddress(),
  shippingAddress: null,
  billingAddresses: [anAddress()],
  shippingAddresses: [],
  defaultBillingAddressId: 'a1',
  shippers: [aShipper({ selected: true })],
  speditionFields: [],
  billingEmail: { selected: null, preselected: null },
  shippingEmail: { selected: null, preselected: null },
  orderReference: null,
  costCentre: null,
  orderComment: null,
  newsletterChosen: false,
  paymentMethods: [aMethod({ selected: true })],
  selectedPaymentId: 'RECHNUNG',
  deliveryCountries: ['DE', 'AT', 'CH'],
  seen: 'seen at 6,90 €',
  ...overrides,
});

/** The checkout of a visitor who has not filled in anything. */
export const aNewCheckout = (facts: Facts, overrides: Partial<CheckoutPartFragment> = {}): CheckoutPartFragment =>
  aCheckout({
    facts: readyFacts({
      loginState: 'logged-out',
      hasAddresses: false,
      shipperUsable: false,
      paymentChosen: false,
      ...facts,
    }),
    email: null,
    billingAddress: null,
    billingAddresses: [],
    defaultBillingAddressId: null,
    shippers: [aShipper()],
    selectedPaymentId: null,
    paymentMethods: [aMethod()],
    ...overrides,
  });

/** The shop's replies for this checkout. */
export const checkoutReplies = (checkout: CheckoutPartFragment) => ({
  Cart: () => ({ cart: checkout.cart }),
  Checkout: () => ({ checkout }),
  CheckoutFacts: () => ({ checkoutFacts: checkout.facts }),
});
