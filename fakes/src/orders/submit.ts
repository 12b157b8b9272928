import type { OrderId, OrderSubmission } from '@shop/domain/orders/order';
import type { SubmitRefusal } from '@shop/domain/orders/orders.port';
import type { CartId, Shopper } from '@shop/domain/sessions/shopper';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { isSameAmount } from '@shop/domain/shared/money';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { type CartRecord, openCart, ownCartRecord } from '../carts/cart-record.ts';
import { workOut, type WorkedOutCart } from '../carts/cart-totals.ts';
import { signedInUser } from '../sessions/visitor-of.ts';
import { rowOf } from '../worlds/table.ts';
import { nextNumber, put, schedule, type Turn } from '../worlds/turn.ts';
import { cardToken } from './card-token.ts';
import { confirmationOf } from './confirmation-of.ts';
import { endCardPayment } from './end-card-payment.ts';
import { makeFinal } from './make-final.ts';
import type { OrderRecord } from './order-record.ts';
import { readinessOf } from './readiness.ts';

/** Order numbers have nine digits. */
const FIRST_ORDER_NUMBER = 400_000_000;
/** A payment that nobody finishes is given up. */
export const CARD_PAYMENT_LIFETIME_MS = 30 * 60 * 1000;
/** Where the card provider's page stands, and as whom the shop presents itself there. */
export const CARD_PAGE = '/qa/pay/card/';
const MERCHANT_ID = 'pausenhof';

const cardSubmission = (turn: Turn, { confirmation: { orderId }, newCartId }: OrderRecord): OrderSubmission => {
  const data = cardToken({ worldId: turn.worldId, orderId }, turn.state.seed);
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

const awaitCardPayment = (turn: Turn, cart: CartRecord, { confirmation: { orderId, total }, language }: OrderRecord): void => {
  put(turn, 'carts', cart.id, { ...cart, fate: { is: 'awaiting-payment', orderId } });
  put(turn, 'cardPayments', orderId, { amount: total, language: language === 'en-DE' ? 'en' : 'de', status: 'open' });
  schedule(turn, 'payment-abandoned', orderId, new Date(turn.now.getTime() + CARD_PAYMENT_LIFETIME_MS));
};

/** The payment that is under way for a cart; given up where the cart is worth something else by now. */
const paymentUnderWay = (turn: Turn, { fate }: CartRecord, { total }: WorkedOutCart): OrderSubmission | undefined => {
  if (fate.is !== 'awaiting-payment') return undefined;
  const order = rowOf(turn.state.orders, fate.orderId);
  if (order !== undefined && isSameAmount(order.confirmation.total, total)) return cardSubmission(turn, order);
  endCardPayment(turn, fate.orderId, 'cancelled');
  return undefined;
};

/** What came of a cart: the attempt that ordered it is answered as it was at first, any other one with the order's number. */
const alreadyOrdered = (turn: Turn, orderId: OrderId, idempotencyKey: string | undefined): Result<OrderSubmission, SubmitRefusal> => {
  const order = rowOf(turn.state.orders, orderId);
  const isSameAttempt = idempotencyKey !== undefined && order?.idempotencyKey === idempotencyKey;
  return isSameAttempt ? granted({ orderId, newCartId: order.newCartId }) : refused({ because: 'already-submitted', orderId });
};

/** A cart becomes one order: asked again it names that order, and while a card payment is under way it names that payment. */
export const submit = (turn: Turn, shopper: Shopper, cartId: CartId, idempotencyKey?: string): Result<OrderSubmission, SubmitRefusal> => {
  const record = ownCartRecord(turn, shopper, cartId);
  if (record === undefined) return refused({ because: 'cart-not-found' });
  if (record.fate.is === 'ordered') return alreadyOrdered(turn, record.fate.orderId, idempotencyKey);
  const { storefront } = shopper;
  const worked = workOut(turn, storefront, record, { shippingCost: true });
  const underWay = paymentUnderWay(turn, record, worked);
  if (underWay !== undefined) return granted(underWay);
  const user = signedInUser(turn, shopper);
  const ready = readinessOf(turn, storefront, record, worked);
  if (user === undefined || ready === undefined) return refused({ because: 'not-ready' });
  const orderId = String(FIRST_ORDER_NUMBER + nextNumber(turn, 'order'));
  const newCartId = openCart(turn, user.userId).id;
  const confirmation = confirmationOf(turn, storefront, { orderId, user, record, ready });
  const order: OrderRecord = { userId: user.userId, cartId, newCartId, status: 'awaiting-payment', confirmation, newsletter: record.newsletterChosen, language: storefront.language, ...omitNil({ idempotencyKey }) };
  put(turn, 'orders', orderId, order);
  if (ready.paymentId === 'CREDIT_CARD') {
    awaitCardPayment(turn, record, order);
    return granted(cardSubmission(turn, order));
  }
  makeFinal(turn, order);
  return granted({ orderId, newCartId });
};
