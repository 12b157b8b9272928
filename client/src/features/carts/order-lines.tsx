import type { ReactNode } from 'react';

import type { CartPositionPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useBasePrice } from '../../platform/texts/use-base-price.ts';
import { CartPicture } from './cart-picture.tsx';
import styles from './order-lines.module.css';
import { UnitPrices } from './unit-prices.tsx';

interface OrderLinesProps {
  readonly label: string;
  readonly positions: readonly CartPositionPartFragment[];
  /** Also shows article number, delivery and base price, which must be right above the order button (§ 312j BGB). */
  readonly isComplete?: boolean;
}

const OrderLine = ({
  position,
  isComplete,
}: {
  readonly position: CartPositionPartFragment;
  readonly isComplete: boolean;
}): ReactNode => {
  const { t } = useTranslation('carts');
  const { name, variants, articleNumber, quantity, isFreeItem, isCatalog, totalPrice, deliveryText } = position;
  const basePrice = useBasePrice(position.basePrice);
  const isFree = isFreeItem || isCatalog;
  return (
    <li>
      <div className={styles.picture}>
        <CartPicture position={position} />
      </div>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        {variants.length > 0 && (
          <p className={styles.facts}>{variants.map(({ label, value }) => `${label}: ${value}`).join(', ')}</p>
        )}
        {isComplete && <p className={styles.facts}>{t('line.itemNumber', { number: articleNumber })}</p>}
        {isFree ? (
          <p className={styles.facts}>{t('line.count', { count: quantity })}</p>
        ) : (
          <UnitPrices position={position} className={styles.facts} />
        )}
        {isComplete && !isFreeItem && basePrice !== undefined && <p className={styles.facts}>{basePrice}</p>}
        {isComplete && deliveryText !== '' && <p className={styles.facts}>{deliveryText}</p>}
      </div>
      <p className={styles.total}>{isFree ? t('line.free') : totalPrice.text}</p>
    </li>
  );
};

/** The lines of an order, read-only. */
export const OrderLines = ({ label, positions, isComplete = false }: OrderLinesProps): ReactNode => (
  <ul className={styles.lines} aria-label={label}>
    {positions.map((position) => (
      <OrderLine key={position.id} {...{ position, isComplete }} />
    ))}
  </ul>
);
