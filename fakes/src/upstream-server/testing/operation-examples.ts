import { aReviewForm } from '@shop/domain/testing/a-review';
import { expect } from 'vitest';
import type { DocumentName, Ids } from './test-upstream.ts';

const ADDRESS = {
  formType: 'private',
  salutation: 'mrs',
  firstName: 'Gerda',
  lastName: 'Gast',
  streetAndHouseNr: 'Lindenallee 8',
  postCode: '10115',
  city: 'Berlin',
  country: 'DE',
  packstationAddress: false,
};
const CUSTOMER = ['a registered customer', { kind: 'b2c' }] as const;
const GUEST = ['guest session'] as const;
const RESERVED = ['lightning reservation', { secondsLeft: 90 }] as const;
const CART = ['a cart exists', { positions: 2 }] as const;
const READY = ['the cart is ready', { paymentId: 'RECHNUNG' }] as const;
const PLACED = ['an order was placed', { paymentId: 'RECHNUNG' }] as const;
const SESSION_APPROVED = ['an express session was approved'] as const;
const APPROVED = ['an express payment was approved'] as const;
const AMAZON_PAY_ON = [
  'global parameter set',
  { name: 'amazonPayV2Activation', value: 'amazonpay.activated' },
] as const;
const FORGETFUL = [CUSTOMER, ['a new password was requested']] as const;
const ADDRESSES = ['addresses exist'] as const;
const RETURNABLE = ['order returnable'] as const;

const returnOf = ({ returnHash, orderId, salesOrderNo, returnItemId }: Ids) => ({
  hash: returnHash,
  orderId,
  salesOrderNo,
  items: [{ id: returnItemId, lineNo: 1, quantity: 1, reason: 'CHANGED_MIND', images: [], components: [] }],
  regulation: 'refund',
  carrier: 'dhl',
  labels: 1,
  contact: { salutation: 'mrs', firstName: 'Gerda', lastName: 'Gast', email: 'gerda.gast@pausenhof.example' },
});

const LISTED = [CUSTOMER, ['a wishlist exists']] as const;
const CLASS_LISTED = [CUSTOMER, ['a wishlist exists', { kind: 'CLASS_LIST' }]] as const;
const SHARED = [...LISTED, ['a member joined the wishlist']] as const;
const MERKZETTEL = [['a Merkzettel with an article']] as const;
const INVITED = [['a wishlist was shared', { level: 'COMMENTATOR' }]] as const;
const TEASER = [['teaser wishlist']] as const;

type State = readonly [string, object?];

/** An operation in a state in which it works. */
export interface Example {
  readonly states: readonly State[];
  /** With the values that the states return. */
  readonly variables?: (ids: Ids) => object;
  /** The part of the reply that proves the effect of the operation. */
  readonly returns: unknown;
}

const successful = { successful: true, fieldErrors: [], refusal: null };

