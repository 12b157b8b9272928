import { expect, it } from 'vitest';
import { PAYMENT_ENDS, paymentNotice, primePaymentNotice } from './payment-end.ts';

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

it.each([
  ['not-possible', 'shop.payment.notPossible'],
  ['express-unavailable', 'shop.payment.express.unavailable'],
  ['express-gone', 'shop.payment.express.gone'],
  ['express-incomplete', 'shop.payment.express.incomplete'],
  ['express-started-over', 'shop.session.startedOver'],
])('there are words for a payment that was never begun: %s', (code, message) => {
  expect(paymentNotice(code)).toBe(message);
});

it('a code of the provider means an error of its own (PAY-10)', () => {
  expect(paymentNotice('21000073')).toBe('shop.payment.error');
});

it.each([undefined, null, ''])('without a code there is nothing to say: %j', (code) => {
  expect(paymentNotice(code)).toBeUndefined();
});

it('the Prime checkout has no cart that could have changed: it says that another plan or payment was chosen', () => {
  expect(primePaymentNotice('outdated')).toBe('shop.prime.payment.outdated');
});

it.each([
  ['declined', 'shop.payment.declined'],
  ['cancelled', 'shop.payment.cancelled'],
  ['failed', 'shop.payment.error'],
  ['abandoned', 'shop.payment.abandoned'],
  ['21000073', 'shop.payment.error'],
  ['', undefined],
  [undefined, undefined],
])('the Prime checkout has the words of the payment page for %j', (code, message) => {
  expect(primePaymentNotice(code)).toBe(message);
});
