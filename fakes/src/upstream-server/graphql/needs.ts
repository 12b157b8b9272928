import type { FieldName } from './fields.ts';

/**
 * What somebody must prove before the upstream does something for them: nothing; nothing, but a session that is over is
 * told; a user id that the upstream gave out; or the session of a guest or customer.
 */
export type Need = 'nothing' | 'no-ended-session' | 'user-id' | 'session';

export const NEEDS: Readonly<Record<FieldName, Need>> = {
  shopInit: 'nothing',
  login: 'nothing',
  registerCustomer: 'nothing',
  registerGuest: 'nothing',
  isUniqueEmail: 'nothing',
  getNavigationModel: 'nothing',
  core_category: 'nothing',
  getProductById: 'nothing',
  getVariantInformationForProduct: 'nothing',
  getProductTilesByIds: 'nothing',
  getPageDetailsByUrl: 'nothing',
  getFooterByPageId: 'nothing',
  getActiveAbTests: 'nothing',
  getGlobalParametersByName: 'nothing',
  getPaymentDetails: 'nothing',
  tracking_addEvents: 'nothing',
  getCustomerInfo: 'no-ended-session',
  getBillingAddresses: 'no-ended-session',
  getShippingAddresses: 'no-ended-session',
  getOrdersV2: 'no-ended-session',
  getThankYouPageData: 'no-ended-session',
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

/** Fields that are about one cart, which must be the asker's own. */
export const ABOUT_A_CART: ReadonlySet<FieldName> = new Set<FieldName>([
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
