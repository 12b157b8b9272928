import { personalQuery } from '../../platform/queries/document-query.ts';
import { CheckoutDocument, CheckoutLimitsDocument } from '../../platform/generated/graphql.ts';

/** All that the steps of the checkout show. Asked anew at each step: what another tab changed must show. */
export const checkoutQuery = { ...personalQuery('Checkout', CheckoutDocument, {}), staleTime: 0 };

/** Ways to pay and countries, for the basket. */
export const limitsQuery = personalQuery('CheckoutLimits', CheckoutLimitsDocument, {});
