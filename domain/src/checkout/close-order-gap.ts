import type { OrderGap } from '../orders/order-gap.ts';
import { pathWithoutPayment } from './after-payment.ts';
import { NOT_POSSIBLE } from '../payments/payment-end.ts';
import { BASKET, CHECKOUT_PAYMENT, CHECKOUT_SHIPPING } from '../shared/paths.ts';
import { type CheckoutFacts, checkoutOf } from './checkout.ts';
import { type Redirect, redirectTo, redirectWithNotice } from '../shared/guard-result.ts';

/** What the facts show to be missing; undefined if nothing is, or if nobody is signed in. */
export const orderGapOf = (facts: CheckoutFacts): OrderGap | undefined => {
  switch (checkoutOf(facts).at) {
    case 'basket':
      return 'articles';
    case 'shipping':
      return facts.hasAddresses ? 'carrier' : 'address';
    case 'payment':
      return 'payment';
    case 'login':
    case 'summary':
      return undefined;
  }
};

/** The page on which a shopper supplies what is missing, and the reason why nothing was ordered. The payment step has its reason in its own URL. */
export const closeOrderGap = (gap: OrderGap | undefined): Redirect => {
  switch (gap) {
    case 'articles':
      return redirectWithNotice('warning', 'shop.order.missing.articles', BASKET);
    case 'address':
      return redirectWithNotice('warning', 'shop.order.missing.address', CHECKOUT_SHIPPING);
    case 'carrier':
      return redirectWithNotice('warning', 'shop.order.missing.carrier', CHECKOUT_SHIPPING);
    case 'carrier-details':
      return redirectWithNotice('warning', 'shop.order.missing.carrierDetails', CHECKOUT_SHIPPING);
    case 'payment':
      return redirectTo(pathWithoutPayment('cart', NOT_POSSIBLE));
    case 'buyer-reference':
      return redirectWithNotice('warning', 'shop.payment.buyerReference.required', CHECKOUT_PAYMENT);
    case undefined:
      return redirectWithNotice('warning', 'shop.order.notReady', CHECKOUT_SHIPPING);
  }
};
