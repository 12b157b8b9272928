import { MatchersV3 } from '@pact-foundation/pact';
import { DEAL_SUFFIX, readDealItemId } from '@shop/domain/deals/deal-item-id';

/** The values that provider states return, as examples for the gateway's requests. */
export const ID = {
  accessToken: 'token-1',
  userId: 'user-1',
  cartId: 'cart-1',
  sessionToken: 'session-1',
  identifier: 'identifier-1',
  password: 'password-1',
  email: 'email-1@schule.example',
  emailToken: 'email-token-1',
  addressId: 'address-1',
  shippingAddressId: 'address-2',
  packstationId: 'address-3',
  fromCartId: 'from-cart-1',
  fromUserId: 'from-user-1',
  positionId: 'position-1',
  itemId: 'item-1',
  orderNumber: 'order-number-1',
  productId: 'product-1',
  variantName: 'variant-1',
  variantValue: 'value-1',
  categoryId: 'category-1',
  filterId: 'filter-1',
  filterValue: 'filter-value-1',
  methodCode: 'method-1',
  paymentId: 'payment-1',
  orderId: 'order-1',
  amazonCheckoutSessionId: 'amazon-checkout-session-1',
  zipCode: 'zip-code-1',
  encryptedData: 'encrypted-1',
  receiptId: 'receipt-1',
  subscriptionId: 'subscription-1',
  idempotencyKey: 'attempt-of-an-order-1',
  returnHash: 'return-hash-1',
  returnItemId: 'return-item-1',
  salesOrderNo: 'sales-order-1',
  url: '/url-1/',
  wishlistId: 'wishlist-1',
  otherWishlistId: 'wishlist-2',
  wishlistToken: 'wishlist-token-1',
  entryId: 'entry-1',
  otherEntryId: 'entry-2',
  removedEntryId: 'entry-3',
  commentId: 'comment-1',
  memberId: 'member-1',
  claimCode: 'claim-1',
  otherItemId: 'item-2',
  mergeId: 'merge-1',
  newsletterToken: 'newsletter-token-1',
  stockAlertToken: 'stock-alert-token-1',
  ticketNumber: 'ticket-1',
  competitionId: 'competition-1',
  answerId: 'answer-1',
} as const;

const NAME_OF: ReadonlyMap<string, string> = new Map(Object.entries(ID).map(([name, value]) => [value, name]));

/** Marks these examples, however deep, also an item that is added for its deal: the verifier replaces them with the values that states returned. */
export const withProviderStateIds = (value: unknown): unknown => {
  if (typeof value === 'string') {
    const { itemId, sawDeal } = readDealItemId(value);
    const name = NAME_OF.get(itemId);
    return name === undefined ? value : MatchersV3.fromProviderState(`\${${name}}${sawDeal ? DEAL_SUFFIX : ''}`, value);
  }
  if (Array.isArray(value)) return value.map(withProviderStateIds);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withProviderStateIds(inner)]))
    : value;
};

/** The gateway's own token: any text here, the state's token at the provider. */
export const bearer = {
  ...MatchersV3.fromProviderState('Bearer ${accessToken}', `Bearer ${ID.accessToken}`),
  ...MatchersV3.regex('^Bearer .+$', `Bearer ${ID.accessToken}`),
};

/** A new idempotency key: any text that a header can carry. */
export const anAttempt = MatchersV3.regex('^[\\w-]{16,64}$', ID.idempotencyKey);

/** The idempotency key that a state used. */
export const sameAttempt = { ...MatchersV3.fromProviderState('${idempotencyKey}', ID.idempotencyKey), ...anAttempt };
