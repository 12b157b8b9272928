import { type ReactNode, useId } from 'react';

import type { CartPositionPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { CartPicture } from './cart-picture.tsx';
import styles from './free-lines.module.css';

interface FreeLinesProps {
  readonly heading: string;
  readonly positions: readonly CartPositionPartFragment[];
}

/** Free lines: articles from a promotion, printed catalogues. */
export const FreeLines = ({ heading, positions }: FreeLinesProps): ReactNode => {
  const { t } = useTranslation('carts');
  const id = useId();
  if (positions.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      <ul>
        {positions.map((position) => (
          <li key={position.id} className={styles.line}>
            <div className={styles.picture}>
              <CartPicture position={position} />
            </div>
            <div className={styles.what}>
              <p className={styles.name}>{position.name}</p>
              <p className={styles.facts}>{t('line.count', { count: position.quantity })}</p>
              {position.relatedVoucherCode !== null && (
                <p className={styles.facts}>{t('line.related', { code: position.relatedVoucherCode })}</p>
              )}
            </div>
            <p className={styles.free}>{t('line.free')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
