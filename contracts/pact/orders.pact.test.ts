import { cancelOrder, getOrderDetailsV2, getOrderStatus, getOrdersV2, getOrderYears, getThankYouPageData, submitCart } from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { withSameAttempt, single, call, withNewAttempt } from './request/requests.ts';
import { anonymous, signedIn } from './request/shoppers.ts';
import { recordInteractions } from './record-interactions.ts';

const { cartId, idempotencyKey, orderId, zipCode } = ID;
const GUEST = { 'guest session': {}, 'a cart exists': { positions: 1 } };
const NO_ORDER = { 'submitCart.computopData': { exactly: null }, 'submitCart.orderId': { exactly: null }, 'submitCart.refusal': 'there' } as const;

it('turns a cart into an order (UPM-29)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a guest orders',
        given: { ...GUEST, 'the cart is ready': {} },
        request: withNewAttempt(single(signedIn, call(submitCart, { cartId }))),
        reply: returnsData(submitCart, { 'submitCart.orderId': 'there', 'submitCart.newCartId': 'there', 'submitCart.computopData': { exactly: null } }),
      },
    ],
    ({ shop }) => shop.orders.submit(signedIn, cartId, { idempotencyKey }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { orderId: 'id-1', newCartId: 'id-1' } });
});

it('sends a shopper who pays by card to the card provider (UPM-29)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a guest orders and pays by card',
        given: { ...GUEST, 'the cart is ready': { paymentId: 'CREDIT_CARD' } },
        request: withNewAttempt(single(signedIn, call(submitCart, { cartId }))),
        reply: returnsData(submitCart, { 'submitCart.orderId': 'there', 'submitCart.computopData': 'there', 'submitCart.computopData.fields': 'there' }),
      },
    ],
    ({ shop }) => shop.orders.submit(signedIn, cartId, { idempotencyKey }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { cardPayment: { url: 'Text', fields: [{ name: 'Text', value: 'Text' }] } } });
});

it('does not order a cart twice', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a guest orders a cart again',
        given: { ...GUEST, 'the cart is already submitted': {} },
        request: withNewAttempt(single(signedIn, call(submitCart, { cartId }))),
        reply: returnsData(submitCart, {
          ...NO_ORDER,
          'submitCart.refusal.code': { exactly: 'ALREADY_SUBMITTED' },
          'submitCart.refusal.subject': { like: orderId },
        }),
      },
    ],
    ({ shop }) => shop.orders.submit(signedIn, cartId, { idempotencyKey }),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'already-submitted', orderId } });
});

it('repeats the first result for the same attempt', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a guest repeats the attempt that ordered a cart',
        given: { ...GUEST, 'the cart is already submitted': {} },
        request: withSameAttempt(single(signedIn, call(submitCart, { cartId }))),
        reply: returnsData(submitCart, { 'submitCart.orderId': { like: orderId }, 'submitCart.newCartId': 'there', 'submitCart.computopData': { exactly: null }, 'submitCart.refusal': { exactly: null } }),
      },
    ],
    ({ shop }) => shop.orders.submit(signedIn, cartId, { idempotencyKey }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { orderId } });
});

it('does not order an incomplete cart', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a guest orders a cart without a way to pay',
        given: GUEST,
        request: withNewAttempt(single(signedIn, call(submitCart, { cartId }))),
        reply: returnsData(submitCart, { ...NO_ORDER, 'submitCart.refusal.code': { exactly: 'NOT_READY' } }),
      },
    ],
    ({ shop }) => shop.orders.submit(signedIn, cartId, { idempotencyKey }),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'not-ready' } });
});

