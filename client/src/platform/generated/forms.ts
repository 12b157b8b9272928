/** Forms that the gateway takes before scripts run: their names, with the names of their fields. Generated. */
export interface FormFields {
  'abort-amazon': never;
  'account-copy': 'from';
  'account-data':
    | 'company'
    | 'firstName'
    | 'from'
    | 'lastName'
    | 'salutation';
  'account-email':
    | 'email'
    | 'from'
    | 'password';
  'account-phone':
    | 'from'
    | 'phone';
  'add-order-form':
    | 'orderLines'
    | 'orderNumber'
    | 'quantity';
  'add-to-wishlist':
    | 'from'
    | 'listName'
    | 'orderId'
    | 'source'
    | 'toMerkzettel'
    | 'token'
    | 'wishlistId';
  'bookmark': 'article';
  'business-details':
    | 'from'
    | 'jobTitleCode'
    | 'numberOfEmployees'
    | 'primaryIndustryGroupCode'
    | 'vatRegistrationNo';
  'cancel-order': 'orderId';
  'cancellation':
    | 'cancellationReason'
    | 'contract'
    | 'email'
    | 'endsOn'
    | 'fullName'
    | 'key'
    | 'kind';
  'change-password':
    | 'currentPassword'
    | 'from'
    | 'password'
    | 'passwordRepeat';
  'change-wishlist':
    | 'before'
    | 'do'
    | 'entryId'
    | 'itemId'
    | 'productId'
    | 'quantity'
    | 'step'
    | 'to'
    | 'version'
    | 'wishlistId';
  'change-wishlist-member':
    | 'do'
    | 'level'
    | 'memberId'
    | 'wishlistId';
  'check-order-form':
    | 'orderLines'
    | 'orderNumber'
    | 'quantity';
  'checkout-amazon':
    | 'from'
    | 'itemId'
    | 'minimum'
    | 'quantity';
  'checkout-login': 'option';
  'claim-pieces':
    | 'entryId'
    | 'evenIfTaken'
    | 'quantity'
    | 'token'
    | 'wishlistId';
  'comment-on-wishlist':
    | 'entryId'
    | 'listComment'
    | 'wishlistId';
  'competition-entry':
    | 'acceptsTerms'
    | 'answer'
    | 'competitionId'
    | 'email'
    | 'from'
    | 'fullName'
    | 'newsletter'
    | 'school'
    | 'subject';
  'contact':
    | 'chosenOrder'
    | 'contactMessage'
    | 'email'
    | 'fullName'
    | 'images'
    | 'key'
    | 'orderNumber'
    | 'phone'
    | 'subject'
    | 'topic'
    | 'wantsCopy';
  'create-wishlist':
    | 'kind'
    | 'listDescription'
    | 'listName';
  'delete-account':
    | 'from'
    | 'isSure'
    | 'password';
  'delete-wishlist': 'wishlistId';
  'delete-wishlist-comment':
    | 'commentId'
    | 'wishlistId';
  'describe-wishlist':
    | 'listDescription'
    | 'listName'
    | 'wishlistId';
  'description-rating':
    | 'helpful'
    | 'productId';
  'extend-deals': 'from';
  'fill-order-form':
    | 'orderId'
    | 'source'
    | 'wishlistId';
  'forget-order': never;
  'import-into-wishlist':
    | 'orderLines'
    | 'wishlistId';
  'invite-to-wishlist':
    | 'email'
    | 'level'
    | 'wishlistId';
  'join-wishlist': 'token';
  'leave-wishlist': 'wishlistId';
  'login':
    | 'customerNumber'
    | 'email'
    | 'from'
    | 'origin'
    | 'password'
    | 'stayLogged';
  'logout': never;
  'new-password':
    | 'from'
    | 'password'
    | 'passwordRepeat'
    | 'token';
  'newsletter-confirmation': 'token';
  'newsletter-subscription': 'email';
  'newsletter-unsubscription':
    | 'email'
    | 'token';
  'order-form-onto-list':
    | 'orderLines'
    | 'orderNumber'
    | 'quantity';
  'order-status':
    | 'orderId'
    | 'zipCode';
  'password-link':
    | 'customerNumber'
    | 'email'
    | 'from'
    | 'subject';
  'payment-step':
    | 'buyerReference'
    | 'paymentId';
  'prime-start': 'abo';
  'prime-subscribe':
    | 'abo'
    | 'currency'
    | 'paymentId'
    | 'price';
  'prime-waiting-list': 'email';
  'print-order-form':
    | 'blank'
    | 'orderLines'
    | 'orderNumber'
    | 'quantity';
  'put-teaser-list-into-cart':
    | 'externalId'
    | 'from';
  'put-wishlist-into-cart':
    | 'entryId'
    | 'from'
    | 'pieces'
    | 'token'
    | 'wishlistId';
  'register-buyer':
    | 'password'
    | 'passwordRepeat';
  'release-claims':
    | 'entryId'
    | 'wishlistId';
  'remove-address':
    | 'addressId'
    | 'from'
    | 'list';
  'reorder': 'orderId';
  'return-carrier':
    | 'carrier'
    | 'labels'
    | 'order';
  'return-contact':
    | 'email'
    | 'firstName'
    | 'lastName'
    | 'order'
    | 'phone'
    | 'salutation';
  'return-items':
    | `items.${string}.additionalInfo`
    | `items.${string}.comment`
    | `items.${string}.components.${string}`
    | `items.${string}.quantity`
    | `items.${string}.reason`
    | `items.${string}.selected`
    | 'order';
  'return-lookup':
    | 'orderId'
    | 'zipCode';
  'return-regulation':
    | 'order'
    | 'regulation';
  'review':
    | 'message'
    | 'nickname'
    | 'productId'
    | 'rating'
    | 'title';
  'revoke-wishlist-links': 'wishlistId';
  'save-address':
    | 'address.addition'
    | 'address.addressId'
    | 'address.city'
    | 'address.company'
    | 'address.country'
    | 'address.email'
    | 'address.firstname'
    | 'address.formType'
    | 'address.hasNoHouseNumber'
    | 'address.isAlsoCustomerAddress'
    | 'address.lastname'
    | 'address.packstation'
    | 'address.phone'
    | 'address.postcode'
    | 'address.postnumber'
    | 'address.salutation'
    | 'address.streetAndNumber'
    | 'from'
    | 'list';
  'set-standard-wishlist': 'wishlistId';
  'settle-merkzettel-merge':
    | 'do'
    | 'mergeId';
  'share-wishlist':
    | 'level'
    | 'wishlistId';
  'stock-alert':
    | 'email'
    | 'from'
    | 'itemId';
  'stock-alert-confirmation': 'token';
  'stock-alert-end': 'token';
  'update-cart':
    | 'code'
    | 'do'
    | 'from'
    | 'itemId'
    | 'mergedCartId'
    | 'minimum'
    | 'positionId'
    | 'quantity'
    | 'savedId'
    | 'step';
  'uploads/business-registration':
    | 'billingAddress.addition'
    | 'billingAddress.city'
    | 'billingAddress.company'
    | 'billingAddress.country'
    | 'billingAddress.firstname'
    | 'billingAddress.hasNoHouseNumber'
    | 'billingAddress.lastname'
    | 'billingAddress.phone'
    | 'billingAddress.postcode'
    | 'billingAddress.salutation'
    | 'billingAddress.streetAndNumber'
    | 'business.jobTitleCode'
    | 'business.numberOfEmployees'
    | 'business.primaryIndustryGroupCode'
    | 'business.vatRegistrationNo'
    | 'certificate'
    | 'email'
    | 'password'
    | 'passwordRepeat';
  'withdraw-claim':
    | 'code'
    | 'from';
  'withdrawal':
    | 'chosenOrder'
    | 'email'
    | 'fullName'
    | 'orderNumber'
    | 'withdrawalReason'
    | 'withdrawnGoods';
  'withdrawal-confirmation': 'key';
}

export type FormName = keyof FormFields;
