import { useEffect } from 'react';

import { useToast } from '../../platform/toasts/use-toast.ts';

const NOTICES: Readonly<Record<string, string>> = { declined: 'shop.payment.declined', cancelled: 'shop.payment.cancelled' };

/** Shows why the payment provider sent the shopper back without a payment (specification A2: errorCode). */
export const usePaymentNotice = (errorCode: string | undefined): void => {
  const toast = useToast();
  useEffect(() => {
    if (errorCode !== undefined && errorCode !== '') toast({ kind: 'warning', messageKey: NOTICES[errorCode] ?? 'shop.payment.error' });
  }, [errorCode, toast]);
};
