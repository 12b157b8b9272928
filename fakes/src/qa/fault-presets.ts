/**
 * A named fault and what it causes, such as the rows of docs/requirements/error-handling.md. Failures that shoppers cause
 * have no preset: no payment selected, a payment that is cancelled or returns with an error code, an article that is short.
 */
export interface FaultPreset {
  readonly brings: string;
  /** As it is posted. */
  readonly rule: Readonly<Record<string, unknown>>;
}

const once = (fault: object, match: object = {}): FaultPreset['rule'] => ({ match, fault, times: 1 });
const error = (options: object, match?: object): FaultPreset['rule'] =>
  once({ kind: 'graphqlError', ...options }, match);

export const FAULT_PRESETS: Readonly<Record<string, FaultPreset>> = {
  'internal-error': { brings: 'classification INTERNAL_ERROR', rule: error({ classification: 'INTERNAL_ERROR' }) },
  'token-required': {
    brings: 'messageKey vue.error.security.valid_token_required',
    rule: error({ messageKey: 'vue.error.security.valid_token_required' }),
  },
  'user-id-required': {
    brings: 'message A valid user id is required.',
    rule: error({ message: 'A valid user id is required.' }, { op: 'FindCart' }),
  },
  'cart-not-found': {
    brings: 'classification CART_NOT_FOUND',
    rule: error({ classification: 'CART_NOT_FOUND' }, { op: 'FindCart' }),
  },
  'invalid-token': { brings: 'INVALID_TOKEN: the API token ends', rule: once({ kind: 'tokenRevoked' }) },
  'session-invalid': {
    brings: 'ishop.api.error.invalid_token',
    rule: error({ messageKey: 'ishop.api.error.invalid_token' }, { op: 'getCustomerInfo' }),
  },
  'session-revoked': {
    brings: 'ishop.api.error.revoked_token',
    rule: error({ messageKey: 'ishop.api.error.revoked_token' }, { op: 'getCustomerInfo' }),
  },
  'account-change-revoked': {
    brings: 'ishop.api.error.revoked_token on a change of account data',
    rule: error({ messageKey: 'ishop.api.error.revoked_token' }, { op: 'changeAccountData' }),
  },
  'mutation-error': {
    brings: 'a mutation returns a message',
    rule: once({ kind: 'successfulFalse' }, { kind: 'mutation' }),
  },
  'payment-selection-fails': {
    brings: 'payment selection failure',
    rule: once({ kind: 'successfulFalse' }, { op: 'setSelectedPayment' }),
  },
  'submit-error-message': {
    brings: 'submit error message',
    rule: once({ kind: 'successfulFalse', messageKey: 'shop.payment.error' }, { op: 'submitCart' }),
  },
  'submit-exception': {
    brings: 'submit exception',
    rule: error({ classification: 'INTERNAL_ERROR', messageKey: 'shop.error.internal' }, { op: 'submitCart' }),
  },
  'cart-already-submitted': {
    brings: 'cart already submitted',
    rule: once({ kind: 'refused', code: 'ALREADY_SUBMITTED' }, { op: 'submitCart' }),
  },
  'cart-changed': {
    brings: 'cart changed: another tab does it before the next look',
    rule: once({ kind: 'cartChangedBehindBack' }, { op: 'FindCart' }),
  },
  'submit-reply-lost': {
    brings: 'the order is placed, and nobody hears of it',
    rule: once({ kind: 'applyThenReset' }, { op: 'submitCart' }),
  },
  'order-list-fails': {
    brings: 'classification INTERNAL_ERROR on the list of orders',
    rule: error({ classification: 'INTERNAL_ERROR' }, { op: 'getOrdersV2' }),
  },
  'order-unknown': {
    brings: 'an order that is not the customer’s',
    rule: once({ kind: 'refused', code: 'NO_SUCH_ORDER' }, { op: 'getOrderDetailsV2' }),
  },
  'order-status-unknown': {
    brings: 'no order with this number and postcode',
    rule: once({ kind: 'refused', code: 'NO_SUCH_ORDER' }, { op: 'getOrderStatus' }),
  },
  'cancellation-too-late': {
    brings: 'an order that can no longer be cancelled',
    rule: once({ kind: 'refused', code: 'TOO_LATE' }, { op: 'cancelOrder' }),
  },
  'cancellation-reply-lost': {
    brings: 'the order is cancelled, and nobody hears of it',
    rule: once({ kind: 'applyThenReset' }, { op: 'cancelOrder' }),
  },
  'return-lookup-fails': {
    brings: 'classification INTERNAL_ERROR when an order to return is looked up',
    rule: error({ classification: 'INTERNAL_ERROR' }, { op: 'findOrderForReturn' }),
  },
  'return-order-fails': {
    brings: 'classification INTERNAL_ERROR when a return is opened by its hash',
    rule: error({ classification: 'INTERNAL_ERROR' }, { op: 'findOrderForReturnByHash' }),
  },
  'return-regulations-fail': {
    brings: 'classification INTERNAL_ERROR instead of the regulations',
    rule: error({ classification: 'INTERNAL_ERROR' }, { op: 'getAvailableRegulations' }),
  },
  'return-carriers-fail': {
    brings: 'classification INTERNAL_ERROR instead of the carriers',
    rule: error({ classification: 'INTERNAL_ERROR' }, { op: 'getAvailableCarriers' }),
  },
  'return-image-refused': {
    brings: 'a picture that the shop does not take',
    rule: once({ kind: 'refused', code: 'IMAGE_REFUSED', message: 'shop.upload.damaged' }, { op: 'uploadReturnImage' }),
  },
  'return-image-reply-lost': {
    brings: 'a picture is stored, and nobody hears of it',
    rule: once({ kind: 'applyThenReset' }, { op: 'uploadReturnImage' }),
  },
  'return-refused': {
    brings: 'submitReturnOrder returns isError and errorMsg',
    rule: once({ kind: 'successfulFalse', messageKey: 'shop.return.refused' }, { op: 'submitReturnOrder' }),
  },
  'return-reply-lost': {
    brings: 'the return is announced, and nobody hears of it',
    rule: once({ kind: 'applyThenReset' }, { op: 'submitReturnOrder' }),
  },
  'order-form-reply-lost': {
    brings: 'an order form is in the cart, and nobody hears of it',
    rule: once({ kind: 'applyThenReset' }, { op: 'validateAndAddToCartBestellschein' }),
  },
  'contact-reply-lost': {
    brings: 'a contact request has arrived, and nobody hears of it',
    rule: once({ kind: 'applyThenReset' }, { op: 'sendContactFormMail' }),
  },
  'newsletter-fails': {
    brings: 'classification INTERNAL_ERROR when the newsletter is ordered',
    rule: error({ classification: 'INTERNAL_ERROR' }, { op: 'subscribeToNewsletter' }),
  },
  'stock-alert-fails': {
    brings: 'classification INTERNAL_ERROR when somebody wants to know that an article is back',
    rule: error({ classification: 'INTERNAL_ERROR' }, { op: 'requestStockAlert' }),
  },
  'competition-fails': {
    brings: 'classification INTERNAL_ERROR when a competition is entered',
    rule: error({ classification: 'INTERNAL_ERROR' }, { op: 'subscribeToCompetition' }),
  },
  'login-fails': {
    brings: 'auth calls: successfull false and a message',
    rule: once({ kind: 'successfulFalse', messageKey: 'shop.login.failed' }, { op: 'login' }),
  },
  'token-fetch-fails': {
    brings: 'token fetch failure',
    rule: { match: { op: 'token' }, fault: { kind: 'status', code: 500 } },
  },
  'token-fetch-stalls': { brings: 'a token call that takes longer than 3 s', rule: once({ kind: 'tokenStall' }) },
  'request-timeout': { brings: 'request timeout', rule: once({ kind: 'hang' }) },
  'page-query-fails': {
    brings: 'a required page query fails',
    rule: { match: { op: 'getPageDetailsByUrl' }, fault: { kind: 'status', code: 503 } },
  },
};
