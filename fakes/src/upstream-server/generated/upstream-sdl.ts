/* Generated from contracts/schema/upstream.graphql. */
export const UPSTREAM_SDL = `
# ASSUMED. The upstream's own schema is not published: this one is ours, written from the names of the specification
# (A7, B7; entities A3, B3) and no larger than what the shop asks for. It is replaced by the upstream team's schema
# as soon as they hand it over; ../ADDITIONS.md lists every name that is not the specification's.

"""
The upstream shop, as far as the storefront needs it.

Who asks is told by headers. \`x-shop-store\` (de, at, ch, b2b) and \`x-shop-language\` (de-DE, de-AT, de-CH, en-DE) name the
storefront; \`X-iSHOP-API-USERID\` the visitor; \`X-JWT\` proves the session of a guest or customer; \`Authorization: Bearer\`
the storefront itself. Passed on from the shopper's own request are \`X-User-Agent\`, \`X-Forwarded-For\`, \`X-Referer\` (the page that
they are on), \`X-Is-Dev\`, \`Preview\`, and cookies that begin with \`BZ_AB_\` or \`_ga\`.

What went wrong is a GraphQL error with \`extensions.classification\` (\`INVALID_TOKEN\`, \`CART_NOT_FOUND\`, \`INTERNAL_ERROR\`)
or \`extensions.messageKey\` (\`ishop.api.error.invalid_token\` and \`ishop.api.error.revoked_token\` of a session that ended,
\`vue.error.security.valid_token_required\` where a change needs a session and none came). A missing or unknown visitor is the
error with the message "A valid user id is required.". What the shop merely does not grant is an answer: \`fieldErrors\` and
\`generalErrorMessage\` for forms, \`refusal\` for everything else.

No id is empty.
"""
schema {
  query: Query
  mutation: Mutation
}

"A day without a time, ISO 8601: \`2026-08-24\`."
scalar Date

"An instant, ISO 8601 with its offset: \`2026-08-24T10:15:00Z\`."
scalar DateTime

"A file of a multipart request."
scalar Upload

type Query {
  getCustomerInfo(url: String!): CustomerInfo!
  isUniqueEmail(email: String!): Boolean!
  "Whether an address gets the newsletter. Only for servers: no browser may learn it."
  checkEmailSubscribed(email: String!): Boolean!
  """
  What the contact form starts with: who is signed in, and the order if it is theirs or was placed with this postcode. Whoever proves
  an order by its postcode learns nothing of its buyer. An unknown order and one of somebody else are answered alike.
  """
  getContactFormData(orderId: ID, zipCode: String): ContactFormData!
  "The sold-out articles that the account of the session watches with its own address, the latest end first."
  getStockAlerts: [StockAlert!]!
  "The prize draws of the storefront that are about to begin, run, or have ended of late."
  getCompetitions: [Competition!]!
  "Null where the storefront has none with this id."
  getCompetition(id: ID!): Competition
  "Whether the link to a new password with this token can be used on this storefront."
  checkTokenValidity(emailToken: String!): TokenValidity!
  "What the customers of the business shop work as, in the language of the storefront."
  getJobTitles: [CodedName!]!
  "The industries of the customers of the business shop, in the language of the storefront."
  getIndustries: [CodedName!]!
  "Permits the visitor's session one upload: valid for a few minutes, and until it is used."
  getCurrentUploadSignature: String!

  "The customer address comes first; without a session there is none."
  getBillingAddresses: [Address!]!
  "Packstations are among them; without a session there is none."
  getShippingAddresses: [Address!]!
  "The one address that belongs to the account itself; none before one is saved, and without a session."
  getCustomerAddress: Address

  "A cart that is not the visitor's own is as unknown as one that never was: \`CART_NOT_FOUND\`."
  shop_findCart(cartId: ID!, calculateShippingCost: Boolean! = false): Cart!

  "What a cart holds of lightning deals; nothing where it holds nothing. Of an ordered cart it is an error."
  getLightningDealReservation(cartId: ID!): LightningData!

  "The ways to pay that are offered for a cart; none where nothing is to be paid."
  getPaymentInfo(cartId: ID!): PaymentInfo!
  """
  Begins a session at the Amazon-style provider for a cart, and says where it takes place. Each call begins another one; one
  that nobody continues is forgotten. Refusals: \`EXPRESS_UNAVAILABLE\`.
  """
  getAmazonPayCheckoutData(cartId: ID!, checkoutType: AmazonPayCheckoutType!): AmazonPayCheckoutDataAnswer!
  """
  What the shopper chose during a visit that they have completed, while the visitor's own cart is no order yet. Refusals:
  \`NO_SUCH_SESSION\` (unknown, unfinished, expired, somebody else's), \`SESSION_CANCELLED\`.
  """
  getAmazonPayAddresses(amazonCheckoutSessionId: ID!): AmazonPayAddressesAnswer!
  "What is to be said about ways to pay, whatever the cart; unknown ones are left out."
  getPaymentDetails(paymentTypes: [ID!]!): [PaymentDetails!]!

  "What the storefront offers to future members of Prime: the same for everybody."
  getPrimeOffer: PrimeOffer!
  """
  What became of a customer's own subscription; to anybody else it is unknown. Refusals: \`NO_SUCH_SUBSCRIPTION\`; to its buyer, with
  the id of the way to pay as subject, those of \`getThankYouPageData\` about payments.
  """
  getPrimeSubscription(subscriptionId: ID!): PrimeSubscriptionAnswer!

  """
  The order as its buyer may see it once it is paid; to anybody else it is unknown. Refusals: \`NO_SUCH_ORDER\`; to its buyer, with
  the id of the way to pay as subject, \`PAYMENT_PENDING\` while its provider has reported nothing, then \`PAYMENT_DECLINED\`,
  \`PAYMENT_CANCELLED\`, \`PAYMENT_FAILED\`, \`PAYMENT_ABANDONED\` (nobody finished it in time) or \`PAYMENT_OUTDATED\` (the cart changed).
  """
  getThankYouPageData(orderId: ID!): ThankYouPageAnswer!
  """
  A customer's own orders, the newest first; a guest or visitor has none. Pages count from 0; behind the last one comes the last
  one. \`searchText\`: words that are all found in an order's number, reference, or names and numbers of articles. \`dateFilter\`:
  \`last3months\`, \`all\` or a year. Nothing named means all texts and all dates.
  """
  getOrdersV2(page: Int!, searchText: String, dateFilter: String): OrderListPage!
  "The years in which a customer has ordered, the newest first; a guest or visitor has none."
  getOrderYears: [Int!]!
  "The order as its buyer may see it once it is paid; to anybody else it is unknown. Refusals: \`NO_SUCH_ORDER\`."
  getOrderDetailsV2(orderId: ID!): OrderDetailsAnswer!
  """
  Where an order stands, for anybody who knows its number and the postcode of its invoice or delivery. An unknown number and a
  wrong postcode are answered alike, after the same work. Refusals: \`NO_SUCH_ORDER\`.
  """
  getOrderStatus(orderId: ID!, zipCode: String!): OrderStatusAnswer!

  "The value of a link that asks a buyer for a rating, as it stands in a mail."
  decryptAndCheckPieData(encryptedData: String!): PieDataAnswer!
  "The first reviews of a product, the newest first; null where no such product is."
  getReviewsByProductId(productId: ID!, limit: Int!, filter: ReviewFilterInput): ProductReviews
  "Reviews from a position on, counted from 0; none beyond the end, and none where no such product is."
  getMoreReviewsByProductId(productId: ID!, offset: Int!, limit: Int!, filter: ReviewFilterInput): [Review!]!
  "What the signed-in customer wrote about a product, released or not; null for anybody else."
  getOwnReview(productId: ID!): OwnReview

  """
  The order with this number, delivered or billed to this postcode; null for any other, whether or not it exists. Returns need
  no session: whoever has the hash of an order, which cannot be guessed, may return it.
  """
  findOrderForReturn(orderId: ID!, zipCode: String!): ReturnOrder
  "Null where no order has the hash."
  findOrderForReturnByHash(hash: ID!): ReturnOrder
  "What the buyer may get for all of the selected articles; none where no order has the hash."
  getAvailableRegulations(hash: ID!, selectedItems: [ReturnSelectionInput!]!): [Regulation!]!
  "Who may take the goods back; none where no order has the hash."
  getAvailableCarriers(hash: ID!, returnOrder: ReturnOrderInput!): [ReturnCarrier!]!

  "Null where no such item is."
  getItemById(itemId: ID!): Item
  "The content of a tab as HTML; null where the product has no such tab."
  getExtraTabContents(productId: ID!, tabId: ID!): ExtraTabContents
  "What statistics hold about an item; null where no such item is."
  getTrackingItem(itemId: ID!): TrackingItem

  getNavigationModel: NavigationModel!
  "The top category above this one, with all levels below; null where there is no such category."
  getPartialNavigationById(categoryId: ID!): NavigationNode
  "The top category above this one, or itself; null where there is no such category."
  getMainCategory(categoryId: ID!): MainCategory
  "Null where no such category is."
  core_category(id: ID!): Category
  "Null where no such product is."
  getProductById(productId: ID!): Product
  "Null where no such product is; an item or variants that do not fit the product leave the item open."
  getVariantInformationForProduct(productId: ID!, selectedVariants: [SelectedVariantInput!]!, itemId: ID): VariantInformation
  "Products picked for a place on a page, in the order of their ids; unknown ids are left out."
  getProductTilesByIds(productIds: [ID!]!): [ProductTile!]!

  "What a search finds; \`link\` is the page of the article whose number was searched for."
  core_search(filter: SearchFilterInput!, paging: PagingInput!): SearchResult!
  "Searches that begin with what was typed so far, the most useful first."
  getSuggestQueries(userQuery: String!): SuggestAnswer!
  "What to search for instead, or the page that answers the search."
  checkQuery(originalQuery: String!): QueryCheck!
  "The search with fewer words, for one that finds nothing; the same search where no word finds anything."
  adjustLongtailSearchQuery(searchQuery: String!): AdjustedQuery!

  "An unknown address is an answer of the page type \`UNKNOWN\` or \`NOT_FOUND\`, never an error."
  getPageDetailsByUrl(url: String!): PageDetails!
  "The footer lies on the page \`footer-vue\`."
  getFooterByPageId(pageId: ID!): FooterContent!
  getActiveAbTests: [AbTest!]!
  "Unknown names are left out."
  getGlobalParametersByName(names: [String!]!): [GlobalParameter!]!

  """
  All lists of the visitor: the Merkzettel and further ones. \`wishlist\` is the one with this \`externalId\`, by default the Merkzettel,
  with its entries; null where the visitor has no such list.
  """
  getAllWishlists(externalId: ID): AllWishlists!
  "What is on the lists of a customer."
  getAllWishlistsEssentials: WishlistEssentials!
  "The same for visitors without an account."
  getAllWishlistsFull: WishlistEssentials!
  "The newest first; null where the visitor is no member of such a list."
  getCommentsPerWishlist(wishlistId: ID!): [WishlistComment!]
  "What a link to a list leads to; nothing changes. Null where the link is unknown, revoked or too old."
  getSharedWishlist(token: String!): SharedWishlist
  "A list of the editors; null where there is none. It is the same for everybody."
  getWishlistFromTeaserId(externalId: ID!): TeaserWishlist
  "What so many pieces cost today; unknown items cost nothing and are left out."
  getTotalsForTeaserWishlist(teaserWishlist: [TeaserWishlistEntryInput!]!): TeaserWishlistTotals!
}

type Mutation {
  """
  Gives a visitor a user id and a cart. Who has a valid user id keeps it, and the cart that is named where it is theirs and
  not submitted. \`guestToken\`: the token of the guest's session that the caller leaves; what the guest has on lists goes along,
  and the session goes on. One that has ended brings nothing.
  """
  shopInit(cartId: ID, guestToken: String): ShopInit!
  """
  Logs in with the e-mail address, on the business shop with the customer number: exactly one of them is given. \`cartId\` is
  the cart of before, which \`mergeCart\` puts together with the customer's own. Refusals: \`WRONG_CREDENTIALS\`,
  \`TOO_MANY_TRIES\`.
  """
  login(email: String, customerNumber: String, password: String!, stayLogged: Boolean!, mergeCart: Boolean!, cartId: ID): AuthResult!
  logout: MutationAnswer!
  registerCustomer(customer: CustomerRegistrationInput!, cartId: ID): AuthResult!
  registerGuest(guest: GuestRegistrationInput!, cartId: ID): AuthResult!
  """
  Stores the certificate of the visitor's session for \`registerCustomer\`. Refusals: \`SIGNATURE_REFUSED\` (of another session, used or
  expired), \`FILE_REFUSED\` (with a message).
  """
  uploadB2bCertificate(file: Upload!, signature: String!): MutationAnswer!

  """
  \`password\` is the account's; a guest has none. Ends the account's other sessions and its links to a new password; both
  addresses get a mail. Errors are at \`email\` and \`password\`.
  """
  updateEmail(email: String!, password: String): CustomerAnswer!
  updatePhone(phone: String!): CustomerAnswer!
  "Errors are at \`salutation\`, \`firstName\`, \`lastName\` and \`company\`, which the business shop needs."
  changeAccountData(accountData: AccountDataInput!): CustomerAnswer!
  """
  Ends the account with its addresses, carts and sessions; its orders stay. Errors are at \`password\`, and in general while an
  order waits for its payment.
  """
  deleteCurrentCustomerAccount(password: String!): MutationAnswer!
  "Of a business customer; \`getCustomerAddress\` shows them."
  updateBusinessDetails(business: BusinessInput!): MutationAnswer!

  "Ends the customer's other sessions. Errors are at \`currentPassword\` and \`password\`."
  changePassword(currentPassword: String!, password: String!): MutationAnswer!
  """
  Mails a link to a new password, for the e-mail address or, on the business shop, the customer number: exactly one of them is
  given. The result does not depend on whether there is an account. Whoever fills in \`honeypot\` gets no mail; \`triesCount\` counts
  the requests of a visitor from 1.
  """
  forgotPassword(email: String, customerNumber: String, honeypot: String!, triesCount: Int!): MutationAnswer!
  "Ends all sessions of the customer. Errors are at \`password\`, and in general if the link does not work any more."
  changeForgottenPassword(emailToken: String!, password: String!): MutationAnswer!

  "The fields of an address are those of \`AddressInput\`, here and in the three mutations that follow."
  addBillingAddress(
    addressId: ID
    formType: AddressFormType!
    salutation: String!
    firstName: String!
    lastName: String!
    company: String
    postCode: String!
    city: String!
    streetAndHouseNr: String!
    additionalAddress: String
    country: String!
    packstationAddress: Boolean!
    phone: String
    email: String
    isAlsoCustomerAddress: Boolean
  ): AddressAnswer!
  updateBillingAddress(
    addressId: ID!
    formType: AddressFormType!
    salutation: String!
    firstName: String!
    lastName: String!
    company: String
    postCode: String!
    city: String!
    streetAndHouseNr: String!
    additionalAddress: String
    country: String!
    packstationAddress: Boolean!
    phone: String
    email: String
    isAlsoCustomerAddress: Boolean
  ): AddressAnswer!
  addShippingAddress(
    addressId: ID
    formType: AddressFormType!
    salutation: String!
    firstName: String!
    lastName: String!
    company: String
    postCode: String!
    city: String!
    streetAndHouseNr: String!
    additionalAddress: String
    country: String!
    packstationAddress: Boolean!
    phone: String
    email: String
    isAlsoCustomerAddress: Boolean
  ): AddressAnswer!
  updateShippingAddress(
    addressId: ID!
    formType: AddressFormType!
    salutation: String!
    firstName: String!
    lastName: String!
    company: String
    postCode: String!
    city: String!
    streetAndHouseNr: String!
    additionalAddress: String
    country: String!
    packstationAddress: Boolean!
    phone: String
    email: String
    isAlsoCustomerAddress: Boolean
  ): AddressAnswer!
  "The customer address is never deleted. Refusals: \`CUSTOMER_ADDRESS\`."
  deleteAddress(addressId: ID!): MutationAnswer!
  "Refusals: \`NO_SUCH_ADDRESS\`."
  selectBillingAddress(cartId: ID!, addressId: ID!): MutationAnswer!
  "Refusals: \`NO_SUCH_ADDRESS\`."
  selectShippingAddress(cartId: ID!, addressId: ID!): MutationAnswer!
  "Has the cart delivered to a packstation of the address book. Refusals: \`NO_SUCH_ADDRESS\`, also where the address is no packstation."
  setPackstationId(cartId: ID!, packstationId: ID!): MutationAnswer!

  """
  Applies the operations in their order, all or none. Refusals, with what they are about: \`NO_SUCH_ITEM\` and \`SOLD_OUT\` (item
  id), \`NO_SUCH_POSITION\` (position id), \`NO_SUCH_SAVED_LINE\` (its id), \`SAVED_LIST_FULL\`, \`VOUCHER_REFUSED\` (code, and a message),
  \`ALREADY_SUBMITTED\`.
  """
  cart_update(cartId: ID!, ops: [CartOperationInput!]!): CartUpdate!
  """
  Merges the cart of a visitor or guest into the caller's own, whose \`details.merge\` says what it took. A cart merges once: one
  that is not there, or is a customer's, changes nothing.
  """
  mergeCarts(cartId: ID!, fromCartId: ID!, fromUserId: ID!): Cart!
  "Gives the ordinary price to pieces of lightning deals that are no longer held; changes nothing while all are held."
  refreshBasketIfReservationTimerExpired(cartId: ID!): LightningData!
  """
  Holds the pieces of lightning deals for the whole time again, as far as they are still to be had, unless that was done as often
  as it may be. Pieces that are lost get the ordinary price.
  """
  extendCurrentUserReservationOnCheckout(cartId: ID!): ExtendedReservation!
  "An address that is not given is the preselected one again."
  setAlternativeEmails(cartId: ID!, billingEmail: String, shippingEmail: String): MutationAnswer!
  setOrderComment(cartId: ID!, comment: String!): MutationAnswer!
  setOrderReference(cartId: ID!, orderReference: String!): MutationAnswer!
  setCostCentre(cartId: ID!, costCentre: String!): MutationAnswer!
  """
  Whether the order subscribes its buyer to the newsletter; \`wording\` is what the shopper agreed to. The order mails a link to confirm
  it, as \`subscribeToNewsletter\` does.
  """
  setOrderNewsletterSubscribe(cartId: ID!, subscribe: Boolean!, wording: String): MutationAnswer!

  "Refusals: \`NO_SUCH_PAYMENT\`, \`PAYMENT_DISABLED\`, \`PAYMENT_REFUSED\` (with a message)."
  setSelectedPayment(cartId: ID!, paymentId: ID!, buyerReference: String): MutationAnswer!
  "Refusals: \`NO_SUCH_SHIPPER\`, \`SHIPPER_DISABLED\`."
  setShippingMethod(cartId: ID!, methodCode: ID!): MutationAnswer!
  saveSpeditionsData(cartId: ID!, fields: [SpeditionsFieldInput!]!): MutationAnswer!

  """
  Turns a cart into an order; a cart becomes at most one, however often this is asked. Refusals: \`ALREADY_SUBMITTED\` (the
  order's id, where its buyer asks), \`NOT_READY\` (what is missing: \`articles\`, \`address\`, \`carrier\`, \`carrier-details\`,
  \`payment\` or \`buyer-reference\`; nothing where it is something else). \`errorMessage\` refuses the way to pay. The header
  \`Idempotency-Key\` names the attempt: the same one is answered as it was when it ordered, with \`orderId\` and \`newCartId\`;
  one that ordered nothing may be made again.
  """
  submitCart(cartId: ID!): OrderSubmitResult!
  """
  Captures what the shopper approved at the Amazon-style provider for the order that this cart waits to become. Refusals:
  \`NO_SUCH_SESSION\` (forged, somebody else's, of another cart, not approved), \`PAYMENT_REFUSED\` (with a message: declined, cancelled
  or too late; the cart is open again).
  """
  completeAmazonPayCheckout(cartId: ID!, amazonCheckoutSessionId: ID!): AmazonPayCompletion!
  """
  Makes a customer a member of Prime, or returns the payment that does: \`primeInfo\`, \`computopData\` or \`redirectUrl\`. The header
  \`Idempotency-Key\` names the attempt: repeated, it is answered with the same subscription. Without the header it is a bad request.
  While a payment is open, the same subscription returns it, and another one ends it. Refusals: \`NOT_A_CUSTOMER\`,
  \`ALREADY_MEMBER\`, \`NO_MEMBERS_TAKEN\`, \`OFFER_CHANGED\` (no such plan, or at another price), \`NO_SUCH_PAYMENT\`.
  """
  submitPrimeSubscription(subscription: PrimeSubscriptionInput!): PrimeSubmitResult!
  """
  Notes who waits until Prime takes members again, and mails a receipt once. Whether the address was on the list is never said.
  """
  subscribeToPrimeWaitingList(email: String!): MutationAnswer!
  """
  Records what somebody agreed to, and mails a link that confirms it within 7 days; without it nothing is sent. An address that gets
  the newsletter already is mailed so instead. At most 3 mails to an address in 24 hours. The answer is the same for every address.
  """
  subscribeToNewsletter(subscription: NewsletterSubscriptionInput!): MutationAnswer!
  """
  Begins the subscription that the link of a mail confirms; a second time changes nothing. In place of a link that has expired, a new
  one is mailed. Refusals: \`NO_SUCH_LINK\`, \`LINK_EXPIRED\`.
  """
  confirmNewsletterSubscription(token: String!): MutationAnswer!
  """
  Ends a subscription at once: that of an address, or of the mail with this token. The answer is the same for every address and every
  token. A subscriber whose address was typed is mailed that it has ended.
  """
  unsubscribeNewsletter(email: String, token: String): MutationAnswer!
  """
  Watches a sold-out article for an address: mails a link that confirms it within 7 days; without it nothing is sent. The confirmed
  address of the account of the session needs no confirmation, and is mailed so. Once the article can be ordered again, one mail says
  it and ends the alert, which lasts 180 days at most. At most 3 mails to an address in 24 hours that somebody has asked for, and 50
  articles; another one takes the place of the oldest. The answer is the same for every address. Refusals: \`NO_SUCH_ITEM\`, \`IN_STOCK\`.
  """
  requestStockAlert(itemId: ID!, email: String!): MutationAnswer!
  """
  Begins the alert that the link of a mail confirms; a second time changes nothing. Refusals: \`NO_SUCH_LINK\`, \`LINK_EXPIRED\`.
  """
  confirmStockAlert(token: String!): StockAlertAnswer!
  "Ends the alert of the mail with this token, confirmed or not. The answer is the same for every token."
  endStockAlert(token: String!): MutationAnswer!
  """
  Enters a prize draw, by the clock of the shop. The first entry of an address counts, however the address is written; another one is
  answered alike and changes nothing. No mail is sent. Entries are deleted 30 days after the end. Refusals: \`NO_SUCH_COMPETITION\`,
  \`COMPETITION_NOT_STARTED\`, \`COMPETITION_ENDED\`.
  """
  subscribeToCompetition(entry: CompetitionEntryInput!): MutationAnswer!
  "Forgets the provider's session of a cart: payment, addresses and carrier leave it, its positions stay. Without one, nothing changes."
  abortAmazonPayCheckout(cartId: ID!): MutationAnswer!
  """
  Cancels the buyer's whole order while no part of it is packed; a cancelled order stays as it is. Refusals: \`NO_SUCH_ORDER\`,
  \`TOO_LATE\`.
  """
  cancelOrder(orderId: ID!): OrderDetailsAnswer!

  """
  Records that a consumer withdraws from a contract, and mails the receipt. Anybody may declare it, whether or not such an
  order exists; the answer never tells. The header \`Idempotency-Key\` names the declaration: repeated, it is answered with its
  first receipt, and neither recorded nor mailed again. Without the header it is a bad request.
  """
  declareWithdrawal(declaration: WithdrawalDeclarationInput!): WithdrawalAnswer!

  """
  Records that a consumer cancels a contract that runs on, and mails the receipt. Anybody may declare it, whether or not such a
  contract exists; the answer never tells. If the e-mail address and last name are those of a member of Prime, the membership
  ends: after its paid term, or at once if the cancellation is extraordinary. The header \`Idempotency-Key\` names the
  declaration: repeated, it is answered with its first receipt, and neither recorded nor mailed again. Without the header it is
  a bad request.
  """
  declareCancellation(declaration: CancellationDeclarationInput!): CancellationAnswer!

  """
  Mails to the shop's team what somebody wrote, and a copy to the account of the session if it is wanted: never to another address.
  Whether the order exists, the answer never tells. The header \`Idempotency-Key\` names the request: repeated, it is answered with its
  first receipt, and not mailed again. Without the header it is a bad request.
  """
  sendContactFormMail(contactForm: ContactFormInput!): ContactFormAnswer!
  "Stores a picture for the contact form; it expires if no request uses it. Refusal: \`IMAGE_REFUSED\` (with a message)."
  uploadContactImage(image: Upload!): ContactImageResult!

  """
  Announces a return and mails its labels. The header \`Idempotency-Key\` names the attempt: repeating it answers the first result
  again.
  """
  submitReturnOrder(returnOrder: ReturnOrderInput!): ReturnOrderResult!
  """
  Stores a picture for a return of the order with this hash; it expires if no return uses it. Refusals: \`NO_SUCH_ORDER\`,
  \`IMAGE_REFUSED\` (with a message).
  """
  uploadReturnImage(hash: ID!, image: Upload!): ReturnImageResult!

  "An item was seen on the page of its product. \`domain\` is the storefront, as statistics name it."
  recordGlanceView(productId: ID!, itemId: ID!, domain: String!): MutationAnswer!
  """
  Saves the signed-in customer's only review of a product; a second one replaces the first. It is released once it has been
  checked. Errors are at \`rating\`, \`title\`, \`message\` and \`nickname\`, and in general where no such product is.
  """
  saveReview(productId: ID!, review: ReviewInput!): SavedReviewAnswer!
  "Whether the visitor found the description of a product helpful; a second call replaces the first. In general, an error where no such product is."
  saveProductDescriptionReview(productId: ID!, isHelpful: Boolean!): MutationAnswer!

  tracking_addEvents(events: [TrackingEventInput!]!): MutationAnswer!

  """
  Puts an item on a list. One that is there keeps the larger quantity; one that was removed comes back to its place. Refusals, here
  and in the twelve mutations that follow: \`NO_SUCH_LIST\`, \`NOT_ALLOWED\` (the caller's rights are too low), \`NO_SUCH_ENTRY\` (its
  id), \`NO_SUCH_ITEM\` (its id), \`INVALID_QUANTITY\`, \`LIST_FULL\`, \`CHANGED_MEANWHILE\` (somebody else has changed the entry, which is in
  \`entries\` as it is now).
  """
  addProductToWishlist(externalId: ID!, entry: WishlistEntryInput!): WishlistUpdate!
  """
  Puts several items on a list, each by its ids or by an order number, in which dashes and spaces do not count: what is unknown, or
  does not fit, is told in \`additions\` as it was named. The number of a product with several items adds it without a variant.
  """
  importIntoWishlist(externalId: ID!, entries: [WishlistImportInput!]!): WishlistUpdate!
  "Takes an item off the Merkzettel."
  removeProductFromMerkzettel(entry: WishlistProductInput!): WishlistUpdate!
  removeProductFromWishlist(externalId: ID!, entryId: ID!): WishlistUpdate!
  "All of them, or nothing; each can be restored."
  removeEntriesFromWishlist(externalId: ID!, entryIds: [ID!]!): WishlistUpdate!
  "Brings back an entry that was removed within a day, to its place, with quantity, comments and claims; or one that \`replaceItemInWishlist\` put together with another, which is again as it was."
  restoreEntryInWishlist(externalId: ID!, entryId: ID!): WishlistUpdate!
  "Brings removed entries back, in the order of the list, as long as it has room: those it has no room for stay in \`removedEntries\`, and those that can no longer be brought back are \`gone\`. Refused with \`LIST_FULL\` if it has room for none."
  restoreEntriesInWishlist(externalId: ID!, entryIds: [ID!]!): WishlistUpdate!
  "Removed entries can no longer be brought back."
  dismissRemovedEntries(externalId: ID!): WishlistUpdate!
  "A quantity from 0 to 9998. An entry that has it already is as it was, whatever the \`version\`."
  changeQtyInWishlist(externalId: ID!, entry: WishlistQuantityInput!): WishlistUpdate!
  "An item that is on the list already is put together with the entry: its own entry is \`gone\`."
  replaceItemInWishlist(externalId: ID!, entryId: ID!, entry: WishlistReplacementInput!): WishlistUpdate!
  "\`beforeEntryId\`: null is the end of the list."
  placeEntryInWishlist(externalId: ID!, entryId: ID!, beforeEntryId: ID): WishlistUpdate!
  copyEntriesToWishlist(externalId: ID!, entryIds: [ID!]!, toExternalId: ID!): WishlistUpdate!
  "Copied, and removed here: \`NOT_ALLOWED\` concerns both lists."
  moveEntriesToWishlist(externalId: ID!, entryIds: [ID!]!, toExternalId: ID!): WishlistUpdate!
  "Errors are at \`listName\`, which no other list of the creator has, and \`listDescription\`. Refusals: \`TOO_MANY_LISTS\`, also for anybody who is no customer."
  createWishlist(
    listName: String!
    listDescription: String!
    kind: WishlistKind!
    entries: [WishlistEntryInput!]!
  ): WishlistUpdate!
  "Renames and describes a list. Errors are at \`listName\` and \`listDescription\`. Refusals: \`NO_SUCH_LIST\`, \`NOT_ALLOWED\`."
  updateWishlist(externalId: ID!, listName: String!, listDescription: String!): WishlistAnswer!
  "Refusals: \`NO_SUCH_LIST\`, \`NOT_ALLOWED\`."
  deleteWishlist(externalId: ID!): MutationAnswer!
  "The caller's bookmarks go to this list. Refusals: \`NO_SUCH_LIST\`."
  setStandardWishlist(externalId: ID!): WishlistAnswer!
  """
  Puts entries into the visitor's own cart, all where none is named; the list stays as it is. \`token\` is that of a link, for
  somebody who is no member. \`pieces\` says which ones of a class list are wanted; without it, what the visitor has claimed, or
  what is open if they have claimed nothing. Open pieces that come into the cart by a \`token\` are the visitor's claims then, and
  stay their claims when they are taken out of the cart. Refusals: \`NO_SUCH_LIST\`, \`ALREADY_SUBMITTED\`.
  """
  addWishlistToCart(
    externalId: ID!
    cartId: ID!
    entryIds: [ID!]
    token: String
    pieces: ClassListPieces
  ): WishlistInCartAnswer!
  """
  \`positionId\` is the id of an entry; null is the whole list. Errors are at \`comment\`. Refusals: \`NO_SUCH_LIST\`, \`NO_SUCH_ENTRY\`,
  \`TOO_MANY_COMMENTS\`.
  """
  addCommentToWishlist(externalId: ID!, comment: String!, positionId: ID): WishlistCommentAnswer!
  "Refusals: \`NO_SUCH_LIST\`, \`NOT_ALLOWED\`, \`NO_SUCH_COMMENT\`."
  deleteCommentFromWishlist(externalId: ID!, commentId: ID!): MutationAnswer!
  """
  Takes off the Merkzettel again what a login added; it becomes a list of its own. Once more changes nothing. Refusals:
  \`NO_SUCH_MERGE\` (also one that is dismissed, somebody else's, or followed by a later one), \`TOO_MANY_LISTS\`.
  """
  undoMerkzettelMerge(mergeId: ID!): MerkzettelMergeAnswer!
  dismissMerkzettelMerge(mergeId: ID!): MutationAnswer!

  "Makes a link; the one of this level before it is no longer valid. Only customers share. Refusals: \`NO_SUCH_LIST\`, \`NOT_ALLOWED\`."
  shareWishlist(externalId: ID!, level: WishlistLinkLevel!): WishlistLinkAnswer!
  "Refusals: \`NO_SUCH_LIST\`, \`NOT_ALLOWED\`."
  revokeWishlistLinks(externalId: ID!): MutationAnswer!
  """
  Mails a link that one person can use. Errors are at \`email\`. The same once more within an hour is not mailed again. Refusals:
  \`NO_SUCH_LIST\`, \`NOT_ALLOWED\`.
  """
  inviteToWishlist(externalId: ID!, email: String!, level: WishlistMemberLevel!): MutationAnswer!
  """
  Makes the caller a member; a lower link changes nothing for a member, and no link goes beyond what the caller was made since it
  exists. Refusals: \`NO_SUCH_LINK\` (also of a viewer, and for those who were removed since), \`TOO_MANY_LISTS\`,
  \`TOO_MANY_MEMBERS\`.
  """
  joinWishlist(token: String!): WishlistAnswer!
  "Refusals: \`NO_SUCH_LIST\`, \`NOT_ALLOWED\` (its creator)."
  leaveWishlist(externalId: ID!): MutationAnswer!
  "Refusals, here and in the two that follow: \`NO_SUCH_LIST\`, \`NOT_ALLOWED\` (also of somebody who is no member)."
  setWishlistMemberLevel(externalId: ID!, memberId: ID!, level: WishlistMemberLevel!): WishlistAnswer!
  removeWishlistMember(externalId: ID!, memberId: ID!): WishlistAnswer!
  "The member becomes the creator, and the caller an admin."
  handOverWishlist(externalId: ID!, memberId: ID!): WishlistAnswer!
  """
  Takes over pieces of an entry of a class list; \`token\` is that of a link, for somebody who is no member. Nobody holds more pieces
  of an entry than it needs, whatever \`evenIfTaken\` says. Refusals: \`NO_SUCH_LIST\`, \`NO_SUCH_ENTRY\`, \`INVALID_QUANTITY\`,
  \`TOO_MANY_PIECES\` (\`openPieces\` says how many are open; never with \`evenIfTaken\`), \`MORE_THAN_NEEDED\` (\`possiblePieces\`),
  \`TOO_MANY_CLAIMS\` (500 of the caller on the list, or 10,000 of all).
  """
  claimWishlistEntry(
    externalId: ID!
    token: String
    entryId: ID!
    quantity: Int!
    evenIfTaken: Boolean!
  ): WishlistClaimAnswer!
  """
  Opens what was claimed of an entry of a class list and not bought to everybody, whoever claimed it; what was bought stays taken. The
  claims stay with \`released\` pieces, for those who made them. Refusals: \`NO_SUCH_LIST\`, \`NOT_ALLOWED\`, \`NO_SUCH_ENTRY\`.
  """
  releaseWishlistClaims(externalId: ID!, entryId: ID!): ReleasedClaimsAnswer!
  "Gives up a claim, whoever made it: the code is the proof. Pieces that were bought stay taken. Refusals: \`NO_SUCH_CLAIM\`."
  withdrawWishlistClaim(code: ID!): WithdrawnClaimAnswer!

  "The entry \`oldExternalId\` with another item; nothing is stored, and null is returned where there is no such entry or item."
  replaceItemInTeaserWishlist(itemId: ID!, oldExternalId: ID!, quantity: Int!): TeaserWishlistEntryAnswer!
  "Adds what can be added. Refusals: \`ALREADY_SUBMITTED\`."
  addProductsToCartFromTeaserWishlist(
    teaserWishlist: [TeaserWishlistEntryInput!]!
    cartId: ID!
  ): TeaserWishlistInCartAnswer!
  """
  What would become of each line of an order form, in their order and one after the other, beside what the visitor's cart holds
  already. Changes nothing.
  """
  validateBestellschein(lines: [BestellscheinLineInput!]!, cartId: ID): BestellscheinValidation!
  "Puts into the visitor's own cart what can be bought of the lines, and says what became of each. Refusals: \`ALREADY_SUBMITTED\`."
  validateAndAddToCartBestellschein(lines: [BestellscheinLineInput!]!, cartId: ID!): BestellscheinInCartAnswer!
  "Draws a form on A4, in the language of the storefront, tagged for screen readers. Changes nothing."
  generatePdfForm(form: PdfFormInput!): PdfForm!
}

enum NewsletterForm {
  PAGE
  CHECKOUT
  COMPETITION
}

input NewsletterSubscriptionInput {
  email: String!
  "What was agreed to, word for word, and on which form."
  wording: String!
  form: NewsletterForm!
  "As \`checkEmailSubscribed\` says."
  alreadySubscribed: Boolean!
}

input CompetitionEntryInput {
  competitionId: ID!
  fullName: String!
  email: String!
  "Id of one of the answers."
  answer: ID!
  "Of a class or a teacher."
  school: String
  "Without it, the entry is refused."
  acceptsTerms: Boolean!
  "A field that nobody sees was filled in: somebody should look at the entry before the draw. It is kept like others."
  suspicious: Boolean!
}

enum CompetitionState {
  UPCOMING
  RUNNING
  ENDED
}

"A prize draw. Whoever enters must be able to read all of it before (§ 6 (1) no. 4 DDG)."
type Competition {
  id: ID!
  title: String!
  prize: String!
  startsAt: DateTime!
  "The last second that counts."
  endsAt: DateTime!
  "By the clock of the shop."
  state: CompetitionState!
  question: String!
  answers: [CompetitionAnswer!]!
  organiser: String!
  "How winners learn of it."
  notification: String!
  "HTML."
  terms: String!
}

type CompetitionAnswer {
  id: ID!
  text: String!
}

input BestellscheinLineInput {
  "As somebody wrote it: dashes and spaces do not count. The number of an article with one variant, or of a variant."
  orderNumber: String!
  "From 1."
  quantity: Int!
}

input PdfFormInput {
  title: String!
  "Paragraphs between the title and the table."
  lead: [String!]!
  above: [PdfFieldInput!]!
  columns: [PdfColumnInput!]!
  "A row of empty cells is one to write on."
  rows: [PdfRowInput!]!
  "A box to tick before each row."
  hasTickBoxes: Boolean!
  "Below the table, all on one page."
  below: [PdfFieldInput!]!
}

input PdfFieldInput {
  label: String!
  "Empty: a line to write on."
  value: String!
}

input PdfColumnInput {
  heading: String!
  "Figures stand at the right."
  isNumeric: Boolean!
}

input PdfRowInput {
  "One for each column."
  cells: [String!]!
}

type PdfForm {
  "A PDF, in base64."
  content: String!
}

# --- What all answers share

"An amount in major units, to the cent. Nothing named as currency means EUR."
type Money {
  amount: Float!
  currencyCode: String
  "As a shopper of the storefront reads it: \`12,95 €\`."
  stringValue: String!
}

"Days, both inclusive."
type DateRange {
  from: Date!
  to: Date!
}

type FieldError {
  "A field of the form as the specification's forms name it (\`lastname\`, \`postcode\`); a dot leads into a nested form."
  fieldName: String!
  "Key of a message."
  errorMessage: String!
  formName: String
}

"An expected no. Its code is one of those listed at the operation; the storefront can only fail on another one."
type Refusal {
  code: String!
  "Id or code of what it is about."
  subject: ID
  "Key of a message."
  message: String
}

"Answer of most mutations. Where \`successful\` is false, there is a refusal, a general message or at least one field error."
type MutationAnswer {
  successful: Boolean!
  "Key of a message."
  generalErrorMessage: String
  fieldErrors: [FieldError!]!
  refusal: Refusal
}

type Breadcrumb {
  displayName: String!
  path: String!
}

type Image {
  src: String!
  alt: String!
  width: Int!
  height: Int!
  sources: [ImageSource!]!
}

"One format of an image in several widths, as \`<source>\` takes it."
type ImageSource {
  "Media type."
  type: String!
  srcset: String!
}

"A price for one unit of measure."
type BasePrice {
  price: Money!
  unit: String!
}

"\`Farbe\`: \`Blau\`"
type VariantInfo {
  label: String!
  value: String!
}

# --- Visitors and customers

type ShopInit {
  cartId: ID!
  userId: ID!
  "The list that bookmarks go to."
  activeWishlistId: ID!
}

type AuthResult {
  successfull: Boolean!
  "Key of a message."
  errorMessage: String
  updatedCartId: ID
  userId: ID
  firstName: String
  lastName: String
  cartMerged: Boolean!
  sharedListMerged: Boolean!
  "The list that bookmarks go to."
  activeWishlistId: ID
  token: AuthToken
  fieldErrors: [FieldError!]!
  refusal: Refusal
}

type AuthToken {
  "Goes into the header \`X-JWT\` from then on."
  jwt: String!
  expires: DateTime!
}

input CustomerRegistrationInput {
  email: String!
  password: String!
  salutation: String!
  firstName: String!
  lastName: String!
  company: String
  customerNumber: String
  "Absent where somebody registers outside the checkout."
  billingAddress: AddressInput
  shippingAddress: AddressInput
  "Required on the business shop. The session's certificate is checked before the account gets a customer number: the result has no token."
  business: BusinessInput
  "The token of a guest's session: its orders become the customer's, and it ends. One that has ended brings nothing."
  guestToken: String
}

input BusinessInput {
  VATRegistrationNo: String
  "From \`getJobTitles\`."
  jobTitleCode: String!
  "From \`getIndustries\`."
  primaryIndustryGroupCode: String!
  numberOfEmployees: Int
}

type CodedName {
  code: ID!
  name: String!
}

input GuestRegistrationInput {
  email: String!
  billingAddress: AddressInput!
  shippingAddress: AddressInput
}

type CustomerInfo {
  userId: ID!
  isExistingCustomer: Boolean!
  isNewCustomer: Boolean!
  isGuest: Boolean!
  isInternal: Boolean!
  "\`school\`, \`company\`, …"
  categoryType: String
  "How they want to hear from the shop: \`mail\`, …"
  notification: String
  email: String
  salutation: Salutation
  firstName: String
  lastName: String
  phone: String
  "The school or company of a customer who buys for one."
  company: String
  customerNumber: String
  "Agreed with a business customer, in days."
  termsOfPayment: Int
  primeInfo: PrimeInfo!
}

enum PrimeStatus {
  NONE
  ACTIVE
  "Was a member."
  INACTIVE
  "A member until the end date, and not any longer."
  CANCELLED
}

type PrimeInfo {
  status: PrimeStatus!
  abo: String
  startDate: Date
  endDate: Date
}

input AccountDataInput {
  salutation: String!
  firstName: String!
  lastName: String!
  "Empty for private customers."
  company: String!
}

enum TokenProblem {
  USED
  EXPIRED
  "The storefront has issued no such link."
  UNKNOWN
}

type TokenValidity {
  valid: Boolean!
  "Why it is not."
  reason: TokenProblem
}

type CustomerAnswer {
  successful: Boolean!
  "Key of a message."
  generalErrorMessage: String
  fieldErrors: [FieldError!]!
  customerInfo: CustomerInfo
}

# --- Addresses

"How a person is addressed. Forms send it as a text, so that one that was not chosen is an error at its field."
enum Salutation {
  mr
  mrs
  diverse
}

enum AddressFormType {
  companyOrSchool
  private
}

"An address as it is typed."
input AddressInput {
  formType: AddressFormType!
  salutation: String!
  firstName: String!
  lastName: String!
  "Only of the form type \`companyOrSchool\`, and of packstations."
  company: String
  postCode: String!
  city: String!
  "Of a packstation \`Packstation 123\`."
  streetAndHouseNr: String!
  "Of a packstation the recipient's postnumber."
  additionalAddress: String
  "ISO 3166-1 alpha-2."
  country: String!
  packstationAddress: Boolean!
  phone: String
  email: String
  isAlsoCustomerAddress: Boolean
}

type Address {
  addressId: ID!
  schoolOrCompany: String
  salutation: Salutation!
  firstName: String!
  lastName: String!
  "Of a packstation \`Packstation 123\`."
  street: String!
  "Of a packstation the recipient's postnumber."
  addressAddition: String
  postCode: String!
  city: String!
  "ISO 3166-1 alpha-2."
  country: String!
  phone: String
  email: String
  packstationAddress: Boolean!
  "Whether it is the one address that belongs to the account itself."
  isCustomerAddress: Boolean!
  "Of the customer address of a business customer only, as is everything below."
  customerNumber: String
  "In days."
  termsOfPayment: Int
  paymentMethod: ID
  VATRegistrationNo: String
  jobTitleCode: String
  primaryIndustryGroupCode: String
  numberOfEmployees: Int
}

type AddressAnswer {
  successful: Boolean!
  "Key of a message."
  generalErrorMessage: String
  fieldErrors: [FieldError!]!
  address: Address
}

# --- Withdrawals

input WithdrawalDeclarationInput {
  fullName: String!
  "The order's number, or words that identify it."
  orderNumber: String!
  "Where the receipt goes."
  email: String!
  "If it is not the whole contract."
  withdrawnGoods: String
  withdrawalReason: String
}

type WithdrawalAnswer {
  successful: Boolean!
  "Key of a message."
  generalErrorMessage: String
  fieldErrors: [FieldError!]!
  receipt: WithdrawalReceipt
}

"That a declaration arrived, and when; not that it is valid."
type WithdrawalReceipt {
  receiptId: ID!
  receivedAt: DateTime!
  "As recorded."
  declaration: WithdrawalDeclaration!
}

type WithdrawalDeclaration {
  fullName: String!
  orderNumber: String!
  email: String!
  withdrawnGoods: String
  withdrawalReason: String
}

# --- Cancellations

enum CancellationKind {
  "At the end of the paid term."
  ordinary
  "For an important reason, without waiting for it."
  extraordinary
}

input CancellationDeclarationInput {
  kind: CancellationKind!
  "Of an extraordinary cancellation."
  cancellationReason: String
  fullName: String!
  "The e-mail address of the account, a customer number, or words that identify the contract."
  contract: String!
  "The wished last day, \`YYYY-MM-DD\`. Without it the contract ends as early as possible."
  endsOn: String
  "Where the receipt goes."
  email: String!
}

type CancellationAnswer {
  successful: Boolean!
  "Key of a message."
  generalErrorMessage: String
  fieldErrors: [FieldError!]!
  receipt: CancellationReceipt
}

"That a declaration arrived, and when; not that such a contract exists."
type CancellationReceipt {
  receiptId: ID!
  receivedAt: DateTime!
  "As recorded."
  declaration: CancellationDeclaration!
}

type CancellationDeclaration {
  kind: CancellationKind!
  cancellationReason: String
  fullName: String!
  contract: String!
  endsOn: Date
  email: String!
}

# --- Contact form

enum ContactTopic {
  ORDER
  DELIVERY
  "A return or a complaint."
  RETURN
  "An invoice or a payment."
  PAYMENT
  PRODUCT
  ACCOUNT
  "Of a school or company."
  BUSINESS
  OTHER
}

type ContactFormData {
  fullName: String
  email: String
  phone: String
  "Null if the order is unknown, or neither theirs nor proved."
  orderId: ID
  "The confirmed address of the account of the session."
  copyTo: String
}

"Texts are empty where nothing was typed."
input ContactFormInput {
  topic: ContactTopic!
  fullName: String!
  email: String!
  phone: String!
  "As typed: it may be anything."
  orderNumber: String!
  "Of the invoice or the delivery, if the order was looked up by it."
  zipCode: String
  "At most 1,500 characters."
  contactMessage: String!
  "Ids of uploaded pictures, at most five."
  images: [ID!]!
  "Whether the account of the session gets a copy."
  wantsCopy: Boolean!
  "Whether a field was filled in that people do not see. The mail is marked, and sent nevertheless."
  isSuspicious: Boolean!
}

type ContactFormAnswer {
  successful: Boolean!
  "Key of a message."
  generalErrorMessage: String
  fieldErrors: [FieldError!]!
  receipt: ContactFormReceipt
}

type ContactFormReceipt {
  ticketNumber: ID!
  receivedAt: DateTime!
  "The day until which the team answers."
  answerBy: Date!
  "Where a copy went."
  copyTo: String
}

type ContactImageResult {
  imageId: ID
  refusal: Refusal
}

# --- Stock alerts

type StockAlert {
  itemId: ID!
  "Of the article."
  name: String!
  "Of the product's page, with the article chosen."
  path: String!
  endsAt: DateTime!
}

type StockAlertAnswer {
  successful: Boolean!
  "Key of a message."
  generalErrorMessage: String
  fieldErrors: [FieldError!]!
  refusal: Refusal
  alert: StockAlert
}

# --- Carts

type Cart {
  id: ID!
  billingAddress: Address
  shippingAddress: Address
  attributes: CartAttributes!
  details: CartDetails!
}

type CartAttributes {
  submitted: Boolean!
  "The order that the cart became, where its buyer asks."
  submittedAs: ID
}

"All amounts are the shop's own; nobody adds them up again."
type CartDetails {
  "Lines."
  positionCount: Int!
  "Single articles over all lines."
  articleCount: Int!
  bzBasket: BzBasket!
  subtotal: Money!
  total: Money!
  tax: [TaxShare!]!
  "Null while nobody asked for it."
  shippingCost: Money
  totals: CartTotals!
  "What remains to be paid."
  basketValue: Money!
  promotionsSaving: Money!
  totalSavings: Money!
  voucherCodeStatus: [VoucherCodeStatus!]!
  "Null where delivery is free."
  deliveryFreeMessage: DeliveryFreeMessage
  selectedPaymentMethodInCart: SelectedPaymentMethod
  "ISO 3166-1 alpha-2."
  deliveryCountry: String!
  freeArticles: [CartPosition!]!
  catalogs: [CartPosition!]!
  positions: [CartPosition!]!
  "What the shopper saved for later, the last first. It outlives the cart."
  savedLines: [SavedLine!]!
  "The last merge, until it is dismissed or undone."
  merge: CartMerge
}

"An article that was saved for later, as it is today."
type SavedLine {
  id: ID!
  productId: ID!
  itemId: ID!
  name: String!
  brand: String!
  path: String!
  image: Image
  variantInfoList: [VariantInfo!]!
  articleNumber: String!
  quantity: Int!
  "0 if it is sold out."
  maxQuantity: Int!
  pricePerUnit: Money!
  "Null if it cannot be compared: another currency, or another side of VAT."
  priceWhenSaved: Money
  deliveryText: String!
}

"What a cart took from another one, without lines if it was empty before."
type CartMerge {
  "The merged cart, which no longer exists."
  fromCartId: ID!
  lines: [MergedLine!]!
  vouchers: [MergedVoucher!]!
}

type MergedLine {
  itemId: ID!
  name: String!
  "Pieces in the merged cart."
  brought: Int!
  "Of them, those that were taken."
  added: Int!
  "As many could be ordered."
  most: Int!
}

type MergedVoucher {
  code: ID!
  taken: Boolean!
}

type CartTotals {
  "Without VAT."
  netValue: Money!
}

type BzBasket {
  shippers: [Shipper!]!
  speditionsFields: [SpeditionsField!]!
  contactEmails: ContactEmails!
  orderReference: String
  costCentre: String
  orderComment: String
  newsletterSubscribe: Boolean!
}

type Shipper {
  code: ID!
  name: String!
  enabled: Boolean!
  selected: Boolean!
  "With the surcharge."
  costs: Money!
  "What it costs more while a surcharge is tested."
  surcharge: Money
  "Why it is disabled: \`PACKSTATION-DHL-ONLY\`, \`DHL-GERMANY-ONLY\`."
  info: String
  "Ids of the items that this carrier brings."
  productLineItemList: [ID!]!
  arrival: DateRange
}

type SpeditionsField {
  fieldName: String!
  fieldValue: String!
  required: Boolean!
}

input SpeditionsFieldInput {
  fieldName: String!
  fieldValue: String!
}

type ContactEmails {
  billing: ContactEmail!
  shipping: ContactEmail!
}

type ContactEmail {
  selected: String
  preselected: String
}

type TaxShare {
  "Percent of the net amount."
  rate: Float!
  amount: Money!
}

enum VoucherStatus {
  APPLIED
  "It saves nothing on this cart."
  NOT_APPLICABLE
}

type VoucherCodeStatus {
  code: ID!
  name: String!
  status: VoucherStatus!
  saving: Money!
}

type DeliveryFreeMessage {
  missingAmount: Money!
}

type SelectedPaymentMethod {
  paymentId: ID!
  buyerReference: String
}

type CartPosition {
  id: ID!
  "Names the position to the operations that change it."
  operationsId: ID!
  productId: ID!
  itemId: ID!
  name: String!
  brand: String!
  crumbs: [Breadcrumb!]!
  path: String!
  image: Image
  variantInfoList: [VariantInfo!]!
  articleNumber: String!
  quantity: Int!
  maxQuantity: Int!
  minimumOrderQuantity: Int!
  pricePerUnit: Money!
  totalPrice: Money!
  "Before reductions."
  oldPricePerUnit: Money
  basePrice: BasePrice
  isFreeItem: Boolean!
  isCatalog: Boolean!
  isLightningDeal: Boolean!
  quantityLightning: Int!
  quantityNormal: Int!
  pricePerUnitLightning: Money
  netPricePerUnitLightning: Money
  primeFaehig: Boolean!
  "Of the voucher or promotion that brought a free article."
  relatedVoucherCode: String
  removableItem: Boolean!
  "What goes with the article."
  accessories: [ProductReference!]!
  deliveryText: String!
}

"Exactly one field is given."
input CartOperationInput {
  positionOp: PositionOperationInput
  voucherOp: VoucherOperationInput
  mergeOp: MergeOperationInput
  savedOp: SavedOperationInput
}

"Exactly one field is given."
input SavedOperationInput {
  "Takes a position out of the cart and saves it."
  saveForLater: RemovePositionInput
  saveItem: AddPositionInput
  "What the cart cannot take stays saved."
  moveToCart: MoveToCartInput
  removeSaved: SavedLineInput
}

input MoveToCartInput {
  savedId: ID!
  updateQuantity: Int!
}

input SavedLineInput {
  savedId: ID!
}

"Exactly one field is given. Of a merge that is over, nothing changes."
input MergeOperationInput {
  "Takes out the pieces and vouchers that the merge put in, as far as they are there."
  undoMerge: MergeInput
  dismissMerge: MergeInput
}

input MergeInput {
  fromCartId: ID!
}

"Exactly one field is given."
input PositionOperationInput {
  addPosition: AddPositionInput
  updatePosition: UpdatePositionInput
  removePosition: RemovePositionInput
  "Takes so many pieces out, as far as they are there; what remains is at least the minimum order quantity. Nothing changes if the item is not there."
  takeOut: AddPositionInput
}

input AddPositionInput {
  setItemId: ID!
  updateQuantity: Int!
}

"A quantity of 0 removes the position."
input UpdatePositionInput {
  positionId: ID!
  updateQuantity: Int!
}

input RemovePositionInput {
  positionId: ID!
}

"Exactly one field is given."
input VoucherOperationInput {
  addVoucher: VoucherInput
  removeVoucher: VoucherInput
}

input VoucherInput {
  code: String!
}

"The changed cart; nothing of it where the change was refused."
type CartUpdate {
  billingAddress: Address
  shippingAddress: Address
  attributes: CartAttributes
  details: CartDetails
  attainableInfos: AttainableInfos
  refusal: Refusal
}

"What of the wish could be attained."
type AttainableInfos {
  added: [AddedItem!]!
  variantsToChoose: [VariantToChoose!]!
  quantityChanged: [QuantityChange!]!
  maxInCart: [MaxInCart!]!
  "Pieces added by an item id with the mark of a lightning deal, if not all of them got its price."
  dealSplit: [DealSplit!]!
  "Whether \`undoMerge\` found its merge."
  mergeUndone: Boolean!
}

type DealSplit {
  itemId: ID!
  name: String!
  quantityLightning: Int!
  quantityNormal: Int!
}

type AddedItem {
  itemId: ID!
  name: String!
  quantity: Int!
}

"An article that needs a variant before it can be added."
type VariantToChoose {
  productId: ID!
  name: String!
  path: String!
}

"What was asked for, and how many pieces of the article lie in the cart now."
type QuantityChange {
  itemId: ID!
  name: String!
  asked: Int!
  now: Int!
}

type MaxInCart {
  itemId: ID!
  name: String!
  max: Int!
}

# --- Payments and orders

type PaymentInfo {
  paymentMethods: [PaymentMethod!]!
}

"A way to pay for one cart."
type PaymentMethod {
  paymentId: ID!
  selected: Boolean!
  enabled: Boolean!
  buyerReference: String
  "Why it cannot be chosen, or what else is to be known with this cart."
  additionalInfo: String
}

"A way to pay, whatever the cart."
type PaymentDetails {
  paymentId: ID!
  displayName: String!
  description: String!
  icons: [String!]!
  buttonLabel: String
  buttonInfo: String
  isPrepaid: Boolean!
}

type OrderSubmitResult {
  "Present where the card provider must be asked first."
  computopData: ComputopData
  "Key of a message."
  errorMessage: String
  orderId: ID
  redirectUrl: String
  newCartId: ID
  refusal: Refusal
}

# --- Prime

type PrimeOffer {
  "If not, there is a waiting list."
  takesMembers: Boolean!
  plans: [PrimePlan!]!
  "How to pay for a membership."
  paymentMethods: [PaymentDetails!]!
}

type PrimePlan {
  "Names the plan."
  abo: String!
  "Length of the first term."
  months: Int!
  "Of the first term, VAT included."
  price: Money!
  "Of each month after it, VAT included."
  monthlyPrice: Money!
  "The same without VAT, on the business shop."
  net: PrimeNetPrices
}

type PrimeNetPrices {
  "Of the first term."
  price: Money!
  "Of each month after it."
  monthlyPrice: Money!
  "In percent."
  vatRate: Float!
}

input PrimeSubscriptionInput {
  abo: String!
  paymentId: ID!
  "Of the first term, as the shopper saw it, in the storefront's currency."
  price: Float!
}

type PrimeSubmitResult {
  subscriptionId: ID
  "Present if the customer is a member now."
  primeInfo: PrimeInfo
  "Present where the card provider must be asked first."
  computopData: ComputopData
  redirectUrl: String
  refusal: Refusal
}

type PrimeSubscriptionAnswer {
  subscription: PrimeSubscription
  refusal: Refusal
}

type PrimeSubscription {
  subscriptionId: ID!
  primeInfo: PrimeInfo!
}

enum AmazonPayCheckoutType {
  cart
  prime
}

type AmazonPayCheckoutDataAnswer {
  "The provider's page."
  url: String
  refusal: Refusal
}

type AmazonPayAddressesAnswer {
  addresses: AmazonPayAddresses
  refusal: Refusal
}

type AmazonPayAddresses {
  email: String!
  billingAddress: AmazonPayAddress!
  shippingAddress: AmazonPayAddress!
}

"An address as the provider has it: without a salutation, and from any country."
type AmazonPayAddress {
  company: String
  firstName: String!
  lastName: String!
  street: String!
  addressAddition: String
  postCode: String!
  city: String!
  "ISO 3166-1 alpha-2."
  country: String!
  phone: String
}

type AmazonPayCompletion {
  orderId: ID
  refusal: Refusal
}

"A form that is posted to the card provider as it stands."
type ComputopData {
  url: String!
  fields: [ComputopField!]!
}

type ComputopField {
  name: String!
  value: String!
}

type OrderListPage {
  total: Int!
  totalPages: Int!
  "From 0."
  currentPage: Int!
  ordersPerPage: Int!
  "The same as \`ordersPerPage\`."
  elementsPerPage: Int!
  "Positions among all orders that were found, from 0; both are 0 where there is none."
  firstIndex: Int!
  lastIndex: Int!
  orders: [OrderOverview!]!
}

"Where an order stands as a whole; shipments that are cancelled do not count."
enum OrderStatus {
  RECEIVED
  IN_DISPATCH
  PARTLY_SHIPPED
  SHIPPED
  DELIVERED
  CANCELLED
}

type OrderOverview {
  orderId: ID!
  orderedAt: DateTime!
  totalAmount: Money!
  status: OrderStatus!
  "Pieces of all articles."
  articleCount: Int!
  "Of the first articles."
  images: [Image!]!
  "Opens the return of the order; null while nothing can be returned."
  returnHash: String
}

type OrderDetailsAnswer {
  order: OrderDetails
  refusal: Refusal
}

type OrderDetails {
  orderId: ID!
  orderedAt: DateTime!
  billingAddress: Address!
  deliveryAddress: Address!
  paymentMethod: OrderPaymentMethod!
  subtotal: Money!
  totalSavings: Money!
  shippingCost: Money!
  tax: [TaxShare!]!
  totalAmount: Money!
  email: String!
  phone: String
  orderReference: String
  costCentre: String
  comment: String
  shipments: [Shipment!]!
  "Whether \`cancelOrder\` would succeed now."
  canBeCancelled: Boolean!
  "Whether pages about the order offer to withdraw from it."
  canBeWithdrawn: Boolean!
  "The newest first."
  returns: [OrderReturn!]!
  "Declarations that belong to the order, the newest first."
  withdrawals: [DeclaredWithdrawal!]!
  "Opens the return of the order; null while nothing can be returned."
  returnHash: String
}

"A return as anybody may see it who knows the order's number and postcode: without money."
type ReturnProgress {
  rma: ID!
  regulation: String!
  announcedAt: DateTime!
  "Null until the goods have arrived."
  receivedOn: Date
  "Null until the money, or what the buyer wanted instead, was sent."
  settledOn: Date
}

"A return as the buyer of the goods sees it."
type OrderReturn {
  rma: ID!
  regulation: String!
  announcedAt: DateTime!
  "Null until the goods have arrived."
  receivedOn: Date
  "Null until the money, or what the buyer wanted instead, was sent."
  settledOn: Date
  "Null until it was paid back, and where the return is not about money."
  refund: Money
}

type DeclaredWithdrawal {
  receiptId: ID!
  receivedAt: DateTime!
}

enum ShipmentStatus {
  RECEIVED
  IN_DISPATCH
  SHIPPED
  DELIVERED
  CANCELLED
}

"A part of an order that travels together."
type Shipment {
  status: ShipmentStatus!
  carrier: String!
  arrival: DateRange
  dispatchDate: Date
  deliveredOn: Date
  "Of the invoice as a PDF."
  invoiceLink: String
  "Of the carrier's page about it."
  trackingLink: String
  trackingCode: String
  "Key of a message."
  cancelReason: String
  orderItems: [OrderItem!]!
}

type OrderItem {
  itemId: ID!
  productId: ID!
  "Position in the order, from 1."
  lineNo: Int!
  name: String!
  path: String!
  image: Image
  variantInfoList: [VariantInfo!]!
  articleNumber: String!
  quantity: Int!
  pricePerUnit: Money!
  totalPrice: Money!
  isFreeItem: Boolean!
  isReturnable: Boolean!
  isAlreadyReturned: Boolean!
  "Where the buyer reviews the article."
  reviewUrl: String
  "Stars that the buyer gave, 1 to 5."
  reviewScore: Int
}

type OrderStatusAnswer {
  order: OrderStatusView
  refusal: Refusal
}

"An order without prices, invoices, names and addresses."
type OrderStatusView {
  orderId: ID!
  orderedAt: DateTime!
  shipments: [ShipmentProgress!]!
  "The newest first."
  returns: [ReturnProgress!]!
  canBeWithdrawn: Boolean!
  "Opens the return of the order; null while nothing can be returned."
  returnHash: String
}

type ShipmentProgress {
  status: ShipmentStatus!
  carrier: String!
  arrival: DateRange
  dispatchDate: Date
  deliveredOn: Date
  trackingLink: String
  trackingCode: String
  "Key of a message."
  cancelReason: String
  orderItems: [OrderedArticle!]!
}

type OrderedArticle {
  itemId: ID!
  productId: ID!
  "Position in the order, from 1."
  lineNo: Int!
  name: String!
  path: String!
  image: Image
  variantInfoList: [VariantInfo!]!
  articleNumber: String!
  quantity: Int!
}

type ThankYouPageAnswer {
  order: Order
  refusal: Refusal
}

type Order {
  orderId: ID!
  orderedAt: DateTime!
  email: String!
  isGuest: Boolean!
  positions: [CartPosition!]!
  subtotal: Money!
  totalSavings: Money!
  shippingCost: Money!
  tax: [TaxShare!]!
  totalAmount: Money!
  billingAddress: Address!
  deliveryAddress: Address!
  paymentMethod: OrderPaymentMethod!
  shipperName: String!
  arrival: DateRange
  orderReference: String
  costCentre: String
  comment: String
}

type OrderPaymentMethod {
  paymentId: ID!
  displayName: String!
}

type PieDataAnswer {
  success: Boolean!
  "Key of a message, told on success as well."
  errorMessage: String
  "Whether the message is told."
  redirect: Boolean!
  "Null where the value is not the shop's own."
  productId: ID
}

# --- Reviews

input ReviewFilterInput {
  "1 to 5: only reviews with exactly this rating."
  stars: Int
}

"All texts are plain text."
input ReviewInput {
  "1 to 5; null is an error of the field."
  rating: Int
  title: String!
  message: String!
  "The name that others see."
  nickname: String!
}

type ProductReviews {
  "Of all reviews, whatever the filter."
  statistics: ReviewStatistics!
  reviews: [Review!]!
}

"How many reviews there are."
type ReviewStatistics {
  all: Int!
  five: Int!
  four: Int!
  three: Int!
  two: Int!
  one: Int!
}

"All texts are plain text."
type Review {
  ratingId: ID!
  "1 to 5."
  rating: Int!
  title: String!
  message: String!
  date: Date!
  "How many shoppers found it helpful."
  helpfulRating: Int!
  "The author has bought the product."
  isVerified: Boolean!
  author: ReviewAuthor!
  shopComment: ShopComment
}

type ReviewAuthor {
  nickname: String!
  "What the author does."
  about: String
}

"The shop's reply to a review."
type ShopComment {
  message: String!
  author: String!
  date: Date!
}

type OwnReview {
  review: Review!
  "Nobody else sees it until the shop has checked it."
  isPending: Boolean!
}

type SavedReviewAnswer {
  successful: Boolean!
  "Key of a message."
  generalErrorMessage: String
  fieldErrors: [FieldError!]!
  ownReview: OwnReview
}

# --- Catalogue

type NavigationModel {
  nodes: [NavigationNode!]!
}

"At most three levels deep."
type MainCategory {
  name: String!
}

type NavigationNode {
  id: ID!
  name: String!
  path: String!
  image: Image
  children: [NavigationNode!]!
}

type Category {
  shopData: CategoryShopData!
  "Each value is counted with all other filters applied. Unknown filters and values are dropped; chosen ones are \`selected\`."
  filters(filter: CategoryFilterInput): [CategoryFilter!]!
  "A page past the last answers the last."
  products(paging: PagingInput!, filter: CategoryFilterInput): CategoryProducts!
}

type CategoryShopData {
  id: ID!
  name: String!
  parentName: String
  path: String!
  description: String!
  image: Image
  breadcrumb: [Breadcrumb!]!
  children: [NavigationNode!]!
}

"The values of an enum filter, or the bounds of a range filter."
type CategoryFilter {
  id: ID!
  name: String!
  values: [FilterValue!]
  range: FilterRange
}

type FilterValue {
  id: ID!
  name: String!
  count: Int!
  selected: Boolean!
  imageUrl: String
}

"Bounds are in major units or in stars."
enum FilterKind {
  PRICE
  rating
}

type FilterRange {
  kind: FilterKind!
  min: Float!
  max: Float!
  selectedMin: Float
  selectedMax: Float
}

input PagingInput {
  offset: Int!
  limit: Int!
  "\`si\`, \`price-asc\`, \`price-desc\`, \`rating\`, \`new\`"
  sortBy: String!
}

input CategoryFilterInput {
  enumFilters: [EnumFilterInput!]
  rangeFilters: [RangeFilterInput!]
}

input EnumFilterInput {
  id: ID!
  values: [ID!]!
}

input RangeFilterInput {
  id: ID!
  from: Float
  to: Float
}

input SearchFilterInput {
  searchTerm: String!
  enumFilters: [EnumFilterInput!]
  rangeFilters: [RangeFilterInput!]
  "Only what lies in this category."
  category: ID
}

"Sorted by \`relevance\`, \`price-asc\`, \`price-desc\`, \`rating\` or \`new\`."
type SearchResult {
  products: CategoryProducts!
  "Categories of what was found; the chosen one and those above it come first."
  categoryFilter: [FoundCategory!]!
  "Each value is counted with all other filters and the category applied. Unknown filters and values are dropped; chosen ones are \`selected\`."
  filters: [CategoryFilter!]!
  "Those of the filters that divide what was found best, with their most frequent values."
  suggestedFilters: [SuggestedFilter!]!
  link: SearchLink
}

type SuggestedFilter {
  id: ID!
  name: String!
  values: [FilterValue!]!
}

type FoundCategory {
  id: ID!
  name: String!
  count: Int!
  path: String!
  selected: Boolean!
}

type SearchLink {
  url: String!
}

type SuggestAnswer {
  suggestQueries: [SuggestQuery!]!
}

type SuggestQuery {
  suggest: String!
}

type QueryCheck {
  redirectPath: String
  query: String!
  originalQuery: String!
}

type AdjustedQuery {
  searchQuery: String!
  filters: AdjustedFilters!
}

type AdjustedFilters {
  enumFilters: [AdjustedEnumFilter!]!
  rangeFilters: [AdjustedRangeFilter!]!
}

type AdjustedEnumFilter {
  id: ID!
  values: [ID!]!
}

"\`id\` is \`PRICE.\` or \`rating.\` and the filter; prices are in major units."
type AdjustedRangeFilter {
  id: ID!
  from: Float
  to: Float
}

type CategoryProducts {
  total: Int!
  totalPages: Int!
  "Counts from 1."
  currentPage: Int!
  sortBy: String!
  tiles: [ProductTile!]!
}

type ProductTile {
  id: ID!
  bestItemId: ID!
  name: String!
  manufacturerName: String!
  path: String!
  image: Image!
  price: TilePrice!
  "Whole percent that the current price lies under the old one."
  discountPercent: Int
  moreVariants: Boolean!
  rating: Float!
  numberOfRatings: Int!
  badges: Badges!
  extraBadges: [ExtraBadge!]!
  isShortage: Boolean!
  minimumOrderQuantity: Int!
  deliveryInfo: DeliveryInfo!
  breadCrumb: [Breadcrumb!]!
  "The deal of the best item, while it runs."
  lightningDealInfo: LightningDealInfo
}

type LightningData {
  hasLightningDealReservation: Boolean!
  "Pieces are no longer held, but their lines have the special price until the cart is refreshed."
  isLightningDealReservationExpired: Boolean!
  "When the first pieces are no longer held; null where none are, or while a payment is open."
  lightningDealReservationTimestampEnd: DateTime
  hasLightningDealBeenExtended: Boolean!
  "How often its end can be put off."
  extensionsLeft: Int!
  "Pieces in the cart that have lost the special price."
  releasedItems: [ReleasedItem!]!
}

"Prices of one piece."
type ReleasedItem {
  itemId: ID!
  name: String!
  quantity: Int!
  oldPricePerUnit: Money!
  pricePerUnit: Money!
}

type ExtendedReservation {
  lightningData: LightningData!
  "A deal is over, or its price is not special any more."
  dealNoLongerLegal: Boolean!
  "Lines of which fewer pieces could be held on."
  quantityReduced: [ReducedQuantity!]!
}

type ReducedQuantity {
  itemId: ID!
  name: String!
  was: Int!
  now: Int!
}

type LightningDealInfo {
  "Not sold out, and its time is not over."
  isAvailableLightningDeal: Boolean!
  lightningDealTimestampUntil: DateTime!
  "Whole percent of the pieces that are reserved or sold, rounded down: 100 is sold out."
  lightningReservedPercentageRoundFloor: Int!
  "With VAT for consumers, without on the business shop."
  lightningSpecialPrice: Money!
  "The special price without VAT for consumers, with it on the business shop."
  lightningCounterpartPrice: Money!
  lightningBasePrice: BasePrice
  "The most pieces that one cart gets at this price."
  lightningQuantityMax: Int!
}

type TilePrice {
  "With VAT for consumers, without on the business shop."
  currentPrice: Money!
  "Lowest price of the last 30 days before a reduction (§ 11 PAngV)."
  oldPrice: Money
  "Variants differ in price: the current price is the lowest."
  startFromFlag: Boolean!
  "The maker's recommended price."
  uvp: Money
  basePrice: Money
  basePriceUnit: String
  "The current price without VAT for consumers, with it on the business shop."
  counterpartPrice: Money!
  vatIncluded: Boolean!
  "Percent of the net price."
  vatRate: Float!
}

type Badges {
  sale: Boolean!
  new: Boolean!
  popular: Boolean!
}

type ExtraBadge {
  id: ID!
  name: String!
}

enum Availability {
  IN_STOCK
  LOW_STOCK
  ON_ORDER
  SOLD_OUT
}

type DeliveryInfo {
  availability: Availability!
  arrival: DateRange
  "Pieces left, told only when few."
  left: Int
}

type Product {
  productId: ID!
  name: String!
  path: String!
  manufacturer: Manufacturer!
  teaser: String!
  longDescription: String!
  shortFacts: [VariantInfo!]!
  deliveryScope: [String!]!
  warranty: String
  safetyNotices: [String!]!
  "In the European Union, for a manufacturer outside of it (Art. 16 GPSR)."
  responsiblePerson: Manufacturer
  "Short points in its favour."
  productFeatures: [String!]!
  "Marks and what they stand for, such as CE."
  labelAttributes: [VariantInfo!]!
  energyEfficiency: EnergyEfficiency
  downloads: [Download!]!
  extraTabs: [ExtraTab!]!
  youtubeVideos: [YoutubeVideo!]!
  audioSamples: [AudioSample!]!
  accessories: [ProductReference!]!
  "Offered instead while the product is not available."
  replacementProducts: [ProductReference!]!
  rating: Float!
  numberOfRatings: Int!
  badges: Badges!
  extraBadges: [ExtraBadge!]!
  breadcrumb: [Breadcrumb!]!
  categoryId: ID!
  availableForSale: Boolean!
  hasMultipleItems: Boolean!
  hasSamePricesForAllItems: Boolean!
  prices: Prices!
  images: [Image!]!
}

"Postal and electronic address stand on the page (Art. 19 GPSR)."
type Manufacturer {
  name: String!
  address: String!
  email: String!
}

"The EU energy label: class, arrow with the scale, and product data sheet."
type EnergyEfficiency {
  class: String!
  image: Image!
  dataSheetUrl: String!
}

type Download {
  headline: String!
  url: String!
}

"A longer text; \`getExtraTabContents\` returns it."
type ExtraTab {
  id: ID!
  title: String!
}

type ExtraTabContents {
  content: String!
}

type TrackingItem {
  itemId: ID!
  productId: ID!
  name: String!
  manufacturerName: String!
  "Names of its categories, the highest first."
  categories: [String!]!
  price: Money!
}

"A video on YouTube, by its id there."
type YoutubeVideo {
  id: String!
  title: String!
}

type AudioSample {
  title: String!
  url: String!
}

type ProductReference {
  productId: ID!
}

"What is said about the delivery of an item; the keys are \`bde_de\`, \`bat_de\`, \`bch_ch\`, \`b2b_de\` and \`b2b_en\`."
type MatrixCodeMessage {
  key: String!
  text: String!
}

type Prices {
  "Where there is a special price, the lowest price of the last 30 days before it (§ 11 PAngV); else what is to be paid."
  price: Money!
  "What is to be paid while the price is reduced."
  specialPrice: Money
  "Whole percent that the special price lies under the price."
  discountPercent: Int
  "The maker's recommended price."
  uvp: Money
  basePrice: BasePrice
  "What is to be paid without VAT for consumers, with it on the business shop."
  counterpartPrice: Money!
  vatIncluded: Boolean!
  "Percent of the net price."
  vatRate: Float!
}

input SelectedVariantInput {
  name: String!
  value: String!
}

type VariantInformation {
  variantAttributes: [VariantAttribute!]!
  "The item that stands for the chosen variants; null until all are chosen."
  item: Item
}

enum VariantAttributeType {
  tile
  dropdown
}

type VariantAttribute {
  name: String!
  displayName: String!
  position: Int!
  type: VariantAttributeType!
  options: [VariantOption!]!
}

type VariantOption {
  value: String!
  label: String!
  selected: Boolean!
  disabled: Boolean!
  "A colour for a swatch."
  css: String
  image: Image
  valuePosition: Int!
  hasDiscount: Boolean!
}

type Item {
  itemId: ID!
  productId: ID!
  name: String!
  orderNumber: String!
  prices: Prices!
  images: [Image!]!
  variantInfoList: [VariantInfo!]!
  maxQuantity: Int!
  minimumOrderQuantity: Int!
  deliveryInfo: DeliveryInfo!
  matrixCodeMessages: [MatrixCodeMessage!]!
  primeFaehig: Boolean!
  lightningDealInfo: LightningDealInfo
}

# --- Wishlists

enum WishlistKind {
  LIST
  "Its entries say how many pieces are needed, and how many are taken."
  CLASS_LIST
}

"What a link makes of whoever follows it."
enum WishlistLinkLevel {
  "Sees the list, and is no member."
  VIEWER
  COMMENTATOR
  EDITOR
  ADMIN
}

"What a member can be made."
enum WishlistMemberLevel {
  COMMENTATOR
  EDITOR
  ADMIN
}

type AllWishlists {
  merkzettel: WishlistOverview!
  "Their own, and those that they joined."
  furtherLists: [WishlistOverview!]!
  "What a login added to the Merkzettel, until it is dismissed or undone."
  merge: MerkzettelMerge
  wishlist: Wishlist
}

type MerkzettelMerge {
  id: ID!
  "Items that were not on it before."
  added: Int!
  "Items of which the visitor had more pieces."
  raised: Int!
  "Items that were not on it before and that it had no room for: they are a list of their own."
  leftOut: Int!
}

"A list without its entries."
type WishlistOverview {
  externalId: ID!
  name: String!
  description: String!
  kind: WishlistKind!
  "The list that takes bookmarks."
  active: Boolean!
  "The Merkzettel: it is neither renamed, shared nor deleted."
  isDefault: Boolean!
  "Each member chooses their own."
  isStandardList: Boolean!
  createdAt: DateTime!
  "None of these four is true for a viewer."
  isCreator: Boolean!
  isAdmin: Boolean!
  isEditor: Boolean!
  isCommentator: Boolean!
  entryCount: Int!
  commentCount: Int!
  "Its members, the creator first; viewers see none."
  users: [WishlistUser!]!
}

type Wishlist {
  externalId: ID!
  name: String!
  description: String!
  kind: WishlistKind!
  "The list that takes bookmarks."
  active: Boolean!
  "The Merkzettel: it is neither renamed, shared nor deleted."
  isDefault: Boolean!
  "Each member chooses their own."
  isStandardList: Boolean!
  createdAt: DateTime!
  "None of these four is true for a viewer."
  isCreator: Boolean!
  isAdmin: Boolean!
  isEditor: Boolean!
  isCommentator: Boolean!
  entryCount: Int!
  commentCount: Int!
  "Its members, the creator first; viewers see none."
  users: [WishlistUser!]!
  entries: [WishlistEntry!]!
  "Removed within a day, so that they can be brought back."
  removedEntries: [RemovedWishlistEntry!]!
  "Those in force, for whoever may invite."
  links: [WishlistLink!]!
}

type WishlistUser {
  memberId: ID!
  "First name and initial; empty for members without an account."
  name: String!
  isSelf: Boolean!
  isCreator: Boolean!
  isAdmin: Boolean!
  isEditor: Boolean!
  isCommentator: Boolean!
}

type WishlistLink {
  level: WishlistLinkLevel!
  createdAt: DateTime!
  expiresAt: DateTime!
}

type WishlistEntry {
  externalId: ID!
  "On a class list, how many pieces are needed."
  quantity: Int!
  "Counts the changes of quantity and item."
  version: Int!
  "Whether the item can be bought."
  isSaleable: Boolean!
  product: WishlistProduct!
  "Null where a variant is still to be chosen, or the shop no longer has the item."
  item: WishlistItem
  "As it was when the entry was added."
  orderNumber: String!
  "Offered in place of an item that cannot be bought."
  replacementProduct: ReplacementProduct
  "All pieces today; null without a price."
  totals: WishlistTotals
  "The newest three."
  comments: [WishlistComment!]!
  commentCount: Int!
  changed: WishlistChangeNote!
  "Of a class list."
  claims: WishlistEntryClaims
}

"Of a product that the shop no longer has, what the list remembers."
type WishlistProduct {
  id: ID!
  name: String!
  "Null where the shop no longer has it."
  path: String
  brand: String!
  crumbs: [Breadcrumb!]!
  hasMultipleItems: Boolean!
  hasSamePricesForAllItems: Boolean!
  energyEfficiency: EnergyEfficiency
  minimumOrderQuantity: Int!
  "The deal of its best item, while it runs."
  lightningDealInfo: LightningDealInfo
  "Of the item with the deal; null without one."
  priceWithoutDeal: PriceWithoutDeal
}

type PriceWithoutDeal {
  price: Money!
  vatIncluded: Boolean!
  "Percent of the net price."
  vatRate: Float!
}

type WishlistItem {
  id: ID!
  name: String!
  path: String!
  variantInfoList: [VariantInfo!]!
  "The most pieces that a cart may contain now; 0 if it is sold out."
  maxQuantity: Int!
  minimumOrderQuantity: Int!
  orderNumber: String!
  unitPrices: Prices!
  badges: Badges!
  extraBadges: [ExtraBadge!]!
  images: [Image!]!
  deliveryInfo: DeliveryInfo!
  matrixCodeMessages: [MatrixCodeMessage!]!
  primeFaehig: Boolean!
  lightningDealInfo: LightningDealInfo
}

enum BestellscheinOutcome {
  READY
  "Fewer or more pieces than were asked for: the article's minimum, or what is left of it."
  QUANTITY_CHANGED
  "The number is that of an article with several variants."
  CHOOSE_VARIANT
  SOLD_OUT
  "The shop has no such number."
  UNKNOWN
}

type BestellscheinLine {
  outcome: BestellscheinOutcome!
  "Pieces that come into the cart; 0 if it holds the most already, or if none can be bought."
  quantity: Int!
  "Null if the shop has no such number, or if a variant must be chosen."
  item: BestellscheinItem
  "Of the article; null if the shop has no such number."
  name: String
  path: String
  "Of a sold-out article, if the shop has something in its place."
  replacementProduct: ReplacementProduct
  "What an unknown number may have meant: the nearest first, at most three."
  suggestions: [BestellscheinSuggestion!]!
}

type BestellscheinItem {
  id: ID!
  orderNumber: String!
  variantInfoList: [VariantInfo!]!
  "The most pieces that a cart may contain now."
  maxQuantity: Int!
  minimumOrderQuantity: Int!
  unitPrices: Prices!
  image: Image
}

type BestellscheinSuggestion {
  orderNumber: String!
  name: String!
  path: String!
}

type BestellscheinValidation {
  "One for each line, in their order."
  lines: [BestellscheinLine!]!
}

type BestellscheinInCartAnswer {
  successful: Boolean!
  "Key of a message."
  generalErrorMessage: String
  fieldErrors: [FieldError!]!
  refusal: Refusal
  cart: Cart
  attainableInfos: AttainableInfos
  "One for each line, in their order."
  lines: [BestellscheinLine!]!
}

type ReplacementProduct {
  id: ID!
  itemId: ID!
  name: String!
  path: String!
  image: Image
  unitPrices: Prices!
}

type WishlistTotals {
  currentPrice: Money!
}

"Who changed something, and when."
type WishlistChangeNote {
  at: DateTime!
  "First name and initial; null for the caller's own changes, for people without an account, and for viewers."
  by: String
}

type RemovedWishlistEntry {
  externalId: ID!
  name: String!
  orderNumber: String!
  quantity: Int!
  "Pieces that are taken over and not bought."
  claimed: Int!
  "Pieces that are bought."
  bought: Int!
  "Its place among all rows, removed ones included, from 0."
  index: Int!
  removed: WishlistChangeNote!
}

"Plain text; only members see it."
type WishlistComment {
  id: ID!
  comment: String!
  "First name and initial; empty for members without an account."
  name: String!
  displayedDate: DateTime!
  "The entry that it is about; null: the whole list."
  positionId: ID
  allowedToDeleteByUser: Boolean!
}

type WishlistEntryClaims {
  "Pieces; more than needed where somebody insisted."
  taken: Int!
  "Of them, those that were bought here."
  bought: Int!
  "What the caller has taken over."
  own: [WishlistClaim!]!
}

type WishlistClaim {
  "Gives the claim up, from any browser."
  code: ID!
  "Pieces that it still holds; 0 once all were released."
  quantity: Int!
  bought: Int!
  "Pieces that it held until whoever runs the list released them."
  released: Int!
}

"All lists, as bookmarks need them."
type WishlistEssentials {
  merkzettel: BookmarkList!
  furtherLists: [BookmarkList!]!
}

type BookmarkList {
  externalId: ID!
  name: String!
  isDefault: Boolean!
  isStandardList: Boolean!
  isCreator: Boolean!
  isAdmin: Boolean!
  isEditor: Boolean!
  isCommentator: Boolean!
  entries: [Bookmark!]!
}

type Bookmark {
  externalId: ID!
  productId: ID!
  "null: the variant is still to be chosen."
  itemId: ID
}

"What a link leads to, without members, comments and names."
type SharedWishlist {
  invitation: WishlistInvitation!
  wishlist: Wishlist!
  """
  What the caller had taken over and not bought of entries that are not on the list any more, for as long as a link can be
  followed. Restored entries bring it back.
  """
  goneClaims: [GoneWishlistClaim!]!
}

type GoneWishlistClaim {
  entryId: ID!
  name: String!
  quantity: Int!
}

type WishlistInvitation {
  externalId: ID!
  listName: String!
  entryCount: Int!
  kind: WishlistKind!
  level: WishlistLinkLevel!
  "What the caller is to the list already; null: no member."
  ownRights: WishlistRights
}

type WishlistRights {
  isCreator: Boolean!
  isAdmin: Boolean!
  isEditor: Boolean!
  isCommentator: Boolean!
}

input WishlistEntryInput {
  productId: ID!
  "Of a product with several items that of the product itself: the variant is chosen later."
  itemId: ID!
  quantity: Int!
}

"Ids, or an order number in their place."
input WishlistImportInput {
  productId: ID
  itemId: ID
  orderNumber: String
  quantity: Int!
}

input WishlistProductInput {
  productId: ID!
  itemId: ID!
}

input WishlistQuantityInput {
  productId: ID
  itemId: ID
  quantity: Int!
  entryId: ID!
  "Of the entry that the shopper saw."
  version: Int!
}

input WishlistReplacementInput {
  itemId: ID!
  "Of the entry that the shopper saw."
  version: Int!
}

"A list after a change; nothing of it where the change was refused."
type WishlistUpdate {
  successful: Boolean!
  "Key of a message."
  generalErrorMessage: String
  fieldErrors: [FieldError!]!
  refusal: Refusal
  "The changed list, if it is the Merkzettel."
  merkzettel: WishlistOverview
  "The changed list, if it is another one."
  wishlist: WishlistOverview
  "What was changed, as it is now."
  entries: [WishlistEntry!]!
  "What this change removed, or had no room to bring back."
  removedEntries: [RemovedWishlistEntry!]!
  "What was put together with another entry, or can no longer be brought back."
  gone: [ID!]!
  "Null where the change was refused."
  additions: WishlistAdditions
}

"What became of items that were added."
type WishlistAdditions {
  added: [AddedToWishlist!]!
  "Were there with fewer pieces."
  raised: [AddedToWishlist!]!
  "Were there with as many pieces or more."
  unchanged: [UnchangedInWishlist!]!
  "Item ids that the shop does not have."
  unknown: [ID!]!
  "Item ids: the list was full."
  leftOut: [ID!]!
}

type AddedToWishlist {
  entryId: ID!
  name: String!
  quantity: Int!
}

type UnchangedInWishlist {
  entryId: ID!
  name: String!
}

type WishlistAnswer {
  successful: Boolean!
  "Key of a message."
  generalErrorMessage: String
  fieldErrors: [FieldError!]!
  refusal: Refusal
  wishlist: WishlistOverview
}

type WishlistCommentAnswer {
  successful: Boolean!
  "Key of a message."
  generalErrorMessage: String
  fieldErrors: [FieldError!]!
  refusal: Refusal
  comment: WishlistComment
}

type MerkzettelMergeAnswer {
  successful: Boolean!
  "Key of a message."
  generalErrorMessage: String
  fieldErrors: [FieldError!]!
  refusal: Refusal
  "Its \`wishlist\` is null."
  wishlists: AllWishlists
}

type WishlistLinkAnswer {
  successful: Boolean!
  "Key of a message."
  generalErrorMessage: String
  fieldErrors: [FieldError!]!
  refusal: Refusal
  "Told once: the shop keeps only a hash of it."
  token: String
  link: WishlistLink
}

type WishlistClaimAnswer {
  successful: Boolean!
  "Key of a message."
  generalErrorMessage: String
  fieldErrors: [FieldError!]!
  refusal: Refusal
  claim: WishlistClaim
  entry: WishlistEntry
  "Pieces that nobody has taken over; only with \`TOO_MANY_PIECES\`."
  openPieces: Int
  "Pieces that the caller can still take over; only with \`MORE_THAN_NEEDED\`."
  possiblePieces: Int
}

type WithdrawnClaimAnswer {
  successful: Boolean!
  "Key of a message."
  generalErrorMessage: String
  fieldErrors: [FieldError!]!
  refusal: Refusal
  "Pieces that are open again."
  quantity: Int
  "Pieces of the claim that whoever runs the list had released before."
  released: Int
}

type ReleasedClaimsAnswer {
  successful: Boolean!
  "Key of a message."
  generalErrorMessage: String
  fieldErrors: [FieldError!]!
  refusal: Refusal
  "Pieces that are open again; 0 where none were claimed, or all bought."
  quantity: Int
  entry: WishlistEntry
}

type WishlistInCartAnswer {
  successful: Boolean!
  "Key of a message."
  generalErrorMessage: String
  fieldErrors: [FieldError!]!
  refusal: Refusal
  cart: Cart
  attainableInfos: AttainableInfos
  "Entries that did not go into the cart."
  skippedEntries: [SkippedWishlistEntry!]!
  "What was claimed for the visitor with it."
  claims: [WishlistClaim!]!
}

enum ClassListPieces {
  """
  What the visitor has claimed and not bought, as far as the cart does not hold it already: of an article that they have claimed
  on several lists, the cart gets no more than those claims together. Pieces that the visitor has put there by themselves count, as
  they do when they are ordered. Of other entries nothing is added or said.
  """
  CLAIMED
  """
  What nobody has claimed. The cart is filled up to it, beside what the visitor has claimed, as with \`CLAIMED\`. By the token of a
  link the pieces are the visitor's claims from then on.
  """
  OPEN
}

"What an entry lacks before it can be bought."
enum WishlistEntryGap {
  "It was named, and is not on the list any more."
  NO_LONGER_LISTED
  NO_LONGER_SOLD
  CHOOSE_VARIANT
  SOLD_OUT
  NO_QUANTITY
  "Of a class list: all pieces are taken, or the shopper has claimed none that is left to buy."
  NOTHING_OPEN
}

type SkippedWishlistEntry {
  entryId: ID!
  "Null if the list does not know the entry any more."
  name: String
  gap: WishlistEntryGap!
  "Where a variant or a substitute is chosen; null where there is neither."
  path: String
}

type TeaserWishlist {
  teaserWishlistExternalId: ID!
  name: String!
  description: String!
  entries: [WishlistEntry!]!
  "What goes with it."
  productsRecommendations: [ProductReference!]!
}

input TeaserWishlistEntryInput {
  itemId: ID!
  productId: ID!
  quantity: Int!
}

type TeaserWishlistTotals {
  totals: WishlistTotals!
  lines: [TeaserWishlistLine!]!
}

type TeaserWishlistLine {
  itemId: ID!
  totals: WishlistTotals!
}

type TeaserWishlistEntryAnswer {
  successful: Boolean!
  "Key of a message."
  generalErrorMessage: String
  fieldErrors: [FieldError!]!
  entry: WishlistEntry
}

type TeaserWishlistInCartAnswer {
  successful: Boolean!
  "Key of a message."
  generalErrorMessage: String
  fieldErrors: [FieldError!]!
  refusal: Refusal
  successfullyAdded: [AddedItem!]!
  variantsToChoose: [VariantToChoose!]!
  quantityChanged: [QuantityChange!]!
  maxInCart: [MaxInCart!]!
  "Pieces added by an item id with the mark of a lightning deal, if not all of them got its price."
  dealSplit: [DealSplit!]!
}

# --- Content, parameters, tracking

enum PageType {
  CONTENT
  CATEGORY
  PRODUCT
  GONE
  NOT_FOUND
  UNKNOWN
}

type PageDetails {
  pageType: PageType!
  redirectUrl: String
  redirectIsTemporary: Boolean!
  categoryId: ID
  seo: Seo!
  rows: [ContentRow!]!
  activeAbTests: [AbTest!]!
}

type Seo {
  title: String!
  description: String!
  robots: String
  canonicalUrl: String
  links: [SeoLink!]
  breadcrumbs: [Breadcrumb!]!
}

type SeoLink {
  rel: String!
  href: String!
}

type ContentRow {
  cells: [ContentCell!]!
}

type ContentCell {
  "Columns out of 12 on a wide screen."
  span: Int!
  teaser: Teaser!
}

type Teaser {
  id: ID!
  type: String!
  name: String!
  template: String!
  attributes: [TeaserAttribute!]!
}

"Further types may come."
union TeaserAttribute = TextAttribute | ImageAttribute | LinkAttribute

type TextAttribute {
  name: String!
  text: String!
}

type ImageAttribute {
  name: String!
  urlPath: String!
  altTag: String!
  imgTitle: String!
  width: Int!
  height: Int!
}

type LinkAttribute {
  name: String!
  url: String!
  openLinkInNewWindow: Boolean!
}

type AbTest {
  id: ID!
  trackingCode: String!
}

type FooterContent {
  usps: [FooterUsp!]!
  linkBlocks: [FooterLinkBlock!]!
}

type FooterUsp {
  image: FooterImage!
  headline: String!
  "HTML."
  subheadline: String
  "HTML."
  text: String!
  link: String
}

type FooterImage {
  src: String!
}

type FooterLinkBlock {
  headline: String!
  type: String!
  "HTML."
  content: String
  links: [FooterLink!]!
  "Where the block as a whole leads."
  link: FooterLink
}

type FooterLink {
  label: String!
  url: String!
  "Leads out of the shop."
  external: Boolean!
}

type GlobalParameter {
  name: String!
  entry: String
  parameterValue: String!
}

"What happened, in the words of the data layer; each kind of event gives the fields that it has."
input TrackingEventInput {
  name: String!
  cartId: ID
  "Major units."
  value: Float
  currency: String
  paymentId: ID
  message: String
  "What went into the cart."
  items: [TrackedPiecesInput!]
}

input TrackedPiecesInput {
  itemId: ID!
  quantity: Int!
}

# --- Returns

type ReturnOrder {
  hash: ID!
  orderId: ID!
  salesOrderNo: String!
  orderDate: Date!
  items: [ReturnItem!]!
  "What was announced so far, the newest first."
  returns: [SubmittedReturn!]!
}

enum NotReturnableReason {
  NOT_DELIVERED
  WINDOW_CLOSED
  ALREADY_RETURNED
  "Goods of its kind are never taken back."
  EXCLUDED
}

type ReturnItem {
  id: ID!
  "Counts from 1."
  lineNo: Int!
  name: String!
  image: Image
  variantInfoList: [VariantInfo!]!
  articleNumber: String!
  "Pieces that were ordered."
  quantity: Int!
  returnedQuantity: Int!
  "Pieces that can still be returned; 0 exactly where there is a reason."
  returnableQuantity: Int!
  notReturnableBecause: NotReturnableReason
  "The last day in Berlin on which it can be returned; null until it is delivered."
  returnUntil: Date
  "The parts of a set."
  components: [ReturnComponent!]!
}

type ReturnComponent {
  id: ID!
  name: String!
}

type Regulation {
  id: ID!
  name: String!
  description: String!
}

type ReturnCarrier {
  code: ID!
  name: String!
  description: String!
  enabled: Boolean!
  "Key of a message: why it is disabled."
  notice: String
}

type SubmittedReturn {
  "Of the attempt that announced it."
  idempotencyKey: String
  submittedAt: DateTime!
  shipments: [ReturnShipment!]!
}

type ReturnShipment {
  rma: ID!
  regulation: Regulation!
  carrier: ReturnShipmentCarrier!
  "URLs of the labels to print; none where the carrier is \`nolabel\`."
  labels: [String!]!
  items: [ReturnedPieces!]!
}

type ReturnShipmentCarrier {
  code: ID!
  name: String!
}

type ReturnedPieces {
  id: ID!
  quantity: Int!
}

type ReturnOrderResult {
  isError: Boolean!
  "Key of a message, or a text; present where \`isError\` is true."
  errorMsg: String
  submittedReturn: SubmittedReturn
}

type ReturnImageResult {
  imageId: ID
  refusal: Refusal
}

input ReturnSelectionInput {
  id: ID!
  quantity: Int!
  "Name of the reason, such as \`CHANGED_MIND\`."
  reason: String!
}

"A return as far as it is chosen; \`submitReturnOrder\` needs every field."
input ReturnOrderInput {
  hash: ID!
  orderId: ID!
  salesOrderNo: String!
  regulation: ID
  items: [ReturnItemInput!]!
  "A code of the carriers on offer, or \`nolabel\`."
  carrier: ID
  labels: Int!
  contact: ReturnContactInput
}

input ReturnItemInput {
  id: ID!
  lineNo: Int!
  quantity: Int!
  "Name of the reason, such as \`CHANGED_MIND\`."
  reason: String!
  comment: String
  additionalInfo: String
  images: [ID!]!
  components: [ID!]!
}

input ReturnContactInput {
  "\`mr\`, \`mrs\` or \`diverse\`."
  salutation: String!
  firstName: String!
  lastName: String!
  email: String!
  phone: String
}
`;
