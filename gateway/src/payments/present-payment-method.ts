import { lawfulButtonLabel } from '@shop/domain/payments/order-button';
import type { PaymentMethod } from '@shop/domain/payments/payment';
import { displayOf, isPrepaid } from '@shop/domain/payments/payment-rules';
import type { PaymentMethodType } from './payment-method.types.ts';

export const presentPaymentMethod = (method: PaymentMethod): PaymentMethodType => ({
  id: method.paymentId,
  displayName: method.displayName,
  description: method.description,
  display: displayOf(method.paymentId),
  selected: method.selected,
  enabled: method.enabled,
  buyerReference: method.buyerReference,
  icons: method.icons,
  additionalInfo: method.additionalInfo,
  buttonLabel: lawfulButtonLabel(method.buttonLabel),
  buttonInfo: method.buttonInfo,
  isPrepaid: isPrepaid(method.paymentId),
});
