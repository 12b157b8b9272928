import type { MessageKey } from '../shared/message-keys.ts';

/**
 * How a payment with a provider ended without money. `failed`: an error of the provider; `abandoned`: nobody finished it in
 * time; `outdated`: the cart changed meanwhile. Each is an `errorCode` of the payment page too.
 */
export const PAYMENT_ENDS = ['declined', 'cancelled', 'failed', 'abandoned', 'outdated'] as const;
export type PaymentEnd = (typeof PAYMENT_ENDS)[number];

/** The `errorCode` of an order that cannot be paid in the chosen way. */
export const NOT_POSSIBLE = 'not-possible';

/** The codes of an express payment that led to no order yet. */
export type ExpressEnd = 'express-unavailable' | 'express-gone' | 'express-incomplete' | 'express-started-over';

const NOTICES: ReadonlyMap<string, MessageKey> = new Map<PaymentEnd | ExpressEnd | typeof NOT_POSSIBLE, MessageKey>([
  ['declined', 'shop.payment.declined'],
  ['cancelled', 'shop.payment.cancelled'],
  ['abandoned', 'shop.payment.abandoned'],
  ['outdated', 'shop.payment.outdated'],
  [NOT_POSSIBLE, 'shop.payment.notPossible'],
  ['express-unavailable', 'shop.payment.express.unavailable'],
  ['express-gone', 'shop.payment.express.gone'],
  ['express-incomplete', 'shop.payment.express.incomplete'],
  ['express-started-over', 'shop.session.startedOver'],
]);

/** A membership has no cart: it was another plan or payment that was chosen meanwhile. */
const PRIME_NOTICES: ReadonlyMap<string, MessageKey> = new Map<string, MessageKey>([
  ...NOTICES,
  ['outdated', 'shop.prime.payment.outdated'],
]);

const noticeIn = (
  notices: ReadonlyMap<string, MessageKey>,
  errorCode: string | null | undefined,
): MessageKey | undefined =>
  errorCode == null || errorCode === '' ? undefined : (notices.get(errorCode) ?? 'shop.payment.error');

/** What a page says about its `errorCode`; undefined if there is none. A code of the provider means an error of its own. */
export const paymentNotice = (errorCode: string | null | undefined): MessageKey | undefined =>
  noticeIn(NOTICES, errorCode);

/** What the Prime checkout says about its `errorCode`. */
export const primePaymentNotice = (errorCode: string | null | undefined): MessageKey | undefined =>
  noticeIn(PRIME_NOTICES, errorCode);