it('confirms an order to the shopper who placed it (UPQ-13)', async () => {
  const confirmed = await recordInteractions(
    [
      {
        description: 'a guest looks at the confirmation of their order',
        given: { 'guest session': {}, 'an order was placed': {} },
        request: single(signedIn, call(getThankYouPageData, { orderId })),
        reply: returnsData(getThankYouPageData, {
          'getThankYouPageData.order.orderId': { like: orderId },
          'getThankYouPageData.order.positions': 'there',
          'getThankYouPageData.order.tax': 'there',
        }),
      },
    ],
    ({ shop }) => shop.orders.confirmation(signedIn, orderId),
  );
  expect(confirmed).toMatchObject({ ok: true, value: { orderId } });
});

it('confirms no unknown order', async () => {
  const confirmed = await recordInteractions(
    [
      {
        description: 'a guest looks at the confirmation of an order that is unknown',
        given: { 'guest session': {} },
        request: single(signedIn, call(getThankYouPageData, { orderId: '1' })),
        reply: returnsData(getThankYouPageData, {
          'getThankYouPageData.order': { exactly: null },
          'getThankYouPageData.refusal': 'there',
          'getThankYouPageData.refusal.code': { exactly: 'NO_SUCH_ORDER' },
        }),
      },
    ],
    ({ shop }) => shop.orders.confirmation(signedIn, '1'),
  );
  expect(confirmed).toEqual({ ok: false, refusal: { because: 'no-such-order' } });
});

it('lists a customer’s orders, starting at page 0', async () => {
  const orders = await recordInteractions(
    [
      {
        description: 'a customer looks at their orders',
        given: { 'a registered customer': { kind: 'b2c' }, 'orders exist': { n: 1 } },
        request: single(signedIn, call(getOrdersV2, { page: 0 })),
        reply: returnsData(getOrdersV2, { 'getOrdersV2.orders': 'there' }),
      },
    ],
    ({ shop }) => shop.orders.recent(signedIn),
  );
  expect(orders).toMatchObject([{ orderId: 'id-1', orderedAt: '2026-08-24T10:15:00.000Z' }]);
});

it('finds a customer’s orders by text and period (UPQ-10)', async () => {
  const page = await recordInteractions(
    [
      {
        description: 'a customer searches the second page of their orders of a year',
        given: { 'a registered customer': { kind: 'b2c' }, 'orders exist': { n: 1 } },
        request: single(signedIn, call(getOrdersV2, { page: 1, searchText: 'e', dateFilter: '2026' })),
        reply: returnsData(getOrdersV2, { 'getOrdersV2.orders': 'there' }),
      },
    ],
    ({ shop }) => shop.orders.list(signedIn, { page: 1, searchText: 'e', dateFilter: 2026 }),
  );
  expect(page).toMatchObject({ orders: [{ orderId: 'id-1', status: 'received' }] });
});

it('knows the years of a customer’s orders (UPQ-12)', async () => {
  const years = await recordInteractions(
    [
      {
        description: 'a customer looks at the years of their orders',
        given: { 'a registered customer': { kind: 'b2c' }, 'orders exist': { n: 1 } },
        request: single(signedIn, call(getOrderYears, {})),
        reply: returnsData(getOrderYears, { getOrderYears: 'there' }),
      },
    ],
    ({ shop }) => shop.orders.years(signedIn),
  );
  expect(years).toHaveLength(1);
});

it('shows an order to its buyer (UPQ-11)', async () => {
  const details = await recordInteractions(
    [
      {
        description: 'a guest looks at their order',
        given: { 'guest session': {}, 'an order was placed': {} },
        request: single(signedIn, call(getOrderDetailsV2, { orderId })),
        reply: returnsData(getOrderDetailsV2, {
          'getOrderDetailsV2.order.orderId': { like: orderId },
          'getOrderDetailsV2.order.shipments': 'there',
          'getOrderDetailsV2.order.shipments.orderItems': 'there',
        }),
      },
    ],
    ({ shop }) => shop.orders.details(signedIn, orderId),
  );
  expect(details).toMatchObject({ ok: true, value: { orderId, shipments: [{ items: [{ itemId: 'id-1' }] }] } });
});

