/** What an interaction expects of one field of a reply, beyond its type. */
export type FieldExpectation =
  /** Exactly this value, as its provider state guarantees. */
  | { readonly exactly: string | number | boolean | null }
  /** Any value of the type; the gateway's tests read this one. */
  | { readonly like: string | number | boolean }
  /** Guaranteed by the state: an object instead of null, at least one entry in a list. */
  | 'there'
  /** An empty list. */
  | 'none'
  /** A list that has an entry like this, and others of any kind. By path within the entry. */
  | { readonly contains: Readonly<Record<string, FieldExpectation>> };

/** By path below `data`, without list indexes: `shop_findCart.details.positions`. */
export type FieldExpectations = Readonly<Record<string, FieldExpectation>>;

const NOTHING: FieldExpectation = { exactly: null };

/** The part that all answers about wishlists share. */
const GRANTED_ANSWERS = [
  'WishlistUpdate',
  'WishlistAnswer',
  'WishlistCommentAnswer',
  'MerkzettelMergeAnswer',
  'WishlistLinkAnswer',
  'WishlistClaimAnswer',
  'WithdrawnClaimAnswer',
  'ReleasedClaimsAnswer',
  'WishlistInCartAnswer',
  'TeaserWishlistEntryAnswer',
  'TeaserWishlistInCartAnswer',
] as const;

const granted = (type: (typeof GRANTED_ANSWERS)[number]): FieldExpectations => ({
  [`${type}.successful`]: { exactly: true },
  [`${type}.generalErrorMessage`]: NOTHING,
  [`${type}.fieldErrors`]: 'none',
  ...(type === 'TeaserWishlistEntryAnswer' ? {} : { [`${type}.refusal`]: NOTHING }),
});

/** What every successful reply contains, by `Type.field`. */
export const DEFAULT_EXPECTATIONS: FieldExpectations = {
  'MutationAnswer.successful': { exactly: true },
  'AddressAnswer.successful': { exactly: true },
  'CustomerAnswer.successful': { exactly: true },
  'AuthResult.successfull': { exactly: true },
  'MutationAnswer.generalErrorMessage': NOTHING,
  'AddressAnswer.generalErrorMessage': NOTHING,
  'CustomerAnswer.generalErrorMessage': NOTHING,
  'AuthResult.errorMessage': NOTHING,
  'OrderSubmitResult.errorMessage': NOTHING,
  'MutationAnswer.fieldErrors': 'none',
  'AddressAnswer.fieldErrors': 'none',
  'CustomerAnswer.fieldErrors': 'none',
  'AuthResult.fieldErrors': 'none',
  'MutationAnswer.refusal': NOTHING,
  'AuthResult.refusal': NOTHING,
  'CartUpdate.refusal': NOTHING,
  'OrderSubmitResult.refusal': NOTHING,
  'ThankYouPageAnswer.refusal': NOTHING,
  'OrderDetailsAnswer.refusal': NOTHING,
  'OrderStatusAnswer.refusal': NOTHING,
  'ReturnOrderResult.isError': { exactly: false },
  'ReturnOrderResult.errorMsg': NOTHING,
  'ReturnOrderResult.submittedReturn': 'there',
  'ReturnImageResult.refusal': NOTHING,
  'ReturnImageResult.imageId': 'there',
  'Query.findOrderForReturn': 'there',
  'Query.findOrderForReturnByHash': 'there',
  'AuthResult.token': 'there',
  'AddressAnswer.address': 'there',
  'CustomerAnswer.customerInfo': 'there',
  'CartUpdate.attributes': 'there',
  'CartUpdate.details': 'there',
  'ThankYouPageAnswer.order': 'there',
  'OrderDetailsAnswer.order': 'there',
  'OrderStatusAnswer.order': 'there',
  'Query.core_category': 'there',
  'Query.getProductById': 'there',
  'Query.getVariantInformationForProduct': 'there',
  ...Object.assign({}, ...GRANTED_ANSWERS.map(granted)),
  'WishlistAnswer.wishlist': 'there',
  'WishlistCommentAnswer.comment': 'there',
  'MerkzettelMergeAnswer.wishlists': 'there',
  'WishlistLinkAnswer.token': 'there',
  'WishlistLinkAnswer.link': 'there',
  'WishlistClaimAnswer.claim': 'there',
  'WishlistClaimAnswer.entry': 'there',
  'ReleasedClaimsAnswer.entry': 'there',
  'ReleasedClaimsAnswer.quantity': 'there',
  'WithdrawnClaimAnswer.quantity': 'there',
  'WithdrawnClaimAnswer.released': 'there',
  'WishlistInCartAnswer.cart': 'there',
  'WishlistInCartAnswer.attainableInfos': 'there',
  'WishlistUpdate.additions': 'there',
};
