import { isInStockText } from '@shop/domain/catalogue/matrix-code';
import type { ReactNode } from 'react';

import { useFormat } from '../../platform/texts/format.ts';
import type { Availability, DeliveryPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import styles from './delivery-line.module.css';

const WORDS = {
  IN_STOCK: 'delivery.in-stock',
  LOW_STOCK: 'delivery.low',
  ON_ORDER: 'delivery.on-order',
  SOLD_OUT: 'delivery.sold-out',
  UNKNOWN: 'delivery.unknown',
} as const satisfies Readonly<Record<Availability, string>>;

interface DeliveryLineProps {
  readonly delivery: DeliveryPartFragment;
  /** What the storefront says instead of the words for the availability. */
  readonly text?: string | null;
}

/** A text of the storefront is green in its wordings for goods in stock only (PDP-08). */
const lookOf = (availability: Availability, text: string | null): Availability | undefined => {
  if (text === null) return availability;
  if (isInStockText(text)) return 'IN_STOCK';
  return availability === 'IN_STOCK' ? undefined : availability;
};

/** Availability and delivery dates. */
export const DeliveryLine = ({
  delivery: { availability, arrives, left },
  text = null,
}: DeliveryLineProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const stock =
    availability === 'LOW_STOCK' && left !== null ? t('delivery.low-stock', { count: left }) : t(WORDS[availability]);
  return (
    <p className={styles.delivery}>
      <span className={styles.stock} data-availability={lookOf(availability, text)}>
        {text ?? stock}
      </span>
      {arrives !== null && (
        <span className={styles.dates}> {t('delivery.arrives', { dates: format.dateRange(arrives) })}</span>
      )}
    </p>
  );
};
