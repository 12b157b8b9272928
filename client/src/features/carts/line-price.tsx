import type { ReactNode } from 'react';

import type { CartPositionPartFragment } from '../../shared/generated/graphql.ts';
import { useTranslation } from '../../shared/translation.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './line-price.module.css';

type PricedPosition = Pick<CartPositionPartFragment, 'totalPrice' | 'pricePerUnit' | 'oldPricePerUnit' | 'basePrice'>;

/** What a line costs: the whole line, one piece of it, what it cost before, and the price for a unit (§ 4 PAngV). */
export const LinePrice = ({ position, isUnsettled }: { readonly position: PricedPosition; readonly isUnsettled: boolean }): ReactNode => {
  const { t } = useTranslation('carts');
  const { totalPrice, pricePerUnit, oldPricePerUnit, basePrice } = position;
  return (
    <div className={styles.price} data-unsettled={isUnsettled || undefined} aria-busy={isUnsettled || undefined}>
      <p className={styles.total}>
        <VisuallyHidden>{t('line.total')} </VisuallyHidden>
        {totalPrice.text}
      </p>
      {oldPricePerUnit !== null && (
        <p className={styles.small}>
          <VisuallyHidden>{t('line.before')} </VisuallyHidden>
          <s>{oldPricePerUnit.text}</s>
        </p>
      )}
      <p className={styles.small}>{t('line.each', { price: pricePerUnit.text })}</p>
      {basePrice !== null && <p className={styles.small}>{t('line.basePrice', { price: basePrice.price.text, unit: basePrice.unit === 'piece' ? t('line.piece') : basePrice.unit })}</p>}
    </div>
  );
};
