import type { ReactNode } from 'react';

import type { CartPositionPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Badge } from '../../ui/badge.tsx';
import { usePrimeBadge } from '../sessions/model/use-prime-badge.ts';
import styles from './cart-line.module.css';

type FactsOfLine = Pick<
  CartPositionPartFragment,
  'primeFaehig' | 'brand' | 'variants' | 'articleNumber' | 'deliveryText' | 'quantity'
>;

/** Brand, variants, article number and delivery of a line. */
export const LineFacts = ({ position }: { readonly position: FactsOfLine }): ReactNode => {
  const { t } = useTranslation('carts');
  const isPrime = usePrimeBadge(position);
  const { brand, variants, articleNumber, deliveryText, quantity } = position;
  return (
    <>
      <p className={styles.facts}>{brand}</p>
      {variants.length > 0 && (
        <p className={styles.facts}>{variants.map(({ label, value }) => `${label}: ${value}`).join(', ')}</p>
      )}
      <p className={styles.facts}>
        {t('line.itemNumber', { number: articleNumber })} {isPrime && <Badge kind="extra">{t('line.prime')}</Badge>}
      </p>
      {deliveryText !== '' && (
        <p className={styles.delivery} data-gone={quantity === 0 || undefined}>
          {deliveryText}
        </p>
      )}
    </>
  );
};
