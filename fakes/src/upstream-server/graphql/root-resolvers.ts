import { addressResolvers } from '../addresses/address-resolvers.ts';
import { businessResolvers } from '../businesses/business-resolvers.ts';
import { cartResolvers } from '../carts/cart-resolvers.ts';
import { catalogueResolvers } from '../catalogue/catalogue-resolvers.ts';
import { contentResolvers } from '../content/content-resolvers.ts';
import { customerResolvers } from '../customers/customer-resolvers.ts';
import { passwordResolvers } from '../customers/password-resolvers.ts';
import { dealResolvers } from '../deals/deal-resolvers.ts';
import { documentResolvers } from '../documents/document-resolvers.ts';
import { orderResolvers } from '../orders/order-resolvers.ts';
import { parameterResolvers } from '../parameters/parameter-resolvers.ts';
import { expressPaymentResolvers } from '../payments/express-payment-resolvers.ts';
import { paymentResolvers } from '../payments/payment-resolvers.ts';
import { primeResolvers } from '../prime/prime-resolvers.ts';
import { reviewResolvers } from '../reviews/review-resolvers.ts';
import { returnResolvers } from '../returns/return-resolvers.ts';
import { searchResolvers } from '../search/search-resolvers.ts';
import { sessionResolvers } from '../sessions/session-resolvers.ts';
import { shipperResolvers } from '../shippers/shipper-resolvers.ts';
import { trackingResolvers } from '../tracking/tracking-resolvers.ts';
import { contactRequestResolvers } from '../contact-requests/contact-request-resolvers.ts';
import { cancellationResolvers } from '../cancellations/cancellation-resolvers.ts';
import { entryResolvers } from '../wishlists/entry-resolvers.ts';
import { sharedWishlistResolvers } from '../wishlists/shared-wishlist-resolvers.ts';
import { competitionResolvers } from '../competitions/competition-resolvers.ts';
import { newsletterResolvers } from '../newsletter/newsletter-resolvers.ts';
import { orderFormResolvers } from '../order-forms/order-form-resolvers.ts';
import { stockAlertResolvers } from '../stock-alerts/stock-alert-resolvers.ts';
import { teaserListResolvers } from '../wishlists/teaser-list-resolvers.ts';
import { wishlistResolvers } from '../wishlists/wishlist-resolvers.ts';
import { withdrawalResolvers } from '../withdrawals/withdrawal-resolvers.ts';
import { refusalResult } from '../faults/operation-faults.ts';
import type { ResolverContext } from './resolver-context.ts';
import type { FieldName, Resolvers } from './resolver-types.ts';
import { authorize } from './authorize.ts';

/** A field of the schema without a resolver does not compile. */
const RESOLVERS: Resolvers<FieldName> = {
  ...sessionResolvers,
  ...customerResolvers,
  ...passwordResolvers,
  ...addressResolvers,
  ...businessResolvers,
  ...cartResolvers,
  ...dealResolvers,
  ...shipperResolvers,
  ...paymentResolvers,
  ...expressPaymentResolvers,
  ...orderResolvers,
  ...primeResolvers,
  ...returnResolvers,
  ...catalogueResolvers,
  ...searchResolvers,
  ...contentResolvers,
  ...reviewResolvers,
  ...parameterResolvers,
  ...trackingResolvers,
  ...documentResolvers,
  ...wishlistResolvers,
  ...entryResolvers,
  ...sharedWishlistResolvers,
  ...teaserListResolvers,
  ...competitionResolvers,
  ...newsletterResolvers,
  ...stockAlertResolvers,
  ...orderFormResolvers,
  ...withdrawalResolvers,
  ...cancellationResolvers,
  ...contactRequestResolvers,
};

type Field = (args: unknown, context: ResolverContext) => unknown;

const isFieldName = (name: string): name is FieldName => name in RESOLVERS;

/** All resolvers, each behind the check of the caller and of faults. */
export const ROOT_RESOLVERS: Readonly<Record<string, Field>> = Object.fromEntries(
  Object.keys(RESOLVERS)
    .filter(isFieldName)
    .map((name) => {
      // The schema has checked the arguments by the time a field is resolved.
      const resolve = RESOLVERS[name] as Field;
      const field: Field = async (args, context) => {
        const refusal = context.hit === undefined ? undefined : refusalResult(name, context.hit.fault);
        if (refusal !== undefined && context.hit?.phase === 'before') return refusal;
        authorize(name, args, context);
        const result = await resolve(args, context);
        return refusal ?? result;
      };
      return [name, field];
    }),
);
