import { BASKET, CHECKOUT_CONFIRMATION, CHECKOUT_LOGIN, CHECKOUT_PAYMENT, CHECKOUT_SHIPPING, CHECKOUT_SUMMARY, HOME } from '../shared/paths.ts';
import { type CheckoutFacts, isPast, stepsFor } from './checkout.ts';
import { goOn, goTo, goToWith, type Verdict } from './verdict.ts';

/** Pages of the checkout in the order in which a shopper passes them (specification A4). */
export const CHECKOUT_PATHS = [
  BASKET,
  CHECKOUT_LOGIN,
  CHECKOUT_SHIPPING,
  CHECKOUT_PAYMENT,
  CHECKOUT_SUMMARY,
  CHECKOUT_CONFIRMATION,
] as const;

export type CheckoutPath = (typeof CHECKOUT_PATHS)[number];

const sessionExpired = goToWith('warning', 'shop.error.sessionExpired', HOME);

const isEmpty = ({ cart }: CheckoutFacts): boolean => cart.positionCount === 0;

const hasSession = ({ loginState }: CheckoutFacts): boolean => loginState !== 'logged-out';

const isLoginDone = (facts: CheckoutFacts): boolean => hasSession(facts) || facts.loginOption !== undefined;

const guardLogin = (facts: CheckoutFacts): Verdict => {
  if (isEmpty(facts)) return goTo(BASKET);
  return hasSession(facts) ? goTo(CHECKOUT_SHIPPING) : goOn;
};

const guardShipping = (facts: CheckoutFacts): Verdict => {
  if (isEmpty(facts)) return goTo(HOME);
  return isLoginDone(facts) ? goOn : goTo(CHECKOUT_LOGIN);
};

const guardPayment = (facts: CheckoutFacts): Verdict => {
  if (isEmpty(facts)) return facts.loginState === 'guest' || !isLoginDone(facts) ? sessionExpired : goTo(HOME);
  if (!isPast('shipping', facts)) return goTo(CHECKOUT_SHIPPING);
  return stepsFor(facts).includes('payment') ? goOn : goTo(CHECKOUT_SUMMARY);
};

const guardSummary = (facts: CheckoutFacts): Verdict => {
  if (!isPast('shipping', facts)) return sessionExpired;
  return isPast('payment', facts) ? goOn : goTo(CHECKOUT_PAYMENT);
};

const guardConfirmation = ({ storedOrderId }: CheckoutFacts): Verdict => (storedOrderId === undefined ? goTo(HOME) : goOn);

/** A cart that is an order already leads to that order, or home where nobody knows it any more (specification A8). */
const guardSubmitted = ({ storedOrderId }: CheckoutFacts): Verdict =>
  storedOrderId === undefined
    ? goToWith('error', 'vue.checkout.error.orderAlreadySubmitted', HOME)
    : goTo(CHECKOUT_CONFIRMATION);

/** Whether one page of the checkout may be entered as the facts stand (specification A2). */
export const guardStep = (path: CheckoutPath, facts: CheckoutFacts): Verdict => {
  switch (path) {
    case BASKET:
      return goOn;
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
