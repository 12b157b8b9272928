import { NEEDS_BUYER_REFERENCE } from '@shop/domain/payments/payment-rules';
import { money } from '@shop/domain/shared/money';
import { DHL } from '@shop/domain/shippers/shipper';
import {
  cartUpdate,
  getAmazonPayAddresses,
  getPrimeSubscription,
  getThankYouPageData,
  login,
  setSelectedPayment,
  setShippingMethod,
  submitPrimeSubscription,
} from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { recordInteractions } from './record-interactions.ts';
import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { call, single, withNewAttempt } from './request/requests.ts';
import { anonymous, signedIn, visitor } from './request/shoppers.ts';

const { amazonCheckoutSessionId, cartId, idempotencyKey, itemId, orderId, paymentId } = ID;
const CART = { 'a cart exists': { positions: 1 } };
const GUEST = { 'guest session': {}, ...CART };
const UNTOUCHED = {
  'cart_update.attributes': { exactly: null },
  'cart_update.details': { exactly: null },
  'cart_update.refusal': 'there',
} as const;

const refusalOf = (outcome: unknown): unknown =>
  typeof outcome === 'object' && outcome !== null && 'refusal' in outcome ? outcome.refusal : outcome;

it.each(['declined', 'failed', 'abandoned', 'outdated'] as const)('a payment ended: %s', async (outcome) => {
  const confirmed = await recordInteractions(
    [
      {
        description: `a guest looks at the confirmation of an order whose payment ${outcome === 'outdated' ? 'is' : 'was'} ${outcome}`,
        given: { 'guest session': {}, 'an order waits for its payment': { paymentId: 'PAYPAL', outcome } },
        request: single(signedIn, call(getThankYouPageData, { orderId })),
        reply: returnsData(getThankYouPageData, {
          'getThankYouPageData.order': { exactly: null },
          'getThankYouPageData.refusal': 'there',
          'getThankYouPageData.refusal.code': { exactly: `PAYMENT_${outcome.toUpperCase()}` },
          'getThankYouPageData.refusal.subject': { exactly: 'PAYPAL' },
        }),
      },
    ],
    ({ shop }) => shop.orders.confirmation(signedIn, orderId),
  );
  expect(refusalOf(confirmed)).toEqual({ because: 'payment-ended', how: outcome, paymentId: 'PAYPAL' });
});

it('an article is sold out', async () => {
  const updated = await recordInteractions(
    [
      {
        description: 'a visitor adds an article that is sold out',
        given: { ...CART, article: { availability: 'SOLD_OUT' } },
        request: single(
          visitor,
          call(cartUpdate, {
            cartId,
            ops: [{ positionOp: { addPosition: { setItemId: itemId, updateQuantity: 1 } } }],
          }),
        ),
        reply: returnsData(cartUpdate, {
          ...UNTOUCHED,
          'cart_update.refusal.code': { exactly: 'SOLD_OUT' },
          'cart_update.refusal.subject': { like: itemId },
        }),
      },
    ],
    ({ shop }) => shop.carts.update(visitor, cartId, [{ do: 'add-position', itemId, quantity: 1 }]),
  );
  expect(refusalOf(updated)).toEqual({ because: 'sold-out', itemId });
});

it('a position is not there', async () => {
  const positionId = 'no-such-position';
  const updated = await recordInteractions(
    [
      {
        description: 'a visitor changes a position that is not there',
        given: CART,
        request: single(
          visitor,
          call(cartUpdate, { cartId, ops: [{ positionOp: { updatePosition: { positionId, updateQuantity: 2 } } }] }),
        ),
        reply: returnsData(cartUpdate, {
          ...UNTOUCHED,
          'cart_update.refusal.code': { exactly: 'NO_SUCH_POSITION' },
          'cart_update.refusal.subject': { exactly: positionId },
        }),
      },
    ],
    ({ shop }) => shop.carts.update(visitor, cartId, [{ do: 'change-quantity', positionId, quantity: 2 }]),
  );
  expect(refusalOf(updated)).toEqual({ because: 'no-such-position', positionId });
});

it('the list of saved articles is full', async () => {
  const updated = await recordInteractions(
    [
      {
        description: 'a visitor saves one article too many',
        given: { ...CART, 'saved list full': {} },
        request: single(
          visitor,
          call(cartUpdate, { cartId, ops: [{ savedOp: { saveItem: { setItemId: itemId, updateQuantity: 1 } } }] }),
        ),
        reply: returnsData(cartUpdate, { ...UNTOUCHED, 'cart_update.refusal.code': { exactly: 'SAVED_LIST_FULL' } }),
      },
    ],
    ({ shop }) => shop.carts.update(visitor, cartId, [{ do: 'save-item', itemId, quantity: 1 }]),
  );
  expect(refusalOf(updated)).toEqual({ because: 'saved-list-full' });
});

it('a carrier does not deliver there', async () => {
  const chosen = await recordInteractions(
    [
      {
        description: 'a guest chooses a carrier that does not deliver there',
        given: { ...GUEST, 'cart delivered to': { place: 'AT' } },
        request: single(signedIn, call(setShippingMethod, { cartId, methodCode: DHL })),
        reply: returnsData(setShippingMethod, {
          'setShippingMethod.successful': { exactly: false },
          'setShippingMethod.refusal': 'there',
          'setShippingMethod.refusal.code': { exactly: 'SHIPPER_DISABLED' },
        }),
      },
    ],
    ({ shop }) => shop.shippers.select(signedIn, cartId, DHL),
  );
  expect(refusalOf(chosen)).toEqual({ because: 'shipper-disabled' });
});

