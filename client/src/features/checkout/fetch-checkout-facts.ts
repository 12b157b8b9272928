import type { CheckoutFacts } from '@shop/domain/checkout/checkout';

import { CheckoutFactsDocument } from '../../platform/generated/graphql.ts';
import { isSessionOver } from '../../platform/session/page-session.ts';
import { request } from '../../platform/transport/request.ts';
import { placedOrderId } from '../orders/model/placed-order.ts';
import { factsOf } from './checkout-facts.ts';

/**
 * Fetches the facts for the guards, never from a cache. The order that this tab has just placed counts even if another tab has
 * already cleaned up after it. It does not count if the current cart is already ordered: it may belong to another cart. An
 * earlier request of the page may have noticed that the session has ended.
 */
export const fetchCheckoutFacts = async (): Promise<CheckoutFacts> => {
  const known = factsOf((await request('CheckoutFacts', CheckoutFactsDocument, {})).checkoutFacts);
  const facts = { ...known, hasSessionEnded: known.hasSessionEnded === true || isSessionOver() };
  const storedOrderId = facts.storedOrderId ?? (facts.cart.submitted ? undefined : placedOrderId());
  return storedOrderId === undefined ? facts : { ...facts, storedOrderId };
};
