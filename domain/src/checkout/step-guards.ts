import { BASKET, CHECKOUT_CONFIRMATION, CHECKOUT_LOGIN, CHECKOUT_PAYMENT, CHECKOUT_SHIPPING, CHECKOUT_SUMMARY, type CheckoutPath, HOME } from '../shared/paths.ts';
import { type CheckoutFacts, isPast, stepsFor } from './checkout.ts';
import { proceed, redirectTo, redirectWithNotice, type GuardResult } from './guard-result.ts';

const sessionExpired = redirectWithNotice('warning', 'shop.error.sessionExpired', HOME);

const isEmpty = ({ cart }: CheckoutFacts): boolean => cart.positionCount === 0;

const hasSession = ({ loginState }: CheckoutFacts): boolean => loginState !== 'logged-out';

const isLoginDone = (facts: CheckoutFacts): boolean => hasSession(facts) || facts.loginOption !== undefined;

const guardLogin = (facts: CheckoutFacts): GuardResult => {
  if (isEmpty(facts)) return redirectTo(BASKET);
  return hasSession(facts) ? redirectTo(CHECKOUT_SHIPPING) : proceed;
};

const guardShipping = (facts: CheckoutFacts): GuardResult => {
  if (isEmpty(facts)) return redirectTo(HOME);
  return isLoginDone(facts) ? proceed : redirectTo(CHECKOUT_LOGIN);
};

const guardPayment = (facts: CheckoutFacts): GuardResult => {
  if (isEmpty(facts)) return facts.loginState === 'guest' || !isLoginDone(facts) ? sessionExpired : redirectTo(HOME);
  if (!isPast('shipping', facts)) return redirectTo(CHECKOUT_SHIPPING);
  return stepsFor(facts).includes('payment') ? proceed : redirectTo(CHECKOUT_SUMMARY);
};

const guardSummary = (facts: CheckoutFacts): GuardResult => {
  if (!isPast('shipping', facts)) return sessionExpired;
  return isPast('payment', facts) ? proceed : redirectTo(CHECKOUT_PAYMENT);
};

const guardConfirmation = ({ storedOrderId }: CheckoutFacts): GuardResult => (storedOrderId === undefined ? redirectTo(HOME) : proceed);

/** A cart that is already an order leads to that order, or home if its id is unknown (specification A8). */
const guardSubmitted = ({ storedOrderId }: CheckoutFacts): GuardResult =>
  storedOrderId === undefined
    ? redirectWithNotice('error', 'vue.checkout.error.orderAlreadySubmitted', HOME)
    : redirectTo(CHECKOUT_CONFIRMATION);

/** Whether one page of the checkout may be entered, given the facts (specification A2). */
export const guardStep = (path: CheckoutPath, facts: CheckoutFacts): GuardResult => {
  switch (path) {
    case BASKET:
      return proceed;
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
