/** Names of operations, arguments, fields and values that the specification writes so, of those that the schema has. */
export const SPECIFIED_NAMES: ReadonlySet<string> = new Set(
  `
  file getCurrentUploadSignature signature uploadB2bCertificate
  getOrderYears getOrderDetailsV2 elementsPerPage shipments carrier dispatchDate invoiceLink trackingLink cancelReason orderItems lineNo
  isReturnable isAlreadyReturned reviewUrl reviewScore
  changeAccountData changeForgottenPassword changePassword checkTokenValidity deleteCurrentCustomerAccount emailToken forgotPassword
  triesCount VATRegistrationNo abo activeAbTests addPosition added additionalAddress additionalInfo address addressAddition addressId alt
  altTag amount articleCount articleNumber attainableInfos attributes availability availableForSale badges basePrice basePriceUnit
  basketValue bestItemId billing billingAddress billingEmail brand breadCrumb breadcrumb breadcrumbs buyerReference bzBasket
  calculateShippingCost canonicalUrl cartId cartMerged cart_update catalogs categoryId categoryType cells city code comment company
  companyOrSchool computopData contactEmails content core_category costs count country crumbs css currency currencyCode currentPage
  currentPrice customer customerNumber dateFilter decryptAndCheckPieData deleteAddress deliveryAddress deliveryCountry deliveryFreeMessage
  deliveryInfo deliveryScope description details disabled discountPercent displayName dropdown email enabled encryptedData endDate entry
  enumFilters errorMessage events expires external extraBadges fieldErrors fieldName fieldValue fields filter filters firstIndex firstName
  formName formType freeArticles from generalErrorMessage getActiveAbTests getBillingAddresses getCustomerAddress getCustomerInfo
  getGlobalParametersByName getNavigationModel getOrdersV2 getPageDetailsByUrl getPartialNavigationById getPaymentDetails getPaymentInfo getProductById
  getShippingAddresses getThankYouPageData getVariantInformationForProduct guest hasDiscount hasMultipleItems hasSamePricesForAllItems
  headline height icons id image imageUrl images imgTitle info isAlsoCustomerAddress isCatalog isExistingCustomer isFreeItem isGuest
  isInternal isAvailableLightningDeal isLightningDeal isNewCustomer isPrepaid isShortage isUniqueEmail item itemId jobTitleCode label lastIndex lastName left lightningDealInfo lightningDealTimestampUntil lightningQuantityMax
  lightningReservedPercentageRoundFloor lightningSpecialPrice limit
  link links login logout longDescription manufacturer manufacturerName max maxInCart maxQuantity mergeCart message methodCode min
  minimumOrderQuantity moreVariants name names new newCartId notification numberOfEmployees numberOfRatings offset oldPrice
  openLinkInNewWindow ops options order orderComment orderId orderNumber orderReference orderedAt orders ordersPerPage packstationAddress
  page pageId pageType paging parameterValue password path paymentId paymentMethod paymentMethods paymentTypes phone popular position
  positionCount positionId positionOp positions postCode preselected price pricePerUnit pricePerUnitLightning prices
  primaryIndustryGroupCode primeFaehig primeInfo private productId productLineItemList products promotionsSaving quantity quantityChanged
  quantityLightning quantityNormal range rangeFilters rating redirect redirectUrl registerCustomer registerGuest relatedVoucherCode
  removableItem removePosition removeVoucher required robots rows sale salutation saveSpeditionsData saving schoolOrCompany searchText
  selectBillingAddress selectShippingAddress selected selectedPaymentMethodInCart selectedVariants seo setAlternativeEmails setItemId
  setOrderComment setOrderNewsletterSubscribe setOrderReference setSelectedPayment sharedListMerged shippers shipping shippingAddress
  shippingCost shippingEmail shopData shop_findCart shortFacts sortBy sources specialPrice speditionsFields src startDate startFromFlag
  status stayLogged street streetAndHouseNr stringValue subheadline submitCart submitted subtotal success successful successfull tax
  teaser template termsOfPayment text tile tiles title to token total totalAmount totalPages totalSavings trackingCode tracking_addEvents
  type unit updateEmail updatePhone updateQuantity updatedCartId url urlPath userId usps uvp value valuePosition values variantAttributes
  variantInfoList variantsToChoose voucherCodeStatus voucherOp warranty width
  findOrderForReturn findOrderForReturnByHash getAvailableRegulations selectedItems getAvailableCarriers returnOrder salesOrderNo orderDate rma regulation
  core_search searchTerm category categoryFilter adjustLongtailSearchQuery searchQuery getSuggestQueries userQuery suggestQueries suggest checkQuery
  originalQuery redirectPath query suggestedFilters reason contact hash zipCode components labels submitReturnOrder isError errorMsg uploadReturnImage
  ratingId date helpfulRating isVerified author
  downloads extraTabs accessories replacementProducts youtubeVideos labelAttributes productFeatures matrixCodeMessages
  operationsId netPricePerUnitLightning totals netValue
  getLightningDealReservation hasLightningDealReservation isLightningDealReservationExpired lightningDealReservationTimestampEnd hasLightningDealBeenExtended
  refreshBasketIfReservationTimerExpired extendCurrentUserReservationOnCheckout
  mergeCarts
  getItemById getExtraTabContents tabId getTrackingItem recordGlanceView domain
  getAllWishlists getAllWishlistsEssentials getAllWishlistsFull getCommentsPerWishlist wishlistId getTotalsForTeaserWishlist
  getWishlistFromTeaserId externalId addProductToWishlist merkzettel removeProductFromMerkzettel removeProductFromWishlist entryId
  changeQtyInWishlist replaceItemInWishlist replaceItemInTeaserWishlist oldExternalId addProductsToCartFromTeaserWishlist
  teaserWishlist successfullyAdded active isDefault isStandardList createdAt users entries isCreator isAdmin isEditor isCommentator
  isSaleable product unitPrices comments displayedDate allowedToDeleteByUser teaserWishlistExternalId productsRecommendations
`
    .trim()
    .split(/\s+/u),
);
