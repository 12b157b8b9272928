import type { CheckoutFacts } from '@shop/domain/checkout/checkout';

import type { CheckoutFactsPartFragment } from '../../platform/generated/graphql.ts';

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
    loginState,
    ...(loginOption === null ? {} : { loginOption }),
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
