import {
  PrimeCheckoutDocument,
  PrimeMembershipDocument,
  type PrimeMembershipQuery,
  PrimeOfferDocument,
  type PrimeOfferQuery,
} from '../../platform/generated/graphql.ts';
import { personalQuery, publicQuery } from '../../platform/queries/document-query.ts';

export type Offer = PrimeOfferQuery['primeOffer'];
export type Plan = Offer['plans'][number];
export type Membership = PrimeMembershipQuery['primeMembership'];

/** What can be subscribed to. */
export const primeOfferQuery = () => publicQuery('PrimeOffer', PrimeOfferDocument, {});

/** The visitor's own membership; refetched on each visit, because it begins and ends elsewhere. */
export const primeMembershipQuery = () => ({
  ...personalQuery('PrimeMembership', PrimeMembershipDocument, {}),
  staleTime: 0,
});

/** The checkout that this browser has started. */
export const primeCheckoutQuery = () => ({
  ...personalQuery('PrimeCheckout', PrimeCheckoutDocument, {}),
  staleTime: 0,
});
