import type { CheckoutFacts } from '@shop/domain/checkout/checkout';
import type { CheckoutFactsType } from './checkout-facts.types.ts';

export const presentCheckoutFacts = ({
  cart: { positionCount, basketValue, submitted, soldOut },
  hasSessionEnded = false,
  isPrimeCheckout = false,
  ...facts
}: CheckoutFacts): CheckoutFactsType => ({
  ...facts,
  positionCount,
  basketValue,
  submitted,
  soldOut,
  hasSessionEnded,
  isPrimeCheckout,
});
