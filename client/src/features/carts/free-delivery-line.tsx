import type { ReactNode } from 'react';

import type { CartPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './free-delivery-line.module.css';

type Delivery = Pick<CartPartFragment, 'missingForFreeDelivery' | 'shippingCost'>;

/** What is missing for free delivery (CART-06). */
export const FreeDeliveryLine = ({
  cart: { missingForFreeDelivery, shippingCost },
}: {
  readonly cart: Delivery;
}): ReactNode => {
  const { t } = useTranslation('carts');
  if (missingForFreeDelivery === null) {
    return shippingCost?.amount === 0 ? (
      <p className={styles.line} data-reached>
        <Icon name="truck" size={20} />
        {t('delivery.free')}
      </p>
    ) : null;
  }
  return (
    <p className={styles.line}>
      <Icon name="truck" size={20} />
      {t('delivery.missing', { amount: missingForFreeDelivery.text })}
    </p>
  );
};
