import { paymentNotice } from '@shop/domain/payments/payment-end';
import { useEffect } from 'react';

import { useToast } from '../../platform/toasts/use-toast.ts';

/** Shows why the payment provider sent the shopper back without a payment (specification A2: errorCode); without scripts the gateway does. */
export const usePaymentNotice = (errorCode: string | undefined, noticeFor = paymentNotice): void => {
  const toast = useToast();
  useEffect(() => {
    const messageKey = noticeFor(errorCode);
    if (messageKey !== undefined) toast({ kind: 'warning', messageKey });
  }, [errorCode, noticeFor, toast]);
};
