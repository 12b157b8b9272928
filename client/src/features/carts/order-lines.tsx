import type { ReactNode } from 'react';

import type { CartPositionPartFragment } from '../../shared/generated/graphql.ts';
import { useTranslation } from '../../shared/translation.tsx';
import { CartPicture } from './cart-picture.tsx';
import styles from './order-lines.module.css';

interface OrderLinesProps {
  readonly label: string;
  readonly positions: readonly CartPositionPartFragment[];
  /** Also what each line is, its order number and delivery: wanted right above the order button (§ 312j BGB). */
  readonly isComplete?: boolean;
}

/** The lines of an order, to look at. */
export const OrderLines = ({ label, positions, isComplete = false }: OrderLinesProps): ReactNode => {
  const { t } = useTranslation('carts');
  return (
    <ul className={styles.lines} aria-label={label}>
      {positions.map((position) => (
        <li key={position.id}>
          <div className={styles.picture}><CartPicture position={position} /></div>
          <div className={styles.what}>
            <p className={styles.name}>{position.name}</p>
            {position.variants.length > 0 && <p className={styles.facts}>{position.variants.map((variant) => `${variant.label}: ${variant.value}`).join(', ')}</p>}
            {isComplete && <p className={styles.facts}>{t('line.orderNumber', { number: position.articleNumber })}</p>}
            <p className={styles.facts}>{position.isFreeItem || position.isCatalog ? t('line.count', { count: position.quantity }) : t('line.times', { quantity: position.quantity, price: position.pricePerUnit.text })}</p>
            {isComplete && !position.isFreeItem && position.basePrice !== null && <p className={styles.facts}>{t('line.basePrice', { price: position.basePrice.price.text, unit: position.basePrice.unit === 'piece' ? t('line.piece') : position.basePrice.unit })}</p>}
            {isComplete && position.deliveryText !== '' && <p className={styles.facts}>{position.deliveryText}</p>}
          </div>
          <p className={styles.total}>{position.isFreeItem || position.isCatalog ? t('line.free') : position.totalPrice.text}</p>
        </li>
      ))}
    </ul>
  );
};
