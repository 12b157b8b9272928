import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { ReturnItem } from './return-flow.ts';
import styles from './return-line.module.css';

interface LineSummaryProps {
  readonly item: ReturnItem;
  /** Pieces to show; by default those that were ordered. */
  readonly quantity?: number;
  readonly children?: ReactNode;
}

/** What a line of the order is: picture, name, variants, number, and pieces. */
export const LineSummary = ({ item, quantity = item.quantity, children }: LineSummaryProps): ReactNode => {
  const { t } = useTranslation('returns');
  const { name, picture, variants, articleNumber } = item;
  return (
    <div className={styles.summary}>
      <div className={styles.picture}>
        {picture !== null && <Picture className={styles.image} picture={picture} sizes="5rem" alt="" />}
      </div>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        {variants.length > 0 && <p>{variants.map(({ label, value }) => `${label}: ${value}`).join(', ')}</p>}
        <p>{t('line.article', { number: articleNumber })}</p>
        <p>{t('line.pieces', { count: quantity })}</p>
        {children}
      </div>
    </div>
  );
};
