import type { FieldName } from './resolver-types.ts';

/**
 * What a caller must prove: nothing; nothing, but an expired session is an error; a user id that the upstream has issued; or
 * the session of a guest or customer.
 */
export type AccessLevel = 'public' | 'no-expired-session' | 'user-id' | 'session';

export const FIELD_ACCESS: Readonly<Record<FieldName, AccessLevel>> = {
  shopInit: 'public',
  login: 'public',
  registerCustomer: 'public',
  registerGuest: 'public',
  isUniqueEmail: 'public',
  getNavigationModel: 'public',
  core_category: 'public',
  getProductById: 'public',
  getVariantInformationForProduct: 'public',
  getProductTilesByIds: 'public',
  getPageDetailsByUrl: 'public',
  getFooterByPageId: 'public',
  getActiveAbTests: 'public',
  getGlobalParametersByName: 'public',
  getPaymentDetails: 'public',
  decryptAndCheckPieData: 'public',
  tracking_addEvents: 'public',
  declareWithdrawal: 'public',
  getCustomerInfo: 'no-expired-session',
  getBillingAddresses: 'no-expired-session',
  getShippingAddresses: 'no-expired-session',
  getCustomerAddress: 'no-expired-session',
  getOrdersV2: 'no-expired-session',
  getThankYouPageData: 'no-expired-session',
  shop_findCart: 'user-id',
  cart_update: 'user-id',
  setAlternativeEmails: 'user-id',
  setOrderReference: 'user-id',
  setOrderComment: 'user-id',
  setOrderNewsletterSubscribe: 'user-id',
  getPaymentInfo: 'user-id',
  setSelectedPayment: 'user-id',
  setShippingMethod: 'user-id',
  saveSpeditionsData: 'user-id',
  submitCart: 'user-id',
  logout: 'session',
  updateEmail: 'session',
  updatePhone: 'session',
  addBillingAddress: 'session',
  addShippingAddress: 'session',
  updateBillingAddress: 'session',
  updateShippingAddress: 'session',
  deleteAddress: 'session',
  selectBillingAddress: 'session',
  selectShippingAddress: 'session',
};

/** Fields about a cart, which must belong to the caller. */
export const OWN_CART_FIELDS: ReadonlySet<FieldName> = new Set<FieldName>([
  'shop_findCart',
  'cart_update',
  'setAlternativeEmails',
  'setOrderReference',
  'setOrderComment',
  'setOrderNewsletterSubscribe',
  'getPaymentInfo',
  'setSelectedPayment',
  'setShippingMethod',
  'saveSpeditionsData',
  'submitCart',
  'selectBillingAddress',
  'selectShippingAddress',
]);
