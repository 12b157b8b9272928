import {
  abortAmazonPayCheckout,
  completeAmazonPayCheckout,
  getAmazonPayAddresses,
  getAmazonPayCheckoutData,
} from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { returnsData } from './reply/replies.ts';
import { recordInteractions } from './record-interactions.ts';
import { ID } from './request/provider-ids.ts';
import { call, single } from './request/requests.ts';
import { signedIn, visitor } from './request/shoppers.ts';

const { cartId, amazonCheckoutSessionId, orderId } = ID;
const CART = { 'a cart exists': { positions: 1 } };
const GUEST = { 'guest session': {}, ...CART };
const PAGE = 'https://provider.example/pay';

it('begins a session to the Amazon-style provider (UPQ-06)', async () => {
  const started = await recordInteractions(
    [
      {
        description: 'a visitor leaves for the Amazon-style provider',
        given: { ...CART, 'global parameter set': { name: 'amazonPayV2Activation', value: 'amazonpay.activated' } },
        request: single(visitor, call(getAmazonPayCheckoutData, { cartId, checkoutType: 'cart' })),
        reply: returnsData(getAmazonPayCheckoutData, {
          'getAmazonPayCheckoutData.url': { like: PAGE },
          'getAmazonPayCheckoutData.refusal': { exactly: null },
        }),
      },
    ],
    ({ shop }) => shop.expressPayments.start(visitor, cartId, 'cart'),
  );
  expect(started).toEqual({ ok: true, value: { url: PAGE } });
});

it('does not begin a session while it is switched off (FLAG-03)', async () => {
  const started = await recordInteractions(
    [
      {
        description: 'a visitor cannot leave for the Amazon-style provider',
        given: { ...CART, 'global parameter set': { name: 'amazonPayV2Activation', value: 'amazonpay.deactivated' } },
        request: single(visitor, call(getAmazonPayCheckoutData, { cartId, checkoutType: 'cart' })),
        reply: returnsData(getAmazonPayCheckoutData, {
          'getAmazonPayCheckoutData.url': { exactly: null },
          'getAmazonPayCheckoutData.refusal': 'there',
          'getAmazonPayCheckoutData.refusal.code': { exactly: 'EXPRESS_UNAVAILABLE' },
        }),
      },
    ],
    ({ shop }) => shop.expressPayments.start(visitor, cartId, 'cart'),
  );
  expect(started).toEqual({ ok: false, refusal: { because: 'express-unavailable' } });
});

it('reads what the shopper chose there (UPQ-06)', async () => {
  const chosen = await recordInteractions(
    [
      {
        description: 'a visitor returns from the Amazon-style provider',
        given: { ...CART, 'an express session was approved': {} },
        request: single(visitor, call(getAmazonPayAddresses, { amazonCheckoutSessionId })),
        reply: returnsData(getAmazonPayAddresses, {
          'getAmazonPayAddresses.addresses': 'there',
          'getAmazonPayAddresses.addresses.billingAddress.country': { like: 'DE' },
          'getAmazonPayAddresses.addresses.shippingAddress.country': { like: 'DE' },
          'getAmazonPayAddresses.refusal': { exactly: null },
        }),
      },
    ],
    ({ shop }) => shop.expressPayments.addresses(visitor, amazonCheckoutSessionId),
  );
  expect(chosen).toMatchObject({ ok: true, value: { email: 'Text', shippingAddress: { country: 'DE' } } });
});

it('shows nobody’s addresses for a session that does not exist', async () => {
  const chosen = await recordInteractions(
    [
      {
        description: 'a visitor returns with an invented session',
        given: CART,
        request: single(visitor, call(getAmazonPayAddresses, { amazonCheckoutSessionId: 'invented' })),
        reply: returnsData(getAmazonPayAddresses, {
          'getAmazonPayAddresses.addresses': { exactly: null },
          'getAmazonPayAddresses.refusal': 'there',
          'getAmazonPayAddresses.refusal.code': { exactly: 'NO_SUCH_SESSION' },
        }),
      },
    ],
    ({ shop }) => shop.expressPayments.addresses(visitor, 'invented'),
  );
  expect(chosen).toEqual({ ok: false, refusal: { because: 'no-such-session' } });
});

it('captures the approved payment (UPM-32)', async () => {
  const completed = await recordInteractions(
    [
      {
        description: 'a guest has approved the payment',
        given: { ...GUEST, 'an express payment was approved': {} },
        request: single(signedIn, call(completeAmazonPayCheckout, { cartId, amazonCheckoutSessionId })),
        reply: returnsData(completeAmazonPayCheckout, {
          'completeAmazonPayCheckout.orderId': { like: orderId },
          'completeAmazonPayCheckout.refusal': { exactly: null },
        }),
      },
    ],
    ({ shop }) => shop.expressPayments.complete(signedIn, cartId, amazonCheckoutSessionId),
  );
  expect(completed).toEqual({ ok: true, value: { orderId } });
});

it('captures nothing for a payment that does not exist', async () => {
  const completed = await recordInteractions(
    [
      {
        description: 'a guest returns with an invented payment',
        given: GUEST,
        request: single(signedIn, call(completeAmazonPayCheckout, { cartId, amazonCheckoutSessionId: 'invented' })),
        reply: returnsData(completeAmazonPayCheckout, {
          'completeAmazonPayCheckout.orderId': { exactly: null },
          'completeAmazonPayCheckout.refusal': 'there',
          'completeAmazonPayCheckout.refusal.code': { exactly: 'NO_SUCH_SESSION' },
        }),
      },
    ],
    ({ shop }) => shop.expressPayments.complete(signedIn, cartId, 'invented'),
  );
  expect(completed).toEqual({ ok: false, refusal: { because: 'no-such-session' } });
});

it('takes a session off the cart (PAY-08)', async () => {
  const aborted = await recordInteractions(
    [
      {
        description: 'a guest does not want to pay by express after all',
        given: { ...GUEST, 'an express session was approved': {} },
        request: single(signedIn, call(abortAmazonPayCheckout, { cartId })),
        reply: returnsData(abortAmazonPayCheckout),
      },
    ],
    ({ shop }) => shop.expressPayments.abort(signedIn, cartId),
  );
  expect(aborted.ok).toBe(true);
});
