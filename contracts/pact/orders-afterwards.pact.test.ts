import {
  cancelOrder,
  getOrderDetailsV2,
  getOrderStatus,
  getOrdersV2,
  getOrderYears,
} from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { single, call } from './request/requests.ts';
import { anonymous, signedIn } from './request/shoppers.ts';
import { recordInteractions } from './record-interactions.ts';

const { orderId, zipCode } = ID;

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
  expect(page).toMatchObject({ orders: [{ orderId: 'id-1' }] });
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
        reply: returnsData(getOrderStatus, {
          'getOrderStatus.order.orderId': { like: orderId },
          'getOrderStatus.order.shipments': 'there',
          'getOrderStatus.order.shipments.orderItems': 'there',
        }),
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
          'cancelOrder.order.shipments.status': { exactly: 'CANCELLED' },
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
        given: { 'a registered customer': { kind: 'b2c' }, 'order with status': { status: 'IN_DISPATCH' } },
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
