import type { OrderId, OrderSubmission } from '@shop/domain/orders/order';
import type { SubmitRefusal } from '@shop/domain/orders/orders.port';
import type { CartId, Shopper } from '@shop/domain/sessions/shopper';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { isSameAmount } from '@shop/domain/shared/money';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { type CartRecord, openCart, ownCartRecord } from '../carts/cart-record.ts';
import { calculateCart, type CalculatedCart } from '../carts/cart-totals.ts';
import { signedInUser } from '../sessions/current-user.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { nextNumber, put, schedule, type Transaction } from '../worlds/transaction.ts';
import { cardToken } from './card-token.ts';
import { confirmationOf } from './confirmation-of.ts';
import { endCardPayment } from './end-card-payment.ts';
import { finaliseOrder } from './finalise-order.ts';
import type { OrderRecord } from './order-record.ts';
import { readinessOf } from './readiness.ts';

/** Order numbers have nine digits. */
const FIRST_ORDER_NUMBER = 400_000_000;
/** A payment that nobody finishes is given up. */
export const CARD_PAYMENT_LIFETIME_MS = 30 * 60 * 1000;
/** Where the card provider's page stands, and as whom the shop presents itself there. */
export const CARD_PAGE = '/qa/pay/card/';
const MERCHANT_ID = 'pausenhof';

const cardSubmission = (tx: Transaction, { confirmation: { orderId }, newCartId }: OrderRecord): OrderSubmission => {
  const data = cardToken({ worldId: tx.worldId, orderId }, tx.state.seed);
  return {
    orderId,
    newCartId,
    cardPayment: {
      url: CARD_PAGE,
      fields: [
        { name: 'MerchantID', value: MERCHANT_ID },
        { name: 'Len', value: String(data.length) },
        { name: 'Data', value: data },
      ],
    },
  };
};

const awaitCardPayment = (tx: Transaction, cart: CartRecord, { confirmation: { orderId, total }, language }: OrderRecord): void => {
  put(tx, 'carts', cart.id, { ...cart, status: { is: 'awaiting-payment', orderId } });
  put(tx, 'cardPayments', orderId, { amount: total, language: language === 'en-DE' ? 'en' : 'de', status: 'open' });
  schedule(tx, 'payment-abandoned', orderId, new Date(tx.now.getTime() + CARD_PAYMENT_LIFETIME_MS));
};

/** The payment that is under way for a cart; given up where the cart is worth something else by now. */
const paymentUnderWay = (tx: Transaction, { status }: CartRecord, { total }: CalculatedCart): OrderSubmission | undefined => {
  if (status.is !== 'awaiting-payment') return undefined;
  const order = lookUp(tx.state.orders, status.orderId);
  if (order !== undefined && isSameAmount(order.confirmation.total, total)) return cardSubmission(tx, order);
  endCardPayment(tx, status.orderId, 'cancelled');
  return undefined;
};

/** What came of a cart: the attempt that ordered it is answered as it was at first, any other one with the order's number. */
const alreadyOrdered = (tx: Transaction, orderId: OrderId, idempotencyKey: string | undefined): Result<OrderSubmission, SubmitRefusal> => {
  const order = lookUp(tx.state.orders, orderId);
  const isSameAttempt = idempotencyKey !== undefined && order?.idempotencyKey === idempotencyKey;
  return isSameAttempt ? granted({ orderId, newCartId: order.newCartId }) : refused({ because: 'already-submitted', orderId });
};

/** A cart becomes one order: asked again it names that order, and while a card payment is under way it names that payment. */
export const submit = (tx: Transaction, shopper: Shopper, cartId: CartId, idempotencyKey?: string): Result<OrderSubmission, SubmitRefusal> => {
  const record = ownCartRecord(tx, shopper, cartId);
  if (record === undefined) return refused({ because: 'cart-not-found' });
  if (record.status.is === 'ordered') return alreadyOrdered(tx, record.status.orderId, idempotencyKey);
  const { storefront } = shopper;
  const calculated = calculateCart(tx, storefront, record, { shippingCost: true });
  const underWay = paymentUnderWay(tx, record, calculated);
  if (underWay !== undefined) return granted(underWay);
  const user = signedInUser(tx, shopper);
  const ready = readinessOf(tx, storefront, record, calculated);
  if (user === undefined || ready === undefined) return refused({ because: 'not-ready' });
  const orderId = String(FIRST_ORDER_NUMBER + nextNumber(tx, 'order'));
  const newCartId = openCart(tx, user.userId).id;
  const confirmation = confirmationOf(tx, storefront, { orderId, user, record, ready });
  const order: OrderRecord = { userId: user.userId, cartId, newCartId, status: 'awaiting-payment', confirmation, newsletter: record.newsletterChosen, language: storefront.language, ...omitNil({ idempotencyKey }) };
  put(tx, 'orders', orderId, order);
  if (ready.paymentId === 'CREDIT_CARD') {
    awaitCardPayment(tx, record, order);
    return granted(cardSubmission(tx, order));
  }
  finaliseOrder(tx, order);
  return granted({ orderId, newCartId });
};
