import { useQuery } from '@tanstack/react-query';

import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import type { ConfirmedOrder } from './confirmation.tsx';
import { confirmationQuery } from './orders.queries.ts';
import { previewOrder } from './preview-order.ts';
import { useAfterConfirmation } from './use-after-confirmation.ts';

/** The order of the confirmation page: the one just placed, with the clean-up after it, or an editor's preview. */
export const useShownOrder = (orderId: string | undefined, isPreview: boolean): ConfirmedOrder | undefined => {
  const { t } = useTranslation('orders');
  const storefront = useStorefront();
  const { data } = useQuery({ ...confirmationQuery(orderId ?? ''), enabled: orderId !== undefined });
  const order = data?.orderConfirmation ?? undefined;
  useAfterConfirmation(isPreview ? undefined : order?.orderId);
  if (order !== undefined || !isPreview) return order;
  return previewOrder(storefront, {
    name: t('preview.name'),
    street: t('preview.street'),
    payment: t('preview.payment'),
    shipper: t('preview.shipper'),
  });
};
