/* Generated from contracts/operations. To change it, change the documents and run `npm run generate`. */
import type { Operation } from '../client/operation.ts';
import type {
  AbortAmazonPayCheckoutMutation,
  AbortAmazonPayCheckoutMutationVariables,
  AddBillingAddressMutation,
  AddBillingAddressMutationVariables,
  AddCommentToWishlistMutation,
  AddCommentToWishlistMutationVariables,
  AddProductToWishlistMutation,
  AddProductToWishlistMutationVariables,
  AddProductsToCartFromTeaserWishlistMutation,
  AddProductsToCartFromTeaserWishlistMutationVariables,
  AddShippingAddressMutation,
  AddShippingAddressMutationVariables,
  AddWishlistToCartMutation,
  AddWishlistToCartMutationVariables,
  AdjustLongtailSearchQueryQuery,
  AdjustLongtailSearchQueryQueryVariables,
  CancelOrderMutation,
  CancelOrderMutationVariables,
  CartUpdateMutation,
  CartUpdateMutationVariables,
  ChangeAccountDataMutation,
  ChangeAccountDataMutationVariables,
  ChangeForgottenPasswordMutation,
  ChangeForgottenPasswordMutationVariables,
  ChangePasswordMutation,
  ChangePasswordMutationVariables,
  ChangeQtyInWishlistMutation,
  ChangeQtyInWishlistMutationVariables,
  CheckEmailSubscribedQuery,
  CheckEmailSubscribedQueryVariables,
  CheckQueryQuery,
  CheckQueryQueryVariables,
  CheckTokenValidityQuery,
  CheckTokenValidityQueryVariables,
  ClaimWishlistEntryMutation,
  ClaimWishlistEntryMutationVariables,
  CompleteAmazonPayCheckoutMutation,
  CompleteAmazonPayCheckoutMutationVariables,
  ConfirmNewsletterSubscriptionMutation,
  ConfirmNewsletterSubscriptionMutationVariables,
  ConfirmStockAlertMutation,
  ConfirmStockAlertMutationVariables,
  CopyEntriesToWishlistMutation,
  CopyEntriesToWishlistMutationVariables,
  CoreCategoryQuery,
  CoreCategoryQueryVariables,
  CoreSearchQuery,
  CoreSearchQueryVariables,
  CreateWishlistMutation,
  CreateWishlistMutationVariables,
  DeclareCancellationMutation,
  DeclareCancellationMutationVariables,
  DeclareWithdrawalMutation,
  DeclareWithdrawalMutationVariables,
  DecryptAndCheckPieDataQuery,
  DecryptAndCheckPieDataQueryVariables,
  DeleteAddressMutation,
  DeleteAddressMutationVariables,
  DeleteCommentFromWishlistMutation,
  DeleteCommentFromWishlistMutationVariables,
  DeleteCurrentCustomerAccountMutation,
  DeleteCurrentCustomerAccountMutationVariables,
  DeleteWishlistMutation,
  DeleteWishlistMutationVariables,
  DismissMerkzettelMergeMutation,
  DismissMerkzettelMergeMutationVariables,
  DismissRemovedEntriesMutation,
  DismissRemovedEntriesMutationVariables,
  EndStockAlertMutation,
  EndStockAlertMutationVariables,
  ExtendCurrentUserReservationOnCheckoutMutation,
  ExtendCurrentUserReservationOnCheckoutMutationVariables,
  FindCartQuery,
  FindCartQueryVariables,
  FindOrderForReturnByHashQuery,
  FindOrderForReturnByHashQueryVariables,
  FindOrderForReturnQuery,
  FindOrderForReturnQueryVariables,
  ForgotPasswordMutation,
  ForgotPasswordMutationVariables,
  GeneratePdfFormMutation,
  GeneratePdfFormMutationVariables,
  GetAllWishlistsEssentialsQuery,
  GetAllWishlistsEssentialsQueryVariables,
  GetAllWishlistsFullQuery,
  GetAllWishlistsFullQueryVariables,
  GetAllWishlistsQuery,
  GetAllWishlistsQueryVariables,
  GetAmazonPayAddressesQuery,
  GetAmazonPayAddressesQueryVariables,
  GetAmazonPayCheckoutDataQuery,
  GetAmazonPayCheckoutDataQueryVariables,
  GetAvailableCarriersQuery,
  GetAvailableCarriersQueryVariables,
  GetAvailableRegulationsQuery,
  GetAvailableRegulationsQueryVariables,
  GetBillingAddressesQuery,
  GetBillingAddressesQueryVariables,
  GetCommentsPerWishlistQuery,
  GetCommentsPerWishlistQueryVariables,
  GetCompetitionQuery,
  GetCompetitionQueryVariables,
  GetCompetitionsQuery,
  GetCompetitionsQueryVariables,
  GetContactFormDataQuery,
  GetContactFormDataQueryVariables,
  GetCurrentUploadSignatureQuery,
  GetCurrentUploadSignatureQueryVariables,
  GetCustomerAddressQuery,
  GetCustomerAddressQueryVariables,
  GetCustomerInfoQuery,
  GetCustomerInfoQueryVariables,
  GetExtraTabContentsQuery,
  GetExtraTabContentsQueryVariables,
  GetFooterByPageIdQuery,
  GetFooterByPageIdQueryVariables,
  GetGlobalParametersByNameQuery,
  GetGlobalParametersByNameQueryVariables,
  GetIndustriesQuery,
  GetIndustriesQueryVariables,
  GetItemByIdQuery,
  GetItemByIdQueryVariables,
  GetJobTitlesQuery,
  GetJobTitlesQueryVariables,
  GetLightningDealReservationQuery,
  GetLightningDealReservationQueryVariables,
  GetMainCategoryQuery,
  GetMainCategoryQueryVariables,
  GetMoreReviewsByProductIdQuery,
  GetMoreReviewsByProductIdQueryVariables,
  GetNavigationModelQuery,
  GetNavigationModelQueryVariables,
  GetOrderDetailsV2Query,
  GetOrderDetailsV2QueryVariables,
  GetOrderStatusQuery,
  GetOrderStatusQueryVariables,
  GetOrderYearsQuery,
  GetOrderYearsQueryVariables,
  GetOrdersV2Query,
  GetOrdersV2QueryVariables,
  GetOwnReviewQuery,
  GetOwnReviewQueryVariables,
  GetPageDetailsByUrlQuery,
  GetPageDetailsByUrlQueryVariables,
  GetPartialNavigationByIdQuery,
  GetPartialNavigationByIdQueryVariables,
  GetPaymentDetailsQuery,
  GetPaymentDetailsQueryVariables,
  GetPaymentInfoQuery,
  GetPaymentInfoQueryVariables,
  GetPrimeOfferQuery,
  GetPrimeOfferQueryVariables,
  GetPrimeSubscriptionQuery,
  GetPrimeSubscriptionQueryVariables,
  GetProductByIdQuery,
  GetProductByIdQueryVariables,
  GetProductTilesByIdsQuery,
  GetProductTilesByIdsQueryVariables,
  GetReviewsByProductIdQuery,
  GetReviewsByProductIdQueryVariables,
  GetSharedWishlistQuery,
  GetSharedWishlistQueryVariables,
  GetShippingAddressesQuery,
  GetShippingAddressesQueryVariables,
  GetStockAlertsQuery,
  GetStockAlertsQueryVariables,
  GetSuggestQueriesQuery,
  GetSuggestQueriesQueryVariables,
  GetThankYouPageDataQuery,
  GetThankYouPageDataQueryVariables,
  GetTotalsForTeaserWishlistQuery,
  GetTotalsForTeaserWishlistQueryVariables,
  GetTrackingItemQuery,
  GetTrackingItemQueryVariables,
  GetVariantInformationForProductQuery,
  GetVariantInformationForProductQueryVariables,
  GetWishlistFromTeaserIdQuery,
  GetWishlistFromTeaserIdQueryVariables,
  HandOverWishlistMutation,
  HandOverWishlistMutationVariables,
  ImportIntoWishlistMutation,
  ImportIntoWishlistMutationVariables,
  InviteToWishlistMutation,
  InviteToWishlistMutationVariables,
  IsUniqueEmailQuery,
  IsUniqueEmailQueryVariables,
  JoinWishlistMutation,
  JoinWishlistMutationVariables,
  LeaveWishlistMutation,
  LeaveWishlistMutationVariables,
  LoginMutation,
  LoginMutationVariables,
  LogoutMutation,
  LogoutMutationVariables,
  MergeCartsMutation,
  MergeCartsMutationVariables,
  MoveEntriesToWishlistMutation,
  MoveEntriesToWishlistMutationVariables,
  PlaceEntryInWishlistMutation,
  PlaceEntryInWishlistMutationVariables,
  RecordGlanceViewMutation,
  RecordGlanceViewMutationVariables,
  RefreshBasketIfReservationTimerExpiredMutation,
  RefreshBasketIfReservationTimerExpiredMutationVariables,
  RegisterCustomerMutation,
  RegisterCustomerMutationVariables,
  RegisterGuestMutation,
  RegisterGuestMutationVariables,
  ReleaseWishlistClaimsMutation,
  ReleaseWishlistClaimsMutationVariables,
  RemoveEntriesFromWishlistMutation,
  RemoveEntriesFromWishlistMutationVariables,
  RemoveProductFromMerkzettelMutation,
  RemoveProductFromMerkzettelMutationVariables,
  RemoveProductFromWishlistMutation,
  RemoveProductFromWishlistMutationVariables,
  RemoveWishlistMemberMutation,
  RemoveWishlistMemberMutationVariables,
  ReplaceItemInTeaserWishlistMutation,
  ReplaceItemInTeaserWishlistMutationVariables,
  ReplaceItemInWishlistMutation,
  ReplaceItemInWishlistMutationVariables,
  RequestStockAlertMutation,
  RequestStockAlertMutationVariables,
  RestoreEntriesInWishlistMutation,
  RestoreEntriesInWishlistMutationVariables,
  RestoreEntryInWishlistMutation,
  RestoreEntryInWishlistMutationVariables,
  RevokeWishlistLinksMutation,
  RevokeWishlistLinksMutationVariables,
  SaveProductDescriptionReviewMutation,
  SaveProductDescriptionReviewMutationVariables,
  SaveReviewMutation,
  SaveReviewMutationVariables,
  SaveSpeditionsDataMutation,
  SaveSpeditionsDataMutationVariables,
  SelectBillingAddressMutation,
  SelectBillingAddressMutationVariables,
  SelectShippingAddressMutation,
  SelectShippingAddressMutationVariables,
  SendContactFormMailMutation,
  SendContactFormMailMutationVariables,
  SetAlternativeEmailsMutation,
  SetAlternativeEmailsMutationVariables,
  SetCostCentreMutation,
  SetCostCentreMutationVariables,
  SetOrderCommentMutation,
  SetOrderCommentMutationVariables,
  SetOrderNewsletterSubscribeMutation,
  SetOrderNewsletterSubscribeMutationVariables,
  SetOrderReferenceMutation,
  SetOrderReferenceMutationVariables,
  SetPackstationIdMutation,
  SetPackstationIdMutationVariables,
  SetSelectedPaymentMutation,
  SetSelectedPaymentMutationVariables,
  SetShippingMethodMutation,
  SetShippingMethodMutationVariables,
  SetStandardWishlistMutation,
  SetStandardWishlistMutationVariables,
  SetWishlistMemberLevelMutation,
  SetWishlistMemberLevelMutationVariables,
  ShareWishlistMutation,
  ShareWishlistMutationVariables,
  ShopInitMutation,
  ShopInitMutationVariables,
  SubmitCartMutation,
  SubmitCartMutationVariables,
  SubmitPrimeSubscriptionMutation,
  SubmitPrimeSubscriptionMutationVariables,
  SubmitReturnOrderMutation,
  SubmitReturnOrderMutationVariables,
  SubscribeToCompetitionMutation,
  SubscribeToCompetitionMutationVariables,
  SubscribeToNewsletterMutation,
  SubscribeToNewsletterMutationVariables,
  SubscribeToPrimeWaitingListMutation,
  SubscribeToPrimeWaitingListMutationVariables,
  TrackingAddEventsMutation,
  TrackingAddEventsMutationVariables,
  UndoMerkzettelMergeMutation,
  UndoMerkzettelMergeMutationVariables,
  UnsubscribeNewsletterMutation,
  UnsubscribeNewsletterMutationVariables,
  UpdateBillingAddressMutation,
  UpdateBillingAddressMutationVariables,
  UpdateBusinessDetailsMutation,
  UpdateBusinessDetailsMutationVariables,
  UpdateEmailMutation,
  UpdateEmailMutationVariables,
  UpdatePhoneMutation,
  UpdatePhoneMutationVariables,
  UpdateShippingAddressMutation,
  UpdateShippingAddressMutationVariables,
  UpdateWishlistMutation,
  UpdateWishlistMutationVariables,
  UploadB2bCertificateMutation,
  UploadB2bCertificateMutationVariables,
  UploadContactImageMutation,
  UploadContactImageMutationVariables,
  UploadReturnImageMutation,
  UploadReturnImageMutationVariables,
  ValidateAndAddToCartBestellscheinMutation,
  ValidateAndAddToCartBestellscheinMutationVariables,
  ValidateBestellscheinMutation,
  ValidateBestellscheinMutationVariables,
  WithdrawWishlistClaimMutation,
  WithdrawWishlistClaimMutationVariables,
} from './operation-types.ts';

