import { CheckoutDocument, CheckoutLimitsDocument } from '../../platform/generated/graphql.ts';
import { personalQuery } from '../../platform/queries/document-query.ts';

/** The data of all checkout steps. Refetched at each step, so that changes from other tabs show. */
export const checkoutQuery = { ...personalQuery('Checkout', CheckoutDocument, {}), staleTime: 0 };

/** Payment methods and delivery countries, for the basket. */
export const limitsQuery = personalQuery('CheckoutLimits', CheckoutLimitsDocument, {});
