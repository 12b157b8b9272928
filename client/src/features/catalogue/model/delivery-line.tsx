import { isInStockText } from '@shop/domain/catalogue/matrix-code';
import type { AvailabilityOrUnknown } from '@shop/domain/catalogue/product';
import type { ReactNode } from 'react';

import { useFormat } from '../../../platform/texts/format.ts';
import type { DeliveryPartFragment } from '../../../platform/generated/graphql.ts';
import { useTranslation } from '../../../platform/texts/translation.tsx';
import styles from './delivery-line.module.css';

const WORDS = {
  'in-stock': 'delivery.in-stock',
  'low-stock': 'delivery.low',
  'on-order': 'delivery.on-order',
  'sold-out': 'delivery.sold-out',
  unknown: 'delivery.unknown',
} as const satisfies Readonly<Record<AvailabilityOrUnknown, string>>;

interface DeliveryLineProps {
  readonly delivery: DeliveryPartFragment;
  /** What the storefront says instead of the words for the availability. */
  readonly text?: string | null;
}

/** A text of the storefront is green in its wordings for goods in stock only (PDP-08). */
const lookOf = (availability: AvailabilityOrUnknown, text: string | null): AvailabilityOrUnknown | undefined => {
  if (text === null) return availability;
  if (isInStockText(text)) return 'in-stock';
  return availability === 'in-stock' ? undefined : availability;
};

/** Availability and delivery dates. */
export const DeliveryLine = ({
  delivery: { availability, arrives, left },
  text = null,
}: DeliveryLineProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const stock =
    availability === 'low-stock' && left !== null ? t('delivery.low-stock', { count: left }) : t(WORDS[availability]);
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
