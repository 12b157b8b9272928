import { lawfulButtonLabel } from '@shop/domain/payments/order-button';
import type { PaymentMethod } from '@shop/domain/payments/payment';
import { displayOf, isPrepaid } from '@shop/domain/payments/payment-rules';
import type { PaymentMethodType } from './payment-method.types.ts';

export const presentPaymentMethod = (method: PaymentMethod): PaymentMethodType => ({
  ...method,
  id: method.paymentId,
  display: displayOf(method.paymentId),
  buttonLabel: lawfulButtonLabel(method.buttonLabel),
  isPrepaid: isPrepaid(method.paymentId),
});
