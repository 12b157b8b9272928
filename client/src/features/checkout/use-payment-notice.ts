import type { PaymentEnd } from '@shop/domain/payments/payment-end';
import { useEffect } from 'react';

import { useToast } from '../../platform/toasts/use-toast.ts';

const NOTICES: ReadonlyMap<string, string> = new Map<PaymentEnd, string>([
  ['declined', 'shop.payment.declined'],
  ['cancelled', 'shop.payment.cancelled'],
  ['abandoned', 'shop.payment.abandoned'],
  ['outdated', 'shop.payment.outdated'],
]);

/** Shows why the payment provider sent the shopper back without a payment (specification A2: errorCode). */
export const usePaymentNotice = (errorCode: string | undefined): void => {
  const toast = useToast();
  useEffect(() => {
    if (errorCode !== undefined && errorCode !== '') toast({ kind: 'warning', messageKey: NOTICES.get(errorCode) ?? 'shop.payment.error' });
  }, [errorCode, toast]);
};