export const findCart: Operation<FindCartQuery, FindCartQueryVariables> = {
  name: 'FindCart',
  kind: 'query',
  text: "query FindCart($cartId:ID!$calculateShippingCost:Boolean!){shop_findCart(cartId:$cartId calculateShippingCost:$calculateShippingCost){...CartFields}}fragment AddressFields on Address{addressId schoolOrCompany salutation firstName lastName street addressAddition postCode city country phone email packstationAddress isCustomerAddress customerNumber termsOfPayment paymentMethod VATRegistrationNo jobTitleCode primaryIndustryGroupCode numberOfEmployees}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment BzBasketFields on BzBasket{shippers{...ShipperFields}speditionsFields{fieldName fieldValue required}contactEmails{billing{selected preselected}shipping{selected preselected}}orderReference costCentre orderComment newsletterSubscribe}fragment CartDetailsFields on CartDetails{positionCount articleCount bzBasket{...BzBasketFields}subtotal{...MoneyFields}total{...MoneyFields}tax{...TaxShareFields}shippingCost{...MoneyFields}totals{netValue{...MoneyFields}}basketValue{...MoneyFields}promotionsSaving{...MoneyFields}totalSavings{...MoneyFields}voucherCodeStatus{code name status saving{...MoneyFields}}deliveryFreeMessage{missingAmount{...MoneyFields}}selectedPaymentMethodInCart{paymentId buyerReference}deliveryCountry freeArticles{...CartPositionFields}catalogs{...CartPositionFields}positions{...CartPositionFields}savedLines{id productId itemId name brand path image{...ImageFields}variantInfoList{label value}articleNumber quantity maxQuantity pricePerUnit{...MoneyFields}priceWhenSaved{...MoneyFields}deliveryText}merge{fromCartId lines{itemId name brought added most}vouchers{code taken}}}fragment CartFields on Cart{id billingAddress{...AddressFields}shippingAddress{...AddressFields}attributes{submitted submittedAs}details{...CartDetailsFields}}fragment CartPositionFields on CartPosition{id operationsId productId itemId name brand crumbs{...CrumbFields}path image{...ImageFields}variantInfoList{label value}articleNumber quantity maxQuantity minimumOrderQuantity pricePerUnit{...MoneyFields}totalPrice{...MoneyFields}oldPricePerUnit{...MoneyFields}basePrice{...BasePriceFields}isFreeItem isCatalog isLightningDeal quantityLightning quantityNormal pricePerUnitLightning{...MoneyFields}netPricePerUnitLightning{...MoneyFields}primeFaehig relatedVoucherCode removableItem accessories{productId}deliveryText}fragment CrumbFields on Breadcrumb{displayName path}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment MoneyFields on Money{amount currencyCode}fragment ShipperFields on Shipper{code name enabled selected costs{...MoneyFields}surcharge{...MoneyFields}info productLineItemList arrival{from to}}fragment TaxShareFields on TaxShare{rate amount{...MoneyFields}}",
  sha256: 'e74a96c7f82ad1f60f7fc64f1210417de5db500a1dd329335167b3f2e2e6aa2f',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const abortAmazonPayCheckout: Operation<AbortAmazonPayCheckoutMutation, AbortAmazonPayCheckoutMutationVariables> = {
  name: 'abortAmazonPayCheckout',
  kind: 'mutation',
  text: "mutation abortAmazonPayCheckout($cartId:ID!){abortAmazonPayCheckout(cartId:$cartId){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: 'f4aeb7758bd721fac2642763c5fe78b6eb9a0f8978d66b16266fa300694190f6',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const addBillingAddress: Operation<AddBillingAddressMutation, AddBillingAddressMutationVariables> = {
  name: 'addBillingAddress',
  kind: 'mutation',
  text: "mutation addBillingAddress($addressId:ID$formType:AddressFormType!$salutation:String!$firstName:String!$lastName:String!$company:String$postCode:String!$city:String!$streetAndHouseNr:String!$additionalAddress:String$country:String!$packstationAddress:Boolean!$phone:String$email:String$isAlsoCustomerAddress:Boolean){addBillingAddress(addressId:$addressId formType:$formType salutation:$salutation firstName:$firstName lastName:$lastName company:$company postCode:$postCode city:$city streetAndHouseNr:$streetAndHouseNr additionalAddress:$additionalAddress country:$country packstationAddress:$packstationAddress phone:$phone email:$email isAlsoCustomerAddress:$isAlsoCustomerAddress){...AddressAnswerFields}}fragment AddressAnswerFields on AddressAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}address{...AddressFields}}fragment AddressFields on Address{addressId schoolOrCompany salutation firstName lastName street addressAddition postCode city country phone email packstationAddress isCustomerAddress customerNumber termsOfPayment paymentMethod VATRegistrationNo jobTitleCode primaryIndustryGroupCode numberOfEmployees}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}",
  sha256: 'b76a1e8950d6fbe52e218d4f1fa1ed715c1f2d6da9eafcf266ba673aa42f56ef',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const addCommentToWishlist: Operation<AddCommentToWishlistMutation, AddCommentToWishlistMutationVariables> = {
  name: 'addCommentToWishlist',
  kind: 'mutation',
  text: "mutation addCommentToWishlist($externalId:ID!$comment:String!$positionId:ID){addCommentToWishlist(externalId:$externalId comment:$comment positionId:$positionId){successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}comment{...WishlistCommentFields}}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment RefusalFields on Refusal{code subject message}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}",
  sha256: 'a37af968ab59ffc1ceb379d7651fb1569608681ad046a8f20dec72d6530dbd47',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const addProductToWishlist: Operation<AddProductToWishlistMutation, AddProductToWishlistMutationVariables> = {
  name: 'addProductToWishlist',
  kind: 'mutation',
  text: "mutation addProductToWishlist($externalId:ID!$entry:WishlistEntryInput!){addProductToWishlist(externalId:$externalId entry:$entry){...WishlistUpdateFields}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment RefusalFields on Refusal{code subject message}fragment RemovedWishlistEntryFields on RemovedWishlistEntry{externalId name orderNumber quantity claimed bought index removed{at by}}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}fragment WishlistClaimFields on WishlistClaim{code quantity bought released}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}fragment WishlistEntryFields on WishlistEntry{externalId quantity version isSaleable product{...WishlistProductFields}item{...WishlistItemFields}orderNumber replacementProduct{...ReplacementProductFields}totals{currentPrice{...MoneyFields}}comments{...WishlistCommentFields}commentCount changed{at by}claims{taken bought own{...WishlistClaimFields}}}fragment WishlistItemFields on WishlistItem{id name path variantInfoList{label value}maxQuantity minimumOrderQuantity orderNumber unitPrices{...PricesFields}badges{...BadgesFields}extraBadges{id name}images{...ImageFields}deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistProductFields on WishlistProduct{id name path brand crumbs{...CrumbFields}hasMultipleItems hasSamePricesForAllItems energyEfficiency{class image{...ImageFields}dataSheetUrl}minimumOrderQuantity lightningDealInfo{...LightningDealFields}priceWithoutDeal{price{...MoneyFields}vatIncluded vatRate}}fragment WishlistUpdateFields on WishlistUpdate{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}merkzettel{...WishlistOverviewFields}wishlist{...WishlistOverviewFields}entries{...WishlistEntryFields}removedEntries{...RemovedWishlistEntryFields}gone additions{added{entryId name quantity}raised{entryId name quantity}unchanged{entryId name}unknown leftOut}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: '4dfe573aa2de1cbb79ae5a3b8b7bbe9cd8fd6245abe670db79d1a8338402fdac',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const addProductsToCartFromTeaserWishlist: Operation<AddProductsToCartFromTeaserWishlistMutation, AddProductsToCartFromTeaserWishlistMutationVariables> = {
  name: 'addProductsToCartFromTeaserWishlist',
  kind: 'mutation',
  text: "mutation addProductsToCartFromTeaserWishlist($teaserWishlist:[TeaserWishlistEntryInput!]!$cartId:ID!){addProductsToCartFromTeaserWishlist(teaserWishlist:$teaserWishlist cartId:$cartId){successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}successfullyAdded{itemId name quantity}variantsToChoose{productId name path}quantityChanged{itemId name asked now}maxInCart{itemId name max}dealSplit{itemId name quantityLightning quantityNormal}}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment RefusalFields on Refusal{code subject message}",
  sha256: '002458419ba2b812191e6bd2be48f2816b1e3293ed1ca2d479fd021422df8867',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const addShippingAddress: Operation<AddShippingAddressMutation, AddShippingAddressMutationVariables> = {
  name: 'addShippingAddress',
  kind: 'mutation',
  text: "mutation addShippingAddress($addressId:ID$formType:AddressFormType!$salutation:String!$firstName:String!$lastName:String!$company:String$postCode:String!$city:String!$streetAndHouseNr:String!$additionalAddress:String$country:String!$packstationAddress:Boolean!$phone:String$email:String$isAlsoCustomerAddress:Boolean){addShippingAddress(addressId:$addressId formType:$formType salutation:$salutation firstName:$firstName lastName:$lastName company:$company postCode:$postCode city:$city streetAndHouseNr:$streetAndHouseNr additionalAddress:$additionalAddress country:$country packstationAddress:$packstationAddress phone:$phone email:$email isAlsoCustomerAddress:$isAlsoCustomerAddress){...AddressAnswerFields}}fragment AddressAnswerFields on AddressAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}address{...AddressFields}}fragment AddressFields on Address{addressId schoolOrCompany salutation firstName lastName street addressAddition postCode city country phone email packstationAddress isCustomerAddress customerNumber termsOfPayment paymentMethod VATRegistrationNo jobTitleCode primaryIndustryGroupCode numberOfEmployees}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}",
  sha256: 'c73d16e15f616e6b3553e85df78aa61afc112f50d914e083549724e6b4fc58cb',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const addWishlistToCart: Operation<AddWishlistToCartMutation, AddWishlistToCartMutationVariables> = {
  name: 'addWishlistToCart',
  kind: 'mutation',
  text: "mutation addWishlistToCart($externalId:ID!$cartId:ID!$entryIds:[ID!]$token:String$pieces:ClassListPieces){addWishlistToCart(externalId:$externalId cartId:$cartId entryIds:$entryIds token:$token pieces:$pieces){successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}cart{...CartFields}attainableInfos{...AttainableInfosFields}skippedEntries{entryId name gap path}claims{...WishlistClaimFields}}}fragment AddressFields on Address{addressId schoolOrCompany salutation firstName lastName street addressAddition postCode city country phone email packstationAddress isCustomerAddress customerNumber termsOfPayment paymentMethod VATRegistrationNo jobTitleCode primaryIndustryGroupCode numberOfEmployees}fragment AttainableInfosFields on AttainableInfos{added{itemId name quantity}variantsToChoose{productId name path}quantityChanged{itemId name asked now}maxInCart{itemId name max}dealSplit{itemId name quantityLightning quantityNormal}mergeUndone}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment BzBasketFields on BzBasket{shippers{...ShipperFields}speditionsFields{fieldName fieldValue required}contactEmails{billing{selected preselected}shipping{selected preselected}}orderReference costCentre orderComment newsletterSubscribe}fragment CartDetailsFields on CartDetails{positionCount articleCount bzBasket{...BzBasketFields}subtotal{...MoneyFields}total{...MoneyFields}tax{...TaxShareFields}shippingCost{...MoneyFields}totals{netValue{...MoneyFields}}basketValue{...MoneyFields}promotionsSaving{...MoneyFields}totalSavings{...MoneyFields}voucherCodeStatus{code name status saving{...MoneyFields}}deliveryFreeMessage{missingAmount{...MoneyFields}}selectedPaymentMethodInCart{paymentId buyerReference}deliveryCountry freeArticles{...CartPositionFields}catalogs{...CartPositionFields}positions{...CartPositionFields}savedLines{id productId itemId name brand path image{...ImageFields}variantInfoList{label value}articleNumber quantity maxQuantity pricePerUnit{...MoneyFields}priceWhenSaved{...MoneyFields}deliveryText}merge{fromCartId lines{itemId name brought added most}vouchers{code taken}}}fragment CartFields on Cart{id billingAddress{...AddressFields}shippingAddress{...AddressFields}attributes{submitted submittedAs}details{...CartDetailsFields}}fragment CartPositionFields on CartPosition{id operationsId productId itemId name brand crumbs{...CrumbFields}path image{...ImageFields}variantInfoList{label value}articleNumber quantity maxQuantity minimumOrderQuantity pricePerUnit{...MoneyFields}totalPrice{...MoneyFields}oldPricePerUnit{...MoneyFields}basePrice{...BasePriceFields}isFreeItem isCatalog isLightningDeal quantityLightning quantityNormal pricePerUnitLightning{...MoneyFields}netPricePerUnitLightning{...MoneyFields}primeFaehig relatedVoucherCode removableItem accessories{productId}deliveryText}fragment CrumbFields on Breadcrumb{displayName path}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment MoneyFields on Money{amount currencyCode}fragment RefusalFields on Refusal{code subject message}fragment ShipperFields on Shipper{code name enabled selected costs{...MoneyFields}surcharge{...MoneyFields}info productLineItemList arrival{from to}}fragment TaxShareFields on TaxShare{rate amount{...MoneyFields}}fragment WishlistClaimFields on WishlistClaim{code quantity bought released}",
  sha256: '2438bb12d615dafbdadf2febd3a0a9e4800c423bb6cf0050a8540efb06052305',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const adjustLongtailSearchQuery: Operation<AdjustLongtailSearchQueryQuery, AdjustLongtailSearchQueryQueryVariables> = {
  name: 'adjustLongtailSearchQuery',
  kind: 'query',
  text: "query adjustLongtailSearchQuery($searchQuery:String!){adjustLongtailSearchQuery(searchQuery:$searchQuery){searchQuery filters{enumFilters{id values}rangeFilters{id from to}}}}",
  sha256: '3f7264ea781dbe7741edbaf6d1b3c23b17831f7e47780d55961585695996ac09',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const cancelOrder: Operation<CancelOrderMutation, CancelOrderMutationVariables> = {
  name: 'cancelOrder',
  kind: 'mutation',
  text: "mutation cancelOrder($orderId:ID!){cancelOrder(orderId:$orderId){...OrderDetailsAnswerFields}}fragment AddressFields on Address{addressId schoolOrCompany salutation firstName lastName street addressAddition postCode city country phone email packstationAddress isCustomerAddress customerNumber termsOfPayment paymentMethod VATRegistrationNo jobTitleCode primaryIndustryGroupCode numberOfEmployees}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment MoneyFields on Money{amount currencyCode}fragment OrderDetailsAnswerFields on OrderDetailsAnswer{order{orderId orderedAt billingAddress{...AddressFields}deliveryAddress{...AddressFields}paymentMethod{paymentId displayName}subtotal{...MoneyFields}totalSavings{...MoneyFields}shippingCost{...MoneyFields}tax{...TaxShareFields}totalAmount{...MoneyFields}email phone orderReference costCentre comment shipments{...ShipmentFields}canBeCancelled canBeWithdrawn returns{rma regulation announcedAt receivedOn settledOn refund{...MoneyFields}}withdrawals{receiptId receivedAt}returnHash}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}fragment ShipmentFields on Shipment{status carrier arrival{from to}dispatchDate deliveredOn invoiceLink trackingLink trackingCode cancelReason orderItems{itemId productId lineNo name path image{...ImageFields}variantInfoList{label value}articleNumber quantity pricePerUnit{...MoneyFields}totalPrice{...MoneyFields}isFreeItem isReturnable isAlreadyReturned reviewUrl reviewScore}}fragment TaxShareFields on TaxShare{rate amount{...MoneyFields}}",
  sha256: '2bbdd4fa10df27bdd99a71ce9364545b01c092778af14cf6650d40ff3b2305b0',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const cartUpdate: Operation<CartUpdateMutation, CartUpdateMutationVariables> = {
  name: 'cart_update',
  kind: 'mutation',
  text: "mutation cart_update($cartId:ID!$ops:[CartOperationInput!]!){cart_update(cartId:$cartId ops:$ops){billingAddress{...AddressFields}shippingAddress{...AddressFields}attributes{submitted submittedAs}details{...CartDetailsFields}attainableInfos{...AttainableInfosFields}refusal{...RefusalFields}}}fragment AddressFields on Address{addressId schoolOrCompany salutation firstName lastName street addressAddition postCode city country phone email packstationAddress isCustomerAddress customerNumber termsOfPayment paymentMethod VATRegistrationNo jobTitleCode primaryIndustryGroupCode numberOfEmployees}fragment AttainableInfosFields on AttainableInfos{added{itemId name quantity}variantsToChoose{productId name path}quantityChanged{itemId name asked now}maxInCart{itemId name max}dealSplit{itemId name quantityLightning quantityNormal}mergeUndone}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment BzBasketFields on BzBasket{shippers{...ShipperFields}speditionsFields{fieldName fieldValue required}contactEmails{billing{selected preselected}shipping{selected preselected}}orderReference costCentre orderComment newsletterSubscribe}fragment CartDetailsFields on CartDetails{positionCount articleCount bzBasket{...BzBasketFields}subtotal{...MoneyFields}total{...MoneyFields}tax{...TaxShareFields}shippingCost{...MoneyFields}totals{netValue{...MoneyFields}}basketValue{...MoneyFields}promotionsSaving{...MoneyFields}totalSavings{...MoneyFields}voucherCodeStatus{code name status saving{...MoneyFields}}deliveryFreeMessage{missingAmount{...MoneyFields}}selectedPaymentMethodInCart{paymentId buyerReference}deliveryCountry freeArticles{...CartPositionFields}catalogs{...CartPositionFields}positions{...CartPositionFields}savedLines{id productId itemId name brand path image{...ImageFields}variantInfoList{label value}articleNumber quantity maxQuantity pricePerUnit{...MoneyFields}priceWhenSaved{...MoneyFields}deliveryText}merge{fromCartId lines{itemId name brought added most}vouchers{code taken}}}fragment CartPositionFields on CartPosition{id operationsId productId itemId name brand crumbs{...CrumbFields}path image{...ImageFields}variantInfoList{label value}articleNumber quantity maxQuantity minimumOrderQuantity pricePerUnit{...MoneyFields}totalPrice{...MoneyFields}oldPricePerUnit{...MoneyFields}basePrice{...BasePriceFields}isFreeItem isCatalog isLightningDeal quantityLightning quantityNormal pricePerUnitLightning{...MoneyFields}netPricePerUnitLightning{...MoneyFields}primeFaehig relatedVoucherCode removableItem accessories{productId}deliveryText}fragment CrumbFields on Breadcrumb{displayName path}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment MoneyFields on Money{amount currencyCode}fragment RefusalFields on Refusal{code subject message}fragment ShipperFields on Shipper{code name enabled selected costs{...MoneyFields}surcharge{...MoneyFields}info productLineItemList arrival{from to}}fragment TaxShareFields on TaxShare{rate amount{...MoneyFields}}",
  sha256: 'ff5251a731c03d305b04b51060c1e877ff18e2646fe13251d0c595da388c1162',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const changeAccountData: Operation<ChangeAccountDataMutation, ChangeAccountDataMutationVariables> = {
  name: 'changeAccountData',
  kind: 'mutation',
  text: "mutation changeAccountData($accountData:AccountDataInput!){changeAccountData(accountData:$accountData){...CustomerAnswerFields}}fragment CustomerAnswerFields on CustomerAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}customerInfo{...CustomerFields}}fragment CustomerFields on CustomerInfo{userId isExistingCustomer isNewCustomer isGuest isInternal categoryType notification email salutation firstName lastName phone company customerNumber termsOfPayment primeInfo{...PrimeInfoFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment PrimeInfoFields on PrimeInfo{status abo startDate endDate}",
  sha256: 'f492f6e7d142c5d751bb04f7f32af55c730b0930dce50866d523e181dca13178',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const changeForgottenPassword: Operation<ChangeForgottenPasswordMutation, ChangeForgottenPasswordMutationVariables> = {
  name: 'changeForgottenPassword',
  kind: 'mutation',
  text: "mutation changeForgottenPassword($emailToken:String!$password:String!){changeForgottenPassword(emailToken:$emailToken password:$password){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: 'e24b25bb4687fd134c1ea56c7f57773f154b4f55090cc3b9fc2101e9dd7903e9',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const changePassword: Operation<ChangePasswordMutation, ChangePasswordMutationVariables> = {
  name: 'changePassword',
  kind: 'mutation',
  text: "mutation changePassword($currentPassword:String!$password:String!){changePassword(currentPassword:$currentPassword password:$password){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: 'c0cac6ecdb080d8094ca58499dee9e9ed02046354a992091ff2297ac655870ba',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const changeQtyInWishlist: Operation<ChangeQtyInWishlistMutation, ChangeQtyInWishlistMutationVariables> = {
  name: 'changeQtyInWishlist',
  kind: 'mutation',
  text: "mutation changeQtyInWishlist($externalId:ID!$entry:WishlistQuantityInput!){changeQtyInWishlist(externalId:$externalId entry:$entry){...WishlistUpdateFields}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment RefusalFields on Refusal{code subject message}fragment RemovedWishlistEntryFields on RemovedWishlistEntry{externalId name orderNumber quantity claimed bought index removed{at by}}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}fragment WishlistClaimFields on WishlistClaim{code quantity bought released}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}fragment WishlistEntryFields on WishlistEntry{externalId quantity version isSaleable product{...WishlistProductFields}item{...WishlistItemFields}orderNumber replacementProduct{...ReplacementProductFields}totals{currentPrice{...MoneyFields}}comments{...WishlistCommentFields}commentCount changed{at by}claims{taken bought own{...WishlistClaimFields}}}fragment WishlistItemFields on WishlistItem{id name path variantInfoList{label value}maxQuantity minimumOrderQuantity orderNumber unitPrices{...PricesFields}badges{...BadgesFields}extraBadges{id name}images{...ImageFields}deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistProductFields on WishlistProduct{id name path brand crumbs{...CrumbFields}hasMultipleItems hasSamePricesForAllItems energyEfficiency{class image{...ImageFields}dataSheetUrl}minimumOrderQuantity lightningDealInfo{...LightningDealFields}priceWithoutDeal{price{...MoneyFields}vatIncluded vatRate}}fragment WishlistUpdateFields on WishlistUpdate{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}merkzettel{...WishlistOverviewFields}wishlist{...WishlistOverviewFields}entries{...WishlistEntryFields}removedEntries{...RemovedWishlistEntryFields}gone additions{added{entryId name quantity}raised{entryId name quantity}unchanged{entryId name}unknown leftOut}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: '203fff37500f5ef8307e1e8dfc17b675689b1394df902d866a51a54e59444ef5',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const checkEmailSubscribed: Operation<CheckEmailSubscribedQuery, CheckEmailSubscribedQueryVariables> = {
  name: 'checkEmailSubscribed',
  kind: 'query',
  text: "query checkEmailSubscribed($email:String!){checkEmailSubscribed(email:$email)}",
  sha256: '66eb9302122796c63cf81b8687a864f47d95ed1bb3564daf9d3f4977fea0270d',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const checkQuery: Operation<CheckQueryQuery, CheckQueryQueryVariables> = {
  name: 'checkQuery',
  kind: 'query',
  text: "query checkQuery($originalQuery:String!){checkQuery(originalQuery:$originalQuery){redirectPath query originalQuery}}",
  sha256: 'adaba8d097a5f2760f3b9a2062976124d6f49321ca98caf8e76210ecec35a905',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const checkTokenValidity: Operation<CheckTokenValidityQuery, CheckTokenValidityQueryVariables> = {
  name: 'checkTokenValidity',
  kind: 'query',
  text: "query checkTokenValidity($emailToken:String!){checkTokenValidity(emailToken:$emailToken){valid reason}}",
  sha256: '52664a685f2c0234fcfdf189d94016ba5969246f300f8892a205bef06e7e36cb',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const claimWishlistEntry: Operation<ClaimWishlistEntryMutation, ClaimWishlistEntryMutationVariables> = {
  name: 'claimWishlistEntry',
  kind: 'mutation',
  text: "mutation claimWishlistEntry($externalId:ID!$token:String$entryId:ID!$quantity:Int!$evenIfTaken:Boolean!){claimWishlistEntry(externalId:$externalId token:$token entryId:$entryId quantity:$quantity evenIfTaken:$evenIfTaken){successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}claim{...WishlistClaimFields}entry{...WishlistEntryFields}openPieces possiblePieces}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment RefusalFields on Refusal{code subject message}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}fragment WishlistClaimFields on WishlistClaim{code quantity bought released}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}fragment WishlistEntryFields on WishlistEntry{externalId quantity version isSaleable product{...WishlistProductFields}item{...WishlistItemFields}orderNumber replacementProduct{...ReplacementProductFields}totals{currentPrice{...MoneyFields}}comments{...WishlistCommentFields}commentCount changed{at by}claims{taken bought own{...WishlistClaimFields}}}fragment WishlistItemFields on WishlistItem{id name path variantInfoList{label value}maxQuantity minimumOrderQuantity orderNumber unitPrices{...PricesFields}badges{...BadgesFields}extraBadges{id name}images{...ImageFields}deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment WishlistProductFields on WishlistProduct{id name path brand crumbs{...CrumbFields}hasMultipleItems hasSamePricesForAllItems energyEfficiency{class image{...ImageFields}dataSheetUrl}minimumOrderQuantity lightningDealInfo{...LightningDealFields}priceWithoutDeal{price{...MoneyFields}vatIncluded vatRate}}",
  sha256: '84dcd63e2677ecb93bfc6479a1c83b7f0a153e5886b1c81b07df56749ec07b3d',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const completeAmazonPayCheckout: Operation<CompleteAmazonPayCheckoutMutation, CompleteAmazonPayCheckoutMutationVariables> = {
  name: 'completeAmazonPayCheckout',
  kind: 'mutation',
  text: "mutation completeAmazonPayCheckout($cartId:ID!$amazonCheckoutSessionId:ID!){completeAmazonPayCheckout(cartId:$cartId amazonCheckoutSessionId:$amazonCheckoutSessionId){orderId refusal{...RefusalFields}}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '06ad3700afafb87641c395a32ca2fa021b52e4f3c7f88be23b1d249fd515b7fa',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const confirmNewsletterSubscription: Operation<ConfirmNewsletterSubscriptionMutation, ConfirmNewsletterSubscriptionMutationVariables> = {
  name: 'confirmNewsletterSubscription',
  kind: 'mutation',
  text: "mutation confirmNewsletterSubscription($token:String!){confirmNewsletterSubscription(token:$token){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '6de77fdc9513a644fbfc692085c59c1f454f5ba28a1b33881694aacbae426694',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const confirmStockAlert: Operation<ConfirmStockAlertMutation, ConfirmStockAlertMutationVariables> = {
  name: 'confirmStockAlert',
  kind: 'mutation',
  text: "mutation confirmStockAlert($token:String!){confirmStockAlert(token:$token){successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}alert{...StockAlertFields}}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment RefusalFields on Refusal{code subject message}fragment StockAlertFields on StockAlert{itemId name path endsAt}",
  sha256: '8f2d700ee2caa4dfa8fa733683addbe63c5a63d107ad83c4a3d68c344897cc15',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const copyEntriesToWishlist: Operation<CopyEntriesToWishlistMutation, CopyEntriesToWishlistMutationVariables> = {
  name: 'copyEntriesToWishlist',
  kind: 'mutation',
  text: "mutation copyEntriesToWishlist($externalId:ID!$entryIds:[ID!]!$toExternalId:ID!){copyEntriesToWishlist(externalId:$externalId entryIds:$entryIds toExternalId:$toExternalId){...WishlistUpdateFields}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment RefusalFields on Refusal{code subject message}fragment RemovedWishlistEntryFields on RemovedWishlistEntry{externalId name orderNumber quantity claimed bought index removed{at by}}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}fragment WishlistClaimFields on WishlistClaim{code quantity bought released}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}fragment WishlistEntryFields on WishlistEntry{externalId quantity version isSaleable product{...WishlistProductFields}item{...WishlistItemFields}orderNumber replacementProduct{...ReplacementProductFields}totals{currentPrice{...MoneyFields}}comments{...WishlistCommentFields}commentCount changed{at by}claims{taken bought own{...WishlistClaimFields}}}fragment WishlistItemFields on WishlistItem{id name path variantInfoList{label value}maxQuantity minimumOrderQuantity orderNumber unitPrices{...PricesFields}badges{...BadgesFields}extraBadges{id name}images{...ImageFields}deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistProductFields on WishlistProduct{id name path brand crumbs{...CrumbFields}hasMultipleItems hasSamePricesForAllItems energyEfficiency{class image{...ImageFields}dataSheetUrl}minimumOrderQuantity lightningDealInfo{...LightningDealFields}priceWithoutDeal{price{...MoneyFields}vatIncluded vatRate}}fragment WishlistUpdateFields on WishlistUpdate{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}merkzettel{...WishlistOverviewFields}wishlist{...WishlistOverviewFields}entries{...WishlistEntryFields}removedEntries{...RemovedWishlistEntryFields}gone additions{added{entryId name quantity}raised{entryId name quantity}unchanged{entryId name}unknown leftOut}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: '5336ec8d895063191c3059e0089ff297130255f4576c3bb0b990443c86e4ce97',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const coreCategory: Operation<CoreCategoryQuery, CoreCategoryQueryVariables> = {
  name: 'core_category',
  kind: 'query',
  text: "query core_category($id:ID!$paging:PagingInput!$filter:CategoryFilterInput){core_category(id:$id){shopData{id name parentName path description image{...ImageFields}breadcrumb{...CrumbFields}children{...NavigationNodeFields children{...NavigationNodeFields}}}filters(filter:$filter){...CategoryFilterFields}products(paging:$paging filter:$filter){total totalPages currentPage sortBy tiles{...ProductTileFields}}}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CategoryFilterFields on CategoryFilter{id name values{id name count selected imageUrl}range{kind min max selectedMin selectedMax}}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment NavigationNodeFields on NavigationNode{id name path image{...ImageFields}}fragment ProductTileFields on ProductTile{id bestItemId name manufacturerName path image{...ImageFields}price{currentPrice{...MoneyFields}oldPrice{...MoneyFields}startFromFlag uvp{...MoneyFields}basePrice{...MoneyFields}basePriceUnit counterpartPrice{...MoneyFields}vatIncluded vatRate}discountPercent moreVariants rating numberOfRatings badges{...BadgesFields}extraBadges{id name}isShortage minimumOrderQuantity deliveryInfo{...DeliveryFields}breadCrumb{...CrumbFields}lightningDealInfo{...LightningDealFields}}",
  sha256: '6ead53a9d0356f713d9ecb24b7b7be515b391b46fac15fc1df1aadd068ea0c0e',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const coreSearch: Operation<CoreSearchQuery, CoreSearchQueryVariables> = {
  name: 'core_search',
  kind: 'query',
  text: "query core_search($filter:SearchFilterInput!$paging:PagingInput!){core_search(filter:$filter paging:$paging){products{total totalPages currentPage sortBy tiles{...ProductTileFields}}categoryFilter{id name count path selected}filters{...CategoryFilterFields}suggestedFilters{id name values{id name count selected imageUrl}}link{url}}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CategoryFilterFields on CategoryFilter{id name values{id name count selected imageUrl}range{kind min max selectedMin selectedMax}}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment ProductTileFields on ProductTile{id bestItemId name manufacturerName path image{...ImageFields}price{currentPrice{...MoneyFields}oldPrice{...MoneyFields}startFromFlag uvp{...MoneyFields}basePrice{...MoneyFields}basePriceUnit counterpartPrice{...MoneyFields}vatIncluded vatRate}discountPercent moreVariants rating numberOfRatings badges{...BadgesFields}extraBadges{id name}isShortage minimumOrderQuantity deliveryInfo{...DeliveryFields}breadCrumb{...CrumbFields}lightningDealInfo{...LightningDealFields}}",
  sha256: '14e5b2ce8058c69f91f8f5417b6a536927cf0df2b9ff93da6c1a48a21503c240',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const createWishlist: Operation<CreateWishlistMutation, CreateWishlistMutationVariables> = {
  name: 'createWishlist',
  kind: 'mutation',
  text: "mutation createWishlist($listName:String!$listDescription:String!$kind:WishlistKind!$entries:[WishlistEntryInput!]!){createWishlist(listName:$listName listDescription:$listDescription kind:$kind entries:$entries){...WishlistUpdateFields}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment RefusalFields on Refusal{code subject message}fragment RemovedWishlistEntryFields on RemovedWishlistEntry{externalId name orderNumber quantity claimed bought index removed{at by}}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}fragment WishlistClaimFields on WishlistClaim{code quantity bought released}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}fragment WishlistEntryFields on WishlistEntry{externalId quantity version isSaleable product{...WishlistProductFields}item{...WishlistItemFields}orderNumber replacementProduct{...ReplacementProductFields}totals{currentPrice{...MoneyFields}}comments{...WishlistCommentFields}commentCount changed{at by}claims{taken bought own{...WishlistClaimFields}}}fragment WishlistItemFields on WishlistItem{id name path variantInfoList{label value}maxQuantity minimumOrderQuantity orderNumber unitPrices{...PricesFields}badges{...BadgesFields}extraBadges{id name}images{...ImageFields}deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistProductFields on WishlistProduct{id name path brand crumbs{...CrumbFields}hasMultipleItems hasSamePricesForAllItems energyEfficiency{class image{...ImageFields}dataSheetUrl}minimumOrderQuantity lightningDealInfo{...LightningDealFields}priceWithoutDeal{price{...MoneyFields}vatIncluded vatRate}}fragment WishlistUpdateFields on WishlistUpdate{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}merkzettel{...WishlistOverviewFields}wishlist{...WishlistOverviewFields}entries{...WishlistEntryFields}removedEntries{...RemovedWishlistEntryFields}gone additions{added{entryId name quantity}raised{entryId name quantity}unchanged{entryId name}unknown leftOut}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: '2ab4912e6feeb83d09966cd03e49b479c4791bb0ef5ef711fe899143ba89b9aa',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const declareCancellation: Operation<DeclareCancellationMutation, DeclareCancellationMutationVariables> = {
  name: 'declareCancellation',
  kind: 'mutation',
  text: "mutation declareCancellation($declaration:CancellationDeclarationInput!){declareCancellation(declaration:$declaration){successful generalErrorMessage fieldErrors{...FieldErrorFields}receipt{receiptId receivedAt declaration{kind cancellationReason fullName contract endsOn email}}}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}",
  sha256: '7bcc321431e765de8a3c812e36f343d17932da4b231737a3793f2343023906be',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const declareWithdrawal: Operation<DeclareWithdrawalMutation, DeclareWithdrawalMutationVariables> = {
  name: 'declareWithdrawal',
  kind: 'mutation',
  text: "mutation declareWithdrawal($declaration:WithdrawalDeclarationInput!){declareWithdrawal(declaration:$declaration){successful generalErrorMessage fieldErrors{...FieldErrorFields}receipt{receiptId receivedAt declaration{fullName orderNumber email withdrawnGoods withdrawalReason}}}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}",
  sha256: '8a65e3283a31e9df4cdda0fa058a1d122b3a3fb6f4f8edc867f236a5739455c2',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const decryptAndCheckPieData: Operation<DecryptAndCheckPieDataQuery, DecryptAndCheckPieDataQueryVariables> = {
  name: 'decryptAndCheckPieData',
  kind: 'query',
  text: "query decryptAndCheckPieData($encryptedData:String!){decryptAndCheckPieData(encryptedData:$encryptedData){success errorMessage redirect productId}}",
  sha256: '7e0368647d942175329f65f18bc01ee31387a6dfee797bca554ce3c8cb140346',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const deleteAddress: Operation<DeleteAddressMutation, DeleteAddressMutationVariables> = {
  name: 'deleteAddress',
  kind: 'mutation',
  text: "mutation deleteAddress($addressId:ID!){deleteAddress(addressId:$addressId){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: 'cc7ad2740194d3cd4054f40a44d5ca0216672a354491b535eaffd43fdcbd65bd',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const deleteCommentFromWishlist: Operation<DeleteCommentFromWishlistMutation, DeleteCommentFromWishlistMutationVariables> = {
  name: 'deleteCommentFromWishlist',
  kind: 'mutation',
  text: "mutation deleteCommentFromWishlist($externalId:ID!$commentId:ID!){deleteCommentFromWishlist(externalId:$externalId commentId:$commentId){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: 'b71aace96ee10cdb94b32b8d0ce7eea6931ee56ea81add330f772a4812a20e66',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const deleteCurrentCustomerAccount: Operation<DeleteCurrentCustomerAccountMutation, DeleteCurrentCustomerAccountMutationVariables> = {
  name: 'deleteCurrentCustomerAccount',
  kind: 'mutation',
  text: "mutation deleteCurrentCustomerAccount($password:String!){deleteCurrentCustomerAccount(password:$password){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: 'c0cf2c08d9e9b34cbfa391241f3a417862861b35c7668a7586d6375a5f54679d',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const deleteWishlist: Operation<DeleteWishlistMutation, DeleteWishlistMutationVariables> = {
  name: 'deleteWishlist',
  kind: 'mutation',
  text: "mutation deleteWishlist($externalId:ID!){deleteWishlist(externalId:$externalId){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '3f9640f7b8292d288d95166d5e463203ebf58db9850eba39d266bf003dbeebd7',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const dismissMerkzettelMerge: Operation<DismissMerkzettelMergeMutation, DismissMerkzettelMergeMutationVariables> = {
  name: 'dismissMerkzettelMerge',
  kind: 'mutation',
  text: "mutation dismissMerkzettelMerge($mergeId:ID!){dismissMerkzettelMerge(mergeId:$mergeId){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: 'e410d36eb30f169516f8292edca028403376e24bc8d0cbb8fece17829cebbbc5',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const dismissRemovedEntries: Operation<DismissRemovedEntriesMutation, DismissRemovedEntriesMutationVariables> = {
  name: 'dismissRemovedEntries',
  kind: 'mutation',
  text: "mutation dismissRemovedEntries($externalId:ID!){dismissRemovedEntries(externalId:$externalId){...WishlistUpdateFields}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment RefusalFields on Refusal{code subject message}fragment RemovedWishlistEntryFields on RemovedWishlistEntry{externalId name orderNumber quantity claimed bought index removed{at by}}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}fragment WishlistClaimFields on WishlistClaim{code quantity bought released}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}fragment WishlistEntryFields on WishlistEntry{externalId quantity version isSaleable product{...WishlistProductFields}item{...WishlistItemFields}orderNumber replacementProduct{...ReplacementProductFields}totals{currentPrice{...MoneyFields}}comments{...WishlistCommentFields}commentCount changed{at by}claims{taken bought own{...WishlistClaimFields}}}fragment WishlistItemFields on WishlistItem{id name path variantInfoList{label value}maxQuantity minimumOrderQuantity orderNumber unitPrices{...PricesFields}badges{...BadgesFields}extraBadges{id name}images{...ImageFields}deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistProductFields on WishlistProduct{id name path brand crumbs{...CrumbFields}hasMultipleItems hasSamePricesForAllItems energyEfficiency{class image{...ImageFields}dataSheetUrl}minimumOrderQuantity lightningDealInfo{...LightningDealFields}priceWithoutDeal{price{...MoneyFields}vatIncluded vatRate}}fragment WishlistUpdateFields on WishlistUpdate{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}merkzettel{...WishlistOverviewFields}wishlist{...WishlistOverviewFields}entries{...WishlistEntryFields}removedEntries{...RemovedWishlistEntryFields}gone additions{added{entryId name quantity}raised{entryId name quantity}unchanged{entryId name}unknown leftOut}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: '30f42a81fda5bc18b1ff6d291d285ff49661efba1f9c90cf80402e749e25802e',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const endStockAlert: Operation<EndStockAlertMutation, EndStockAlertMutationVariables> = {
  name: 'endStockAlert',
  kind: 'mutation',
  text: "mutation endStockAlert($token:String!){endStockAlert(token:$token){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: 'b77a9ba185ae1e4fdb2bb9796e4eb674968e3252a49d35826eb2a81682141478',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const extendCurrentUserReservationOnCheckout: Operation<ExtendCurrentUserReservationOnCheckoutMutation, ExtendCurrentUserReservationOnCheckoutMutationVariables> = {
  name: 'extendCurrentUserReservationOnCheckout',
  kind: 'mutation',
  text: "mutation extendCurrentUserReservationOnCheckout($cartId:ID!){extendCurrentUserReservationOnCheckout(cartId:$cartId){lightningData{...LightningDataFields}dealNoLongerLegal quantityReduced{itemId name was now}}}fragment LightningDataFields on LightningData{hasLightningDealReservation isLightningDealReservationExpired lightningDealReservationTimestampEnd hasLightningDealBeenExtended extensionsLeft releasedItems{itemId name quantity oldPricePerUnit{...MoneyFields}pricePerUnit{...MoneyFields}}}fragment MoneyFields on Money{amount currencyCode}",
  sha256: 'f2a1d8cfe3ef7625200800ed7cd2576eff8c0687e0b7252d87ac8bef734fa577',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const findOrderForReturn: Operation<FindOrderForReturnQuery, FindOrderForReturnQueryVariables> = {
  name: 'findOrderForReturn',
  kind: 'query',
  text: "query findOrderForReturn($orderId:ID!$zipCode:String!){findOrderForReturn(orderId:$orderId zipCode:$zipCode){...ReturnOrderFields}}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment RegulationFields on Regulation{id name description}fragment ReturnOrderFields on ReturnOrder{hash orderId salesOrderNo orderDate items{id lineNo name image{...ImageFields}variantInfoList{label value}articleNumber quantity returnedQuantity returnableQuantity notReturnableBecause returnUntil components{id name}}returns{...SubmittedReturnFields}}fragment SubmittedReturnFields on SubmittedReturn{idempotencyKey submittedAt shipments{rma regulation{...RegulationFields}carrier{code name}labels items{id quantity}}}",
  sha256: 'c6fbdb10ec5ac26bc0bd5e9d1414d246b686deff1d146182e2088a21bb8eb0f7',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const findOrderForReturnByHash: Operation<FindOrderForReturnByHashQuery, FindOrderForReturnByHashQueryVariables> = {
  name: 'findOrderForReturnByHash',
  kind: 'query',
  text: "query findOrderForReturnByHash($hash:ID!){findOrderForReturnByHash(hash:$hash){...ReturnOrderFields}}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment RegulationFields on Regulation{id name description}fragment ReturnOrderFields on ReturnOrder{hash orderId salesOrderNo orderDate items{id lineNo name image{...ImageFields}variantInfoList{label value}articleNumber quantity returnedQuantity returnableQuantity notReturnableBecause returnUntil components{id name}}returns{...SubmittedReturnFields}}fragment SubmittedReturnFields on SubmittedReturn{idempotencyKey submittedAt shipments{rma regulation{...RegulationFields}carrier{code name}labels items{id quantity}}}",
  sha256: 'b461e1105e71f93d233c128ce1a5f044c550e639c3c364e57b1a17d1582c92cc',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const forgotPassword: Operation<ForgotPasswordMutation, ForgotPasswordMutationVariables> = {
  name: 'forgotPassword',
  kind: 'mutation',
  text: "mutation forgotPassword($email:String$customerNumber:String$honeypot:String!$triesCount:Int!){forgotPassword(email:$email customerNumber:$customerNumber honeypot:$honeypot triesCount:$triesCount){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: 'a7ad037721c5a32c0907593fb7d6aa30e2930e43ad53267e15b94af0cd0cac3b',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const generatePdfForm: Operation<GeneratePdfFormMutation, GeneratePdfFormMutationVariables> = {
  name: 'generatePdfForm',
  kind: 'mutation',
  text: "mutation generatePdfForm($form:PdfFormInput!){generatePdfForm(form:$form){content}}",
  sha256: '0d881d868bd531975f90a57b547d985787dcdfccca38ef7b074e65a52c0d55d6',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const getAllWishlists: Operation<GetAllWishlistsQuery, GetAllWishlistsQueryVariables> = {
  name: 'getAllWishlists',
  kind: 'query',
  text: "query getAllWishlists($externalId:ID){getAllWishlists(externalId:$externalId){...AllWishlistsFields wishlist{...WishlistFields}}}fragment AllWishlistsFields on AllWishlists{merkzettel{...WishlistOverviewFields}furtherLists{...WishlistOverviewFields}merge{id added raised leftOut}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment RemovedWishlistEntryFields on RemovedWishlistEntry{externalId name orderNumber quantity claimed bought index removed{at by}}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}fragment WishlistClaimFields on WishlistClaim{code quantity bought released}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}fragment WishlistEntryFields on WishlistEntry{externalId quantity version isSaleable product{...WishlistProductFields}item{...WishlistItemFields}orderNumber replacementProduct{...ReplacementProductFields}totals{currentPrice{...MoneyFields}}comments{...WishlistCommentFields}commentCount changed{at by}claims{taken bought own{...WishlistClaimFields}}}fragment WishlistFields on Wishlist{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}entries{...WishlistEntryFields}removedEntries{...RemovedWishlistEntryFields}links{...WishlistLinkFields}}fragment WishlistItemFields on WishlistItem{id name path variantInfoList{label value}maxQuantity minimumOrderQuantity orderNumber unitPrices{...PricesFields}badges{...BadgesFields}extraBadges{id name}images{...ImageFields}deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment WishlistLinkFields on WishlistLink{level createdAt expiresAt}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistProductFields on WishlistProduct{id name path brand crumbs{...CrumbFields}hasMultipleItems hasSamePricesForAllItems energyEfficiency{class image{...ImageFields}dataSheetUrl}minimumOrderQuantity lightningDealInfo{...LightningDealFields}priceWithoutDeal{price{...MoneyFields}vatIncluded vatRate}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: '9554e7965f8be4cfbe7f228a63f03573045478a70f4d20f1c6f1ec054663d2e9',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getAllWishlistsEssentials: Operation<GetAllWishlistsEssentialsQuery, GetAllWishlistsEssentialsQueryVariables> = {
  name: 'getAllWishlistsEssentials',
  kind: 'query',
  text: "query getAllWishlistsEssentials{getAllWishlistsEssentials{merkzettel{...BookmarkListFields}furtherLists{...BookmarkListFields}}}fragment BookmarkListFields on BookmarkList{externalId name isDefault isStandardList isCreator isAdmin isEditor isCommentator entries{externalId productId itemId}}",
  sha256: 'f3b6160cc063950cf1d18a25b6bf2abd51f1861ec2f6ab026ec1764f88717ed7',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getAllWishlistsFull: Operation<GetAllWishlistsFullQuery, GetAllWishlistsFullQueryVariables> = {
  name: 'getAllWishlistsFull',
  kind: 'query',
  text: "query getAllWishlistsFull{getAllWishlistsFull{merkzettel{...BookmarkListFields}furtherLists{...BookmarkListFields}}}fragment BookmarkListFields on BookmarkList{externalId name isDefault isStandardList isCreator isAdmin isEditor isCommentator entries{externalId productId itemId}}",
  sha256: '56411c4d33927ce56c088dd41b8d833803548a85083ed374abfb5ec836816cd9',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getAmazonPayAddresses: Operation<GetAmazonPayAddressesQuery, GetAmazonPayAddressesQueryVariables> = {
  name: 'getAmazonPayAddresses',
  kind: 'query',
  text: "query getAmazonPayAddresses($amazonCheckoutSessionId:ID!){getAmazonPayAddresses(amazonCheckoutSessionId:$amazonCheckoutSessionId){addresses{email billingAddress{...AmazonPayAddressFields}shippingAddress{...AmazonPayAddressFields}}refusal{...RefusalFields}}}fragment AmazonPayAddressFields on AmazonPayAddress{company firstName lastName street addressAddition postCode city country phone}fragment RefusalFields on Refusal{code subject message}",
  sha256: '92a7ec15b82165b3e86e6e84616b9061d6c72636167b3e0f0c4082775fbfffc1',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getAmazonPayCheckoutData: Operation<GetAmazonPayCheckoutDataQuery, GetAmazonPayCheckoutDataQueryVariables> = {
  name: 'getAmazonPayCheckoutData',
  kind: 'query',
  text: "query getAmazonPayCheckoutData($cartId:ID!$checkoutType:AmazonPayCheckoutType!){getAmazonPayCheckoutData(cartId:$cartId checkoutType:$checkoutType){url refusal{...RefusalFields}}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '533669a3a6b490d6ae63f96ff2a6484822e2ff309722365db4be11587ce9149b',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getAvailableCarriers: Operation<GetAvailableCarriersQuery, GetAvailableCarriersQueryVariables> = {
  name: 'getAvailableCarriers',
  kind: 'query',
  text: "query getAvailableCarriers($hash:ID!$returnOrder:ReturnOrderInput!){getAvailableCarriers(hash:$hash returnOrder:$returnOrder){code name description enabled notice}}",
  sha256: '1b45bf1b1eeeeb4553890f6814d93bbc8028d022c2199c1d766e2d23b3a2dae4',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getAvailableRegulations: Operation<GetAvailableRegulationsQuery, GetAvailableRegulationsQueryVariables> = {
  name: 'getAvailableRegulations',
  kind: 'query',
  text: "query getAvailableRegulations($hash:ID!$selectedItems:[ReturnSelectionInput!]!){getAvailableRegulations(hash:$hash selectedItems:$selectedItems){...RegulationFields}}fragment RegulationFields on Regulation{id name description}",
  sha256: 'f3e2423d02906a58cafe7fafdd01a32852eb448dd1724745059534312e5bddd3',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getBillingAddresses: Operation<GetBillingAddressesQuery, GetBillingAddressesQueryVariables> = {
  name: 'getBillingAddresses',
  kind: 'query',
  text: "query getBillingAddresses{getBillingAddresses{...AddressFields}}fragment AddressFields on Address{addressId schoolOrCompany salutation firstName lastName street addressAddition postCode city country phone email packstationAddress isCustomerAddress customerNumber termsOfPayment paymentMethod VATRegistrationNo jobTitleCode primaryIndustryGroupCode numberOfEmployees}",
  sha256: 'c5ec3af6feb3b234eaa6f8ddff6ba6503d416fa2c050eb680e070b39ff7b1063',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getCommentsPerWishlist: Operation<GetCommentsPerWishlistQuery, GetCommentsPerWishlistQueryVariables> = {
  name: 'getCommentsPerWishlist',
  kind: 'query',
  text: "query getCommentsPerWishlist($wishlistId:ID!){getCommentsPerWishlist(wishlistId:$wishlistId){...WishlistCommentFields}}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}",
  sha256: '684bcd618f923a8f17016e6c4e33ad3df87bff590af7f80e768aef1ea1b41e03',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getCompetition: Operation<GetCompetitionQuery, GetCompetitionQueryVariables> = {
  name: 'getCompetition',
  kind: 'query',
  text: "query getCompetition($id:ID!){getCompetition(id:$id){id title prize startsAt endsAt state question answers{id text}organiser notification terms}}",
  sha256: '3f40587462b94d35cbe1f6ffa8902bd28ec3353fa081af7b5397431fa0725598',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const getCompetitions: Operation<GetCompetitionsQuery, GetCompetitionsQueryVariables> = {
  name: 'getCompetitions',
  kind: 'query',
  text: "query getCompetitions{getCompetitions{id title prize startsAt endsAt state}}",
  sha256: '9e41d5b8b2217274278a8f335c8b63d3103680a34914b33a5afa39677e418494',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const getContactFormData: Operation<GetContactFormDataQuery, GetContactFormDataQueryVariables> = {
  name: 'getContactFormData',
  kind: 'query',
  text: "query getContactFormData($orderId:ID$zipCode:String){getContactFormData(orderId:$orderId zipCode:$zipCode){fullName email phone orderId copyTo}}",
  sha256: '2a7e57fc3bd6fa0809d6ae7c417b9292a97adea58cef17e878cac0cb9ec107f0',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getCurrentUploadSignature: Operation<GetCurrentUploadSignatureQuery, GetCurrentUploadSignatureQueryVariables> = {
  name: 'getCurrentUploadSignature',
  kind: 'query',
  text: "query getCurrentUploadSignature{getCurrentUploadSignature}",
  sha256: '6e2d6894a8eecd6f3e7d58960b9959845b4ecebdf2ba1d51c6ce552bb26aee91',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getCustomerAddress: Operation<GetCustomerAddressQuery, GetCustomerAddressQueryVariables> = {
  name: 'getCustomerAddress',
  kind: 'query',
  text: "query getCustomerAddress{getCustomerAddress{...AddressFields}}fragment AddressFields on Address{addressId schoolOrCompany salutation firstName lastName street addressAddition postCode city country phone email packstationAddress isCustomerAddress customerNumber termsOfPayment paymentMethod VATRegistrationNo jobTitleCode primaryIndustryGroupCode numberOfEmployees}",
  sha256: 'bcfe20b98d62226e4553536a426711c7283d20ddf1e11fff185bdbcae3635966',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getCustomerInfo: Operation<GetCustomerInfoQuery, GetCustomerInfoQueryVariables> = {
  name: 'getCustomerInfo',
  kind: 'query',
  text: "query getCustomerInfo($url:String!){getCustomerInfo(url:$url){...CustomerFields}}fragment CustomerFields on CustomerInfo{userId isExistingCustomer isNewCustomer isGuest isInternal categoryType notification email salutation firstName lastName phone company customerNumber termsOfPayment primeInfo{...PrimeInfoFields}}fragment PrimeInfoFields on PrimeInfo{status abo startDate endDate}",
  sha256: '0b08d5b465627ce0a7ee609920a75277051c51f5b141c91bf709e8287664095e',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getExtraTabContents: Operation<GetExtraTabContentsQuery, GetExtraTabContentsQueryVariables> = {
  name: 'getExtraTabContents',
  kind: 'query',
  text: "query getExtraTabContents($productId:ID!$tabId:ID!){getExtraTabContents(productId:$productId tabId:$tabId){content}}",
  sha256: 'b6b15d0b596c531662fac97ac2fd030614b58060179f11da396ef198f0b4388e',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const getFooterByPageId: Operation<GetFooterByPageIdQuery, GetFooterByPageIdQueryVariables> = {
  name: 'getFooterByPageId',
  kind: 'query',
  text: "query getFooterByPageId($pageId:ID!){getFooterByPageId(pageId:$pageId){usps{image{src}headline subheadline text link}linkBlocks{headline type content links{...FooterLinkFields}link{...FooterLinkFields}}}}fragment FooterLinkFields on FooterLink{label url external}",
  sha256: 'd16a7bddb5a6acb3db2ae4e3edb80eff82ec525d5766ad309e472776e6825012',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const getGlobalParametersByName: Operation<GetGlobalParametersByNameQuery, GetGlobalParametersByNameQueryVariables> = {
  name: 'getGlobalParametersByName',
  kind: 'query',
  text: "query getGlobalParametersByName($names:[String!]!){getGlobalParametersByName(names:$names){name entry parameterValue}}",
  sha256: '377932ce351c93edb45a12f22667277d1ac9da8162b70ddcfcd56650ec6fb1e8',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const getIndustries: Operation<GetIndustriesQuery, GetIndustriesQueryVariables> = {
  name: 'getIndustries',
  kind: 'query',
  text: "query getIndustries{getIndustries{code name}}",
  sha256: '684eebabd5ec55cec23bb9b862f9e273f464700d67ec7e3d023cd857644ad5f8',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const getItemById: Operation<GetItemByIdQuery, GetItemByIdQueryVariables> = {
  name: 'getItemById',
  kind: 'query',
  text: "query getItemById($itemId:ID!){getItemById(itemId:$itemId){...ItemFields}}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment ItemFields on Item{itemId productId name orderNumber prices{...PricesFields}images{...ImageFields}variantInfoList{label value}maxQuantity minimumOrderQuantity deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}",
  sha256: '5863757feb4885b39b4f3342100cfc0fa8f4747112239e7fc8709e16ec7f9e7f',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const getJobTitles: Operation<GetJobTitlesQuery, GetJobTitlesQueryVariables> = {
  name: 'getJobTitles',
  kind: 'query',
  text: "query getJobTitles{getJobTitles{code name}}",
  sha256: '251e53b296f507dd3882e96e1c2948e98ac063e88940766634cb022c78f721c0',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const getLightningDealReservation: Operation<GetLightningDealReservationQuery, GetLightningDealReservationQueryVariables> = {
  name: 'getLightningDealReservation',
  kind: 'query',
  text: "query getLightningDealReservation($cartId:ID!){getLightningDealReservation(cartId:$cartId){...LightningDataFields}}fragment LightningDataFields on LightningData{hasLightningDealReservation isLightningDealReservationExpired lightningDealReservationTimestampEnd hasLightningDealBeenExtended extensionsLeft releasedItems{itemId name quantity oldPricePerUnit{...MoneyFields}pricePerUnit{...MoneyFields}}}fragment MoneyFields on Money{amount currencyCode}",
  sha256: 'fe7f11d9360b91066c15f8f0114a0580fea2580add3edfea877592d3c99e01ac',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getMainCategory: Operation<GetMainCategoryQuery, GetMainCategoryQueryVariables> = {
  name: 'getMainCategory',
  kind: 'query',
  text: "query getMainCategory($categoryId:ID!){getMainCategory(categoryId:$categoryId){name}}",
  sha256: '070f568fddc30a73908a9a2c04e2c32561e7f0bdb4dea7a866d0581f970346c3',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const getMoreReviewsByProductId: Operation<GetMoreReviewsByProductIdQuery, GetMoreReviewsByProductIdQueryVariables> = {
  name: 'getMoreReviewsByProductId',
  kind: 'query',
  text: "query getMoreReviewsByProductId($productId:ID!$offset:Int!$limit:Int!$filter:ReviewFilterInput){getMoreReviewsByProductId(productId:$productId offset:$offset limit:$limit filter:$filter){...ReviewFields}}fragment ReviewFields on Review{ratingId rating title message date helpfulRating isVerified author{nickname about}shopComment{message author date}}",
  sha256: 'caa7f5e2a92fa1bfc8f83146d5e47afcec56ee4017ec74492ff6de0cae2a6aba',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const getNavigationModel: Operation<GetNavigationModelQuery, GetNavigationModelQueryVariables> = {
  name: 'getNavigationModel',
  kind: 'query',
  text: "query getNavigationModel{getNavigationModel{nodes{...NavigationNodeFields children{...NavigationNodeFields children{...NavigationNodeFields}}}}}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment NavigationNodeFields on NavigationNode{id name path image{...ImageFields}}",
  sha256: '1355884cc12bcb74f85c9555603f048e22d010a692126c0ad742bf13c8366bf3',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const getOrderDetailsV2: Operation<GetOrderDetailsV2Query, GetOrderDetailsV2QueryVariables> = {
  name: 'getOrderDetailsV2',
  kind: 'query',
  text: "query getOrderDetailsV2($orderId:ID!){getOrderDetailsV2(orderId:$orderId){...OrderDetailsAnswerFields}}fragment AddressFields on Address{addressId schoolOrCompany salutation firstName lastName street addressAddition postCode city country phone email packstationAddress isCustomerAddress customerNumber termsOfPayment paymentMethod VATRegistrationNo jobTitleCode primaryIndustryGroupCode numberOfEmployees}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment MoneyFields on Money{amount currencyCode}fragment OrderDetailsAnswerFields on OrderDetailsAnswer{order{orderId orderedAt billingAddress{...AddressFields}deliveryAddress{...AddressFields}paymentMethod{paymentId displayName}subtotal{...MoneyFields}totalSavings{...MoneyFields}shippingCost{...MoneyFields}tax{...TaxShareFields}totalAmount{...MoneyFields}email phone orderReference costCentre comment shipments{...ShipmentFields}canBeCancelled canBeWithdrawn returns{rma regulation announcedAt receivedOn settledOn refund{...MoneyFields}}withdrawals{receiptId receivedAt}returnHash}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}fragment ShipmentFields on Shipment{status carrier arrival{from to}dispatchDate deliveredOn invoiceLink trackingLink trackingCode cancelReason orderItems{itemId productId lineNo name path image{...ImageFields}variantInfoList{label value}articleNumber quantity pricePerUnit{...MoneyFields}totalPrice{...MoneyFields}isFreeItem isReturnable isAlreadyReturned reviewUrl reviewScore}}fragment TaxShareFields on TaxShare{rate amount{...MoneyFields}}",
  sha256: '6de134204fd05dbf28d9e814f9db67231c32081af28dc3eae19a008ed3608df6',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getOrderStatus: Operation<GetOrderStatusQuery, GetOrderStatusQueryVariables> = {
  name: 'getOrderStatus',
  kind: 'query',
  text: "query getOrderStatus($orderId:ID!$zipCode:String!){getOrderStatus(orderId:$orderId zipCode:$zipCode){order{orderId orderedAt shipments{status carrier arrival{from to}dispatchDate deliveredOn trackingLink trackingCode cancelReason orderItems{itemId productId lineNo name path image{...ImageFields}variantInfoList{label value}articleNumber quantity}}returns{rma regulation announcedAt receivedOn settledOn}canBeWithdrawn returnHash}refusal{...RefusalFields}}}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '320b966cff201cf0d528037ff60d8ed7c1898396ab82cd4c318bc2691b12b62d',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getOrderYears: Operation<GetOrderYearsQuery, GetOrderYearsQueryVariables> = {
  name: 'getOrderYears',
  kind: 'query',
  text: "query getOrderYears{getOrderYears}",
  sha256: 'e96e8e5945bf28b24a5636ef3fce6cbe87a2ce96539d853de351bf0098c7a5d6',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getOrdersV2: Operation<GetOrdersV2Query, GetOrdersV2QueryVariables> = {
  name: 'getOrdersV2',
  kind: 'query',
  text: "query getOrdersV2($page:Int!$searchText:String$dateFilter:String){getOrdersV2(page:$page searchText:$searchText dateFilter:$dateFilter){total totalPages currentPage ordersPerPage firstIndex lastIndex orders{orderId orderedAt totalAmount{...MoneyFields}status articleCount images{...ImageFields}returnHash}}}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment MoneyFields on Money{amount currencyCode}",
  sha256: 'b02eb2f5c6894649bad69507d7d97ce1baa6a4560d6f4bd84520c9f2d84433f5',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getOwnReview: Operation<GetOwnReviewQuery, GetOwnReviewQueryVariables> = {
  name: 'getOwnReview',
  kind: 'query',
  text: "query getOwnReview($productId:ID!){getOwnReview(productId:$productId){review{...ReviewFields}isPending}}fragment ReviewFields on Review{ratingId rating title message date helpfulRating isVerified author{nickname about}shopComment{message author date}}",
  sha256: '51df3880501f498c26dfddce68c56979ac06bc88220950387339be57031ff91f',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getPageDetailsByUrl: Operation<GetPageDetailsByUrlQuery, GetPageDetailsByUrlQueryVariables> = {
  name: 'getPageDetailsByUrl',
  kind: 'query',
  text: "query getPageDetailsByUrl($url:String!){getPageDetailsByUrl(url:$url){pageType redirectUrl redirectIsTemporary categoryId seo{title description robots canonicalUrl links{rel href}breadcrumbs{...CrumbFields}}rows{cells{span teaser{...TeaserFields}}}activeAbTests{id trackingCode}}}fragment CrumbFields on Breadcrumb{displayName path}fragment TeaserFields on Teaser{id type name template attributes{__typename ...on TextAttribute{name text}...on ImageAttribute{name urlPath altTag imgTitle width height}...on LinkAttribute{name url openLinkInNewWindow}}}",
  sha256: '8bc3088e9612ce29e98e35879db8e421d528e5f899de5ba0f2b37dfe635b47e0',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getPartialNavigationById: Operation<GetPartialNavigationByIdQuery, GetPartialNavigationByIdQueryVariables> = {
  name: 'getPartialNavigationById',
  kind: 'query',
  text: "query getPartialNavigationById($categoryId:ID!){getPartialNavigationById(categoryId:$categoryId){...NavigationNodeFields children{...NavigationNodeFields children{...NavigationNodeFields}}}}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment NavigationNodeFields on NavigationNode{id name path image{...ImageFields}}",
  sha256: 'd453f7b2ad19c56633ec87f46468ddb3c0d3e21476a6c01901332b6becff97bb',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const getPaymentDetails: Operation<GetPaymentDetailsQuery, GetPaymentDetailsQueryVariables> = {
  name: 'getPaymentDetails',
  kind: 'query',
  text: "query getPaymentDetails($paymentTypes:[ID!]!){getPaymentDetails(paymentTypes:$paymentTypes){paymentId displayName description icons buttonLabel buttonInfo isPrepaid}}",
  sha256: 'fc030d6ffa3bd92e25761c68bf5a624aa718f9fc2811a97ab9fea229986240b0',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const getPaymentInfo: Operation<GetPaymentInfoQuery, GetPaymentInfoQueryVariables> = {
  name: 'getPaymentInfo',
  kind: 'query',
  text: "query getPaymentInfo($cartId:ID!){getPaymentInfo(cartId:$cartId){paymentMethods{paymentId selected enabled buyerReference additionalInfo}}}",
  sha256: '943b73dc2d6baf99ad5180c949b155e4435c7249587d753280d1a094309d9569',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getPrimeOffer: Operation<GetPrimeOfferQuery, GetPrimeOfferQueryVariables> = {
  name: 'getPrimeOffer',
  kind: 'query',
  text: "query getPrimeOffer{getPrimeOffer{takesMembers plans{abo months price{...MoneyFields}monthlyPrice{...MoneyFields}net{price{...MoneyFields}monthlyPrice{...MoneyFields}vatRate}}paymentMethods{paymentId displayName description icons buttonLabel buttonInfo isPrepaid}}}fragment MoneyFields on Money{amount currencyCode}",
  sha256: 'b4369dadddab614b96788c6d3ae7e0b6b8625c7dd583221c68440eee2c9980b1',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const getPrimeSubscription: Operation<GetPrimeSubscriptionQuery, GetPrimeSubscriptionQueryVariables> = {
  name: 'getPrimeSubscription',
  kind: 'query',
  text: "query getPrimeSubscription($subscriptionId:ID!){getPrimeSubscription(subscriptionId:$subscriptionId){subscription{subscriptionId primeInfo{...PrimeInfoFields}}refusal{...RefusalFields}}}fragment PrimeInfoFields on PrimeInfo{status abo startDate endDate}fragment RefusalFields on Refusal{code subject message}",
  sha256: '3fa757a914365ffbec792226e8e4755d189406c2d04b80191e43d00ddd9bb7b9',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getProductById: Operation<GetProductByIdQuery, GetProductByIdQueryVariables> = {
  name: 'getProductById',
  kind: 'query',
  text: "query getProductById($productId:ID!){getProductById(productId:$productId){productId name path manufacturer{name address email}teaser longDescription shortFacts{label value}deliveryScope warranty safetyNotices responsiblePerson{name address email}productFeatures labelAttributes{label value}energyEfficiency{class image{...ImageFields}dataSheetUrl}downloads{headline url}extraTabs{id title}youtubeVideos{id title}audioSamples{title url}accessories{productId}replacementProducts{productId}rating numberOfRatings badges{...BadgesFields}extraBadges{id name}breadcrumb{...CrumbFields}categoryId availableForSale hasMultipleItems hasSamePricesForAllItems prices{...PricesFields}images{...ImageFields}}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}",
  sha256: '3b7de7a63fe5972d9649aaef187f54162558109fbe846e6efc367cf823d42764',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const getProductTilesByIds: Operation<GetProductTilesByIdsQuery, GetProductTilesByIdsQueryVariables> = {
  name: 'getProductTilesByIds',
  kind: 'query',
  text: "query getProductTilesByIds($productIds:[ID!]!){getProductTilesByIds(productIds:$productIds){...ProductTileFields}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment ProductTileFields on ProductTile{id bestItemId name manufacturerName path image{...ImageFields}price{currentPrice{...MoneyFields}oldPrice{...MoneyFields}startFromFlag uvp{...MoneyFields}basePrice{...MoneyFields}basePriceUnit counterpartPrice{...MoneyFields}vatIncluded vatRate}discountPercent moreVariants rating numberOfRatings badges{...BadgesFields}extraBadges{id name}isShortage minimumOrderQuantity deliveryInfo{...DeliveryFields}breadCrumb{...CrumbFields}lightningDealInfo{...LightningDealFields}}",
  sha256: 'ce789249e18853287f61531106b53b1fc56e61041952bcd6532b56d9bcc1c4fa',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const getReviewsByProductId: Operation<GetReviewsByProductIdQuery, GetReviewsByProductIdQueryVariables> = {
  name: 'getReviewsByProductId',
  kind: 'query',
  text: "query getReviewsByProductId($productId:ID!$limit:Int!$filter:ReviewFilterInput){getReviewsByProductId(productId:$productId limit:$limit filter:$filter){statistics{all five four three two one}reviews{...ReviewFields}}}fragment ReviewFields on Review{ratingId rating title message date helpfulRating isVerified author{nickname about}shopComment{message author date}}",
  sha256: 'd468315924f2b31582c7b21b3c453f2dcf377c1ea26fb30e729ed3db0c034eb9',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const getSharedWishlist: Operation<GetSharedWishlistQuery, GetSharedWishlistQueryVariables> = {
  name: 'getSharedWishlist',
  kind: 'query',
  text: "query getSharedWishlist($token:String!){getSharedWishlist(token:$token){invitation{externalId listName entryCount kind level ownRights{isCreator isAdmin isEditor isCommentator}}wishlist{...WishlistFields}goneClaims{entryId name quantity}}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment RemovedWishlistEntryFields on RemovedWishlistEntry{externalId name orderNumber quantity claimed bought index removed{at by}}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}fragment WishlistClaimFields on WishlistClaim{code quantity bought released}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}fragment WishlistEntryFields on WishlistEntry{externalId quantity version isSaleable product{...WishlistProductFields}item{...WishlistItemFields}orderNumber replacementProduct{...ReplacementProductFields}totals{currentPrice{...MoneyFields}}comments{...WishlistCommentFields}commentCount changed{at by}claims{taken bought own{...WishlistClaimFields}}}fragment WishlistFields on Wishlist{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}entries{...WishlistEntryFields}removedEntries{...RemovedWishlistEntryFields}links{...WishlistLinkFields}}fragment WishlistItemFields on WishlistItem{id name path variantInfoList{label value}maxQuantity minimumOrderQuantity orderNumber unitPrices{...PricesFields}badges{...BadgesFields}extraBadges{id name}images{...ImageFields}deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment WishlistLinkFields on WishlistLink{level createdAt expiresAt}fragment WishlistProductFields on WishlistProduct{id name path brand crumbs{...CrumbFields}hasMultipleItems hasSamePricesForAllItems energyEfficiency{class image{...ImageFields}dataSheetUrl}minimumOrderQuantity lightningDealInfo{...LightningDealFields}priceWithoutDeal{price{...MoneyFields}vatIncluded vatRate}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: 'fe280ee403ad8eebfc48a8db768c425bf9c2ad48867f935c3c3eb4d6c59694d8',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getShippingAddresses: Operation<GetShippingAddressesQuery, GetShippingAddressesQueryVariables> = {
  name: 'getShippingAddresses',
  kind: 'query',
  text: "query getShippingAddresses{getShippingAddresses{...AddressFields}}fragment AddressFields on Address{addressId schoolOrCompany salutation firstName lastName street addressAddition postCode city country phone email packstationAddress isCustomerAddress customerNumber termsOfPayment paymentMethod VATRegistrationNo jobTitleCode primaryIndustryGroupCode numberOfEmployees}",
  sha256: 'b82cfa48ebdab71a3aacdbef457935503c529595576aba09aa043edff0218b81',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getStockAlerts: Operation<GetStockAlertsQuery, GetStockAlertsQueryVariables> = {
  name: 'getStockAlerts',
  kind: 'query',
  text: "query getStockAlerts{getStockAlerts{...StockAlertFields}}fragment StockAlertFields on StockAlert{itemId name path endsAt}",
  sha256: 'd97c847374ba36cdc2e1f4ad901e9e511d0603a97539800e2b434bc4de1cecec',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getSuggestQueries: Operation<GetSuggestQueriesQuery, GetSuggestQueriesQueryVariables> = {
  name: 'getSuggestQueries',
  kind: 'query',
  text: "query getSuggestQueries($userQuery:String!){getSuggestQueries(userQuery:$userQuery){suggestQueries{suggest}}}",
  sha256: '075d39b390a9d7cb0141fda07504ec7fe3880455460500bdc1abffad4e3bc654',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const getThankYouPageData: Operation<GetThankYouPageDataQuery, GetThankYouPageDataQueryVariables> = {
  name: 'getThankYouPageData',
  kind: 'query',
  text: "query getThankYouPageData($orderId:ID!){getThankYouPageData(orderId:$orderId){order{orderId orderedAt email isGuest positions{...CartPositionFields}subtotal{...MoneyFields}totalSavings{...MoneyFields}shippingCost{...MoneyFields}tax{...TaxShareFields}totalAmount{...MoneyFields}billingAddress{...AddressFields}deliveryAddress{...AddressFields}paymentMethod{paymentId displayName}shipperName arrival{from to}orderReference costCentre comment}refusal{...RefusalFields}}}fragment AddressFields on Address{addressId schoolOrCompany salutation firstName lastName street addressAddition postCode city country phone email packstationAddress isCustomerAddress customerNumber termsOfPayment paymentMethod VATRegistrationNo jobTitleCode primaryIndustryGroupCode numberOfEmployees}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CartPositionFields on CartPosition{id operationsId productId itemId name brand crumbs{...CrumbFields}path image{...ImageFields}variantInfoList{label value}articleNumber quantity maxQuantity minimumOrderQuantity pricePerUnit{...MoneyFields}totalPrice{...MoneyFields}oldPricePerUnit{...MoneyFields}basePrice{...BasePriceFields}isFreeItem isCatalog isLightningDeal quantityLightning quantityNormal pricePerUnitLightning{...MoneyFields}netPricePerUnitLightning{...MoneyFields}primeFaehig relatedVoucherCode removableItem accessories{productId}deliveryText}fragment CrumbFields on Breadcrumb{displayName path}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment MoneyFields on Money{amount currencyCode}fragment RefusalFields on Refusal{code subject message}fragment TaxShareFields on TaxShare{rate amount{...MoneyFields}}",
  sha256: '49db49c8e35075a44148d06de6725aea7f8e02deccc8ee7c3cfa68a575837d54',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const getTotalsForTeaserWishlist: Operation<GetTotalsForTeaserWishlistQuery, GetTotalsForTeaserWishlistQueryVariables> = {
  name: 'getTotalsForTeaserWishlist',
  kind: 'query',
  text: "query getTotalsForTeaserWishlist($teaserWishlist:[TeaserWishlistEntryInput!]!){getTotalsForTeaserWishlist(teaserWishlist:$teaserWishlist){totals{currentPrice{...MoneyFields}}lines{itemId totals{currentPrice{...MoneyFields}}}}}fragment MoneyFields on Money{amount currencyCode}",
  sha256: '2333274ade1421307f4414dd7db0759da07ac9e895faf91d17dd9d726538b199',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const getTrackingItem: Operation<GetTrackingItemQuery, GetTrackingItemQueryVariables> = {
  name: 'getTrackingItem',
  kind: 'query',
  text: "query getTrackingItem($itemId:ID!){getTrackingItem(itemId:$itemId){itemId productId name manufacturerName categories price{...MoneyFields}}}fragment MoneyFields on Money{amount currencyCode}",
  sha256: '137bd43dd27944c3c8ce37163b35c793385cf98d77a6a50a62ac197eb59d9f10',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const getVariantInformationForProduct: Operation<GetVariantInformationForProductQuery, GetVariantInformationForProductQueryVariables> = {
  name: 'getVariantInformationForProduct',
  kind: 'query',
  text: "query getVariantInformationForProduct($productId:ID!$selectedVariants:[SelectedVariantInput!]!$itemId:ID){getVariantInformationForProduct(productId:$productId selectedVariants:$selectedVariants itemId:$itemId){variantAttributes{name displayName position type options{value label selected disabled css image{...ImageFields}valuePosition hasDiscount}}item{...ItemFields}}}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment ItemFields on Item{itemId productId name orderNumber prices{...PricesFields}images{...ImageFields}variantInfoList{label value}maxQuantity minimumOrderQuantity deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}",
  sha256: 'c6fb3615e3e4b387ea7809a9fbae537af8e2881d3188e6106c3b1bb514e0cdf9',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const getWishlistFromTeaserId: Operation<GetWishlistFromTeaserIdQuery, GetWishlistFromTeaserIdQueryVariables> = {
  name: 'getWishlistFromTeaserId',
  kind: 'query',
  text: "query getWishlistFromTeaserId($externalId:ID!){getWishlistFromTeaserId(externalId:$externalId){teaserWishlistExternalId name description entries{...WishlistEntryFields}productsRecommendations{productId}}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}fragment WishlistClaimFields on WishlistClaim{code quantity bought released}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}fragment WishlistEntryFields on WishlistEntry{externalId quantity version isSaleable product{...WishlistProductFields}item{...WishlistItemFields}orderNumber replacementProduct{...ReplacementProductFields}totals{currentPrice{...MoneyFields}}comments{...WishlistCommentFields}commentCount changed{at by}claims{taken bought own{...WishlistClaimFields}}}fragment WishlistItemFields on WishlistItem{id name path variantInfoList{label value}maxQuantity minimumOrderQuantity orderNumber unitPrices{...PricesFields}badges{...BadgesFields}extraBadges{id name}images{...ImageFields}deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment WishlistProductFields on WishlistProduct{id name path brand crumbs{...CrumbFields}hasMultipleItems hasSamePricesForAllItems energyEfficiency{class image{...ImageFields}dataSheetUrl}minimumOrderQuantity lightningDealInfo{...LightningDealFields}priceWithoutDeal{price{...MoneyFields}vatIncluded vatRate}}",
  sha256: '4057c5853dc4d63ca6c39bcf40a1383362a1aa024a1ad838af1dd9ba44d3e685',
  retryClass: 'Q',
  audience: 'public',
  batchable: true,
};

export const handOverWishlist: Operation<HandOverWishlistMutation, HandOverWishlistMutationVariables> = {
  name: 'handOverWishlist',
  kind: 'mutation',
  text: "mutation handOverWishlist($externalId:ID!$memberId:ID!){handOverWishlist(externalId:$externalId memberId:$memberId){...WishlistAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment RefusalFields on Refusal{code subject message}fragment WishlistAnswerFields on WishlistAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}wishlist{...WishlistOverviewFields}}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: '981198e4640b1d629dcdcdc869348f933e6dfbad29111d3e74620233c9c3b5bb',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const importIntoWishlist: Operation<ImportIntoWishlistMutation, ImportIntoWishlistMutationVariables> = {
  name: 'importIntoWishlist',
  kind: 'mutation',
  text: "mutation importIntoWishlist($externalId:ID!$entries:[WishlistImportInput!]!){importIntoWishlist(externalId:$externalId entries:$entries){...WishlistUpdateFields}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment RefusalFields on Refusal{code subject message}fragment RemovedWishlistEntryFields on RemovedWishlistEntry{externalId name orderNumber quantity claimed bought index removed{at by}}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}fragment WishlistClaimFields on WishlistClaim{code quantity bought released}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}fragment WishlistEntryFields on WishlistEntry{externalId quantity version isSaleable product{...WishlistProductFields}item{...WishlistItemFields}orderNumber replacementProduct{...ReplacementProductFields}totals{currentPrice{...MoneyFields}}comments{...WishlistCommentFields}commentCount changed{at by}claims{taken bought own{...WishlistClaimFields}}}fragment WishlistItemFields on WishlistItem{id name path variantInfoList{label value}maxQuantity minimumOrderQuantity orderNumber unitPrices{...PricesFields}badges{...BadgesFields}extraBadges{id name}images{...ImageFields}deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistProductFields on WishlistProduct{id name path brand crumbs{...CrumbFields}hasMultipleItems hasSamePricesForAllItems energyEfficiency{class image{...ImageFields}dataSheetUrl}minimumOrderQuantity lightningDealInfo{...LightningDealFields}priceWithoutDeal{price{...MoneyFields}vatIncluded vatRate}}fragment WishlistUpdateFields on WishlistUpdate{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}merkzettel{...WishlistOverviewFields}wishlist{...WishlistOverviewFields}entries{...WishlistEntryFields}removedEntries{...RemovedWishlistEntryFields}gone additions{added{entryId name quantity}raised{entryId name quantity}unchanged{entryId name}unknown leftOut}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: 'f0ba9379a05d46ef5bd9b3e9ef133cc2dada2a7ce43faec77e0eab224ae06e35',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const inviteToWishlist: Operation<InviteToWishlistMutation, InviteToWishlistMutationVariables> = {
  name: 'inviteToWishlist',
  kind: 'mutation',
  text: "mutation inviteToWishlist($externalId:ID!$email:String!$level:WishlistMemberLevel!){inviteToWishlist(externalId:$externalId email:$email level:$level){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '746742d69ed0fb0d3d36fc1e46d23d626fdd325d0e6ba99eb5000dec614341cf',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const isUniqueEmail: Operation<IsUniqueEmailQuery, IsUniqueEmailQueryVariables> = {
  name: 'isUniqueEmail',
  kind: 'query',
  text: "query isUniqueEmail($email:String!){isUniqueEmail(email:$email)}",
  sha256: 'c4a4a213cd199ba573e989a8df8b513e2fe6c9128e1b7c57011d8282c94b7bd8',
  retryClass: 'Q',
  audience: 'session',
  batchable: true,
};

export const joinWishlist: Operation<JoinWishlistMutation, JoinWishlistMutationVariables> = {
  name: 'joinWishlist',
  kind: 'mutation',
  text: "mutation joinWishlist($token:String!){joinWishlist(token:$token){...WishlistAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment RefusalFields on Refusal{code subject message}fragment WishlistAnswerFields on WishlistAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}wishlist{...WishlistOverviewFields}}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: 'f2e360d407fe530be1f8dbdf31f7f61a49755240a34c308e99af3e0afcd9039d',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const leaveWishlist: Operation<LeaveWishlistMutation, LeaveWishlistMutationVariables> = {
  name: 'leaveWishlist',
  kind: 'mutation',
  text: "mutation leaveWishlist($externalId:ID!){leaveWishlist(externalId:$externalId){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '176795b16d59150c833c0e4271eea0158a170fb5cf7cc93579759fdb52f3dcae',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const login: Operation<LoginMutation, LoginMutationVariables> = {
  name: 'login',
  kind: 'mutation',
  text: "mutation login($email:String$customerNumber:String$password:String!$stayLogged:Boolean!$mergeCart:Boolean!$cartId:ID){login(email:$email customerNumber:$customerNumber password:$password stayLogged:$stayLogged mergeCart:$mergeCart cartId:$cartId){...AuthResultFields}}fragment AuthResultFields on AuthResult{successfull errorMessage updatedCartId userId firstName lastName cartMerged sharedListMerged activeWishlistId token{jwt expires}fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment RefusalFields on Refusal{code subject message}",
  sha256: '65aa84a134f8d19df9cf59ff0ba51f8756f4ce21e1e106e4136831ae5f4e7fd8',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const logout: Operation<LogoutMutation, LogoutMutationVariables> = {
  name: 'logout',
  kind: 'mutation',
  text: "mutation logout{logout{...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '4ea44e434eafefe73c725b873957d09938e53e85dd5a9d1216c9b36fd6bddb5f',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const mergeCarts: Operation<MergeCartsMutation, MergeCartsMutationVariables> = {
  name: 'mergeCarts',
  kind: 'mutation',
  text: "mutation mergeCarts($cartId:ID!$fromCartId:ID!$fromUserId:ID!){mergeCarts(cartId:$cartId fromCartId:$fromCartId fromUserId:$fromUserId){...CartFields}}fragment AddressFields on Address{addressId schoolOrCompany salutation firstName lastName street addressAddition postCode city country phone email packstationAddress isCustomerAddress customerNumber termsOfPayment paymentMethod VATRegistrationNo jobTitleCode primaryIndustryGroupCode numberOfEmployees}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment BzBasketFields on BzBasket{shippers{...ShipperFields}speditionsFields{fieldName fieldValue required}contactEmails{billing{selected preselected}shipping{selected preselected}}orderReference costCentre orderComment newsletterSubscribe}fragment CartDetailsFields on CartDetails{positionCount articleCount bzBasket{...BzBasketFields}subtotal{...MoneyFields}total{...MoneyFields}tax{...TaxShareFields}shippingCost{...MoneyFields}totals{netValue{...MoneyFields}}basketValue{...MoneyFields}promotionsSaving{...MoneyFields}totalSavings{...MoneyFields}voucherCodeStatus{code name status saving{...MoneyFields}}deliveryFreeMessage{missingAmount{...MoneyFields}}selectedPaymentMethodInCart{paymentId buyerReference}deliveryCountry freeArticles{...CartPositionFields}catalogs{...CartPositionFields}positions{...CartPositionFields}savedLines{id productId itemId name brand path image{...ImageFields}variantInfoList{label value}articleNumber quantity maxQuantity pricePerUnit{...MoneyFields}priceWhenSaved{...MoneyFields}deliveryText}merge{fromCartId lines{itemId name brought added most}vouchers{code taken}}}fragment CartFields on Cart{id billingAddress{...AddressFields}shippingAddress{...AddressFields}attributes{submitted submittedAs}details{...CartDetailsFields}}fragment CartPositionFields on CartPosition{id operationsId productId itemId name brand crumbs{...CrumbFields}path image{...ImageFields}variantInfoList{label value}articleNumber quantity maxQuantity minimumOrderQuantity pricePerUnit{...MoneyFields}totalPrice{...MoneyFields}oldPricePerUnit{...MoneyFields}basePrice{...BasePriceFields}isFreeItem isCatalog isLightningDeal quantityLightning quantityNormal pricePerUnitLightning{...MoneyFields}netPricePerUnitLightning{...MoneyFields}primeFaehig relatedVoucherCode removableItem accessories{productId}deliveryText}fragment CrumbFields on Breadcrumb{displayName path}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment MoneyFields on Money{amount currencyCode}fragment ShipperFields on Shipper{code name enabled selected costs{...MoneyFields}surcharge{...MoneyFields}info productLineItemList arrival{from to}}fragment TaxShareFields on TaxShare{rate amount{...MoneyFields}}",
  sha256: '488421a95616ca5b2a2974e5e383a5cb361c712b1d91660c0592a95146706a2a',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const moveEntriesToWishlist: Operation<MoveEntriesToWishlistMutation, MoveEntriesToWishlistMutationVariables> = {
  name: 'moveEntriesToWishlist',
  kind: 'mutation',
  text: "mutation moveEntriesToWishlist($externalId:ID!$entryIds:[ID!]!$toExternalId:ID!){moveEntriesToWishlist(externalId:$externalId entryIds:$entryIds toExternalId:$toExternalId){...WishlistUpdateFields}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment RefusalFields on Refusal{code subject message}fragment RemovedWishlistEntryFields on RemovedWishlistEntry{externalId name orderNumber quantity claimed bought index removed{at by}}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}fragment WishlistClaimFields on WishlistClaim{code quantity bought released}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}fragment WishlistEntryFields on WishlistEntry{externalId quantity version isSaleable product{...WishlistProductFields}item{...WishlistItemFields}orderNumber replacementProduct{...ReplacementProductFields}totals{currentPrice{...MoneyFields}}comments{...WishlistCommentFields}commentCount changed{at by}claims{taken bought own{...WishlistClaimFields}}}fragment WishlistItemFields on WishlistItem{id name path variantInfoList{label value}maxQuantity minimumOrderQuantity orderNumber unitPrices{...PricesFields}badges{...BadgesFields}extraBadges{id name}images{...ImageFields}deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistProductFields on WishlistProduct{id name path brand crumbs{...CrumbFields}hasMultipleItems hasSamePricesForAllItems energyEfficiency{class image{...ImageFields}dataSheetUrl}minimumOrderQuantity lightningDealInfo{...LightningDealFields}priceWithoutDeal{price{...MoneyFields}vatIncluded vatRate}}fragment WishlistUpdateFields on WishlistUpdate{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}merkzettel{...WishlistOverviewFields}wishlist{...WishlistOverviewFields}entries{...WishlistEntryFields}removedEntries{...RemovedWishlistEntryFields}gone additions{added{entryId name quantity}raised{entryId name quantity}unchanged{entryId name}unknown leftOut}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: '45c22a61e9b838c3fab086e538c16f80bd361627546deecd49113049e9731c9c',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const placeEntryInWishlist: Operation<PlaceEntryInWishlistMutation, PlaceEntryInWishlistMutationVariables> = {
  name: 'placeEntryInWishlist',
  kind: 'mutation',
  text: "mutation placeEntryInWishlist($externalId:ID!$entryId:ID!$beforeEntryId:ID){placeEntryInWishlist(externalId:$externalId entryId:$entryId beforeEntryId:$beforeEntryId){...WishlistUpdateFields}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment RefusalFields on Refusal{code subject message}fragment RemovedWishlistEntryFields on RemovedWishlistEntry{externalId name orderNumber quantity claimed bought index removed{at by}}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}fragment WishlistClaimFields on WishlistClaim{code quantity bought released}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}fragment WishlistEntryFields on WishlistEntry{externalId quantity version isSaleable product{...WishlistProductFields}item{...WishlistItemFields}orderNumber replacementProduct{...ReplacementProductFields}totals{currentPrice{...MoneyFields}}comments{...WishlistCommentFields}commentCount changed{at by}claims{taken bought own{...WishlistClaimFields}}}fragment WishlistItemFields on WishlistItem{id name path variantInfoList{label value}maxQuantity minimumOrderQuantity orderNumber unitPrices{...PricesFields}badges{...BadgesFields}extraBadges{id name}images{...ImageFields}deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistProductFields on WishlistProduct{id name path brand crumbs{...CrumbFields}hasMultipleItems hasSamePricesForAllItems energyEfficiency{class image{...ImageFields}dataSheetUrl}minimumOrderQuantity lightningDealInfo{...LightningDealFields}priceWithoutDeal{price{...MoneyFields}vatIncluded vatRate}}fragment WishlistUpdateFields on WishlistUpdate{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}merkzettel{...WishlistOverviewFields}wishlist{...WishlistOverviewFields}entries{...WishlistEntryFields}removedEntries{...RemovedWishlistEntryFields}gone additions{added{entryId name quantity}raised{entryId name quantity}unchanged{entryId name}unknown leftOut}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: '4c6fb29482e766eccc2f9957fa0d55126b3fb96bfdd51be14dfc5c2ff25f6705',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const recordGlanceView: Operation<RecordGlanceViewMutation, RecordGlanceViewMutationVariables> = {
  name: 'recordGlanceView',
  kind: 'mutation',
  text: "mutation recordGlanceView($productId:ID!$itemId:ID!$domain:String!){recordGlanceView(productId:$productId itemId:$itemId domain:$domain){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: 'abc4d798760ee05b726895890ffaafc812394ac9b97ca1dd753ac2d1bcab4f3e',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const refreshBasketIfReservationTimerExpired: Operation<RefreshBasketIfReservationTimerExpiredMutation, RefreshBasketIfReservationTimerExpiredMutationVariables> = {
  name: 'refreshBasketIfReservationTimerExpired',
  kind: 'mutation',
  text: "mutation refreshBasketIfReservationTimerExpired($cartId:ID!){refreshBasketIfReservationTimerExpired(cartId:$cartId){...LightningDataFields}}fragment LightningDataFields on LightningData{hasLightningDealReservation isLightningDealReservationExpired lightningDealReservationTimestampEnd hasLightningDealBeenExtended extensionsLeft releasedItems{itemId name quantity oldPricePerUnit{...MoneyFields}pricePerUnit{...MoneyFields}}}fragment MoneyFields on Money{amount currencyCode}",
  sha256: '98924d8ed875a3d25c046e586113c9ff88696692d284531a6d7420467607ef3b',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const registerCustomer: Operation<RegisterCustomerMutation, RegisterCustomerMutationVariables> = {
  name: 'registerCustomer',
  kind: 'mutation',
  text: "mutation registerCustomer($customer:CustomerRegistrationInput!$cartId:ID){registerCustomer(customer:$customer cartId:$cartId){...AuthResultFields}}fragment AuthResultFields on AuthResult{successfull errorMessage updatedCartId userId firstName lastName cartMerged sharedListMerged activeWishlistId token{jwt expires}fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment RefusalFields on Refusal{code subject message}",
  sha256: '7cb305c5df2174ece9d3f143b1db91fe407cfd2242603081b06e3b288915ff3f',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const registerGuest: Operation<RegisterGuestMutation, RegisterGuestMutationVariables> = {
  name: 'registerGuest',
  kind: 'mutation',
  text: "mutation registerGuest($guest:GuestRegistrationInput!$cartId:ID){registerGuest(guest:$guest cartId:$cartId){...AuthResultFields}}fragment AuthResultFields on AuthResult{successfull errorMessage updatedCartId userId firstName lastName cartMerged sharedListMerged activeWishlistId token{jwt expires}fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment RefusalFields on Refusal{code subject message}",
  sha256: '3fb0605cebcdbf7502023b647fc7ac148cc88e40c3b89c3cc0a1c6b3190baf8a',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const releaseWishlistClaims: Operation<ReleaseWishlistClaimsMutation, ReleaseWishlistClaimsMutationVariables> = {
  name: 'releaseWishlistClaims',
  kind: 'mutation',
  text: "mutation releaseWishlistClaims($externalId:ID!$entryId:ID!){releaseWishlistClaims(externalId:$externalId entryId:$entryId){successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}quantity entry{...WishlistEntryFields}}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment RefusalFields on Refusal{code subject message}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}fragment WishlistClaimFields on WishlistClaim{code quantity bought released}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}fragment WishlistEntryFields on WishlistEntry{externalId quantity version isSaleable product{...WishlistProductFields}item{...WishlistItemFields}orderNumber replacementProduct{...ReplacementProductFields}totals{currentPrice{...MoneyFields}}comments{...WishlistCommentFields}commentCount changed{at by}claims{taken bought own{...WishlistClaimFields}}}fragment WishlistItemFields on WishlistItem{id name path variantInfoList{label value}maxQuantity minimumOrderQuantity orderNumber unitPrices{...PricesFields}badges{...BadgesFields}extraBadges{id name}images{...ImageFields}deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment WishlistProductFields on WishlistProduct{id name path brand crumbs{...CrumbFields}hasMultipleItems hasSamePricesForAllItems energyEfficiency{class image{...ImageFields}dataSheetUrl}minimumOrderQuantity lightningDealInfo{...LightningDealFields}priceWithoutDeal{price{...MoneyFields}vatIncluded vatRate}}",
  sha256: '603855339a9c667f0ebb5d2e4b5d3a3dfab5a817662ed2ed3f36c4915855c96c',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const removeEntriesFromWishlist: Operation<RemoveEntriesFromWishlistMutation, RemoveEntriesFromWishlistMutationVariables> = {
  name: 'removeEntriesFromWishlist',
  kind: 'mutation',
  text: "mutation removeEntriesFromWishlist($externalId:ID!$entryIds:[ID!]!){removeEntriesFromWishlist(externalId:$externalId entryIds:$entryIds){...WishlistUpdateFields}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment RefusalFields on Refusal{code subject message}fragment RemovedWishlistEntryFields on RemovedWishlistEntry{externalId name orderNumber quantity claimed bought index removed{at by}}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}fragment WishlistClaimFields on WishlistClaim{code quantity bought released}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}fragment WishlistEntryFields on WishlistEntry{externalId quantity version isSaleable product{...WishlistProductFields}item{...WishlistItemFields}orderNumber replacementProduct{...ReplacementProductFields}totals{currentPrice{...MoneyFields}}comments{...WishlistCommentFields}commentCount changed{at by}claims{taken bought own{...WishlistClaimFields}}}fragment WishlistItemFields on WishlistItem{id name path variantInfoList{label value}maxQuantity minimumOrderQuantity orderNumber unitPrices{...PricesFields}badges{...BadgesFields}extraBadges{id name}images{...ImageFields}deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistProductFields on WishlistProduct{id name path brand crumbs{...CrumbFields}hasMultipleItems hasSamePricesForAllItems energyEfficiency{class image{...ImageFields}dataSheetUrl}minimumOrderQuantity lightningDealInfo{...LightningDealFields}priceWithoutDeal{price{...MoneyFields}vatIncluded vatRate}}fragment WishlistUpdateFields on WishlistUpdate{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}merkzettel{...WishlistOverviewFields}wishlist{...WishlistOverviewFields}entries{...WishlistEntryFields}removedEntries{...RemovedWishlistEntryFields}gone additions{added{entryId name quantity}raised{entryId name quantity}unchanged{entryId name}unknown leftOut}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: '575870e1cdc8ac4112ffa86c53dd64a712ceb2512c7b21da4b9d883f846cfd26',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const removeProductFromMerkzettel: Operation<RemoveProductFromMerkzettelMutation, RemoveProductFromMerkzettelMutationVariables> = {
  name: 'removeProductFromMerkzettel',
  kind: 'mutation',
  text: "mutation removeProductFromMerkzettel($entry:WishlistProductInput!){removeProductFromMerkzettel(entry:$entry){...WishlistUpdateFields}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment RefusalFields on Refusal{code subject message}fragment RemovedWishlistEntryFields on RemovedWishlistEntry{externalId name orderNumber quantity claimed bought index removed{at by}}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}fragment WishlistClaimFields on WishlistClaim{code quantity bought released}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}fragment WishlistEntryFields on WishlistEntry{externalId quantity version isSaleable product{...WishlistProductFields}item{...WishlistItemFields}orderNumber replacementProduct{...ReplacementProductFields}totals{currentPrice{...MoneyFields}}comments{...WishlistCommentFields}commentCount changed{at by}claims{taken bought own{...WishlistClaimFields}}}fragment WishlistItemFields on WishlistItem{id name path variantInfoList{label value}maxQuantity minimumOrderQuantity orderNumber unitPrices{...PricesFields}badges{...BadgesFields}extraBadges{id name}images{...ImageFields}deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistProductFields on WishlistProduct{id name path brand crumbs{...CrumbFields}hasMultipleItems hasSamePricesForAllItems energyEfficiency{class image{...ImageFields}dataSheetUrl}minimumOrderQuantity lightningDealInfo{...LightningDealFields}priceWithoutDeal{price{...MoneyFields}vatIncluded vatRate}}fragment WishlistUpdateFields on WishlistUpdate{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}merkzettel{...WishlistOverviewFields}wishlist{...WishlistOverviewFields}entries{...WishlistEntryFields}removedEntries{...RemovedWishlistEntryFields}gone additions{added{entryId name quantity}raised{entryId name quantity}unchanged{entryId name}unknown leftOut}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: 'a9def548ce33aeea8366f1124916c3341304de55638f9d478813a1e0fdac58fe',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const removeProductFromWishlist: Operation<RemoveProductFromWishlistMutation, RemoveProductFromWishlistMutationVariables> = {
  name: 'removeProductFromWishlist',
  kind: 'mutation',
  text: "mutation removeProductFromWishlist($externalId:ID!$entryId:ID!){removeProductFromWishlist(externalId:$externalId entryId:$entryId){...WishlistUpdateFields}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment RefusalFields on Refusal{code subject message}fragment RemovedWishlistEntryFields on RemovedWishlistEntry{externalId name orderNumber quantity claimed bought index removed{at by}}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}fragment WishlistClaimFields on WishlistClaim{code quantity bought released}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}fragment WishlistEntryFields on WishlistEntry{externalId quantity version isSaleable product{...WishlistProductFields}item{...WishlistItemFields}orderNumber replacementProduct{...ReplacementProductFields}totals{currentPrice{...MoneyFields}}comments{...WishlistCommentFields}commentCount changed{at by}claims{taken bought own{...WishlistClaimFields}}}fragment WishlistItemFields on WishlistItem{id name path variantInfoList{label value}maxQuantity minimumOrderQuantity orderNumber unitPrices{...PricesFields}badges{...BadgesFields}extraBadges{id name}images{...ImageFields}deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistProductFields on WishlistProduct{id name path brand crumbs{...CrumbFields}hasMultipleItems hasSamePricesForAllItems energyEfficiency{class image{...ImageFields}dataSheetUrl}minimumOrderQuantity lightningDealInfo{...LightningDealFields}priceWithoutDeal{price{...MoneyFields}vatIncluded vatRate}}fragment WishlistUpdateFields on WishlistUpdate{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}merkzettel{...WishlistOverviewFields}wishlist{...WishlistOverviewFields}entries{...WishlistEntryFields}removedEntries{...RemovedWishlistEntryFields}gone additions{added{entryId name quantity}raised{entryId name quantity}unchanged{entryId name}unknown leftOut}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: '60c940f5b892a0acc620c618aa8e4082b635ac220c3d3e2becc30bd3b8e3b2c6',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const removeWishlistMember: Operation<RemoveWishlistMemberMutation, RemoveWishlistMemberMutationVariables> = {
  name: 'removeWishlistMember',
  kind: 'mutation',
  text: "mutation removeWishlistMember($externalId:ID!$memberId:ID!){removeWishlistMember(externalId:$externalId memberId:$memberId){...WishlistAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment RefusalFields on Refusal{code subject message}fragment WishlistAnswerFields on WishlistAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}wishlist{...WishlistOverviewFields}}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: '87eb4e3f5639df199c56f2f49fe2bf84037053133807db47cdc134ef5b06cd44',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const replaceItemInTeaserWishlist: Operation<ReplaceItemInTeaserWishlistMutation, ReplaceItemInTeaserWishlistMutationVariables> = {
  name: 'replaceItemInTeaserWishlist',
  kind: 'mutation',
  text: "mutation replaceItemInTeaserWishlist($itemId:ID!$oldExternalId:ID!$quantity:Int!){replaceItemInTeaserWishlist(itemId:$itemId oldExternalId:$oldExternalId quantity:$quantity){successful generalErrorMessage fieldErrors{...FieldErrorFields}entry{...WishlistEntryFields}}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}fragment WishlistClaimFields on WishlistClaim{code quantity bought released}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}fragment WishlistEntryFields on WishlistEntry{externalId quantity version isSaleable product{...WishlistProductFields}item{...WishlistItemFields}orderNumber replacementProduct{...ReplacementProductFields}totals{currentPrice{...MoneyFields}}comments{...WishlistCommentFields}commentCount changed{at by}claims{taken bought own{...WishlistClaimFields}}}fragment WishlistItemFields on WishlistItem{id name path variantInfoList{label value}maxQuantity minimumOrderQuantity orderNumber unitPrices{...PricesFields}badges{...BadgesFields}extraBadges{id name}images{...ImageFields}deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment WishlistProductFields on WishlistProduct{id name path brand crumbs{...CrumbFields}hasMultipleItems hasSamePricesForAllItems energyEfficiency{class image{...ImageFields}dataSheetUrl}minimumOrderQuantity lightningDealInfo{...LightningDealFields}priceWithoutDeal{price{...MoneyFields}vatIncluded vatRate}}",
  sha256: '035a87c09e802705ebcefa333dc0fae496de7ae78ba08ac00611f429d0ae21fa',
  retryClass: 'MI',
  audience: 'public',
  batchable: false,
};

export const replaceItemInWishlist: Operation<ReplaceItemInWishlistMutation, ReplaceItemInWishlistMutationVariables> = {
  name: 'replaceItemInWishlist',
  kind: 'mutation',
  text: "mutation replaceItemInWishlist($externalId:ID!$entryId:ID!$entry:WishlistReplacementInput!){replaceItemInWishlist(externalId:$externalId entryId:$entryId entry:$entry){...WishlistUpdateFields}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment RefusalFields on Refusal{code subject message}fragment RemovedWishlistEntryFields on RemovedWishlistEntry{externalId name orderNumber quantity claimed bought index removed{at by}}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}fragment WishlistClaimFields on WishlistClaim{code quantity bought released}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}fragment WishlistEntryFields on WishlistEntry{externalId quantity version isSaleable product{...WishlistProductFields}item{...WishlistItemFields}orderNumber replacementProduct{...ReplacementProductFields}totals{currentPrice{...MoneyFields}}comments{...WishlistCommentFields}commentCount changed{at by}claims{taken bought own{...WishlistClaimFields}}}fragment WishlistItemFields on WishlistItem{id name path variantInfoList{label value}maxQuantity minimumOrderQuantity orderNumber unitPrices{...PricesFields}badges{...BadgesFields}extraBadges{id name}images{...ImageFields}deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistProductFields on WishlistProduct{id name path brand crumbs{...CrumbFields}hasMultipleItems hasSamePricesForAllItems energyEfficiency{class image{...ImageFields}dataSheetUrl}minimumOrderQuantity lightningDealInfo{...LightningDealFields}priceWithoutDeal{price{...MoneyFields}vatIncluded vatRate}}fragment WishlistUpdateFields on WishlistUpdate{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}merkzettel{...WishlistOverviewFields}wishlist{...WishlistOverviewFields}entries{...WishlistEntryFields}removedEntries{...RemovedWishlistEntryFields}gone additions{added{entryId name quantity}raised{entryId name quantity}unchanged{entryId name}unknown leftOut}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: '837b2c4396cbb4aeabe356a2b884fc18e059d038ac065baf9b0c215f690aa124',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const requestStockAlert: Operation<RequestStockAlertMutation, RequestStockAlertMutationVariables> = {
  name: 'requestStockAlert',
  kind: 'mutation',
  text: "mutation requestStockAlert($itemId:ID!$email:String!){requestStockAlert(itemId:$itemId email:$email){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '976bb48fd6a4ae59843854d7ee615c26b44c9b3328f97b1938ff15a13f61b716',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const restoreEntriesInWishlist: Operation<RestoreEntriesInWishlistMutation, RestoreEntriesInWishlistMutationVariables> = {
  name: 'restoreEntriesInWishlist',
  kind: 'mutation',
  text: "mutation restoreEntriesInWishlist($externalId:ID!$entryIds:[ID!]!){restoreEntriesInWishlist(externalId:$externalId entryIds:$entryIds){...WishlistUpdateFields}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment RefusalFields on Refusal{code subject message}fragment RemovedWishlistEntryFields on RemovedWishlistEntry{externalId name orderNumber quantity claimed bought index removed{at by}}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}fragment WishlistClaimFields on WishlistClaim{code quantity bought released}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}fragment WishlistEntryFields on WishlistEntry{externalId quantity version isSaleable product{...WishlistProductFields}item{...WishlistItemFields}orderNumber replacementProduct{...ReplacementProductFields}totals{currentPrice{...MoneyFields}}comments{...WishlistCommentFields}commentCount changed{at by}claims{taken bought own{...WishlistClaimFields}}}fragment WishlistItemFields on WishlistItem{id name path variantInfoList{label value}maxQuantity minimumOrderQuantity orderNumber unitPrices{...PricesFields}badges{...BadgesFields}extraBadges{id name}images{...ImageFields}deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistProductFields on WishlistProduct{id name path brand crumbs{...CrumbFields}hasMultipleItems hasSamePricesForAllItems energyEfficiency{class image{...ImageFields}dataSheetUrl}minimumOrderQuantity lightningDealInfo{...LightningDealFields}priceWithoutDeal{price{...MoneyFields}vatIncluded vatRate}}fragment WishlistUpdateFields on WishlistUpdate{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}merkzettel{...WishlistOverviewFields}wishlist{...WishlistOverviewFields}entries{...WishlistEntryFields}removedEntries{...RemovedWishlistEntryFields}gone additions{added{entryId name quantity}raised{entryId name quantity}unchanged{entryId name}unknown leftOut}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: '4f8baaf80c1027736d2de9d98087a9cba7feb78f1fbfb1f9cd30f125c03a9aa0',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const restoreEntryInWishlist: Operation<RestoreEntryInWishlistMutation, RestoreEntryInWishlistMutationVariables> = {
  name: 'restoreEntryInWishlist',
  kind: 'mutation',
  text: "mutation restoreEntryInWishlist($externalId:ID!$entryId:ID!){restoreEntryInWishlist(externalId:$externalId entryId:$entryId){...WishlistUpdateFields}}fragment BadgesFields on Badges{sale new popular}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment CrumbFields on Breadcrumb{displayName path}fragment DeliveryFields on DeliveryInfo{availability arrival{from to}left}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment LightningDealFields on LightningDealInfo{isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor lightningSpecialPrice{...MoneyFields}lightningCounterpartPrice{...MoneyFields}lightningBasePrice{...BasePriceFields}lightningQuantityMax}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment RefusalFields on Refusal{code subject message}fragment RemovedWishlistEntryFields on RemovedWishlistEntry{externalId name orderNumber quantity claimed bought index removed{at by}}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}fragment WishlistClaimFields on WishlistClaim{code quantity bought released}fragment WishlistCommentFields on WishlistComment{id comment name displayedDate positionId allowedToDeleteByUser}fragment WishlistEntryFields on WishlistEntry{externalId quantity version isSaleable product{...WishlistProductFields}item{...WishlistItemFields}orderNumber replacementProduct{...ReplacementProductFields}totals{currentPrice{...MoneyFields}}comments{...WishlistCommentFields}commentCount changed{at by}claims{taken bought own{...WishlistClaimFields}}}fragment WishlistItemFields on WishlistItem{id name path variantInfoList{label value}maxQuantity minimumOrderQuantity orderNumber unitPrices{...PricesFields}badges{...BadgesFields}extraBadges{id name}images{...ImageFields}deliveryInfo{...DeliveryFields}matrixCodeMessages{key text}primeFaehig lightningDealInfo{...LightningDealFields}}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistProductFields on WishlistProduct{id name path brand crumbs{...CrumbFields}hasMultipleItems hasSamePricesForAllItems energyEfficiency{class image{...ImageFields}dataSheetUrl}minimumOrderQuantity lightningDealInfo{...LightningDealFields}priceWithoutDeal{price{...MoneyFields}vatIncluded vatRate}}fragment WishlistUpdateFields on WishlistUpdate{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}merkzettel{...WishlistOverviewFields}wishlist{...WishlistOverviewFields}entries{...WishlistEntryFields}removedEntries{...RemovedWishlistEntryFields}gone additions{added{entryId name quantity}raised{entryId name quantity}unchanged{entryId name}unknown leftOut}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: 'cb7dcf3d0f478a88a260657759c358c3a557e0098631de5ff7514dfb3a342879',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const revokeWishlistLinks: Operation<RevokeWishlistLinksMutation, RevokeWishlistLinksMutationVariables> = {
  name: 'revokeWishlistLinks',
  kind: 'mutation',
  text: "mutation revokeWishlistLinks($externalId:ID!){revokeWishlistLinks(externalId:$externalId){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: 'e3504b09f3855a89325b66b9796b2ccdd3fa339604667e072edc9bc7608769c6',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const saveProductDescriptionReview: Operation<SaveProductDescriptionReviewMutation, SaveProductDescriptionReviewMutationVariables> = {
  name: 'saveProductDescriptionReview',
  kind: 'mutation',
  text: "mutation saveProductDescriptionReview($productId:ID!$isHelpful:Boolean!){saveProductDescriptionReview(productId:$productId isHelpful:$isHelpful){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '21271342a539cbdccf258c67cc09f77623bdd2e57dc4cd8e24d02d27f245b5ab',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const saveReview: Operation<SaveReviewMutation, SaveReviewMutationVariables> = {
  name: 'saveReview',
  kind: 'mutation',
  text: "mutation saveReview($productId:ID!$review:ReviewInput!){saveReview(productId:$productId review:$review){successful generalErrorMessage fieldErrors{...FieldErrorFields}ownReview{review{...ReviewFields}isPending}}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment ReviewFields on Review{ratingId rating title message date helpfulRating isVerified author{nickname about}shopComment{message author date}}",
  sha256: '4c5bbf0a97f0d3e7682725840963954b90b140bcad9716530ab8975f2cfe189c',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const saveSpeditionsData: Operation<SaveSpeditionsDataMutation, SaveSpeditionsDataMutationVariables> = {
  name: 'saveSpeditionsData',
  kind: 'mutation',
  text: "mutation saveSpeditionsData($cartId:ID!$fields:[SpeditionsFieldInput!]!){saveSpeditionsData(cartId:$cartId fields:$fields){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: 'dbe09618ed27b514c581fdae0186bee23f4e932483778ad81f2095e7414b73e1',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const selectBillingAddress: Operation<SelectBillingAddressMutation, SelectBillingAddressMutationVariables> = {
  name: 'selectBillingAddress',
  kind: 'mutation',
  text: "mutation selectBillingAddress($cartId:ID!$addressId:ID!){selectBillingAddress(cartId:$cartId addressId:$addressId){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: 'a5a384a42e7a01d4ee091b05ee49eb49aae4f1fbf9986a06d89e2352e47e5a05',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const selectShippingAddress: Operation<SelectShippingAddressMutation, SelectShippingAddressMutationVariables> = {
  name: 'selectShippingAddress',
  kind: 'mutation',
  text: "mutation selectShippingAddress($cartId:ID!$addressId:ID!){selectShippingAddress(cartId:$cartId addressId:$addressId){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '4209efdd9b75a0a69defd3780fca0cf78724e3c82b3a78b421ca89ade97ed33c',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const sendContactFormMail: Operation<SendContactFormMailMutation, SendContactFormMailMutationVariables> = {
  name: 'sendContactFormMail',
  kind: 'mutation',
  text: "mutation sendContactFormMail($contactForm:ContactFormInput!){sendContactFormMail(contactForm:$contactForm){successful generalErrorMessage fieldErrors{...FieldErrorFields}receipt{ticketNumber receivedAt answerBy copyTo}}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}",
  sha256: '093d9fc9271b822f2686146fa37fc18b09555cc1ef761d55041e909bab1ef970',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const setAlternativeEmails: Operation<SetAlternativeEmailsMutation, SetAlternativeEmailsMutationVariables> = {
  name: 'setAlternativeEmails',
  kind: 'mutation',
  text: "mutation setAlternativeEmails($cartId:ID!$billingEmail:String$shippingEmail:String){setAlternativeEmails(cartId:$cartId billingEmail:$billingEmail shippingEmail:$shippingEmail){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: 'f53fe71241f4e564753cc1ef8d17283394c9a71c8df0dcb9b22599a272c75f1d',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const setCostCentre: Operation<SetCostCentreMutation, SetCostCentreMutationVariables> = {
  name: 'setCostCentre',
  kind: 'mutation',
  text: "mutation setCostCentre($cartId:ID!$costCentre:String!){setCostCentre(cartId:$cartId costCentre:$costCentre){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: 'c2ef4e8463dcc61c19133e941840fca4dfb8ea2a14e6023d23124486bd9803c4',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const setOrderComment: Operation<SetOrderCommentMutation, SetOrderCommentMutationVariables> = {
  name: 'setOrderComment',
  kind: 'mutation',
  text: "mutation setOrderComment($cartId:ID!$comment:String!){setOrderComment(cartId:$cartId comment:$comment){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: 'c3a79ef9f86fe074625290e91108f5d9b91119b4d31077c4599fde78f8f2fecb',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const setOrderNewsletterSubscribe: Operation<SetOrderNewsletterSubscribeMutation, SetOrderNewsletterSubscribeMutationVariables> = {
  name: 'setOrderNewsletterSubscribe',
  kind: 'mutation',
  text: "mutation setOrderNewsletterSubscribe($cartId:ID!$subscribe:Boolean!$wording:String){setOrderNewsletterSubscribe(cartId:$cartId subscribe:$subscribe wording:$wording){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '789437f52521b48fe6c9b7cb505649eda6e8fa03a90c524a4ac468b6d63e3a78',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const setOrderReference: Operation<SetOrderReferenceMutation, SetOrderReferenceMutationVariables> = {
  name: 'setOrderReference',
  kind: 'mutation',
  text: "mutation setOrderReference($cartId:ID!$orderReference:String!){setOrderReference(cartId:$cartId orderReference:$orderReference){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '1aec29eb134384665574d23d52dbb36db6669572ef8eaf35dfbe6ca3b7ec73ee',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const setPackstationId: Operation<SetPackstationIdMutation, SetPackstationIdMutationVariables> = {
  name: 'setPackstationId',
  kind: 'mutation',
  text: "mutation setPackstationId($cartId:ID!$packstationId:ID!){setPackstationId(cartId:$cartId packstationId:$packstationId){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: 'b1dd3f40647e2a25a69ac3aeeefe5f1ce358ff990c6a84d042a4f00be3140412',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const setSelectedPayment: Operation<SetSelectedPaymentMutation, SetSelectedPaymentMutationVariables> = {
  name: 'setSelectedPayment',
  kind: 'mutation',
  text: "mutation setSelectedPayment($cartId:ID!$paymentId:ID!$buyerReference:String){setSelectedPayment(cartId:$cartId paymentId:$paymentId buyerReference:$buyerReference){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '4742966ebefc4010f6a5e32640cb59a82b426aacbb436a88419f511e4f7d064f',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const setShippingMethod: Operation<SetShippingMethodMutation, SetShippingMethodMutationVariables> = {
  name: 'setShippingMethod',
  kind: 'mutation',
  text: "mutation setShippingMethod($cartId:ID!$methodCode:ID!){setShippingMethod(cartId:$cartId methodCode:$methodCode){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '844da7a53f14ae318741407df14c9efc524df0ceae399780a217a9535694c8ee',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const setStandardWishlist: Operation<SetStandardWishlistMutation, SetStandardWishlistMutationVariables> = {
  name: 'setStandardWishlist',
  kind: 'mutation',
  text: "mutation setStandardWishlist($externalId:ID!){setStandardWishlist(externalId:$externalId){...WishlistAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment RefusalFields on Refusal{code subject message}fragment WishlistAnswerFields on WishlistAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}wishlist{...WishlistOverviewFields}}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: '8c10c8d965b280441c474a8a581d2fb81e0f494c6504377a93f6320bab7be20b',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const setWishlistMemberLevel: Operation<SetWishlistMemberLevelMutation, SetWishlistMemberLevelMutationVariables> = {
  name: 'setWishlistMemberLevel',
  kind: 'mutation',
  text: "mutation setWishlistMemberLevel($externalId:ID!$memberId:ID!$level:WishlistMemberLevel!){setWishlistMemberLevel(externalId:$externalId memberId:$memberId level:$level){...WishlistAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment RefusalFields on Refusal{code subject message}fragment WishlistAnswerFields on WishlistAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}wishlist{...WishlistOverviewFields}}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: 'e1db897000ef3e4e905a2246a5c99a069c9314c159936f7008a4eb857f6cd9f2',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const shareWishlist: Operation<ShareWishlistMutation, ShareWishlistMutationVariables> = {
  name: 'shareWishlist',
  kind: 'mutation',
  text: "mutation shareWishlist($externalId:ID!$level:WishlistLinkLevel!){shareWishlist(externalId:$externalId level:$level){successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}token link{...WishlistLinkFields}}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment RefusalFields on Refusal{code subject message}fragment WishlistLinkFields on WishlistLink{level createdAt expiresAt}",
  sha256: '5812dcabb9110362995b47abb7a518ccbd59d14ba4866de3b190dc767dc83dfc',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const shopInit: Operation<ShopInitMutation, ShopInitMutationVariables> = {
  name: 'shopInit',
  kind: 'mutation',
  text: "mutation shopInit($cartId:ID$guestToken:String){shopInit(cartId:$cartId guestToken:$guestToken){cartId userId activeWishlistId}}",
  sha256: 'b4a8b707840fc497ce3ca018e82c1c6cbcf7e8115beb0c59a7a46c5cd7a90892',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const submitCart: Operation<SubmitCartMutation, SubmitCartMutationVariables> = {
  name: 'submitCart',
  kind: 'mutation',
  text: "mutation submitCart($cartId:ID!){submitCart(cartId:$cartId){computopData{url fields{name value}}errorMessage orderId redirectUrl newCartId refusal{...RefusalFields}}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '6a5536feaf90723b999a6dac1a480a6b6be9f3f65cdbe474b523990d10184665',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const submitPrimeSubscription: Operation<SubmitPrimeSubscriptionMutation, SubmitPrimeSubscriptionMutationVariables> = {
  name: 'submitPrimeSubscription',
  kind: 'mutation',
  text: "mutation submitPrimeSubscription($subscription:PrimeSubscriptionInput!){submitPrimeSubscription(subscription:$subscription){subscriptionId primeInfo{...PrimeInfoFields}computopData{url fields{name value}}redirectUrl refusal{...RefusalFields}}}fragment PrimeInfoFields on PrimeInfo{status abo startDate endDate}fragment RefusalFields on Refusal{code subject message}",
  sha256: 'cb8557ad5d45658dc7a5843744280500ef716da3a4fc5d4f392e4d1a7fe8dfaa',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const submitReturnOrder: Operation<SubmitReturnOrderMutation, SubmitReturnOrderMutationVariables> = {
  name: 'submitReturnOrder',
  kind: 'mutation',
  text: "mutation submitReturnOrder($returnOrder:ReturnOrderInput!){submitReturnOrder(returnOrder:$returnOrder){isError errorMsg submittedReturn{...SubmittedReturnFields}}}fragment RegulationFields on Regulation{id name description}fragment SubmittedReturnFields on SubmittedReturn{idempotencyKey submittedAt shipments{rma regulation{...RegulationFields}carrier{code name}labels items{id quantity}}}",
  sha256: '47dbdc7dc9367077d53ae01f22da4e19fbbc5bdd605436b04c9f00b3ea602c3b',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const subscribeToCompetition: Operation<SubscribeToCompetitionMutation, SubscribeToCompetitionMutationVariables> = {
  name: 'subscribeToCompetition',
  kind: 'mutation',
  text: "mutation subscribeToCompetition($entry:CompetitionEntryInput!){subscribeToCompetition(entry:$entry){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '98f005d49c1aaf18a9351db9b601e5e9a4fd427857ae152514af477bb7320b2f',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const subscribeToNewsletter: Operation<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables> = {
  name: 'subscribeToNewsletter',
  kind: 'mutation',
  text: "mutation subscribeToNewsletter($subscription:NewsletterSubscriptionInput!){subscribeToNewsletter(subscription:$subscription){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '660efb3b30376218b8056dbf723e893faae86685500815adeecce6fb29ca86cc',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const subscribeToPrimeWaitingList: Operation<SubscribeToPrimeWaitingListMutation, SubscribeToPrimeWaitingListMutationVariables> = {
  name: 'subscribeToPrimeWaitingList',
  kind: 'mutation',
  text: "mutation subscribeToPrimeWaitingList($email:String!){subscribeToPrimeWaitingList(email:$email){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '2d622c56545d983c231a89e07ddc1e0f2d49d3be71c662c7043a395ab1017b26',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const trackingAddEvents: Operation<TrackingAddEventsMutation, TrackingAddEventsMutationVariables> = {
  name: 'tracking_addEvents',
  kind: 'mutation',
  text: "mutation tracking_addEvents($events:[TrackingEventInput!]!){tracking_addEvents(events:$events){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '6aeaf07efd46e406b09809c3dde01e5ec50b2a18cb97d1190965449ddd7a4fdd',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const undoMerkzettelMerge: Operation<UndoMerkzettelMergeMutation, UndoMerkzettelMergeMutationVariables> = {
  name: 'undoMerkzettelMerge',
  kind: 'mutation',
  text: "mutation undoMerkzettelMerge($mergeId:ID!){undoMerkzettelMerge(mergeId:$mergeId){successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}wishlists{...AllWishlistsFields}}}fragment AllWishlistsFields on AllWishlists{merkzettel{...WishlistOverviewFields}furtherLists{...WishlistOverviewFields}merge{id added raised leftOut}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment RefusalFields on Refusal{code subject message}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: '8f87370965bb47bfaa6b2ac026b16aa84f0fcd37e9bd2ea24f437f7fa8a0e1f7',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const unsubscribeNewsletter: Operation<UnsubscribeNewsletterMutation, UnsubscribeNewsletterMutationVariables> = {
  name: 'unsubscribeNewsletter',
  kind: 'mutation',
  text: "mutation unsubscribeNewsletter($email:String$token:String){unsubscribeNewsletter(email:$email token:$token){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '5e4cc1897c061df8dc68d41172531c948ca01bf22bd5cdd33b5cb705e5639f0d',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const updateBillingAddress: Operation<UpdateBillingAddressMutation, UpdateBillingAddressMutationVariables> = {
  name: 'updateBillingAddress',
  kind: 'mutation',
  text: "mutation updateBillingAddress($addressId:ID!$formType:AddressFormType!$salutation:String!$firstName:String!$lastName:String!$company:String$postCode:String!$city:String!$streetAndHouseNr:String!$additionalAddress:String$country:String!$packstationAddress:Boolean!$phone:String$email:String$isAlsoCustomerAddress:Boolean){updateBillingAddress(addressId:$addressId formType:$formType salutation:$salutation firstName:$firstName lastName:$lastName company:$company postCode:$postCode city:$city streetAndHouseNr:$streetAndHouseNr additionalAddress:$additionalAddress country:$country packstationAddress:$packstationAddress phone:$phone email:$email isAlsoCustomerAddress:$isAlsoCustomerAddress){...AddressAnswerFields}}fragment AddressAnswerFields on AddressAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}address{...AddressFields}}fragment AddressFields on Address{addressId schoolOrCompany salutation firstName lastName street addressAddition postCode city country phone email packstationAddress isCustomerAddress customerNumber termsOfPayment paymentMethod VATRegistrationNo jobTitleCode primaryIndustryGroupCode numberOfEmployees}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}",
  sha256: '67c249791e929d9c09bce8640a56c95cb7434ad11c3b22f7a8737304303bd354',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const updateBusinessDetails: Operation<UpdateBusinessDetailsMutation, UpdateBusinessDetailsMutationVariables> = {
  name: 'updateBusinessDetails',
  kind: 'mutation',
  text: "mutation updateBusinessDetails($business:BusinessInput!){updateBusinessDetails(business:$business){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '8a2a8440dd023730528b9dc17a39561a9979c6ca0c253f9cf0ff331af57d7a8b',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const updateEmail: Operation<UpdateEmailMutation, UpdateEmailMutationVariables> = {
  name: 'updateEmail',
  kind: 'mutation',
  text: "mutation updateEmail($email:String!$password:String){updateEmail(email:$email password:$password){...CustomerAnswerFields}}fragment CustomerAnswerFields on CustomerAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}customerInfo{...CustomerFields}}fragment CustomerFields on CustomerInfo{userId isExistingCustomer isNewCustomer isGuest isInternal categoryType notification email salutation firstName lastName phone company customerNumber termsOfPayment primeInfo{...PrimeInfoFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment PrimeInfoFields on PrimeInfo{status abo startDate endDate}",
  sha256: '8c6f4479487a3a98cc570b0f9d30ff47b53650932f75eafc616f51ffb1503520',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const updatePhone: Operation<UpdatePhoneMutation, UpdatePhoneMutationVariables> = {
  name: 'updatePhone',
  kind: 'mutation',
  text: "mutation updatePhone($phone:String!){updatePhone(phone:$phone){...CustomerAnswerFields}}fragment CustomerAnswerFields on CustomerAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}customerInfo{...CustomerFields}}fragment CustomerFields on CustomerInfo{userId isExistingCustomer isNewCustomer isGuest isInternal categoryType notification email salutation firstName lastName phone company customerNumber termsOfPayment primeInfo{...PrimeInfoFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment PrimeInfoFields on PrimeInfo{status abo startDate endDate}",
  sha256: '00584d16f09825d1299958ce5b723376e6c5d5d54612a7d215741835d6417b57',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const updateShippingAddress: Operation<UpdateShippingAddressMutation, UpdateShippingAddressMutationVariables> = {
  name: 'updateShippingAddress',
  kind: 'mutation',
  text: "mutation updateShippingAddress($addressId:ID!$formType:AddressFormType!$salutation:String!$firstName:String!$lastName:String!$company:String$postCode:String!$city:String!$streetAndHouseNr:String!$additionalAddress:String$country:String!$packstationAddress:Boolean!$phone:String$email:String$isAlsoCustomerAddress:Boolean){updateShippingAddress(addressId:$addressId formType:$formType salutation:$salutation firstName:$firstName lastName:$lastName company:$company postCode:$postCode city:$city streetAndHouseNr:$streetAndHouseNr additionalAddress:$additionalAddress country:$country packstationAddress:$packstationAddress phone:$phone email:$email isAlsoCustomerAddress:$isAlsoCustomerAddress){...AddressAnswerFields}}fragment AddressAnswerFields on AddressAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}address{...AddressFields}}fragment AddressFields on Address{addressId schoolOrCompany salutation firstName lastName street addressAddition postCode city country phone email packstationAddress isCustomerAddress customerNumber termsOfPayment paymentMethod VATRegistrationNo jobTitleCode primaryIndustryGroupCode numberOfEmployees}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}",
  sha256: 'f8174765800196fab00dc5917ebea20040d9fddf680a494a2dfd537d2eb97828',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const updateWishlist: Operation<UpdateWishlistMutation, UpdateWishlistMutationVariables> = {
  name: 'updateWishlist',
  kind: 'mutation',
  text: "mutation updateWishlist($externalId:ID!$listName:String!$listDescription:String!){updateWishlist(externalId:$externalId listName:$listName listDescription:$listDescription){...WishlistAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment RefusalFields on Refusal{code subject message}fragment WishlistAnswerFields on WishlistAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}wishlist{...WishlistOverviewFields}}fragment WishlistOverviewFields on WishlistOverview{externalId name description kind active isDefault isStandardList createdAt isCreator isAdmin isEditor isCommentator entryCount commentCount users{...WishlistUserFields}}fragment WishlistUserFields on WishlistUser{memberId name isSelf isCreator isAdmin isEditor isCommentator}",
  sha256: '9ee1a68072e88e94b354ded50def58eeb0dd34e134a4ddfd03c53983a8a8399b',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const uploadB2bCertificate: Operation<UploadB2bCertificateMutation, UploadB2bCertificateMutationVariables> = {
  name: 'uploadB2bCertificate',
  kind: 'mutation',
  text: "mutation uploadB2bCertificate($file:Upload!$signature:String!){uploadB2bCertificate(file:$file signature:$signature){...MutationAnswerFields}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment MutationAnswerFields on MutationAnswer{successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '344c78863fe4d8a2bc3ae91805974b21d0f0276986ccde8b37fb554f1fdd1d1c',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const uploadContactImage: Operation<UploadContactImageMutation, UploadContactImageMutationVariables> = {
  name: 'uploadContactImage',
  kind: 'mutation',
  text: "mutation uploadContactImage($image:Upload!){uploadContactImage(image:$image){imageId refusal{...RefusalFields}}}fragment RefusalFields on Refusal{code subject message}",
  sha256: 'e7d4cd7ae58692013361c7fe90f13e08c1adc1e1f513199c8bdaf3577253a3be',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const uploadReturnImage: Operation<UploadReturnImageMutation, UploadReturnImageMutationVariables> = {
  name: 'uploadReturnImage',
  kind: 'mutation',
  text: "mutation uploadReturnImage($hash:ID!$image:Upload!){uploadReturnImage(hash:$hash image:$image){imageId refusal{...RefusalFields}}}fragment RefusalFields on Refusal{code subject message}",
  sha256: '4a21a727721d6f2869c1a8c800588c4b6fcaf7c7ab35e9a3b8ca312d5e0ce2f4',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const validateAndAddToCartBestellschein: Operation<ValidateAndAddToCartBestellscheinMutation, ValidateAndAddToCartBestellscheinMutationVariables> = {
  name: 'validateAndAddToCartBestellschein',
  kind: 'mutation',
  text: "mutation validateAndAddToCartBestellschein($lines:[BestellscheinLineInput!]!$cartId:ID!){validateAndAddToCartBestellschein(lines:$lines cartId:$cartId){successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}cart{...CartFields}attainableInfos{...AttainableInfosFields}lines{...BestellscheinLineFields}}}fragment AddressFields on Address{addressId schoolOrCompany salutation firstName lastName street addressAddition postCode city country phone email packstationAddress isCustomerAddress customerNumber termsOfPayment paymentMethod VATRegistrationNo jobTitleCode primaryIndustryGroupCode numberOfEmployees}fragment AttainableInfosFields on AttainableInfos{added{itemId name quantity}variantsToChoose{productId name path}quantityChanged{itemId name asked now}maxInCart{itemId name max}dealSplit{itemId name quantityLightning quantityNormal}mergeUndone}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment BestellscheinLineFields on BestellscheinLine{outcome quantity name path item{id orderNumber variantInfoList{label value}maxQuantity minimumOrderQuantity unitPrices{...PricesFields}image{...ImageFields}}replacementProduct{...ReplacementProductFields}suggestions{orderNumber name path}}fragment BzBasketFields on BzBasket{shippers{...ShipperFields}speditionsFields{fieldName fieldValue required}contactEmails{billing{selected preselected}shipping{selected preselected}}orderReference costCentre orderComment newsletterSubscribe}fragment CartDetailsFields on CartDetails{positionCount articleCount bzBasket{...BzBasketFields}subtotal{...MoneyFields}total{...MoneyFields}tax{...TaxShareFields}shippingCost{...MoneyFields}totals{netValue{...MoneyFields}}basketValue{...MoneyFields}promotionsSaving{...MoneyFields}totalSavings{...MoneyFields}voucherCodeStatus{code name status saving{...MoneyFields}}deliveryFreeMessage{missingAmount{...MoneyFields}}selectedPaymentMethodInCart{paymentId buyerReference}deliveryCountry freeArticles{...CartPositionFields}catalogs{...CartPositionFields}positions{...CartPositionFields}savedLines{id productId itemId name brand path image{...ImageFields}variantInfoList{label value}articleNumber quantity maxQuantity pricePerUnit{...MoneyFields}priceWhenSaved{...MoneyFields}deliveryText}merge{fromCartId lines{itemId name brought added most}vouchers{code taken}}}fragment CartFields on Cart{id billingAddress{...AddressFields}shippingAddress{...AddressFields}attributes{submitted submittedAs}details{...CartDetailsFields}}fragment CartPositionFields on CartPosition{id operationsId productId itemId name brand crumbs{...CrumbFields}path image{...ImageFields}variantInfoList{label value}articleNumber quantity maxQuantity minimumOrderQuantity pricePerUnit{...MoneyFields}totalPrice{...MoneyFields}oldPricePerUnit{...MoneyFields}basePrice{...BasePriceFields}isFreeItem isCatalog isLightningDeal quantityLightning quantityNormal pricePerUnitLightning{...MoneyFields}netPricePerUnitLightning{...MoneyFields}primeFaehig relatedVoucherCode removableItem accessories{productId}deliveryText}fragment CrumbFields on Breadcrumb{displayName path}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment RefusalFields on Refusal{code subject message}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}fragment ShipperFields on Shipper{code name enabled selected costs{...MoneyFields}surcharge{...MoneyFields}info productLineItemList arrival{from to}}fragment TaxShareFields on TaxShare{rate amount{...MoneyFields}}",
  sha256: '11b37e5c0b22c93999525bc1a2909f539f50edaa9f38b13806507369a2e257d7',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export const validateBestellschein: Operation<ValidateBestellscheinMutation, ValidateBestellscheinMutationVariables> = {
  name: 'validateBestellschein',
  kind: 'mutation',
  text: "mutation validateBestellschein($lines:[BestellscheinLineInput!]!$cartId:ID){validateBestellschein(lines:$lines cartId:$cartId){lines{...BestellscheinLineFields}}}fragment BasePriceFields on BasePrice{price{...MoneyFields}unit}fragment BestellscheinLineFields on BestellscheinLine{outcome quantity name path item{id orderNumber variantInfoList{label value}maxQuantity minimumOrderQuantity unitPrices{...PricesFields}image{...ImageFields}}replacementProduct{...ReplacementProductFields}suggestions{orderNumber name path}}fragment ImageFields on Image{src alt width height sources{type srcset}}fragment MoneyFields on Money{amount currencyCode}fragment PricesFields on Prices{price{...MoneyFields}specialPrice{...MoneyFields}discountPercent uvp{...MoneyFields}basePrice{...BasePriceFields}counterpartPrice{...MoneyFields}vatIncluded vatRate}fragment ReplacementProductFields on ReplacementProduct{id itemId name path image{...ImageFields}unitPrices{...PricesFields}}",
  sha256: 'b1bd4e1bedaee001d267d02f5801af54cb02f818ad65354addd8870089b7c6a0',
  retryClass: 'MI',
  audience: 'session',
  batchable: false,
};

export const withdrawWishlistClaim: Operation<WithdrawWishlistClaimMutation, WithdrawWishlistClaimMutationVariables> = {
  name: 'withdrawWishlistClaim',
  kind: 'mutation',
  text: "mutation withdrawWishlistClaim($code:ID!){withdrawWishlistClaim(code:$code){successful generalErrorMessage fieldErrors{...FieldErrorFields}refusal{...RefusalFields}quantity released}}fragment FieldErrorFields on FieldError{fieldName errorMessage formName}fragment RefusalFields on Refusal{code subject message}",
  sha256: 'f6465245160ad55ba0292c20df0af5a3028804404d61b80e68f7ec2169e65fc9',
  retryClass: 'MN',
  audience: 'session',
  batchable: false,
};

export type OperationName =
  | 'FindCart'
  | 'abortAmazonPayCheckout'
  | 'addBillingAddress'
  | 'addCommentToWishlist'
  | 'addProductToWishlist'
  | 'addProductsToCartFromTeaserWishlist'
  | 'addShippingAddress'
  | 'addWishlistToCart'
  | 'adjustLongtailSearchQuery'
  | 'cancelOrder'
  | 'cart_update'
  | 'changeAccountData'
  | 'changeForgottenPassword'
  | 'changePassword'
  | 'changeQtyInWishlist'
  | 'checkEmailSubscribed'
  | 'checkQuery'
  | 'checkTokenValidity'
  | 'claimWishlistEntry'
  | 'completeAmazonPayCheckout'
  | 'confirmNewsletterSubscription'
  | 'confirmStockAlert'
  | 'copyEntriesToWishlist'
  | 'core_category'
  | 'core_search'
  | 'createWishlist'
  | 'declareCancellation'
  | 'declareWithdrawal'
  | 'decryptAndCheckPieData'
  | 'deleteAddress'
  | 'deleteCommentFromWishlist'
  | 'deleteCurrentCustomerAccount'
  | 'deleteWishlist'
  | 'dismissMerkzettelMerge'
  | 'dismissRemovedEntries'
  | 'endStockAlert'
  | 'extendCurrentUserReservationOnCheckout'
  | 'findOrderForReturn'
  | 'findOrderForReturnByHash'
  | 'forgotPassword'
  | 'generatePdfForm'
  | 'getAllWishlists'
  | 'getAllWishlistsEssentials'
  | 'getAllWishlistsFull'
  | 'getAmazonPayAddresses'
  | 'getAmazonPayCheckoutData'
  | 'getAvailableCarriers'
  | 'getAvailableRegulations'
  | 'getBillingAddresses'
  | 'getCommentsPerWishlist'
  | 'getCompetition'
  | 'getCompetitions'
  | 'getContactFormData'
  | 'getCurrentUploadSignature'
  | 'getCustomerAddress'
  | 'getCustomerInfo'
  | 'getExtraTabContents'
  | 'getFooterByPageId'
  | 'getGlobalParametersByName'
  | 'getIndustries'
  | 'getItemById'
  | 'getJobTitles'
  | 'getLightningDealReservation'
  | 'getMainCategory'
  | 'getMoreReviewsByProductId'
  | 'getNavigationModel'
  | 'getOrderDetailsV2'
  | 'getOrderStatus'
  | 'getOrderYears'
  | 'getOrdersV2'
  | 'getOwnReview'
  | 'getPageDetailsByUrl'
  | 'getPartialNavigationById'
  | 'getPaymentDetails'
  | 'getPaymentInfo'
  | 'getPrimeOffer'
  | 'getPrimeSubscription'
  | 'getProductById'
  | 'getProductTilesByIds'
  | 'getReviewsByProductId'
  | 'getSharedWishlist'
  | 'getShippingAddresses'
  | 'getStockAlerts'
  | 'getSuggestQueries'
  | 'getThankYouPageData'
  | 'getTotalsForTeaserWishlist'
  | 'getTrackingItem'
  | 'getVariantInformationForProduct'
  | 'getWishlistFromTeaserId'
  | 'handOverWishlist'
  | 'importIntoWishlist'
  | 'inviteToWishlist'
  | 'isUniqueEmail'
  | 'joinWishlist'
  | 'leaveWishlist'
  | 'login'
  | 'logout'
  | 'mergeCarts'
  | 'moveEntriesToWishlist'
  | 'placeEntryInWishlist'
  | 'recordGlanceView'
  | 'refreshBasketIfReservationTimerExpired'
  | 'registerCustomer'
  | 'registerGuest'
  | 'releaseWishlistClaims'
  | 'removeEntriesFromWishlist'
  | 'removeProductFromMerkzettel'
  | 'removeProductFromWishlist'
  | 'removeWishlistMember'
  | 'replaceItemInTeaserWishlist'
  | 'replaceItemInWishlist'
  | 'requestStockAlert'
  | 'restoreEntriesInWishlist'
  | 'restoreEntryInWishlist'
  | 'revokeWishlistLinks'
  | 'saveProductDescriptionReview'
  | 'saveReview'
  | 'saveSpeditionsData'
  | 'selectBillingAddress'
  | 'selectShippingAddress'
  | 'sendContactFormMail'
  | 'setAlternativeEmails'
  | 'setCostCentre'
  | 'setOrderComment'
  | 'setOrderNewsletterSubscribe'
  | 'setOrderReference'
  | 'setPackstationId'
  | 'setSelectedPayment'
  | 'setShippingMethod'
  | 'setStandardWishlist'
  | 'setWishlistMemberLevel'
  | 'shareWishlist'
  | 'shopInit'
  | 'submitCart'
  | 'submitPrimeSubscription'
  | 'submitReturnOrder'
  | 'subscribeToCompetition'
  | 'subscribeToNewsletter'
  | 'subscribeToPrimeWaitingList'
  | 'tracking_addEvents'
  | 'undoMerkzettelMerge'
  | 'unsubscribeNewsletter'
  | 'updateBillingAddress'
  | 'updateBusinessDetails'
  | 'updateEmail'
  | 'updatePhone'
  | 'updateShippingAddress'
  | 'updateWishlist'
  | 'uploadB2bCertificate'
  | 'uploadContactImage'
  | 'uploadReturnImage'
  | 'validateAndAddToCartBestellschein'
  | 'validateBestellschein'
  | 'withdrawWishlistClaim';
