import type { Cart } from '../carts/cart.ts';
import type { OrderId } from '../shared/shop-id.ts';
import type { PaymentMethod } from '../payments/payment.ts';
import { isPaymentStepNeeded } from '../payments/payment-rules.ts';
import type { CartId, LoginState, Shopper } from '../visit/shopper.ts';
import type { Money } from '../shared/money.ts';
import { withNotices } from '../shippers/shipper-rules.ts';
import { deliverySituationOf } from '../addresses/delivery-type.ts';

/** How a visitor without a session wants to check out (AUTH-18). */
export type CheckoutLoginOption = 'register' | 'guest';

/** What upstream and session store about a checkout; everything else is derived from it. */
export interface CheckoutFacts {
  readonly loginState: LoginState;
  readonly loginOption?: CheckoutLoginOption;
  readonly isB2b: boolean;
  readonly isExpressAmazon: boolean;
  readonly cart: {
    readonly positionCount: number;
    readonly basketValue: Money;
    readonly submitted: boolean;
    /** Names of the articles in it that are sold out. They do not count as positions. */
    readonly soldOut: readonly string[];
  };
  readonly hasAddresses: boolean;
  /** A carrier is selected and allowed for these addresses. */
  readonly shipperUsable: boolean;
  /** A payment method is selected and still offered. */
  readonly paymentChosen: boolean;
  /** The order that this session placed or was shown last. If the cart itself is an order, only that one. */
  readonly storedOrderId?: OrderId;
  /** The order whose confirmation this session was shown last: it is certainly placed. */
  readonly shownOrderId?: OrderId;
  /** A session, or the cart in it, turned out to be over when these facts were read. */
  readonly hasSessionEnded?: boolean;
  /** The visitor has started the Prime checkout (ENT-09). */
  readonly isPrimeCheckout?: boolean;
}

/** The order that a session stores until its confirmation was shown, and the cart that became it. */
export interface StoredOrder {
  readonly orderId: OrderId;
  readonly cartId: CartId;
}

export const CHECKOUT_STEPS = ['basket', 'login', 'shipping', 'payment', 'summary'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** Everything is chosen: only such a checkout can become an order. */
export interface ReadyCheckout {
  readonly at: 'summary';
  readonly basketValue: Money;
  readonly login: 'guest' | 'customer';
  readonly pays: boolean;
}

/** Where a shopper is: the first step that is not complete. Derived from the facts, never stored with them. */
export type Checkout =
  | { readonly at: 'basket' }
  | { readonly at: 'login'; readonly basketValue: Money }
  | { readonly at: 'shipping'; readonly basketValue: Money; readonly login: CheckoutLoginOption | 'customer' }
  | { readonly at: 'payment'; readonly basketValue: Money; readonly login: 'guest' | 'customer' }
  | ReadyCheckout;

const needsPayment = (facts: CheckoutFacts): boolean =>
  isPaymentStepNeeded({
    basketValue: facts.cart.basketValue,
    isB2b: facts.isB2b,
    isExpressAmazon: facts.isExpressAmazon,
  });

export const checkoutOf = (facts: CheckoutFacts): Checkout => {
  const { cart, loginState, loginOption, hasAddresses, shipperUsable, paymentChosen } = facts;
  const { basketValue } = cart;
  if (cart.positionCount === 0 || cart.submitted) return { at: 'basket' };
  if (loginState === 'logged-out') {
    return loginOption === undefined
      ? { at: 'login', basketValue }
      : { at: 'shipping', basketValue, login: loginOption };
  }
  if (!hasAddresses || !shipperUsable) return { at: 'shipping', basketValue, login: loginState };
  const pays = needsPayment(facts);
  if (pays && !paymentChosen) return { at: 'payment', basketValue, login: loginState };
  return { at: 'summary', basketValue, login: loginState, pays };
};

/** The steps of this checkout in order; without the payment step if there is nothing to choose in it. */
export const stepsFor = (facts: CheckoutFacts): readonly CheckoutStep[] =>
  CHECKOUT_STEPS.filter((step) => step !== 'payment' || needsPayment(facts));

/** Whether a step and all earlier ones are complete, so that a shopper may continue to the next. */
export const isPast = (step: CheckoutStep, facts: CheckoutFacts): boolean =>
  CHECKOUT_STEPS.indexOf(checkoutOf(facts).at) > CHECKOUT_STEPS.indexOf(step);

const isShipperUsable = (cart: Cart): boolean =>
  withNotices(cart.shippers, deliverySituationOf(cart)).some(({ selected, enabled }) => selected && enabled);

const isPaymentChosen = ({ selectedPayment }: Cart, methods: readonly PaymentMethod[] | undefined): boolean =>
  selectedPayment !== undefined &&
  (methods === undefined || methods.some(({ paymentId, enabled }) => paymentId === selectedPayment && enabled));

const soldOutIn = ({ positions, catalogs }: Cart): readonly string[] =>
  [...positions, ...catalogs].filter(({ quantity }) => quantity === 0).map(({ name }) => name);

/** The order to confirm. A submitted cart is never confirmed by another cart's order. */
const orderIdOf = ({
  cart,
  storedOrder,
  shownOrderId,
}: {
  readonly cart: Cart;
  readonly storedOrder?: StoredOrder | undefined;
  readonly shownOrderId?: OrderId | undefined;
}): OrderId | undefined => {
  if (!cart.submitted) return storedOrder?.orderId ?? shownOrderId;
  return cart.submittedAs ?? (storedOrder?.cartId === cart.id ? storedOrder.orderId : undefined);
};

/** Reads the facts from a cart and its shopper. Without the payment methods, the one selected in the cart counts as offered. */
export const checkoutFactsOf = (known: {
  readonly cart: Cart;
  readonly shopper: Shopper;
  readonly loginOption?: CheckoutLoginOption | undefined;
  readonly storedOrder?: StoredOrder | undefined;
  /** The order whose confirmation was shown last; irrelevant for a cart that was submitted since. */
  readonly shownOrderId?: OrderId | undefined;
  readonly paymentMethods?: readonly PaymentMethod[] | undefined;
  readonly isExpressAmazon?: boolean | undefined;
  readonly isPrimeCheckout?: boolean | undefined;
  readonly hasSessionEnded?: boolean | undefined;
}): CheckoutFacts => {
  const {
    cart,
    shopper,
    loginOption,
    shownOrderId,
    paymentMethods,
    isExpressAmazon = false,
    isPrimeCheckout = false,
    hasSessionEnded = false,
  } = known;
  const storedOrderId = orderIdOf(known);
  return {
    loginState: shopper.loginState,
    ...(loginOption === undefined ? {} : { loginOption }),
    isB2b: shopper.storefront.isB2b,
    isExpressAmazon,
    cart: {
      positionCount: cart.positionCount,
      basketValue: cart.basketValue,
      submitted: cart.submitted,
      soldOut: soldOutIn(cart),
    },
    hasAddresses: cart.billingAddress !== undefined,
    shipperUsable: isShipperUsable(cart),
    paymentChosen: isPaymentChosen(cart, paymentMethods),
    ...(storedOrderId === undefined ? {} : { storedOrderId }),
    ...(shownOrderId === undefined ? {} : { shownOrderId }),
    ...(hasSessionEnded ? { hasSessionEnded } : {}),
    ...(isPrimeCheckout ? { isPrimeCheckout } : {}),
  };
};
