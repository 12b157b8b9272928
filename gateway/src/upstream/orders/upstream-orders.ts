import { RECENT_ORDERS } from '@shop/domain/orders/order';
import type { Orders, SubmitRefusal } from '@shop/domain/orders/orders.port';
import { granted, refused } from '@shop/domain/shared/result';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readRefusal } from '../shared/read-mutation-result.ts';
import type { RefusalTable } from '../shared/read-mutation-result.ts';
import { Unreadable } from '../shared/unreadable.ts';
import { readConfirmation, readOverview } from './read-order.ts';
import { readSubmission } from './read-submission.ts';

type NoSuchOrder = { readonly because: 'no-such-order' };

const NO_SUCH_ORDER: NoSuchOrder = { because: 'no-such-order' };
const CONFIRMATION_REFUSALS: RefusalTable<NoSuchOrder> = { NO_SUCH_ORDER: () => NO_SUCH_ORDER };
const CART_NOT_FOUND: SubmitRefusal = { because: 'cart-not-found' };

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
        if (order === null || order.orderId !== orderId) throw new Unreadable('an order that was not requested');
        return granted(readConfirmation(order));
      },
      otherwise: { 'ids-unknown': refused(NO_SUCH_ORDER), 'token-required': refused(NO_SUCH_ORDER) },
    }),
  recent: (shopper) =>
    call({
      operation: operations.getOrdersV2,
      variables: { page: 0 },
      shopper,
      read: ({ getOrdersV2 }) => getOrdersV2.orders.slice(0, RECENT_ORDERS).map(readOverview),
      otherwise: { 'ids-unknown': [], 'token-required': [], 'session-revoked': [] },
    }),
});
