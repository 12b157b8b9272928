import { ORDER_STATUS, ORDERS } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** No such order in this account; the same for an order of somebody else. */
export const OrderMissing = (): ReactNode => {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      headingLevel="h1"
      headline={t('detail.missing')}
      text={t('detail.missing.text')}
      link={{ href: ORDERS, label: t('detail.missing.all') }}
      other={{ href: ORDER_STATUS, label: t('detail.missing.status') }}
    />
  );
};
