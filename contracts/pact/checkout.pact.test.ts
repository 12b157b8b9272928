import { NEEDS_BUYER_REFERENCE } from '@shop/domain/payments/payment-rules';
import {
  getPaymentDetails,
  getPaymentInfo,
  saveSpeditionsData,
  setSelectedPayment,
  setShippingMethod,
} from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { single, call } from './request/requests.ts';
import { signedIn, visitor } from './request/shoppers.ts';
import { recordInteractions } from './record-interactions.ts';

const { cartId, methodCode, paymentId } = ID;
const GUEST = { 'guest session': {}, 'a cart exists': { positions: 1 } };
const PAYING = { ...GUEST, 'payment methods available': {} };

it('chooses a carrier (UPM-26)', async () => {
  const chosen = await recordInteractions(
    [
      {
        description: 'a guest chooses a carrier',
        given: { ...GUEST, 'shipper dhl selectable': {} },
        request: single(signedIn, call(setShippingMethod, { cartId, methodCode })),
        reply: returnsData(setShippingMethod),
      },
    ],
    ({ shop }) => shop.shippers.select(signedIn, cartId, methodCode),
  );
  expect(chosen.ok).toBe(true);
});

it('chooses no carrier that cannot deliver this cart', async () => {
  const chosen = await recordInteractions(
    [
      {
        description: 'a guest chooses a carrier that is unknown',
        given: GUEST,
        request: single(signedIn, call(setShippingMethod, { cartId, methodCode: 'pigeon' })),
        reply: returnsData(setShippingMethod, {
          'setShippingMethod.successful': { exactly: false },
          'setShippingMethod.refusal': 'there',
          'setShippingMethod.refusal.code': { exactly: 'NO_SUCH_SHIPPER' },
        }),
      },
    ],
    ({ shop }) => shop.shippers.select(signedIn, cartId, 'pigeon'),
  );
  expect(chosen).toEqual({ ok: false, refusal: { because: 'no-such-shipper' } });
});

it('saves the forwarding agent’s fields (UPM-27)', async () => {
  const fields = [{ fieldName: 'phone', fieldValue: '030 4711' }];
  const saved = await recordInteractions(
    [
      {
        description: 'a visitor tells the forwarding agent a telephone number',
        given: { 'a cart exists': { positions: 1 } },
        request: single(visitor, call(saveSpeditionsData, { cartId, fields })),
        reply: returnsData(saveSpeditionsData),
      },
    ],
    ({ shop }) => shop.shippers.saveSpedition(visitor, cartId, fields),
  );
  expect(saved.ok).toBe(true);
});

it('offers the payment methods with their details (UPQ-07, UPQ-08)', async () => {
  const methods = await recordInteractions(
    [
      {
        description: 'a guest looks at the ways to pay for a cart',
        given: PAYING,
        request: single(signedIn, call(getPaymentInfo, { cartId })),
        reply: returnsData(getPaymentInfo, {
          'getPaymentInfo.paymentMethods': 'there',
          'getPaymentInfo.paymentMethods.paymentId': { like: paymentId },
        }),
      },
      {
        description: 'a guest reads about the ways to pay',
        given: PAYING,
        request: single(signedIn, call(getPaymentDetails, { paymentTypes: [paymentId] })),
        reply: returnsData(getPaymentDetails, {
          getPaymentDetails: 'there',
          'getPaymentDetails.paymentId': { like: paymentId },
        }),
      },
    ],
    ({ shop }) => shop.payments.methods(signedIn, cartId),
  );
  expect(methods).toMatchObject([{ paymentId, displayName: 'Text' }]);
});

it('chooses a payment method', async () => {
  const chosen = await recordInteractions(
    [
      {
        description: 'a guest chooses a way to pay',
        given: PAYING,
        request: single(signedIn, call(setSelectedPayment, { cartId, paymentId })),
        reply: returnsData(setSelectedPayment),
      },
    ],
    ({ shop }) => shop.payments.select(signedIn, cartId, paymentId),
  );
  expect(chosen.ok).toBe(true);
});

it('chooses the invoice to public bodies, with the required reference (UPM-25)', async () => {
  const buyerReference = '04011000-12345-67';
  const chosen = await recordInteractions(
    [
      {
        description: 'a guest chooses the invoice to public bodies',
        given: { ...GUEST, 'global parameter set': { name: 'paymentTypes/xRechnung', value: 'true' } },
        request: single(
          signedIn,
          call(setSelectedPayment, { cartId, paymentId: NEEDS_BUYER_REFERENCE, buyerReference }),
        ),
        reply: returnsData(setSelectedPayment),
      },
    ],
    ({ shop }) => shop.payments.select(signedIn, cartId, NEEDS_BUYER_REFERENCE, buyerReference),
  );
  expect(chosen.ok).toBe(true);
});

it('chooses no payment method that is not offered', async () => {
  const chosen = await recordInteractions(
    [
      {
        description: 'a guest chooses a way to pay that is unknown',
        given: GUEST,
        request: single(signedIn, call(setSelectedPayment, { cartId, paymentId: 'PEBBLES' })),
        reply: returnsData(setSelectedPayment, {
          'setSelectedPayment.successful': { exactly: false },
          'setSelectedPayment.refusal': 'there',
          'setSelectedPayment.refusal.code': { exactly: 'NO_SUCH_PAYMENT' },
        }),
      },
    ],
    ({ shop }) => shop.payments.select(signedIn, cartId, 'PEBBLES'),
  );
  expect(chosen).toEqual({ ok: false, refusal: { because: 'no-such-payment' } });
});
