import type { CheckoutFacts } from '@shop/domain/checkout/checkout';

import { CheckoutFactsDocument } from '../../platform/generated/graphql.ts';
import { request } from '../../platform/transport/request.ts';
import { placedOrderId } from '../orders/model/placed-order.ts';
import { factsOf } from './checkout-facts.ts';

/**
 * Fetches the facts for the guards, never from a cache. The order that this tab has just placed counts even if another tab has
 * already cleaned up after it. It does not count if the current cart is already ordered: it may belong to another cart.
 */
export const fetchCheckoutFacts = async (): Promise<CheckoutFacts> => {
  const facts = factsOf((await request('CheckoutFacts', CheckoutFactsDocument, {})).checkoutFacts);
  const storedOrderId = facts.storedOrderId ?? (facts.cart.submitted ? undefined : placedOrderId());
  return storedOrderId === undefined ? facts : { ...facts, storedOrderId };
};