/** Every document of the contract, in a state in which it works. */
export const EXAMPLES: Readonly<Record<DocumentName, Example>> = {
  FindCart: {
    states: [GUEST, CART, READY],
    variables: ({ cartId }) => ({ cartId, calculateShippingCost: true }),
    returns: { details: { positionCount: 2, shippingCost: { currencyCode: 'EUR' } } },
  },
  abortAmazonPayCheckout: {
    states: [GUEST, CART, SESSION_APPROVED],
    variables: ({ cartId }) => ({ cartId }),
    returns: successful,
  },
  addBillingAddress: {
    states: [CUSTOMER],
    variables: () => ADDRESS,
    returns: { successful: true, address: { lastName: 'Gast', street: 'Lindenallee 8' } },
  },
  addCommentToWishlist: {
    states: LISTED,
    variables: ({ wishlistId, entryId }) => ({
      externalId: wishlistId,
      comment: 'Gerne auch in Grün',
      positionId: entryId,
    }),
    returns: { ...successful, comment: { comment: 'Gerne auch in Grün', allowedToDeleteByUser: true } },
  },
  addProductToWishlist: {
    states: LISTED,
    variables: ({ wishlistId, productId, itemId }) => ({
      externalId: wishlistId,
      entry: { productId, itemId, quantity: 2 },
    }),
    returns: { ...successful, merkzettel: null, wishlist: { entryCount: 3 }, additions: { added: [{ quantity: 2 }] } },
  },
  addProductsToCartFromTeaserWishlist: {
    states: TEASER,
    variables: ({ itemId, productId, cartId }) => ({ teaserWishlist: [{ itemId, productId, quantity: 1 }], cartId }),
    returns: { ...successful, successfullyAdded: [{ quantity: 1 }] },
  },
  addShippingAddress: {
    states: [CUSTOMER],
    variables: () => ({
      ...ADDRESS,
      packstationAddress: true,
      streetAndHouseNr: 'Packstation 145',
      additionalAddress: '12345678',
    }),
    returns: {
      successful: true,
      address: { packstationAddress: true, street: 'Packstation 145', addressAddition: '12345678' },
    },
  },
  addWishlistToCart: {
    states: LISTED,
    variables: ({ wishlistId, cartId }) => ({ externalId: wishlistId, cartId }),
    returns: { ...successful, cart: { details: { positionCount: 2 } }, skippedEntries: [] },
  },
  adjustLongtailSearchQuery: {
    states: [],
    variables: () => ({ searchQuery: 'Schere qqxxzz unter 5 Euro' }),
    returns: {
      searchQuery: 'Schere',
      filters: { enumFilters: [], rangeFilters: [{ id: 'PRICE.price', from: null, to: 5 }] },
    },
  },
  cancelOrder: {
    states: [GUEST, CART, PLACED],
    variables: ({ orderId }) => ({ orderId }),
    returns: { order: { canBeCancelled: false, shipments: [{ status: 'CANCELLED' }] }, refusal: null },
  },
  cart_update: {
    states: [CART],
    variables: ({ cartId, positionId }) => ({
      cartId,
      ops: [
        { positionOp: { updatePosition: { positionId, updateQuantity: 3 } } },
        { voucherOp: { addVoucher: { code: 'SCHULE10' } } },
      ],
    }),
    returns: {
      details: { articleCount: 4, voucherCodeStatus: [{ code: 'SCHULE10', status: 'APPLIED' }] },
      refusal: null,
    },
  },
  changeAccountData: {
    states: [CUSTOMER],
    variables: () => ({ accountData: { salutation: 'mrs', firstName: 'Anna', lastName: 'Umgezogen', company: '' } }),
    returns: { successful: true, customerInfo: { salutation: 'mrs', lastName: 'Umgezogen', company: null } },
  },
  changeForgottenPassword: {
    states: FORGETFUL,
    variables: ({ emailToken }) => ({ emailToken, password: 'Schwamm12' }),
    returns: successful,
  },
  changePassword: {
    states: [CUSTOMER],
    variables: ({ password }) => ({ currentPassword: password, password: 'Schwamm12' }),
    returns: successful,
  },
  changeQtyInWishlist: {
    states: LISTED,
    variables: ({ wishlistId, entryId }) => ({ externalId: wishlistId, entry: { entryId, quantity: 7, version: 1 } }),
    returns: { ...successful, entries: [{ quantity: 7, version: 2 }] },
  },
  checkEmailSubscribed: {
    states: [['newsletter subscription', { status: 'SUBSCRIBED' }]],
    variables: ({ email }) => ({ email }),
    returns: true,
  },
  checkQuery: {
    states: [],
    variables: () => ({ originalQuery: 'Bleistfit' }),
    returns: { redirectPath: null, query: 'Bleistift', originalQuery: 'Bleistfit' },
  },
  checkTokenValidity: {
    states: FORGETFUL,
    variables: ({ emailToken }) => ({ emailToken }),
    returns: { valid: true, reason: null },
  },
  claimWishlistEntry: {
    states: CLASS_LISTED,
    variables: ({ wishlistId, entryId }) => ({ externalId: wishlistId, entryId, quantity: 2, evenIfTaken: false }),
    returns: { ...successful, claim: { quantity: 2, bought: 0, released: 0 }, entry: { claims: { taken: 2 } } },
  },
  completeAmazonPayCheckout: {
    states: [GUEST, CART, APPROVED],
    variables: ({ cartId, amazonCheckoutSessionId }) => ({ cartId, amazonCheckoutSessionId }),
    returns: { orderId: '400000001', refusal: null },
  },
  confirmNewsletterSubscription: {
    states: [['newsletter subscription', { status: 'PENDING' }]],
    variables: ({ newsletterToken }) => ({ token: newsletterToken }),
    returns: successful,
  },
  confirmStockAlert: {
    states: [['stock alert', { status: 'PENDING' }]],
    variables: ({ stockAlertToken }) => ({ token: stockAlertToken }),
    returns: { ...successful, alert: { name: expect.any(String), path: expect.stringMatching(/^\/prod\//) } },
  },
  copyEntriesToWishlist: {
    states: LISTED,
    variables: ({ wishlistId, otherWishlistId, entryId }) => ({
      externalId: wishlistId,
      entryIds: [entryId],
      toExternalId: otherWishlistId,
    }),
    returns: successful,
  },
  core_category: {
    states: [['category']],
    variables: ({ categoryId }) => ({ id: categoryId, paging: { offset: 60, limit: 60, sortBy: 'price-asc' } }),
    returns: {
      filters: expect.arrayContaining([expect.objectContaining({ range: expect.objectContaining({ kind: 'PRICE' }) })]),
      products: {
        currentPage: 2,
        sortBy: 'price-asc',
        tiles: expect.arrayContaining([expect.objectContaining({ price: expect.anything() })]),
      },
    },
  },
  core_search: {
    states: [],
    variables: () => ({
      filter: { searchTerm: 'Schulheft', rangeFilters: [{ id: 'price', to: 20 }] },
      paging: { offset: 0, limit: 60, sortBy: 'relevance' },
    }),
    returns: {
      products: {
        currentPage: 1,
        sortBy: 'relevance',
        tiles: expect.arrayContaining([expect.objectContaining({ price: expect.anything() })]),
      },
      filters: expect.arrayContaining([
        expect.objectContaining({ range: expect.objectContaining({ selectedMax: 20 }) }),
      ]),
      link: null,
    },
  },
  createWishlist: {
    states: LISTED,
    variables: () => ({ listName: 'Werkraum', listDescription: '', kind: 'LIST', entries: [] }),
    returns: { ...successful, wishlist: { name: 'Werkraum', isCreator: true } },
  },
  declareCancellation: {
    states: [['a cancellation was declared']],
    variables: () => ({
      declaration: {
        kind: 'ordinary',
        fullName: 'Gerda Gast',
        contract: 'gast@pausenhof.example',
        email: 'gast@pausenhof.example',
      },
    }),
    returns: {
      successful: true,
      fieldErrors: [],
      receipt: { receiptId: '800000001', declaration: { kind: 'ordinary', fullName: 'Gerda Gast', endsOn: null } },
    },
  },
  declareWithdrawal: {
    states: [['a withdrawal was declared']],
    variables: () => ({
      declaration: { fullName: 'Gerda Gast', orderNumber: '400000001', email: 'gast@pausenhof.example' },
    }),
    returns: {
      successful: true,
      fieldErrors: [],
      receipt: { receiptId: '700000001', declaration: { fullName: 'Gerda Gast', withdrawnGoods: null } },
    },
  },
  decryptAndCheckPieData: {
    states: [['rating link']],
    variables: ({ encryptedData }) => ({ encryptedData }),
    returns: { success: true, redirect: true, productId: expect.any(String) },
  },
  deleteAddress: {
    states: [CUSTOMER, ADDRESSES],
    variables: ({ packstationId }) => ({ addressId: packstationId }),
    returns: successful,
  },
  deleteCommentFromWishlist: {
    states: LISTED,
    variables: ({ wishlistId, commentId }) => ({ externalId: wishlistId, commentId }),
    returns: successful,
  },
  deleteCurrentCustomerAccount: {
    states: [CUSTOMER],
    variables: ({ password }) => ({ password }),
    returns: successful,
  },
  deleteWishlist: {
    states: LISTED,
    variables: ({ wishlistId }) => ({ externalId: wishlistId }),
    returns: successful,
  },
  dismissMerkzettelMerge: {
    states: [['a login merged the Merkzettel']],
    variables: ({ mergeId }) => ({ mergeId }),
    returns: successful,
  },
  dismissRemovedEntries: {
    states: LISTED,
    variables: ({ wishlistId }) => ({ externalId: wishlistId }),
    returns: successful,
  },
  endStockAlert: {
    states: [['stock alert', { status: 'WATCHING' }]],
    variables: ({ stockAlertToken }) => ({ token: stockAlertToken }),
    returns: successful,
  },
  extendCurrentUserReservationOnCheckout: {
    states: [RESERVED],
    variables: ({ cartId }) => ({ cartId }),
    returns: {
      lightningData: { hasLightningDealBeenExtended: true, extensionsLeft: 10 },
      dealNoLongerLegal: false,
      quantityReduced: [],
    },
  },
  findOrderForReturn: {
    states: [RETURNABLE],
    variables: ({ orderId, zipCode }) => ({ orderId, zipCode }),
    returns: { items: [{ quantity: 3, returnableQuantity: 3, notReturnableBecause: null }], returns: [] },
  },
  findOrderForReturnByHash: {
    states: [RETURNABLE],
    variables: ({ returnHash }) => ({ hash: returnHash }),
    returns: { orderId: '400000001', salesOrderNo: 'SO-400000001' },
  },
  forgotPassword: {
    states: [CUSTOMER],
    variables: ({ identifier }) => ({ email: identifier, honeypot: '', triesCount: 1 }),
    returns: successful,
  },
  generatePdfForm: {
    states: [],
    variables: () => ({
      form: {
        title: 'Klasse 1b',
        lead: [],
        columns: [{ heading: 'Artikel', isNumeric: false }],
        rows: [{ cells: ['Heft'] }],
        above: [],
        hasTickBoxes: true,
        below: [{ label: 'Unterschrift', value: '' }],
      },
    }),
    // "%PDF-1.7" in base64.
    returns: { content: expect.stringMatching(/^JVBERi0xLj/u) },
  },
  getAllWishlists: {
    states: LISTED,
    variables: ({ wishlistId }) => ({ externalId: wishlistId }),
    returns: {
      merkzettel: { isDefault: true },
      furtherLists: [{ name: 'Klasse 3b' }, {}],
      wishlist: { entries: [{ quantity: 3 }, {}] },
    },
  },
  getAllWishlistsEssentials: {
    states: LISTED,
    returns: { merkzettel: { isDefault: true }, furtherLists: [{ name: 'Klasse 3b' }, {}] },
  },
  getAllWishlistsFull: {
    states: MERKZETTEL,
    returns: { merkzettel: { name: 'Merkzettel', entries: [{}] }, furtherLists: [] },
  },
  getAmazonPayAddresses: {
    states: [CART, SESSION_APPROVED],
    variables: ({ amazonCheckoutSessionId }) => ({ amazonCheckoutSessionId }),
    returns: {
      addresses: {
        email: 'erika@beispiel.example',
        billingAddress: { city: 'Berlin' },
        shippingAddress: { street: 'Rosenweg 12' },
      },
      refusal: null,
    },
  },
  getAmazonPayCheckoutData: {
    states: [CART, AMAZON_PAY_ON],
    variables: ({ cartId }) => ({ cartId, checkoutType: 'cart' }),
    returns: { url: expect.stringContaining('amazonCheckoutSessionId='), refusal: null },
  },
  getAvailableCarriers: {
    states: [RETURNABLE],
    variables: (ids) => ({ hash: ids['returnHash'], returnOrder: returnOf(ids) }),
    returns: [
      { code: 'dhl', enabled: true },
      { code: 'dpd' },
      { code: 'spedition', enabled: false, notice: 'shop.return.carrier.tooLight' },
    ],
  },
  getAvailableRegulations: {
    states: [RETURNABLE],
    variables: ({ returnHash, returnItemId }) => ({
      hash: returnHash,
      selectedItems: [{ id: returnItemId, quantity: 1, reason: 'DAMAGED' }],
    }),
    returns: [{ id: 'replacement' }, { id: 'refund' }],
  },
  getBillingAddresses: {
    states: [CUSTOMER, ADDRESSES],
    returns: [{ isCustomerAddress: true }, { isCustomerAddress: false }],
  },
  getCommentsPerWishlist: {
    states: LISTED,
    variables: ({ wishlistId }) => ({ wishlistId }),
    returns: [{ comment: 'Bitte in Blau' }],
  },
  getCompetition: {
    states: [['a competition', { state: 'RUNNING' }]],
    variables: ({ competitionId }) => ({ id: competitionId }),
    returns: {
      state: 'RUNNING',
      answers: expect.arrayContaining([{ id: expect.any(String), text: expect.any(String) }]),
    },
  },
  getCompetitions: {
    states: [],
    variables: () => ({}),
    returns: expect.arrayContaining([expect.objectContaining({ state: 'RUNNING' })]),
  },
  getContactFormData: {
    states: [CUSTOMER],
    variables: () => ({}),
    returns: { fullName: 'Anna Lehmann', orderId: null, copyTo: expect.stringMatching(/@/) },
  },
  getCurrentUploadSignature: { states: [CART], returns: expect.stringMatching(/^upload-signature-/) },
  getCustomerAddress: { states: [CUSTOMER, ADDRESSES], returns: { isCustomerAddress: true, lastName: 'Lehmann' } },
  getCustomerInfo: {
    states: [CUSTOMER],
    variables: () => ({ url: '/' }),
    returns: { isGuest: false, firstName: 'Anna', primeInfo: { status: 'NONE' } },
  },
  getExtraTabContents: {
    states: [['product with variants']],
    variables: ({ productId }) => ({ productId, tabId: 'care' }),
    returns: { content: expect.stringContaining('<li>') },
  },
  getFooterByPageId: {
    states: [],
    variables: () => ({ pageId: 'footer-vue' }),
    returns: { linkBlocks: expect.arrayContaining([expect.objectContaining({ headline: 'Bottom Links' })]) },
  },
  getGlobalParametersByName: {
    states: [['global parameter set', { name: 'lightning_deal', value: 'on' }]],
    variables: () => ({ names: ['lightning_deal/reservationMinutes', 'no such name'] }),
    returns: [{ name: 'lightning_deal', entry: 'reservationMinutes', parameterValue: '15' }],
  },
  getIndustries: { states: [], returns: expect.arrayContaining([{ code: '85', name: 'Schulen und Hochschulen' }]) },
  getItemById: {
    states: [['product with variants']],
    variables: ({ itemId }) => ({ itemId }),
    returns: { maxQuantity: expect.any(Number) },
  },
  getJobTitles: { states: [], returns: expect.arrayContaining([{ code: 'OFFICE', name: 'Sekretariat, Verwaltung' }]) },
  getLightningDealReservation: {
    states: [RESERVED],
    variables: ({ cartId }) => ({ cartId }),
    returns: {
      hasLightningDealReservation: true,
      isLightningDealReservationExpired: false,
      extensionsLeft: 11,
      releasedItems: [],
    },
  },
  getMainCategory: {
    states: [['category']],
    variables: ({ categoryId }) => ({ categoryId }),
    returns: { name: expect.any(String) },
  },
  getMoreReviewsByProductId: {
    states: [['product with reviews']],
    variables: ({ productId }) => ({ productId, offset: 1, limit: 5, filter: null }),
    returns: expect.arrayContaining([expect.objectContaining({ ratingId: expect.any(String) })]),
  },
  getNavigationModel: {
    states: [],
    returns: { nodes: expect.arrayContaining([expect.objectContaining({ children: expect.any(Array) })]) },
  },
  getOrderDetailsV2: {
    states: [GUEST, CART, PLACED],
    variables: ({ orderId }) => ({ orderId }),
    returns: { order: { canBeCancelled: true, shipments: [{ status: 'RECEIVED' }] }, refusal: null },
  },
  getOrderStatus: {
    states: [GUEST, CART, PLACED],
    variables: ({ orderId }) => ({ orderId, zipCode: 'D-10115' }),
    returns: { order: { shipments: [{ status: 'RECEIVED' }] }, refusal: null },
  },
  getOrderYears: { states: [CUSTOMER], returns: [2026, 2025, 2024] },
  getOrdersV2: {
    states: [CUSTOMER, ['orders exist', { n: 3 }]],
    variables: () => ({ page: 0 }),
    returns: {
      total: 9,
      orders: [
        { orderId: '399000109' },
        { orderId: '399000108' },
        { orderId: '399000107' },
        { orderId: '399000106' },
        { orderId: '399000105' },
      ],
    },
  },
  getOwnReview: {
    states: [CUSTOMER, ['a review was written']],
    variables: ({ productId }) => ({ productId }),
    returns: { isPending: true, review: { rating: 4 } },
  },
  getPageDetailsByUrl: {
    states: [['page']],
    variables: ({ url }) => ({ url }),
    returns: { pageType: 'CONTENT', rows: expect.any(Array) },
  },
  getPartialNavigationById: {
    states: [['category']],
    variables: ({ categoryId }) => ({ categoryId }),
    returns: {
      name: expect.any(String),
      children: expect.arrayContaining([expect.objectContaining({ children: expect.any(Array) })]),
    },
  },
  getPaymentDetails: {
    states: [],
    variables: () => ({ paymentTypes: ['VORKASSE', 'no such way', 'RECHNUNG'] }),
    returns: [
      { paymentId: 'VORKASSE', isPrepaid: true },
      { paymentId: 'RECHNUNG', isPrepaid: false },
    ],
  },
  getPaymentInfo: {
    states: [GUEST, CART, ['payment methods available']],
    variables: ({ cartId }) => ({ cartId }),
    returns: {
      paymentMethods: expect.arrayContaining([
        expect.objectContaining({ paymentId: 'RECHNUNG', enabled: true, selected: false }),
      ]),
    },
  },
  getPrimeOffer: {
    states: [],
    returns: {
      takesMembers: true,
      plans: expect.arrayContaining([expect.objectContaining({ abo: 'prime-12', months: 12 })]),
      paymentMethods: expect.arrayContaining([expect.objectContaining({ paymentId: 'RECHNUNG' })]),
    },
  },
  getPrimeSubscription: {
    states: [CUSTOMER, ['a customer subscribed to Prime']],
    variables: ({ subscriptionId }) => ({ subscriptionId }),
    returns: {
      subscription: { subscriptionId: '600000001', primeInfo: { status: 'ACTIVE', abo: 'prime-12' } },
      refusal: null,
    },
  },
  getProductById: {
    states: [['product with variants']],
    variables: ({ productId }) => ({ productId }),
    returns: { hasMultipleItems: true, prices: { vatIncluded: true } },
  },
  getProductTilesByIds: {
    states: [['product with variants']],
    variables: ({ productId }) => ({ productIds: ['no such product', productId] }),
    returns: [{ moreVariants: true }],
  },
  getReviewsByProductId: {
    states: [['product with reviews']],
    variables: ({ productId }) => ({ productId, limit: 5, filter: null }),
    returns: { statistics: { all: expect.any(Number) }, reviews: { length: 5 } },
  },
  getSharedWishlist: {
    states: INVITED,
    variables: ({ wishlistToken }) => ({ token: wishlistToken }),
    returns: { invitation: { level: 'COMMENTATOR', ownRights: null }, wishlist: { users: [] }, goneClaims: [] },
  },
  getShippingAddresses: {
    states: [CUSTOMER, ADDRESSES],
    returns: expect.arrayContaining([expect.objectContaining({ packstationAddress: true })]),
  },
  getStockAlerts: {
    states: [CUSTOMER, ['an article is watched']],
    returns: [{ name: expect.any(String), endsAt: expect.any(String) }],
  },
  getSuggestQueries: {
    states: [],
    variables: () => ({ userQuery: 'Schulh' }),
    returns: { suggestQueries: expect.arrayContaining([{ suggest: 'Schulheft A5' }]) },
  },
  getThankYouPageData: {
    states: [GUEST, CART, PLACED],
    variables: ({ orderId }) => ({ orderId }),
    returns: { order: { isGuest: true, paymentMethod: { paymentId: 'RECHNUNG' } }, refusal: null },
  },
  getTotalsForTeaserWishlist: {
    states: TEASER,
    variables: ({ itemId, productId }) => ({ teaserWishlist: [{ itemId, productId, quantity: 2 }] }),
    returns: { totals: { currentPrice: { currencyCode: 'EUR' } }, lines: [{}] },
  },
  getTrackingItem: {
    states: [['product with variants']],
    variables: ({ itemId }) => ({ itemId }),
    returns: { categories: expect.arrayContaining([expect.any(String)]) },
  },
  getVariantInformationForProduct: {
    states: [['product with variants']],
    variables: ({ productId, itemId }) => ({ productId, itemId, selectedVariants: [] }),
    returns: {
      variantAttributes: expect.arrayContaining([expect.objectContaining({ options: expect.any(Array) })]),
      item: { maxQuantity: expect.any(Number) },
    },
  },
  getWishlistFromTeaserId: {
    states: TEASER,
    variables: ({ wishlistId }) => ({ externalId: wishlistId }),
    returns: { name: 'Alles für den Schulanfang' },
  },
  handOverWishlist: {
    states: SHARED,
    variables: ({ wishlistId, memberId }) => ({ externalId: wishlistId, memberId }),
    returns: { ...successful, wishlist: { isCreator: false, isAdmin: true } },
  },
  importIntoWishlist: {
    states: LISTED,
    variables: ({ wishlistId, productId, itemId }) => ({
      externalId: wishlistId,
      entries: [
        { productId, itemId, quantity: 2 },
        { productId: 'none', itemId: 'no-such-item', quantity: 1 },
      ],
    }),
    returns: { ...successful, additions: { added: [{ quantity: 2 }], unknown: ['no-such-item'] } },
  },
  inviteToWishlist: {
    states: LISTED,
    variables: ({ wishlistId }) => ({ externalId: wishlistId, email: 'kollegin@schule.example', level: 'EDITOR' }),
    returns: successful,
  },
  isUniqueEmail: { states: [], variables: () => ({ email: 'niemand@pausenhof.example' }), returns: true },
  joinWishlist: {
    states: INVITED,
    variables: ({ wishlistToken }) => ({ token: wishlistToken }),
    returns: { ...successful, wishlist: { isCommentator: true } },
  },
  leaveWishlist: {
    states: [['the caller joined a wishlist']],
    variables: ({ wishlistId }) => ({ externalId: wishlistId }),
    returns: successful,
  },
  login: {
    states: [],
    variables: ({ cartId }) => ({
      email: 'anna.lehmann@pausenhof.example',
      password: 'Kreide12',
      stayLogged: false,
      mergeCart: true,
      cartId,
    }),
    returns: { successfull: true, firstName: 'Anna', token: { jwt: expect.stringMatching(/^[0-9a-f]{40}$/) } },
  },
  logout: { states: [CUSTOMER], returns: successful },
  mergeCarts: {
    states: [CUSTOMER, CART, ['a visitor left a cart']],
    variables: ({ cartId, fromCartId, fromUserId }) => ({ cartId, fromCartId, fromUserId }),
    returns: { details: { positionCount: 3, merge: { lines: [{ brought: 1, added: 1 }], vouchers: [] } } },
  },
  moveEntriesToWishlist: {
    states: LISTED,
    variables: ({ wishlistId, otherWishlistId, entryId }) => ({
      externalId: wishlistId,
      entryIds: [entryId],
      toExternalId: otherWishlistId,
    }),
    returns: { ...successful, wishlist: { entryCount: 1 } },
  },
  placeEntryInWishlist: {
    states: LISTED,
    variables: ({ wishlistId, entryId }) => ({ externalId: wishlistId, entryId, beforeEntryId: null }),
    returns: successful,
  },
  recordGlanceView: {
    states: [['product with variants']],
    variables: ({ productId, itemId }) => ({ productId, itemId, domain: 'de' }),
    returns: successful,
  },
  refreshBasketIfReservationTimerExpired: {
    states: [['lightning reservation', { secondsLeft: 0 }]],
    variables: ({ cartId }) => ({ cartId }),
    returns: {
      hasLightningDealReservation: false,
      isLightningDealReservationExpired: false,
      releasedItems: [{ quantity: 2 }],
    },
  },
  registerCustomer: {
    states: [CART],
    variables: ({ cartId }) => ({
      cartId,
      customer: {
        email: 'frieda@pausenhof.example',
        password: 'Kreide7',
        salutation: 'mrs',
        firstName: 'Frieda',
        lastName: 'Frisch',
        billingAddress: ADDRESS,
      },
    }),
    returns: { successfull: true, firstName: 'Frieda', fieldErrors: [] },
  },
  registerGuest: {
    states: [CART],
    variables: ({ cartId }) => ({ cartId, guest: { email: 'gast@pausenhof.example', billingAddress: ADDRESS } }),
    returns: { successfull: true, firstName: 'Gerda' },
  },
  releaseWishlistClaims: {
    states: CLASS_LISTED,
    variables: ({ wishlistId, entryId }) => ({ externalId: wishlistId, entryId }),
    returns: { ...successful, quantity: 0, entry: { claims: { taken: 0 } } },
  },
  removeEntriesFromWishlist: {
    states: LISTED,
    variables: ({ wishlistId, entryId }) => ({ externalId: wishlistId, entryIds: [entryId] }),
    returns: { ...successful, wishlist: { entryCount: 1 }, removedEntries: [{ index: 0 }] },
  },
  removeProductFromMerkzettel: {
    states: MERKZETTEL,
    variables: ({ productId, itemId }) => ({ entry: { productId, itemId } }),
    returns: { ...successful, merkzettel: { entryCount: 0 }, wishlist: null, removedEntries: [{}] },
  },
  removeProductFromWishlist: {
    states: LISTED,
    variables: ({ wishlistId, entryId }) => ({ externalId: wishlistId, entryId }),
    returns: { ...successful, wishlist: { entryCount: 1 }, removedEntries: [{ index: 0 }] },
  },
  removeWishlistMember: {
    states: SHARED,
    variables: ({ wishlistId, memberId }) => ({ externalId: wishlistId, memberId }),
    returns: { ...successful, wishlist: { users: [{ isSelf: true }] } },
  },
  replaceItemInTeaserWishlist: {
    states: TEASER,
    variables: ({ itemId, entryId }) => ({ itemId, oldExternalId: entryId, quantity: 4 }),
    returns: { successful: true, entry: { quantity: 4 } },
  },
  replaceItemInWishlist: {
    states: LISTED,
    variables: ({ wishlistId, entryId, itemId }) => ({
      externalId: wishlistId,
      entryId,
      entry: { itemId, version: 1 },
    }),
    returns: { ...successful, entries: [{ version: 2 }] },
  },
  requestStockAlert: {
    states: [['article', { availability: 'SOLD_OUT' }]],
    variables: ({ itemId }) => ({ itemId, email: 'anna.kern@schule.example' }),
    returns: successful,
  },
  restoreEntriesInWishlist: {
    states: LISTED,
    variables: ({ wishlistId, removedEntryId }) => ({ externalId: wishlistId, entryIds: [removedEntryId] }),
    returns: { ...successful, wishlist: { entryCount: 3 } },
  },
  restoreEntryInWishlist: {
    states: LISTED,
    variables: ({ wishlistId, removedEntryId }) => ({ externalId: wishlistId, entryId: removedEntryId }),
    returns: { ...successful, wishlist: { entryCount: 3 } },
  },
  revokeWishlistLinks: {
    states: LISTED,
    variables: ({ wishlistId }) => ({ externalId: wishlistId }),
    returns: successful,
  },
  saveProductDescriptionReview: {
    states: [CART, ['product with reviews']],
    variables: ({ productId }) => ({ productId, isHelpful: true }),
    returns: successful,
  },
  saveReview: {
    states: [CUSTOMER, ['product with reviews']],
    variables: ({ productId }) => ({ productId, review: aReviewForm() }),
    returns: {
      successful: true,
      fieldErrors: [],
      ownReview: { isPending: true, review: { rating: 4, title: 'Bewährt im Unterricht' } },
    },
  },
  saveSpeditionsData: {
    states: [CART],
    variables: ({ cartId }) => ({ cartId, fields: [{ fieldName: 'phone', fieldValue: '0221 123456' }] }),
    returns: successful,
  },
  selectBillingAddress: {
    states: [GUEST, CART, ADDRESSES],
    variables: ({ cartId, addressId }) => ({ cartId, addressId }),
    returns: successful,
  },
  selectShippingAddress: {
    states: [GUEST, CART, ADDRESSES],
    variables: ({ cartId, addressId }) => ({ cartId, addressId }),
    returns: successful,
  },
  sendContactFormMail: {
    states: [['a contact request was sent']],
    variables: () => ({
      contactForm: {
        topic: 'PRODUCT',
        fullName: 'Gerda Gast',
        email: 'gast@pausenhof.example',
        phone: '',
        orderNumber: '',
        contactMessage: 'Gibt es die Hefte auch mit Rand?',
        images: [],
        wantsCopy: false,
        isSuspicious: false,
      },
    }),
    returns: { successful: true, fieldErrors: [], receipt: { ticketNumber: '500000001', copyTo: null } },
  },
  setAlternativeEmails: {
    states: [GUEST, CART],
    variables: ({ cartId }) => ({ cartId, billingEmail: 'buch@schule.example' }),
    returns: successful,
  },
  setCostCentre: { states: [CART], variables: ({ cartId }) => ({ cartId, costCentre: '4711' }), returns: successful },
  setOrderComment: {
    states: [CART],
    variables: ({ cartId }) => ({ cartId, comment: 'Bitte klingeln' }),
    returns: successful,
  },
  setOrderNewsletterSubscribe: {
    states: [CART],
    variables: ({ cartId }) => ({ cartId, subscribe: true, wording: 'Newsletter bestellen' }),
    returns: successful,
  },
  setOrderReference: {
    states: [CART],
    variables: ({ cartId }) => ({ cartId, orderReference: 'Klasse 3b' }),
    returns: successful,
  },
  setPackstationId: {
    states: [CUSTOMER, CART, ADDRESSES],
    variables: ({ cartId, packstationId }) => ({ cartId, packstationId }),
    returns: successful,
  },
  setSelectedPayment: {
    states: [GUEST, CART],
    variables: ({ cartId }) => ({ cartId, paymentId: 'VORKASSE' }),
    returns: successful,
  },
  setShippingMethod: {
    states: [GUEST, CART, ['shipper dhl selectable']],
    variables: ({ cartId, methodCode }) => ({ cartId, methodCode }),
    returns: successful,
  },
  setStandardWishlist: {
    states: LISTED,
    variables: ({ wishlistId }) => ({ externalId: wishlistId }),
    returns: { ...successful, wishlist: { isStandardList: true, active: true } },
  },
  setWishlistMemberLevel: {
    states: SHARED,
    variables: ({ wishlistId, memberId }) => ({ externalId: wishlistId, memberId, level: 'EDITOR' }),
    returns: { ...successful, wishlist: { users: [{ isCreator: true }, { isEditor: true }] } },
  },
  shareWishlist: {
    states: LISTED,
    variables: ({ wishlistId }) => ({ externalId: wishlistId, level: 'VIEWER' }),
    returns: { ...successful, token: expect.any(String), link: { level: 'VIEWER' } },
  },
  shopInit: {
    states: [CART],
    variables: ({ cartId }) => ({ cartId }),
    returns: { cartId: expect.stringMatching(/^cart-1-/), activeWishlistId: expect.any(String) },
  },
  submitCart: {
    states: [GUEST, CART, READY],
    variables: ({ cartId }) => ({ cartId }),
    returns: { orderId: '400000001', newCartId: expect.any(String), computopData: null, refusal: null },
  },
  submitPrimeSubscription: {
    states: [CUSTOMER],
    variables: () => ({ subscription: { abo: 'prime-12', paymentId: 'RECHNUNG', price: 49 } }),
    returns: {
      subscriptionId: '600000001',
      primeInfo: { status: 'ACTIVE', abo: 'prime-12' },
      computopData: null,
      refusal: null,
    },
  },
  submitReturnOrder: {
    states: [RETURNABLE],
    variables: (ids) => ({ returnOrder: returnOf(ids) }),
    returns: {
      isError: false,
      errorMsg: null,
      submittedReturn: {
        shipments: [{ rma: '700000001', carrier: { code: 'dhl' }, labels: [expect.stringMatching(/^http.+\.pdf$/u)] }],
      },
    },
  },
  subscribeToCompetition: {
    states: [['a competition', { state: 'RUNNING' }]],
    variables: ({ competitionId, answerId }) => ({
      entry: {
        competitionId,
        fullName: 'Anna Kern',
        email: 'anna.kern@schule.example',
        answer: answerId,
        acceptsTerms: true,
        suspicious: false,
      },
    }),
    returns: successful,
  },
  subscribeToNewsletter: {
    states: [],
    variables: () => ({
      subscription: { email: 'anna.kern@schule.example', wording: 'Ja', form: 'PAGE', alreadySubscribed: false },
    }),
    returns: successful,
  },
  subscribeToPrimeWaitingList: {
    states: [],
    variables: () => ({ email: 'wartet@schule.example' }),
    returns: successful,
  },
  tracking_addEvents: {
    states: [],
    variables: () => ({
      events: [{ name: 'payment_error', paymentId: 'RECHNUNG', message: 'no' }, { name: 'never heard of' }],
    }),
    returns: successful,
  },
  undoMerkzettelMerge: {
    states: [['a login merged the Merkzettel']],
    variables: ({ mergeId }) => ({ mergeId }),
    returns: { ...successful, wishlists: { merge: null } },
  },
  unsubscribeNewsletter: {
    states: [['newsletter subscription', { status: 'SUBSCRIBED' }]],
    variables: ({ newsletterToken }) => ({ token: newsletterToken }),
    returns: successful,
  },
  updateBillingAddress: {
    states: [CUSTOMER, ADDRESSES],
    variables: ({ addressId }) => ({ ...ADDRESS, addressId, city: 'Potsdam' }),
    returns: { successful: true, address: { city: 'Potsdam' } },
  },
  updateBusinessDetails: {
    states: [['a registered customer', { kind: 'b2b' }]],
    variables: () => ({ business: { jobTitleCode: 'HEAD', primaryIndustryGroupCode: '85' } }),
    returns: successful,
  },
  updateEmail: {
    states: [CUSTOMER],
    variables: ({ password }) => ({ email: 'anna@schule.example', password }),
    returns: { successful: true, customerInfo: { email: 'anna@schule.example' } },
  },
  updatePhone: {
    states: [CUSTOMER],
    variables: () => ({ phone: '0221 999' }),
    returns: { successful: true, customerInfo: { phone: '0221 999' } },
  },
  updateShippingAddress: {
    states: [CUSTOMER, ADDRESSES],
    variables: ({ packstationId }) => ({
      ...ADDRESS,
      addressId: packstationId,
      packstationAddress: true,
      streetAndHouseNr: 'Packstation 146',
      additionalAddress: '87654321',
    }),
    returns: { successful: true, address: { street: 'Packstation 146' } },
  },
  updateWishlist: {
    states: LISTED,
    variables: ({ wishlistId }) => ({ externalId: wishlistId, listName: 'Klasse 5b', listDescription: '' }),
    returns: { ...successful, wishlist: { name: 'Klasse 5b' } },
  },
  uploadB2bCertificate: {
    states: [CART, ['an upload signature was issued', { signature: 'signature-1' }]],
    variables: () => ({
      file: new File(['%PDF-1.7'], 'Nachweis.pdf', { type: 'application/pdf' }),
      signature: 'signature-1',
    }),
    returns: successful,
  },
  uploadContactImage: {
    states: [],
    variables: () => ({ image: new File(['picture'], 'riss.png', { type: 'image/png' }) }),
    returns: { imageId: expect.any(String), refusal: null },
  },
  uploadReturnImage: {
    states: [RETURNABLE],
    variables: ({ returnHash }) => ({
      hash: returnHash,
      image: new File(['picture'], 'riss.png', { type: 'image/png' }),
    }),
    returns: { imageId: expect.any(String), refusal: null },
  },
  validateAndAddToCartBestellschein: {
    states: [CART, ['line of an order form', { outcome: 'READY' }]],
    variables: ({ orderNumber, cartId }) => ({ lines: [{ orderNumber, quantity: 5 }], cartId }),
    returns: {
      ...successful,
      attainableInfos: { added: [{ quantity: 5 }] },
      lines: [{ outcome: 'READY', quantity: 5 }],
    },
  },
  validateBestellschein: {
    states: [CART, ['line of an order form', { outcome: 'READY' }]],
    variables: ({ orderNumber, cartId }) => ({ lines: [{ orderNumber, quantity: 5 }], cartId }),
    returns: { lines: [{ outcome: 'READY', quantity: 5 }] },
  },
  withdrawWishlistClaim: {
    states: [['pieces were claimed']],
    variables: ({ claimCode }) => ({ code: claimCode }),
    returns: { ...successful, quantity: 1, released: 0 },
  },
};
