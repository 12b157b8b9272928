import type { ReactNode } from 'react';

import type { CartPositionPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { CartPicture } from './cart-picture.tsx';
import styles from './mini-cart-line.module.css';

/** A line of the mini cart: what it is, how many, and for how much each. */
export const MiniCartLine = ({ position }: { readonly position: CartPositionPartFragment }): ReactNode => {
  const { t } = useTranslation('carts');
  const { name, path, variants, quantity, pricePerUnit, isFreeItem, isCatalog, relatedVoucherCode, deliveryText } = position;
  const isFree = isFreeItem || isCatalog;
  return (
    <li className={styles.line}>
      <a href={path} tabIndex={-1} aria-hidden="true"><CartPicture position={position} /></a>
      <div>
        <p className={styles.name}>{isFree ? name : <a href={path}>{name}</a>}</p>
        {variants.length > 0 && <p className={styles.facts}>{variants.map(({ value }) => value).join(', ')}</p>}
        {relatedVoucherCode !== null && <p className={styles.facts}>{t('line.related', { code: relatedVoucherCode })}</p>}
        {quantity === 0 ? <p className={styles.gone}>{deliveryText}</p> : <p className={styles.facts}>{isFree ? t('line.count', { count: quantity }) : t('line.times', { quantity, price: pricePerUnit.text })}</p>}
      </div>
      {isFree && <p className={styles.free}>{t('line.free')}</p>}
    </li>
  );
};
