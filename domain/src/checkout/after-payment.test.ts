import { expect, it } from 'vitest';
import { granted, refused } from '../shared/result.ts';
import { pathAfterPayment, pathAfterSubscription } from './after-payment.ts';
import { PAYMENT_ENDS } from '../payments/payment-end.ts';

const ORDER = '400000001';
const pending = refused({ because: 'payment-pending', paymentId: 'PAYPAL' } as const);
const ended = (how: (typeof PAYMENT_ENDS)[number]) =>
  refused({ because: 'payment-ended', how, paymentId: 'PAYPAL' } as const);

it('a shopper waits while the provider has reported nothing, unless it sent an error along', () => {
  expect(pathAfterPayment(ORDER, pending)).toBeUndefined();
  expect(pathAfterPayment(ORDER, pending, '21000073')).toBe('/checkout/payment/?errorCode=21000073');
});

it.each(PAYMENT_ENDS)('a payment that ended as %s leads to the payment step, which says so (PAY-10)', (how) => {
  expect(pathAfterPayment(ORDER, ended(how))).toBe(`/checkout/payment/?errorCode=${how}`);
});

it('the code of the provider says more about its own errors, and nothing about anything else', () => {
  expect(pathAfterPayment(ORDER, ended('failed'), '21000073')).toBe('/checkout/payment/?errorCode=21000073');
  expect(pathAfterPayment(ORDER, ended('declined'), '21000073')).toBe('/checkout/payment/?errorCode=declined');
});

it('an order that is unknown or not the shopper’s leads to the payment step', () => {
  expect(pathAfterPayment(ORDER, refused({ because: 'no-such-order' }))).toBe('/checkout/payment/?errorCode=failed');
  expect(pathAfterPayment(ORDER, refused({ because: 'no-such-order' }), '7 & 8')).toBe(
    '/checkout/payment/?errorCode=7%20%26%208',
  );
});

it('an order that is paid leads to its confirmation, whatever the provider’s code says', () => {
  for (const code of [undefined, '21000073'])
    expect(pathAfterPayment(ORDER, granted({ orderId: ORDER }), code)).toBe(`/checkout/confirmation/?order=${ORDER}`);
});

it('leads from the payment of a subscription to the membership, or back to the Prime checkout (PAY-11)', () => {
  expect(pathAfterSubscription({ ok: true, value: { status: 'ACTIVE' } })).toBe('/prime/');
  expect(pathAfterSubscription(pending)).toBeUndefined();
  expect(pathAfterSubscription(pending, '21000073')).toBe('/prime/checkout/?errorCode=21000073');
  expect(PAYMENT_ENDS.map((how) => pathAfterSubscription(ended(how)))).toEqual(
    PAYMENT_ENDS.map((how) => `/prime/checkout/?errorCode=${how}`),
  );
  expect(pathAfterSubscription(ended('failed'), '21000073')).toBe('/prime/checkout/?errorCode=21000073');
  expect(pathAfterSubscription(refused({ because: 'no-such-subscription' }))).toBe('/prime/checkout/?errorCode=failed');
});

it('the code of the provider explains a failed payment of a subscription, and no other end of it', () => {
  expect(pathAfterSubscription(ended('declined'), '21000073')).toBe('/prime/checkout/?errorCode=declined');
  expect(pathAfterSubscription(ended('cancelled'), '21000073')).toBe('/prime/checkout/?errorCode=cancelled');
});
