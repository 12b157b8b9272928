import { getOrdersV2, getThankYouPageData, submitCart } from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { withSameAttempt, single, call, withNewAttempt } from './request/requests.ts';
import { signedIn } from './request/shoppers.ts';
import { recordInteractions } from './record-interactions.ts';

const { cartId, idempotencyKey, orderId } = ID;
const GUEST = { 'guest session': {}, 'a cart exists': { positions: 1 } };
const NO_ORDER = {
  'submitCart.computopData': { exactly: null },
  'submitCart.orderId': { exactly: null },
  'submitCart.refusal': 'there',
} as const;

it('turns a cart into an order (UPM-29)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a guest orders',
        given: { ...GUEST, 'the cart is ready': {} },
        request: withNewAttempt(single(signedIn, call(submitCart, { cartId }))),
        reply: returnsData(submitCart, {
          'submitCart.orderId': 'there',
          'submitCart.newCartId': 'there',
          'submitCart.computopData': { exactly: null },
        }),
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
        reply: returnsData(submitCart, {
          'submitCart.orderId': 'there',
          'submitCart.computopData': 'there',
          'submitCart.computopData.fields': 'there',
        }),
      },
    ],
    ({ shop }) => shop.orders.submit(signedIn, cartId, { idempotencyKey }),
  );
  expect(outcome).toMatchObject({
    ok: true,
    value: { cardPayment: { url: 'Text', fields: [{ name: 'Text', value: 'Text' }] } },
  });
});

it('sends a shopper who pays by PayPal to its pages (UPM-29)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a guest orders and pays by PayPal',
        given: { ...GUEST, 'the cart is ready': { paymentId: 'PAYPAL' } },
        request: withNewAttempt(single(signedIn, call(submitCart, { cartId }))),
        reply: returnsData(submitCart, {
          'submitCart.orderId': 'there',
          'submitCart.redirectUrl': 'there',
          'submitCart.computopData': { exactly: null },
        }),
      },
    ],
    ({ shop }) => shop.orders.submit(signedIn, cartId, { idempotencyKey }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { redirectUrl: 'Text' } });
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
        reply: returnsData(submitCart, {
          'submitCart.orderId': { like: orderId },
          'submitCart.newCartId': 'there',
          'submitCart.computopData': { exactly: null },
          'submitCart.refusal': { exactly: null },
        }),
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
        reply: returnsData(submitCart, {
          ...NO_ORDER,
          'submitCart.refusal.code': { exactly: 'NOT_READY' },
          'submitCart.refusal.subject': { exactly: 'payment' },
        }),
      },
    ],
    ({ shop }) => shop.orders.submit(signedIn, cartId, { idempotencyKey }),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'not-ready', missing: 'payment' } });
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

it('says that an order still waits for its payment', async () => {
  const confirmed = await recordInteractions(
    [
      {
        description: 'a guest looks at the confirmation of an order that waits for its payment',
        given: { 'guest session': {}, 'an order waits for its payment': { paymentId: 'PAYPAL' } },
        request: single(signedIn, call(getThankYouPageData, { orderId })),
        reply: returnsData(getThankYouPageData, {
          'getThankYouPageData.order': { exactly: null },
          'getThankYouPageData.refusal': 'there',
          'getThankYouPageData.refusal.code': { exactly: 'PAYMENT_PENDING' },
          'getThankYouPageData.refusal.subject': { exactly: 'PAYPAL' },
        }),
      },
    ],
    ({ shop }) => shop.orders.confirmation(signedIn, orderId),
  );
  expect(confirmed).toEqual({ ok: false, refusal: { because: 'payment-pending', paymentId: 'PAYPAL' } });
});

it('says that the payment of an order was cancelled', async () => {
  const confirmed = await recordInteractions(
    [
      {
        description: 'a guest looks at the confirmation of an order whose payment was cancelled',
        given: { 'guest session': {}, 'an order waits for its payment': { paymentId: 'PAYPAL', outcome: 'cancelled' } },
        request: single(signedIn, call(getThankYouPageData, { orderId })),
        reply: returnsData(getThankYouPageData, {
          'getThankYouPageData.order': { exactly: null },
          'getThankYouPageData.refusal': 'there',
          'getThankYouPageData.refusal.code': { exactly: 'PAYMENT_CANCELLED' },
          'getThankYouPageData.refusal.subject': { exactly: 'PAYPAL' },
        }),
      },
    ],
    ({ shop }) => shop.orders.confirmation(signedIn, orderId),
  );
  expect(confirmed).toEqual({
    ok: false,
    refusal: { because: 'payment-ended', how: 'cancelled', paymentId: 'PAYPAL' },
  });
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
