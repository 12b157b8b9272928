import {
  BASKET,
  CHECKOUT_CONFIRMATION,
  CHECKOUT_LOGIN,
  CHECKOUT_PAYMENT,
  CHECKOUT_SHIPPING,
  CHECKOUT_SUMMARY,
  type CheckoutPath,
  HOME,
} from '../shared/paths.ts';
import { type CheckoutFacts, isPast, stepsFor } from './checkout.ts';
import { type EmptyCartCause, emptyCartCauseOf, emptyCartNotice } from './empty-cart.ts';
import { proceed, type Redirect, redirectTo, redirectWithNotice, type GuardResult } from '../shared/guard-result.ts';

const sessionExpired = redirectWithNotice('warning', 'shop.error.sessionExpired', HOME);

const isEmpty = ({ cart }: CheckoutFacts): boolean => cart.positionCount === 0;

const hasSession = ({ loginState }: CheckoutFacts): boolean => loginState !== 'logged-out';

const isLoginDone = (facts: CheckoutFacts): boolean => hasSession(facts) || facts.loginOption !== undefined;

/** Leaves a step that has nothing to order, and says why. */
const leaveEmptyCart = (cause: EmptyCartCause, path: string): Redirect => {
  const { kind, messageKey, values } = emptyCartNotice(cause);
  return redirectWithNotice(kind, messageKey, path, values);
};

const leaveForHome = (facts: CheckoutFacts): Redirect => leaveEmptyCart(emptyCartCauseOf(facts), HOME);

/** A shopper without an account had a cart to get as far as this: if nothing else is known, their session has expired (GUARD-06). */
const leaveLateStep = (facts: CheckoutFacts): Redirect => {
  const cause = emptyCartCauseOf(facts);
  const isLost = facts.loginState === 'guest' || !isLoginDone(facts);
  return cause.because === 'nothing-chosen' && isLost ? sessionExpired : leaveEmptyCart(cause, HOME);
};

/** The basket says itself that it is empty, and what is sold out. */
const leaveForBasket = (facts: CheckoutFacts): Redirect => {
  const cause = emptyCartCauseOf(facts);
  return cause.because === 'nothing-chosen' || cause.because === 'sold-out'
    ? redirectTo(BASKET)
    : leaveEmptyCart(cause, BASKET);
};

const guardLogin = (facts: CheckoutFacts): GuardResult => {
  if (isEmpty(facts)) return leaveForBasket(facts);
  return hasSession(facts) ? redirectTo(CHECKOUT_SHIPPING) : proceed;
};

const guardShipping = (facts: CheckoutFacts): GuardResult => {
  if (isEmpty(facts)) return leaveForHome(facts);
  return isLoginDone(facts) ? proceed : redirectTo(CHECKOUT_LOGIN);
};

const guardPayment = (facts: CheckoutFacts): GuardResult => {
  if (isEmpty(facts)) return leaveLateStep(facts);
  if (!isPast('shipping', facts)) return redirectTo(CHECKOUT_SHIPPING);
  return stepsFor(facts).includes('payment') ? proceed : redirectTo(CHECKOUT_SUMMARY);
};

const guardSummary = (facts: CheckoutFacts): GuardResult => {
  if (isEmpty(facts)) return leaveLateStep(facts);
  if (!isPast('shipping', facts)) return sessionExpired;
  return isPast('payment', facts) ? proceed : redirectTo(CHECKOUT_PAYMENT);
};

const guardConfirmation = ({ storedOrderId }: CheckoutFacts): GuardResult =>
  storedOrderId === undefined ? redirectTo(HOME) : proceed;

/** A cart that is already an order leads to that order, or home if its id is unknown (SUBM-03). */
const guardSubmitted = ({ storedOrderId }: CheckoutFacts): GuardResult =>
  storedOrderId === undefined
    ? redirectWithNotice('error', 'vue.checkout.error.orderAlreadySubmitted', HOME)
    : redirectTo(CHECKOUT_CONFIRMATION);

/** Whether one page of the checkout may be entered, given the facts (GUARD-11). */
export const guardStep = (path: CheckoutPath, facts: CheckoutFacts): GuardResult => {
  switch (path) {
    case BASKET:
      return facts.cart.submitted ? guardSubmitted(facts) : proceed;
    case CHECKOUT_CONFIRMATION:
      return guardConfirmation(facts);
    case CHECKOUT_LOGIN:
      return facts.cart.submitted ? guardSubmitted(facts) : guardLogin(facts);
    case CHECKOUT_SHIPPING:
      return facts.cart.submitted ? guardSubmitted(facts) : guardShipping(facts);
    case CHECKOUT_PAYMENT:
      return facts.cart.submitted ? guardSubmitted(facts) : guardPayment(facts);
    case CHECKOUT_SUMMARY:
      return facts.cart.submitted ? guardSubmitted(facts) : guardSummary(facts);
  }
};
