import type { CheckoutFacts } from '@shop/domain/checkout/checkout';

import { request } from '../../platform/transport/request.ts';
import { CheckoutFactsDocument } from '../../platform/generated/graphql.ts';
import { placedOrderId } from '../orders/model/placed-order.ts';
import { factsOf } from './checkout-facts.ts';

/**
 * Fetches the facts for the guards, never from a cache. The order that this tab has just placed counts even if another tab has
 * tidied up behind it. It does not count for a cart that is an order already: it may be the order of another cart.
 */
export const fetchCheckoutFacts = async (): Promise<CheckoutFacts> => {
  const facts = factsOf((await request('CheckoutFacts', CheckoutFactsDocument, {})).checkoutFacts);
  const storedOrderId = facts.storedOrderId ?? (facts.cart.submitted ? undefined : placedOrderId());
  return storedOrderId === undefined ? facts : { ...facts, storedOrderId };
};
