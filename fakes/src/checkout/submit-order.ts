import type { OrderId } from '@shop/domain/shared/shop-id';
import type { OrderSubmission } from '@shop/domain/orders/order';
import type { OrderAttempt, SubmitRefusal } from '@shop/domain/orders/orders.port';
import type { CartId, Shopper } from '@shop/domain/visit/shopper';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { isSameAmount } from '@shop/domain/shared/money';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { CartRecord } from '../carts/cart-record.ts';
import { openCart, ownCartRecord } from '../carts/find-cart.ts';
import { calculateCart, type CalculatedCart } from '../carts/cart-totals.ts';
import { holdForPayment } from '../deals/end-reservation.ts';
import { hasExpiredPieces } from '../deals/expired-pieces.ts';
import { signedInUser } from '../sessions/current-user.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { draw, nextNumber, put, schedule, type Transaction } from '../worlds/transaction.ts';
import { paymentToken } from '../providers/payment-token.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { providerFor } from '../providers/providers.ts';
import { confirmationOf } from './confirmation-of.ts';
import { PAYMENT_LIFETIME_MS } from '../payments/provider-payment.ts';
import { settlePayment } from '../orders/settle-payment.ts';
import { finaliseOrder } from '../orders/finalise-order.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { readinessOf } from './readiness.ts';
import { writtenLanguage } from '../shared/written-language.ts';

/** Order numbers have nine digits. */
const FIRST_ORDER_NUMBER = 400_000_000;

const HASH_WORDS = 4;

const orderHash = (tx: Transaction): string =>
  Array.from({ length: HASH_WORDS }, () => draw(tx, 'order-hash').toString(16).padStart(8, '0')).join('');

const submissionOf = (
  tx: Transaction,
  provider: PaymentProvider,
  { confirmation: { orderId }, newCartId }: OrderRecord,
): OrderSubmission => ({
  orderId,
  newCartId,
  ...provider.entry(paymentToken({ worldId: tx.worldId, subjectId: orderId }, tx.state.seed)),
});

const awaitPayment = (
  tx: Transaction,
  cart: CartRecord,
  { confirmation: { orderId, total }, storefrontId }: OrderRecord,
): void => {
  put(tx, 'carts', cart.id, { ...cart, status: { is: 'awaiting-payment', orderId } });
  holdForPayment(tx, cart.id);
  put(tx, 'providerPayments', orderId, {
    amount: total,
    language: writtenLanguage(STOREFRONTS[storefrontId].language),
    status: 'open',
  });
  schedule(tx, 'payment-abandoned', orderId, new Date(tx.now.getTime() + PAYMENT_LIFETIME_MS));
};

/** The open payment of a cart; it ends if the cart's total has changed since. */
const openSubmission = (
  tx: Transaction,
  { status }: CartRecord,
  { total }: CalculatedCart,
): OrderSubmission | undefined => {
  if (status.is !== 'awaiting-payment') return undefined;
  const order = lookUp(tx.state.orders, status.orderId);
  const provider = order === undefined ? undefined : providerFor(order.confirmation.paymentId);
  if (order !== undefined && provider !== undefined && isSameAmount(order.confirmation.total, total))
    return submissionOf(tx, provider, order);
  settlePayment(tx, status.orderId, 'outdated');
  return undefined;
};

/** A repeated attempt gets the result of the first one; any other attempt is refused with the order's number. */
const alreadyOrdered = (
  tx: Transaction,
  orderId: OrderId,
  { idempotencyKey }: OrderAttempt,
): Result<OrderSubmission, SubmitRefusal> => {
  const order = lookUp(tx.state.orders, orderId);
  const isSameAttempt = idempotencyKey !== undefined && order?.idempotencyKey === idempotencyKey;
  return isSameAttempt
    ? granted({ orderId, newCartId: order.newCartId })
    : refused({ because: 'already-submitted', orderId });
};

/** Where mails go beside those to the buyer. */
const alternativeEmails = (
  { billingEmail, shippingEmail }: CartRecord,
  buyer: string,
): OrderRecord['alternativeEmails'] => ({
  ...(billingEmail === undefined || billingEmail === buyer ? {} : { invoice: billingEmail }),
  ...(shippingEmail === undefined || shippingEmail === buyer ? {} : { delivery: shippingEmail }),
});

/** Turns a cart into one order. While its payment is open, submitting it again returns that payment. */
export const submit = (
  tx: Transaction,
  shopper: Shopper,
  cartId: CartId,
  attempt: OrderAttempt = {},
): Result<OrderSubmission, SubmitRefusal> => {
  const record = ownCartRecord(tx, shopper, cartId);
  if (record === undefined) return refused({ because: 'cart-not-found' });
  if (record.status.is === 'ordered') return alreadyOrdered(tx, record.status.orderId, attempt);
  const { storefront } = shopper;
  const calculated = calculateCart(tx, storefront, record, { shippingCost: true });
  const open = openSubmission(tx, record, calculated);
  if (open !== undefined) return granted(open);
  const user = signedInUser(tx, shopper);
  const ready = readinessOf(tx, storefront, record, calculated);
  if (user === undefined || hasExpiredPieces(tx, cartId)) return refused({ because: 'not-ready' });
  if (!ready.ok) return refused({ because: 'not-ready', missing: ready.refusal });
  const orderId = String(FIRST_ORDER_NUMBER + nextNumber(tx, 'order'));
  const newCartId = openCart(tx, user.userId).id;
  const content = confirmationOf(tx, storefront, { orderId, user, record, calculated, ready: ready.value });
  const order: OrderRecord = {
    userId: user.userId,
    cartId,
    newCartId,
    status: 'awaiting-payment',
    ...content,
    alternativeEmails: alternativeEmails(record, user.email),
    spedition: calculated.isBulky ? record.spedition : {},
    shipperCode: ready.value.shipper.code,
    shipments: [],
    hash: orderHash(tx),
    ...omitNil({ newsletterWording: record.newsletterWording }),
    storefrontId: storefront.id,
    ...attempt,
  };
  put(tx, 'orders', orderId, order);
  const provider = providerFor(ready.value.paymentId);
  if (provider !== undefined) {
    awaitPayment(tx, record, order);
    return granted(submissionOf(tx, provider, order));
  }
  finaliseOrder(tx, order);
  return granted({ orderId, newCartId });
};
