import { displayOf } from '@shop/domain/payments/payment-rules';

import { useTranslation } from '../../../platform/texts/translation.tsx';

interface NamedMethod {
  readonly id: string;
  readonly displayName: string;
  readonly display: string;
}

/** How a payment method is called; one without a name of its own, by its kind: unknown ones are payments in advance (PAY-06). */
export const useMethodName = (): ((method: NamedMethod) => string) => {
  const { t } = useTranslation('checkout');
  return ({ id, displayName, display }) => (displayName === id ? t(`payment.name.${displayOf(display)}`) : displayName);
};
