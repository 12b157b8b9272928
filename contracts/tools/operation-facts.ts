/** What a document does not say about its operation. By default, it belongs to a session and must not run twice. */
export interface OperationFacts {
  /** The same response for every visitor of a storefront. */
  readonly audience?: 'public';
  /** A mutation that sets a value: running it twice is the same as once. */
  readonly setsValue?: true;
  /** What it fails without: a user id, or a session token as well. */
  readonly needs?: 'visitor' | 'session';
  /** Provider states in which it returns all that it can. */
  readonly states: readonly string[];
}

const CART = ['a cart exists'] as const;
const RESERVED = ['lightning reservation'] as const;
const GUEST = ['guest session', 'a cart exists'] as const;
const CUSTOMER = ['a registered customer'] as const;
const FORGETFUL = ['a registered customer', 'a new password was requested'] as const;
/** A customer’s list, with articles. */
const LISTED = ['a registered customer', 'a wishlist exists'] as const;
const SHARED = [...LISTED, 'a member joined the wishlist'] as const;
const INVITED = ['a wishlist was shared'] as const;
const TEASER = ['teaser wishlist'] as const;
const ORDER_FORM = ['a cart exists', 'line of an order form'] as const;
const SUBSCRIBER = ['newsletter subscription'] as const;
const ALERT = ['stock alert'] as const;
const COMPETITION = ['a competition'] as const;
const CHOOSING = ['a registered customer', 'addresses exist', 'a cart exists'] as const;