it('shows no unknown order', async () => {
  const details = await recordInteractions(
    [
      {
        description: 'a guest looks at an order that is unknown',
        given: { 'guest session': {} },
        request: single(signedIn, call(getOrderDetailsV2, { orderId: '1' })),
        reply: returnsData(getOrderDetailsV2, {
          'getOrderDetailsV2.order': { exactly: null },
          'getOrderDetailsV2.refusal': 'there',
          'getOrderDetailsV2.refusal.code': { exactly: 'NO_SUCH_ORDER' },
        }),
      },
    ],
    ({ shop }) => shop.orders.details(signedIn, '1'),
  );
  expect(details).toEqual({ ok: false, refusal: { because: 'no-such-order' } });
});

it('says where an order stands to somebody who knows its postcode', async () => {
  const status = await recordInteractions(
    [
      {
        description: 'somebody looks up an order by number and postcode',
        given: { 'guest session': {}, 'an order was placed': {} },
        request: single(anonymous, call(getOrderStatus, { orderId, zipCode })),
        reply: returnsData(getOrderStatus, { 'getOrderStatus.order.orderId': { like: orderId }, 'getOrderStatus.order.shipments': 'there', 'getOrderStatus.order.shipments.orderItems': 'there' }),
      },
    ],
    ({ shop }) => shop.orders.status(anonymous, { orderId, zipCode }),
  );
  expect(status).toMatchObject({ ok: true, value: { orderId, shipments: [{ items: [{ itemId: 'id-1' }] }] } });
});

it('says nothing about an order to somebody with a wrong postcode', async () => {
  const status = await recordInteractions(
    [
      {
        description: 'somebody looks up an order by number and a wrong postcode',
        given: { 'guest session': {}, 'an order was placed': {} },
        request: single(anonymous, call(getOrderStatus, { orderId, zipCode: '1' })),
        reply: returnsData(getOrderStatus, {
          'getOrderStatus.order': { exactly: null },
          'getOrderStatus.refusal': 'there',
          'getOrderStatus.refusal.code': { exactly: 'NO_SUCH_ORDER' },
        }),
      },
    ],
    ({ shop }) => shop.orders.status(anonymous, { orderId, zipCode: '1' }),
  );
  expect(status).toEqual({ ok: false, refusal: { because: 'no-such-order' } });
});

it('cancels an order that is not packed yet', async () => {
  const cancelled = await recordInteractions(
    [
      {
        description: 'a guest cancels their order',
        given: { 'guest session': {}, 'an order was placed': {} },
        request: single(signedIn, call(cancelOrder, { orderId })),
        reply: returnsData(cancelOrder, {
          'cancelOrder.order.orderId': { like: orderId },
          'cancelOrder.order.canBeCancelled': { exactly: false },
          'cancelOrder.order.shipments': 'there',
          'cancelOrder.order.shipments.status': { exactly: 'cancelled' },
        }),
      },
    ],
    ({ shop }) => shop.orders.cancel(signedIn, orderId),
  );
  expect(cancelled).toMatchObject({ ok: true, value: { orderId, status: 'cancelled', canBeCancelled: false } });
});

it('cancels no order that is already packed', async () => {
  const cancelled = await recordInteractions(
    [
      {
        description: 'a customer cancels an order that is packed',
        given: { 'a registered customer': { kind: 'b2c' }, 'an order is packed': {} },
        request: single(signedIn, call(cancelOrder, { orderId })),
        reply: returnsData(cancelOrder, {
          'cancelOrder.order': { exactly: null },
          'cancelOrder.refusal': 'there',
          'cancelOrder.refusal.code': { exactly: 'TOO_LATE' },
        }),
      },
    ],
    ({ shop }) => shop.orders.cancel(signedIn, orderId),
  );
  expect(cancelled).toEqual({ ok: false, refusal: { because: 'too-late' } });
});
