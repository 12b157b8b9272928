import { expect, it } from 'vitest';
import { isCancellationReported } from './cancelled-payment.ts';

it.each([
  ['AMAZONPAY', true],
  ['PAYPAL', true],
  ['CREDIT_CARD', false],
  ['TWINT', false],
  ['RECHNUNG', false],
] as const)('a cancelled payment by %s is reported to statistics: %s (PAY-11)', (paymentId, isReported) => {
  expect(isCancellationReported(paymentId)).toBe(isReported);
});
