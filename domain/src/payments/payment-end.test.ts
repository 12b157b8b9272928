import { expect, it } from 'vitest';
import { PAYMENT_ENDS, paymentNotice } from './payment-end.ts';

it.each([
  ['declined', 'shop.payment.declined'],
  ['cancelled', 'shop.payment.cancelled'],
  ['failed', 'shop.payment.error'],
  ['abandoned', 'shop.payment.abandoned'],
  ['outdated', 'shop.payment.outdated'],
] as const)('the payment page has words for a payment that ended as %s (PAY-10)', (end, message) => {
  expect(PAYMENT_ENDS).toContain(end);
  expect(paymentNotice(end)).toBe(message);
});

it('a code of the provider means an error of its own (PAY-10)', () => {
  expect(paymentNotice('21000073')).toBe('shop.payment.error');
});

it.each([undefined, null, ''])('without a code there is nothing to say: %j', (code) => {
  expect(paymentNotice(code)).toBeUndefined();
});
