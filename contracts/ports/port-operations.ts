import type { Shop } from '@shop/domain/shop';
import type { OperationName } from '@shop/gateway/upstream/generated/operations';

type OperationsOf<Port> = { readonly [Method in keyof Port]: readonly OperationName[] };

/** Which operations of the upstream carry what the shop asks of each port. A method without one does not compile. */
export const PORT_OPERATIONS: { readonly [Port in keyof Shop]: OperationsOf<Shop[Port]> } = {
  sessions: {
    open: ['shopInit'],
    login: ['login'],
    logout: ['logout'],
    registerCustomer: ['registerCustomer'],
    registerGuest: ['registerGuest'],
  },
  customers: {
    current: ['getCustomerInfo'],
    isEmailUnique: ['isUniqueEmail'],
    updateEmail: ['updateEmail'],
    updatePhone: ['updatePhone'],
    changeAccountData: ['changeAccountData'],
    deleteAccount: ['deleteCurrentCustomerAccount'],
  },
  passwords: {
    change: ['changePassword'],
    requestLink: ['forgotPassword'],
    linkState: ['checkTokenValidity'],
    changeByLink: ['changeForgottenPassword'],
  },
  addresses: {
    billing: ['getBillingAddresses'],
    shipping: ['getShippingAddresses'],
    customerAddress: ['getCustomerAddress'],
    add: ['addBillingAddress', 'addShippingAddress'],
    update: ['updateBillingAddress', 'updateShippingAddress'],
    addPackstation: ['addShippingAddress'],
    updatePackstation: ['updateShippingAddress'],
    remove: ['deleteAddress'],
    select: ['selectBillingAddress', 'selectShippingAddress', 'setPackstationId'],
  },
  businesses: {
    jobTitles: ['getJobTitles'],
    industries: ['getIndustries'],
    uploadSignature: ['getCurrentUploadSignature'],
    uploadCertificate: ['uploadB2bCertificate'],
    register: ['registerCustomer'],
    changeDetails: ['updateBusinessDetails'],
  },
  carts: {
    find: ['FindCart'],
    update: ['cart_update'],
    merge: ['mergeCarts'],
    setAlternativeEmails: ['setAlternativeEmails'],
    setOrderReference: ['setOrderReference'],
    setCostCentre: ['setCostCentre'],
    setOrderComment: ['setOrderComment'],
    setNewsletter: ['setOrderNewsletterSubscribe'],
  },
  deals: {
    reservation: ['getLightningDealReservation'],
    refreshExpired: ['refreshBasketIfReservationTimerExpired'],
    extend: ['extendCurrentUserReservationOnCheckout'],
  },
  shippers: {
    select: ['setShippingMethod'],
    saveSpedition: ['saveSpeditionsData'],
  },
  payments: {
    methods: ['getPaymentInfo', 'getPaymentDetails'],
    select: ['setSelectedPayment'],
  },
  expressPayments: {
    start: ['getAmazonPayCheckoutData'],
    addresses: ['getAmazonPayAddresses'],
    complete: ['completeAmazonPayCheckout'],
    abort: ['abortAmazonPayCheckout'],
  },
  orders: {
    submit: ['submitCart'],
    confirmation: ['getThankYouPageData'],
    recent: ['getOrdersV2'],
    list: ['getOrdersV2'],
    years: ['getOrderYears'],
    details: ['getOrderDetailsV2'],
    status: ['getOrderStatus'],
    cancel: ['cancelOrder'],
  },
  returns: {
    find: ['findOrderForReturn'],
    findByHash: ['findOrderForReturnByHash'],
    regulations: ['getAvailableRegulations'],
    carriers: ['getAvailableCarriers'],
    uploadImage: ['uploadReturnImage'],
    submit: ['submitReturnOrder'],
  },
  catalogue: {
    navigation: ['getNavigationModel'],
    branch: ['getPartialNavigationById'],
    mainCategory: ['getMainCategory'],
    category: ['core_category'],
    product: ['getProductById', 'getVariantInformationForProduct'],
    item: ['getItemById'],
    tabContent: ['getExtraTabContents'],
    tiles: ['getProductTilesByIds'],
  },
  search: {
    search: ['core_search'],
    suggestQueries: ['getSuggestQueries'],
    checkQuery: ['checkQuery'],
    adjustLongtailQuery: ['adjustLongtailSearchQuery'],
  },
  contents: {
    page: ['getPageDetailsByUrl'],
    footer: ['getFooterByPageId'],
  },
  reviews: {
    openRatingLink: ['decryptAndCheckPieData'],
    first: ['getReviewsByProductId'],
    more: ['getMoreReviewsByProductId'],
    own: ['getOwnReview'],
    save: ['saveReview'],
    rateDescription: ['saveProductDescriptionReview'],
  },
  parameters: {
    byName: ['getGlobalParametersByName'],
  },
  prime: {
    offer: ['getPrimeOffer'],
    subscribe: ['submitPrimeSubscription'],
    subscription: ['getPrimeSubscription'],
    joinWaitingList: ['subscribeToPrimeWaitingList'],
  },
  tracking: {
    item: ['getTrackingItem'],
    recordGlance: ['recordGlanceView'],
    record: ['tracking_addEvents'],
  },
  withdrawals: {
    declare: ['declareWithdrawal'],
  },
  cancellations: {
    declare: ['declareCancellation'],
  },
};
