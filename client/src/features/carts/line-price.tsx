import type { ReactNode } from 'react';

import type { CartPositionPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useBasePrice } from '../../platform/texts/use-base-price.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './line-price.module.css';
import { UnitPrices } from './unit-prices.tsx';

type PricedPosition = Pick<
  CartPositionPartFragment,
  | 'quantity'
  | 'quantityLightning'
  | 'quantityNormal'
  | 'totalPrice'
  | 'pricePerUnit'
  | 'pricePerUnitLightning'
  | 'isLightningDeal'
  | 'oldPricePerUnit'
  | 'basePrice'
>;

/** The price of a line: its total, the old price per piece, the price per piece if there are several, and the base price. */
export const LinePrice = ({
  position,
  isUnsettled,
}: {
  readonly position: PricedPosition;
  readonly isUnsettled: boolean;
}): ReactNode => {
  const { t } = useTranslation('carts');
  const { totalPrice, oldPricePerUnit } = position;
  const basePrice = useBasePrice(position.basePrice);
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
      <UnitPrices position={position} className={styles.small} statesOne={false} />
      {basePrice !== undefined && <p className={styles.small}>{basePrice}</p>}
    </div>
  );
};
