import type { CheckoutFacts, CheckoutLoginOption } from '@shop/domain/checkout/checkout';
import type { LoginState } from '@shop/domain/visit/shopper';

import type {
  CheckoutFactsPartFragment,
  CheckoutLoginOption as GraphqlLoginOption,
  LoginState as GraphqlLoginState,
} from '../../platform/generated/graphql.ts';

const LOGIN_STATES: Readonly<Record<GraphqlLoginState, LoginState>> = {
  LOGGED_OUT: 'logged-out',
  GUEST: 'guest',
  CUSTOMER: 'customer',
};
const LOGIN_OPTIONS: Readonly<Record<GraphqlLoginOption, CheckoutLoginOption>> = {
  REGISTER: 'register',
  GUEST: 'guest',
};

/** The facts for the guards, as the domain's type. */
export const factsOf = (result: CheckoutFactsPartFragment): CheckoutFacts => {
  const {
    loginState,
    loginOption,
    positionCount,
    basketValue,
    submitted,
    storedOrderId,
    isB2b,
    isExpressAmazon,
    hasAddresses,
    shipperUsable,
    paymentChosen,
    shownOrderId,
    soldOut,
    hasSessionEnded,
    isPrimeCheckout,
  } = result;
  return {
    loginState: LOGIN_STATES[loginState],
    ...(loginOption === null ? {} : { loginOption: LOGIN_OPTIONS[loginOption] }),
    isB2b,
    isExpressAmazon,
    cart: {
      positionCount,
      submitted,
      basketValue: { minor: basketValue.amount, currency: basketValue.currency },
      soldOut,
    },
    hasAddresses,
    shipperUsable,
    paymentChosen,
    ...(storedOrderId === null ? {} : { storedOrderId }),
    ...(shownOrderId === null ? {} : { shownOrderId }),
    hasSessionEnded,
    isPrimeCheckout,
  };
};