export const OPERATION_FACTS: Readonly<Record<string, OperationFacts>> = {
  FindCart: { needs: 'visitor', states: ['guest session', 'a cart exists', 'the cart is ready'] },
  abortAmazonPayCheckout: {
    setsValue: true,
    needs: 'visitor',
    states: ['guest session', 'a cart exists', 'an express session was approved'],
  },
  addBillingAddress: { needs: 'session', states: CUSTOMER },
  addShippingAddress: { needs: 'session', states: CUSTOMER },
  adjustLongtailSearchQuery: { audience: 'public', states: [] },
  cancelOrder: { setsValue: true, needs: 'session', states: ['guest session', 'an order was placed'] },
  cart_update: { needs: 'visitor', states: CART },
  changeAccountData: { setsValue: true, needs: 'session', states: CUSTOMER },
  changeForgottenPassword: { states: FORGETFUL },
  changePassword: { needs: 'session', states: CUSTOMER },
  checkEmailSubscribed: { states: SUBSCRIBER },
  checkQuery: { audience: 'public', states: [] },
  checkTokenValidity: { states: FORGETFUL },
  completeAmazonPayCheckout: {
    needs: 'visitor',
    states: ['guest session', 'a cart exists', 'an express payment was approved'],
  },
  core_category: { audience: 'public', states: ['category'] },
  core_search: { audience: 'public', states: [] },
  confirmNewsletterSubscription: { setsValue: true, states: SUBSCRIBER },
  confirmStockAlert: { setsValue: true, states: ALERT },
  // Their idempotency keys make a repeated declaration the same as one.
  declareCancellation: { setsValue: true, states: [] },
  declareWithdrawal: { setsValue: true, states: [] },
  decryptAndCheckPieData: { states: ['rating link'] },
  deleteAddress: { setsValue: true, needs: 'session', states: ['a registered customer', 'addresses exist'] },
  deleteCurrentCustomerAccount: { needs: 'session', states: CUSTOMER },
  // Each use counts.
  endStockAlert: { setsValue: true, states: ALERT },
  extendCurrentUserReservationOnCheckout: { needs: 'visitor', states: RESERVED },
  forgotPassword: { states: CUSTOMER },
  findOrderForReturn: { states: ['order returnable'] },
  findOrderForReturnByHash: { states: ['order returnable'] },
  generatePdfForm: { setsValue: true, states: [] },
  getAmazonPayAddresses: { needs: 'visitor', states: ['a cart exists', 'an express session was approved'] },
  // Each call begins another session at the provider; those that nobody continues are forgotten.
  getAmazonPayCheckoutData: { needs: 'visitor', states: ['a cart exists', 'global parameter set'] },
  getAvailableCarriers: { states: ['order returnable'] },
  getAvailableRegulations: { states: ['order returnable'] },
  getBillingAddresses: { states: ['a registered customer', 'addresses exist'] },
  getContactFormData: { states: ['a registered customer', 'orders exist'] },
  // Each use takes another one.
  getCompetition: { audience: 'public', states: COMPETITION },
  getCompetitions: { audience: 'public', states: [] },
  getCurrentUploadSignature: { needs: 'visitor', states: CART },
  getCustomerAddress: { states: ['a registered customer', 'addresses exist'] },
  getCustomerInfo: { states: CUSTOMER },
  getExtraTabContents: { audience: 'public', states: ['product with variants'] },
  getFooterByPageId: { audience: 'public', states: [] },
  getGlobalParametersByName: { audience: 'public', states: ['global parameter set'] },
  getIndustries: { audience: 'public', states: [] },
  getItemById: { audience: 'public', states: ['product with variants'] },
  getJobTitles: { audience: 'public', states: [] },
  getMoreReviewsByProductId: { audience: 'public', states: ['product with reviews'] },
  getLightningDealReservation: { needs: 'visitor', states: RESERVED },
  getMainCategory: { audience: 'public', states: ['category'] },
  getNavigationModel: { audience: 'public', states: [] },
  getOrderDetailsV2: { states: ['guest session', 'an order was placed'] },
  getOrderStatus: { states: ['guest session', 'an order was placed'] },
  getOrderYears: { states: ['a registered customer', 'orders exist'] },
  getOrdersV2: { states: ['a registered customer', 'orders exist'] },
  getOwnReview: { states: ['a registered customer', 'a review was written'] },
  // The A/B tests of a page depend on the visitor's own cookies.
  getPageDetailsByUrl: { states: ['page'] },
  getPartialNavigationById: { audience: 'public', states: ['category'] },
  getPaymentDetails: { audience: 'public', states: ['payment methods available'] },
  getPaymentInfo: { needs: 'visitor', states: ['guest session', 'a cart exists', 'payment methods available'] },
  getPrimeOffer: { audience: 'public', states: [] },
  getPrimeSubscription: { states: ['a registered customer', 'a customer subscribed to Prime'] },
  getProductById: { audience: 'public', states: ['product with variants'] },
  getProductTilesByIds: { audience: 'public', states: ['product with variants'] },
  getReviewsByProductId: { audience: 'public', states: ['product with reviews'] },
  getShippingAddresses: { states: ['a registered customer', 'addresses exist'] },
  getThankYouPageData: { states: ['guest session', 'an order was placed'] },
  getStockAlerts: { states: ['a registered customer', 'an article is watched'] },
  getSuggestQueries: { audience: 'public', states: [] },
  getTrackingItem: { audience: 'public', states: ['product with variants'] },
  getVariantInformationForProduct: { audience: 'public', states: ['product with variants'] },
  isUniqueEmail: { states: [] },
  login: { states: CUSTOMER },
  logout: { setsValue: true, needs: 'session', states: CUSTOMER },
  // A cart merges once; it is never repeated nevertheless.
  mergeCarts: { needs: 'visitor', states: ['a registered customer', 'a cart exists', 'a visitor left a cart'] },
  recordGlanceView: { states: ['product with variants'] },
  refreshBasketIfReservationTimerExpired: { setsValue: true, needs: 'visitor', states: RESERVED },
  registerCustomer: { states: CART },
  registerGuest: { states: CART },
  saveProductDescriptionReview: {
    setsValue: true,
    needs: 'visitor',
    states: ['a cart exists', 'product with reviews'],
  },
  // A repeated review replaces itself.
  saveReview: { setsValue: true, needs: 'session', states: ['a registered customer', 'product with reviews'] },
  saveSpeditionsData: { setsValue: true, needs: 'visitor', states: CART },
  selectBillingAddress: { setsValue: true, needs: 'session', states: CHOOSING },
  selectShippingAddress: { setsValue: true, needs: 'session', states: CHOOSING },
  // Its idempotency key makes a repeated request the same as one.
  sendContactFormMail: { setsValue: true, states: [] },
  setAlternativeEmails: { setsValue: true, needs: 'visitor', states: GUEST },
  setCostCentre: { setsValue: true, needs: 'visitor', states: CART },
  setOrderComment: { setsValue: true, needs: 'visitor', states: CART },
  setOrderNewsletterSubscribe: { setsValue: true, needs: 'visitor', states: CART },
  setOrderReference: { setsValue: true, needs: 'visitor', states: CART },
  setPackstationId: { setsValue: true, needs: 'session', states: CHOOSING },
  setSelectedPayment: {
    setsValue: true,
    needs: 'visitor',
    states: ['guest session', 'a cart exists', 'payment methods available'],
  },
  setShippingMethod: {
    setsValue: true,
    needs: 'visitor',
    states: ['guest session', 'a cart exists', 'shipper dhl selectable'],
  },
  shopInit: { states: [] },
  submitCart: { needs: 'visitor', states: ['guest session', 'a cart exists', 'the cart is ready'] },
  submitPrimeSubscription: { needs: 'session', states: CUSTOMER },
  submitReturnOrder: { states: ['order returnable'] },
  // The first entry of an address counts.
  subscribeToCompetition: { setsValue: true, states: COMPETITION },
  subscribeToNewsletter: { states: [] },
  subscribeToPrimeWaitingList: { states: [] },
  tracking_addEvents: { states: [] },
  unsubscribeNewsletter: { setsValue: true, states: SUBSCRIBER },
  uploadB2bCertificate: { needs: 'visitor', states: ['a cart exists', 'an upload signature was issued'] },
  updateBillingAddress: { setsValue: true, needs: 'session', states: ['a registered customer', 'addresses exist'] },
  updateBusinessDetails: { setsValue: true, needs: 'session', states: CUSTOMER },
  updateEmail: { needs: 'session', states: CUSTOMER },
  updatePhone: { needs: 'session', states: CUSTOMER },
  updateShippingAddress: { setsValue: true, needs: 'session', states: ['a registered customer', 'addresses exist'] },
  uploadContactImage: { states: [] },
  uploadReturnImage: { states: ['order returnable'] },
  addCommentToWishlist: { needs: 'visitor', states: LISTED },
  addProductsToCartFromTeaserWishlist: { needs: 'visitor', states: TEASER },
  validateAndAddToCartBestellschein: { needs: 'visitor', states: ORDER_FORM },
  // A press reads; nothing is set.
  validateBestellschein: { setsValue: true, states: ORDER_FORM },
  addProductToWishlist: { needs: 'visitor', states: LISTED },
  addWishlistToCart: { states: LISTED },
  // An entry that is as it was asked to be stays as it is; so it is with another item.
  changeQtyInWishlist: { setsValue: true, needs: 'visitor', states: LISTED },
  claimWishlistEntry: { needs: 'visitor', states: LISTED },
  copyEntriesToWishlist: { needs: 'visitor', states: LISTED },
  createWishlist: { states: LISTED },
  deleteCommentFromWishlist: { needs: 'visitor', states: LISTED },
  deleteWishlist: { needs: 'visitor', states: LISTED },
  dismissMerkzettelMerge: { setsValue: true, needs: 'visitor', states: ['a login merged the Merkzettel'] },
  dismissRemovedEntries: { needs: 'visitor', states: LISTED },
  getAllWishlists: { needs: 'visitor', states: LISTED },
  getAllWishlistsEssentials: { needs: 'visitor', states: LISTED },
  getAllWishlistsFull: { needs: 'visitor', states: ['a Merkzettel with an article'] },
  getCommentsPerWishlist: { needs: 'visitor', states: LISTED },
  getSharedWishlist: { states: INVITED },
  getTotalsForTeaserWishlist: { audience: 'public', states: TEASER },
  getWishlistFromTeaserId: { audience: 'public', states: TEASER },
  handOverWishlist: { needs: 'visitor', states: SHARED },
  importIntoWishlist: { needs: 'visitor', states: LISTED },
  // The same once more is not mailed again.
  inviteToWishlist: { setsValue: true, needs: 'visitor', states: LISTED },
  // A link for one person is used up by it.
  joinWishlist: { needs: 'visitor', states: INVITED },
  leaveWishlist: { needs: 'visitor', states: ['the caller joined a wishlist'] },
  moveEntriesToWishlist: { needs: 'visitor', states: LISTED },
  placeEntryInWishlist: { setsValue: true, needs: 'visitor', states: LISTED },
  // A second time would tell that nothing was released.
  releaseWishlistClaims: { needs: 'visitor', states: LISTED },
  // Removing what was removed changes nothing, nor does restoring what is there.
  removeEntriesFromWishlist: { setsValue: true, needs: 'visitor', states: LISTED },
  removeProductFromMerkzettel: { needs: 'visitor', states: ['a Merkzettel with an article'] },
  removeProductFromWishlist: { setsValue: true, needs: 'visitor', states: LISTED },
  removeWishlistMember: { needs: 'visitor', states: SHARED },
  // Nothing is stored.
  replaceItemInTeaserWishlist: { audience: 'public', setsValue: true, states: TEASER },
  replaceItemInWishlist: { setsValue: true, needs: 'visitor', states: LISTED },
  requestStockAlert: { states: ['article'] },
  restoreEntriesInWishlist: { setsValue: true, needs: 'visitor', states: LISTED },
  restoreEntryInWishlist: { setsValue: true, needs: 'visitor', states: LISTED },
  revokeWishlistLinks: { setsValue: true, needs: 'visitor', states: LISTED },
  setStandardWishlist: { setsValue: true, needs: 'visitor', states: LISTED },
  setWishlistMemberLevel: { setsValue: true, needs: 'visitor', states: SHARED },
  // Each use replaces the link before.
  shareWishlist: { needs: 'visitor', states: LISTED },
  undoMerkzettelMerge: { needs: 'visitor', states: ['a login merged the Merkzettel'] },
  updateWishlist: { setsValue: true, needs: 'visitor', states: LISTED },
  withdrawWishlistClaim: { states: ['pieces were claimed'] },
};
