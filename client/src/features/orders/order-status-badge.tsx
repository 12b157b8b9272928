import type { OrderStatusOrUnknown } from '@shop/domain/orders/order-status';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './order-status-badge.module.css';

const SIGNS: Readonly<Record<OrderStatusOrUnknown, IconName>> = {
  received: 'receipt',
  'in-dispatch': 'basket',
  'partly-shipped': 'truck',
  shipped: 'truck',
  delivered: 'check',
  cancelled: 'close',
  unknown: 'info',
};

/** Where an order or a delivery stands: a word and a sign, never colour alone. */
export const OrderStatusBadge = ({ status }: { readonly status: OrderStatusOrUnknown }): ReactNode => {
  const { t } = useTranslation('orders');
  return (
    <span className={styles.status} data-status={status}>
      <Icon name={SIGNS[status]} size={18} />
      {t(`status.${status}`)}
    </span>
  );
};
