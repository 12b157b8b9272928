import { RECENT_ORDERS } from '@shop/domain/orders/order';
import type { OrderId } from '@shop/domain/shared/shop-id';
import type { OrderDetails } from '@shop/domain/orders/order-details';
import { orderListPageOf } from '@shop/domain/orders/order-list';
import type { CancelRefusal, ConfirmationRefusal, Orders, SubmitRefusal } from '@shop/domain/orders/orders.port';
import { normaliseText } from '@shop/domain/shared/normalise-text';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { OrderDetailsAnswerFieldsFragment } from '../generated/operation-types.ts';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readRefusal } from '../shared/read-mutation-result.ts';
import type { RefusalTable } from '../shared/read-mutation-result.ts';
import { Unreadable } from '../shared/unreadable.ts';
import { readOrderDetails, readOrderList, readOrderStatus } from './read-order-details.ts';
import { readConfirmation, readOverview } from './read-order.ts';
import { readPaymentRefusals } from './read-payment-refusals.ts';
import { readSubmission } from './read-submission.ts';

type NoSuchOrder = { readonly because: 'no-such-order' };

const NO_SUCH_ORDER: NoSuchOrder = { because: 'no-such-order' };
const ORDER_REFUSALS: RefusalTable<NoSuchOrder> = { NO_SUCH_ORDER: () => NO_SUCH_ORDER };
const CONFIRMATION_REFUSALS: RefusalTable<ConfirmationRefusal> = { ...ORDER_REFUSALS, ...readPaymentRefusals };
const CANCEL_REFUSALS: RefusalTable<CancelRefusal> = { ...ORDER_REFUSALS, TOO_LATE: () => ({ because: 'too-late' }) };
const NOBODYS = { 'ids-unknown': refused(NO_SUCH_ORDER), 'token-required': refused(NO_SUCH_ORDER) };
const NO_ORDERS = orderListPageOf([], 0);
const NOT_REQUESTED = 'an order that was not requested';
const CART_NOT_FOUND: SubmitRefusal = { because: 'cart-not-found' };

const readDetailsAnswer = <Refusal>(
  { order, refusal }: OrderDetailsAnswerFieldsFragment,
  orderId: OrderId,
  refusals: RefusalTable<Refusal>,
): Result<OrderDetails, Refusal> => {
  if (refusal !== null) return refused(readRefusal(refusals, refusal));
  if (order === null || order.orderId !== orderId) throw new Unreadable(NOT_REQUESTED);
  return granted(readOrderDetails(order));
};

export const upstreamOrders = (call: PortCalls): Orders => ({
  submit: (shopper, cartId, { idempotencyKey } = {}) =>
    call({
      operation: operations.submitCart,
      variables: { cartId },
      shopper,
      idempotencyKey,
      read: ({ submitCart }) => readSubmission(submitCart),
      otherwise: { 'ids-unknown': refused(CART_NOT_FOUND) },
    }),
  confirmation: (shopper, orderId) =>
    call({
      operation: operations.getThankYouPageData,
      variables: { orderId },
      shopper,
      read: ({ getThankYouPageData: { order, refusal } }) => {
        if (refusal !== null) return refused(readRefusal(CONFIRMATION_REFUSALS, refusal));
        if (order === null || order.orderId !== orderId) throw new Unreadable(NOT_REQUESTED);
        return granted(readConfirmation(order));
      },
      otherwise: NOBODYS,
    }),
  recent: (shopper) =>
    call({
      operation: operations.getOrdersV2,
      variables: { page: 0 },
      shopper,
      read: ({ getOrdersV2 }) => getOrdersV2.orders.slice(0, RECENT_ORDERS).map(readOverview),
      otherwise: { 'ids-unknown': [], 'token-required': [], 'session-revoked': [] },
    }),
  list: (shopper, { page, searchText, dateFilter }) =>
    call({
      operation: operations.getOrdersV2,
      variables: { page, dateFilter: String(dateFilter), ...omitNil({ searchText }) },
      shopper,
      read: ({ getOrdersV2 }) => readOrderList(getOrdersV2),
      otherwise: { 'ids-unknown': NO_ORDERS, 'token-required': NO_ORDERS, 'session-revoked': NO_ORDERS },
    }),
  years: (shopper) =>
    call({
      operation: operations.getOrderYears,
      variables: {},
      shopper,
      read: ({ getOrderYears }) => getOrderYears,
      otherwise: { 'ids-unknown': [], 'token-required': [], 'session-revoked': [] },
    }),
  details: (shopper, orderId) =>
    call({
      operation: operations.getOrderDetailsV2,
      variables: { orderId },
      shopper,
      read: ({ getOrderDetailsV2 }) => readDetailsAnswer(getOrderDetailsV2, orderId, ORDER_REFUSALS),
      otherwise: NOBODYS,
    }),
  status: (shopper, { orderId, zipCode }) =>
    call({
      operation: operations.getOrderStatus,
      variables: { orderId, zipCode },
      shopper,
      read: ({ getOrderStatus: { order, refusal } }) => {
        if (refusal !== null) return refused(readRefusal(ORDER_REFUSALS, refusal));
        if (order === null || order.orderId !== normaliseText(orderId)) throw new Unreadable(NOT_REQUESTED);
        return granted(readOrderStatus(order));
      },
    }),
  cancel: (shopper, orderId) =>
    call({
      operation: operations.cancelOrder,
      variables: { orderId },
      shopper,
      read: ({ cancelOrder }) => readDetailsAnswer<CancelRefusal>(cancelOrder, orderId, CANCEL_REFUSALS),
      otherwise: NOBODYS,
    }),
});
