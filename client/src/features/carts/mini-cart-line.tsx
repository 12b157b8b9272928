import type { ReactNode } from 'react';

import type { CartPositionPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { CartPicture } from './cart-picture.tsx';
import styles from './mini-cart-line.module.css';
import { UnitPrices } from './unit-prices.tsx';

const Amount = ({ position }: { readonly position: CartPositionPartFragment }): ReactNode => {
  const { t } = useTranslation('carts');
  const { quantity, isFreeItem, isCatalog, deliveryText } = position;
  if (quantity === 0) return <p className={styles.gone}>{deliveryText}</p>;
  if (isFreeItem || isCatalog) return <p className={styles.facts}>{t('line.count', { count: quantity })}</p>;
  return <UnitPrices position={position} className={styles.facts} />;
};

/** A line of the mini cart: what it is, how many, and for how much each. */
export const MiniCartLine = ({ position }: { readonly position: CartPositionPartFragment }): ReactNode => {
  const { t } = useTranslation('carts');
  const { name, path, variants, isFreeItem, isCatalog, relatedVoucherCode } = position;
  const isFree = isFreeItem || isCatalog;
  return (
    <li className={styles.line}>
      <a href={path} tabIndex={-1} aria-hidden="true">
        <CartPicture position={position} />
      </a>
      <div>
        <p className={styles.name}>{isFree ? name : <a href={path}>{name}</a>}</p>
        {variants.length > 0 && <p className={styles.facts}>{variants.map(({ value }) => value).join(', ')}</p>}
        {relatedVoucherCode !== null && (
          <p className={styles.facts}>{t('line.related', { code: relatedVoucherCode })}</p>
        )}
        <Amount position={position} />
      </div>
      {isFree && <p className={styles.free}>{t('line.free')}</p>}
    </li>
  );
};
