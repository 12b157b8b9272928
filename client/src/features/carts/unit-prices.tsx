import type { ReactNode } from 'react';

import type { CartPositionPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import styles from './unit-prices.module.css';

type PricedPosition = Pick<
  CartPositionPartFragment,
  'quantity' | 'quantityLightning' | 'quantityNormal' | 'pricePerUnit' | 'pricePerUnitLightning' | 'isLightningDeal'
>;

interface UnitPricesProps {
  readonly position: PricedPosition;
  readonly className: string | undefined;
  /** Whether a single piece at one price is stated too. @default true */
  readonly statesOne?: boolean;
}

/** How many pieces of a line cost how much each: of a lightning deal some may have the special price, the rest the ordinary one. */
export const UnitPrices = ({ position, className, statesOne = true }: UnitPricesProps): ReactNode => {
  const { t } = useTranslation('carts');
  const { quantity, quantityLightning, quantityNormal, pricePerUnit, pricePerUnitLightning, isLightningDeal } =
    position;
  if (!isLightningDeal || pricePerUnitLightning === null) {
    return statesOne || quantity > 1 ? (
      <p className={className}>{t('line.times', { quantity, price: pricePerUnit.text })}</p>
    ) : null;
  }
  return (
    <>
      <p className={styles.deal}>
        {t('line.lightning', { quantity: quantityLightning, price: pricePerUnitLightning.text })}
      </p>
      {quantityNormal > 0 && (
        <p className={className}>{t('line.normal', { quantity: quantityNormal, price: pricePerUnit.text })}</p>
      )}
    </>
  );
};
