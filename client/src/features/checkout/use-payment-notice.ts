import { useEffect } from 'react';

import { useToast } from '../../platform/toasts/use-toast.ts';

const NOTICES: Readonly<Record<string, string>> = { declined: 'shop.payment.declined', cancelled: 'shop.payment.cancelled' };

/** Tells what became of a payment that the provider sent back without success (specification A2: errorCode). */
export const usePaymentNotice = (errorCode: string | undefined): void => {
  const toast = useToast();
  useEffect(() => {
    if (errorCode !== undefined && errorCode !== '') toast({ kind: 'warning', messageKey: NOTICES[errorCode] ?? 'shop.payment.error' });
  }, [errorCode, toast]);
};