it('a way to pay cannot be chosen', async () => {
  const chosen = await recordInteractions(
    [
      {
        description: 'a guest chooses a way to pay that cannot be chosen',
        given: { ...GUEST, 'payment method disabled': {} },
        request: single(signedIn, call(setSelectedPayment, { cartId, paymentId })),
        reply: returnsData(setSelectedPayment, {
          'setSelectedPayment.successful': { exactly: false },
          'setSelectedPayment.refusal': 'there',
          'setSelectedPayment.refusal.code': { exactly: 'PAYMENT_DISABLED' },
        }),
      },
    ],
    ({ shop }) => shop.payments.select(signedIn, cartId, paymentId),
  );
  expect(refusalOf(chosen)).toEqual({ because: 'payment-disabled' });
});

it('a way to pay is refused, with the reason', async () => {
  const chosen = await recordInteractions(
    [
      {
        description: 'a guest chooses the invoice to public bodies without a reference',
        given: { ...GUEST, 'global parameter set': { name: 'paymentTypes/xRechnung', value: 'true' } },
        request: single(signedIn, call(setSelectedPayment, { cartId, paymentId: NEEDS_BUYER_REFERENCE })),
        reply: returnsData(setSelectedPayment, {
          'setSelectedPayment.successful': { exactly: false },
          'setSelectedPayment.refusal': 'there',
          'setSelectedPayment.refusal.code': { exactly: 'PAYMENT_REFUSED' },
          'setSelectedPayment.refusal.message': { exactly: 'shop.payment.buyerReference.required' },
        }),
      },
    ],
    ({ shop }) => shop.payments.select(signedIn, cartId, NEEDS_BUYER_REFERENCE),
  );
  expect(refusalOf(chosen)).toEqual({ because: 'payment-refused', message: 'shop.payment.buyerReference.required' });
});

it('an express session was cancelled at its provider', async () => {
  const chosen = await recordInteractions(
    [
      {
        description: 'a visitor returns from the Amazon-style provider, where they have cancelled',
        given: { ...CART, 'an express session was cancelled': {} },
        request: single(visitor, call(getAmazonPayAddresses, { amazonCheckoutSessionId })),
        reply: returnsData(getAmazonPayAddresses, {
          'getAmazonPayAddresses.addresses': { exactly: null },
          'getAmazonPayAddresses.refusal': 'there',
          'getAmazonPayAddresses.refusal.code': { exactly: 'SESSION_CANCELLED' },
        }),
      },
    ],
    ({ shop }) => shop.expressPayments.addresses(visitor, amazonCheckoutSessionId),
  );
  expect(refusalOf(chosen)).toEqual({ because: 'session-cancelled' });
});

it('a guest cannot be a member of Prime', async () => {
  const order = { abo: 'prime-12', paymentId: 'RECHNUNG' };
  const outcome = await recordInteractions(
    [
      {
        description: 'a guest subscribes to Prime',
        given: { 'guest session': {} },
        request: withNewAttempt(
          single(signedIn, call(submitPrimeSubscription, { subscription: { ...order, price: 49 } })),
        ),
        reply: returnsData(submitPrimeSubscription, {
          'submitPrimeSubscription.subscriptionId': { exactly: null },
          'submitPrimeSubscription.primeInfo': { exactly: null },
          'submitPrimeSubscription.refusal': 'there',
          'submitPrimeSubscription.refusal.code': { exactly: 'NOT_A_CUSTOMER' },
        }),
      },
    ],
    ({ shop }) => shop.prime.subscribe(signedIn, { ...order, price: money(4900) }, idempotencyKey),
  );
  expect(refusalOf(outcome)).toEqual({ because: 'not-a-customer' });
});

it('a subscription is unknown', async () => {
  const found = await recordInteractions(
    [
      {
        description: 'a customer reads a subscription that is unknown',
        given: { 'a registered customer': { kind: 'b2c' } },
        request: single(signedIn, call(getPrimeSubscription, { subscriptionId: '1' })),
        reply: returnsData(getPrimeSubscription, {
          'getPrimeSubscription.subscription': { exactly: null },
          'getPrimeSubscription.refusal': 'there',
          'getPrimeSubscription.refusal.code': { exactly: 'NO_SUCH_SUBSCRIPTION' },
        }),
      },
    ],
    ({ shop }) => shop.prime.subscription(signedIn, '1'),
  );
  expect(refusalOf(found)).toEqual({ because: 'no-such-subscription' });
});

it('too many wrong passwords were tried', async () => {
  const credentials = { identifier: ID.identifier, password: 'a-wrong-password', stayLogged: false, mergeCart: false };
  const { identifier: email, ...rest } = credentials;
  const outcome = await recordInteractions(
    [
      {
        description: 'somebody tries one password too many',
        given: { 'too many wrong passwords': {} },
        request: single(anonymous, call(login, { email, ...rest })),
        reply: returnsData(login, {
          'login.successfull': { exactly: false },
          'login.token': { exactly: null },
          'login.errorMessage': { like: 'shop.error.tooManyTries' },
          'login.refusal': 'there',
          'login.refusal.code': { exactly: 'TOO_MANY_TRIES' },
        }),
      },
    ],
    ({ shop }) => shop.sessions.login(anonymous, credentials),
  );
  expect(refusalOf(outcome)).toMatchObject({ because: 'too-many-tries' });
});
