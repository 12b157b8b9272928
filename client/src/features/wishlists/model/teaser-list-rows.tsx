import { STOCK_ALERT_ANCHOR } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useTranslation } from '../../../platform/texts/translation.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { TeaserEntry } from './teaser-list.queries.ts';
import styles from './teaser-list-rows.module.css';

/** What still has to be done before an entry can be bought. */
const Gap = ({ entry: { product, item, isSaleable } }: { readonly entry: TeaserEntry }): ReactNode => {
  const { t } = useTranslation('catalogue');
  if (item !== null && isSaleable) return null;
  if (product.path === null) return <p className={styles.gap}>{t('teaserList.gone')}</p>;
  if (item !== null)
    return (
      <p className={styles.gap}>
        {t('teaserList.soldOut')}{' '}
        <a href={`${item.path}#${STOCK_ALERT_ANCHOR}`}>
          {t('tile.alert')} <VisuallyHidden>{product.name}</VisuallyHidden>
        </a>
      </p>
    );
  return (
    <p className={styles.gap}>
      <a href={product.path}>{t('teaserList.choose')}</a>
    </p>
  );
};

interface TeaserListRowsProps {
  readonly name: string;
  readonly entries: readonly TeaserEntry[];
  /** Beside each article, in place of a plain number. */
  readonly quantityOf?: (entry: TeaserEntry) => ReactNode;
  /** In place of what the editors' quantity costs. */
  readonly totalOf?: (entry: TeaserEntry) => ReactNode;
}

/** The rows of an editors' list: the same size with and without scripts, so that nothing moves when these arrive. */
export const TeaserListRows = ({ name, entries, quantityOf, totalOf }: TeaserListRowsProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  return (
    <ul className={styles.rows} aria-label={name}>
      {entries.map((entry) => {
        const { externalId, product, item, quantity, total } = entry;
        const picture = item?.pictures[0];
        const path = item?.path ?? product.path;
        return (
          <li key={externalId} className={styles.row}>
            {picture === undefined ? (
              <span className={styles.picture} />
            ) : (
              <Picture className={styles.picture} picture={picture} sizes="4rem" alt="" />
            )}
            <div className={styles.what}>
              <p className={styles.name}>{path === null ? product.name : <a href={path}>{product.name}</a>}</p>
              {item !== null && <p className={styles.price}>{item.price.current.text}</p>}
              <Gap entry={entry} />
            </div>
            <div className={styles.quantity}>{quantityOf?.(entry) ?? t('teaserList.pieces', { count: quantity })}</div>
            <p className={styles.total}>{totalOf === undefined ? total?.text : totalOf(entry)}</p>
          </li>
        );
      })}
    </ul>
  );
};

/** What the whole list costs; tells a change to whoever cannot see it. */
export const TeaserListTotal = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const { t } = useTranslation('catalogue');
  return (
    <p className={styles.sum} role="status">
      {t('teaserList.total')}: <strong>{children}</strong>
    </p>
  );
};
