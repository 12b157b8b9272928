import type { ReactNode } from 'react';

import { useFormat } from '../../platform/texts/format.ts';
import type { Availability, DeliveryPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import styles from './delivery-line.module.css';

const WORDS = { IN_STOCK: 'delivery.in-stock', LOW_STOCK: 'delivery.low', ON_ORDER: 'delivery.on-order', SOLD_OUT: 'delivery.sold-out' } as const satisfies Readonly<Record<Availability, string>>;

/** Availability and delivery dates. */
export const DeliveryLine = ({ delivery: { availability, arrives, left } }: { readonly delivery: DeliveryPartFragment }): ReactNode => {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const stock = availability === 'LOW_STOCK' && left !== null ? t('delivery.low-stock', { count: left }) : t(WORDS[availability]);
  return (
    <p className={styles.delivery}>
      <span className={styles.stock} data-availability={availability}>{stock}</span>
      {arrives !== null && <span className={styles.dates}> {t('delivery.arrives', { dates: format.dateRange(arrives) })}</span>}
    </p>
  );
};
