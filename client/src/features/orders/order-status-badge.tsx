import type { ReactNode } from 'react';

import type { OrderStatus } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './order-status-badge.module.css';

const SIGNS: Readonly<Record<OrderStatus, IconName>> = {
  RECEIVED: 'receipt',
  IN_DISPATCH: 'basket',
  PARTLY_SHIPPED: 'truck',
  SHIPPED: 'truck',
  DELIVERED: 'check',
  CANCELLED: 'close',
  UNKNOWN: 'info',
};

/** Where an order or a delivery stands: a word and a sign, never colour alone. */
export const OrderStatusBadge = ({ status }: { readonly status: OrderStatus }): ReactNode => {
  const { t } = useTranslation('orders');
  return (
    <span className={styles.status} data-status={status}>
      <Icon name={SIGNS[status]} size={18} />
      {t(`status.${status}`)}
    </span>
  );
};
