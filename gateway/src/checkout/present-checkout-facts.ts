import type { CheckoutFacts } from '@shop/domain/checkout/checkout';
import type { CheckoutFactsType } from './checkout-facts.types.ts';

export const presentCheckoutFacts = ({ cart, ...facts }: CheckoutFacts): CheckoutFactsType => ({
  loginState: facts.loginState,
  loginOption: facts.loginOption,
  isB2b: facts.isB2b,
  isExpressAmazon: facts.isExpressAmazon,
  positionCount: cart.positionCount,
  basketValue: cart.basketValue,
  submitted: cart.submitted,
  hasAddresses: facts.hasAddresses,
  shipperUsable: facts.shipperUsable,
  paymentChosen: facts.paymentChosen,
  storedOrderId: facts.storedOrderId,
  shownOrderId: facts.shownOrderId,
  soldOut: cart.soldOut,
  hasSessionEnded: facts.hasSessionEnded === true,
  isPrimeCheckout: facts.isPrimeCheckout === true,
});
