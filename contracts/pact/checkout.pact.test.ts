import { NEEDS_BUYER_REFERENCE } from '@shop/domain/payments/payment-rules';
import { getPaymentDetails, getPaymentInfo, saveSpeditionsData, setSelectedPayment, setShippingMethod } from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { answers } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { alone, ask } from './request/requests.ts';
import { signedIn, visitor } from './request/shoppers.ts';
import { uphold } from './uphold.ts';

const { cartId, methodCode, paymentId } = ID;
const GUEST = { 'guest session': {}, 'a cart exists': { positions: 1 } };
const PAYING = { ...GUEST, 'payment methods available': {} };

it('chooses a carrier (UPM-26)', async () => {
  const chosen = await uphold(
    [
      {
        description: 'a guest chooses a carrier',
        given: { ...GUEST, 'shipper dhl selectable': {} },
        request: alone(signedIn, ask(setShippingMethod, { cartId, methodCode })),
        reply: answers(setShippingMethod),
      },
    ],
    ({ shop }) => shop.shippers.select(signedIn, cartId, methodCode),
  );
  expect(chosen.ok).toBe(true);
});

it('chooses no carrier that does not bring this cart', async () => {
  const chosen = await uphold(
    [
      {
        description: 'a guest chooses a carrier that is unknown',
        given: GUEST,
        request: alone(signedIn, ask(setShippingMethod, { cartId, methodCode: 'pigeon' })),
        reply: answers(setShippingMethod, {
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

it('keeps what the forwarding agent needs to know (UPM-27)', async () => {
  const fields = [{ fieldName: 'phone', fieldValue: '030 4711' }];
  const kept = await uphold(
    [
      {
        description: 'a visitor tells the forwarding agent a telephone number',
        given: { 'a cart exists': { positions: 1 } },
        request: alone(visitor, ask(saveSpeditionsData, { cartId, fields })),
        reply: answers(saveSpeditionsData),
      },
    ],
    ({ shop }) => shop.shippers.saveSpedition(visitor, cartId, fields),
  );
  expect(kept.ok).toBe(true);
});

it('offers the ways to pay, with what is to be said about them (UPQ-07, UPQ-08)', async () => {
  const methods = await uphold(
    [
      {
        description: 'a guest looks at the ways to pay for a cart',
        given: PAYING,
        request: alone(signedIn, ask(getPaymentInfo, { cartId })),
        reply: answers(getPaymentInfo, { 'getPaymentInfo.paymentMethods': 'there', 'getPaymentInfo.paymentMethods.paymentId': { like: paymentId } }),
      },
      {
        description: 'a guest reads about the ways to pay',
        given: PAYING,
        request: alone(signedIn, ask(getPaymentDetails, { paymentTypes: [paymentId] })),
        reply: answers(getPaymentDetails, { getPaymentDetails: 'there', 'getPaymentDetails.paymentId': { like: paymentId } }),
      },
    ],
    ({ shop }) => shop.payments.methods(signedIn, cartId),
  );
  expect(methods).toMatchObject([{ paymentId, displayName: 'Text' }]);
});

it('chooses a way to pay', async () => {
  const chosen = await uphold(
    [
      {
        description: 'a guest chooses a way to pay',
        given: PAYING,
        request: alone(signedIn, ask(setSelectedPayment, { cartId, paymentId })),
        reply: answers(setSelectedPayment),
      },
    ],
    ({ shop }) => shop.payments.select(signedIn, cartId, paymentId),
  );
  expect(chosen.ok).toBe(true);
});

it('chooses the invoice to public bodies, with the reference that they need (UPM-25)', async () => {
  const buyerReference = '04011000-12345-67';
  const chosen = await uphold(
    [
      {
        description: 'a guest chooses the invoice to public bodies',
        given: { ...GUEST, 'global parameter set': { name: 'paymentTypes/xRechnung', value: 'true' } },
        request: alone(signedIn, ask(setSelectedPayment, { cartId, paymentId: NEEDS_BUYER_REFERENCE, buyerReference })),
        reply: answers(setSelectedPayment),
      },
    ],
    ({ shop }) => shop.payments.select(signedIn, cartId, NEEDS_BUYER_REFERENCE, buyerReference),
  );
  expect(chosen.ok).toBe(true);
});

it('chooses no way to pay that is not offered', async () => {
  const chosen = await uphold(
    [
      {
        description: 'a guest chooses a way to pay that is unknown',
        given: GUEST,
        request: alone(signedIn, ask(setSelectedPayment, { cartId, paymentId: 'PEBBLES' })),
        reply: answers(setSelectedPayment, {
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
