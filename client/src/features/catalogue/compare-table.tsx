import { compareFacts, type FactRow } from '@shop/domain/catalogue/compare-facts';
import { comparePath } from '@shop/domain/catalogue/compared-products';
import { type ReactNode, useId } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from './model/price.tsx';
import { StarRating } from '../../ui/star-rating.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ComparedProduct, ComparedTile } from './compare.queries.ts';
import styles from './compare-table.module.css';
import { DealOffer } from './deal-offer.tsx';
import { DeliveryLine } from './model/delivery-line.tsx';
import { productHref } from './model/product-href.ts';

interface CompareTableProps {
  /** All chosen products, also one that there is no room for. */
  readonly ids: readonly string[];
  readonly tiles: readonly ComparedTile[];
  readonly products: readonly ComparedProduct[];
}

const Head = ({ ids, tiles }: Pick<CompareTableProps, 'ids' | 'tiles'>): ReactNode => {
  const { t } = useTranslation('compare');
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{t('what')}</VisuallyHidden>
        </th>
        {tiles.map((tile) => (
          <th key={tile.id} scope="col" className={styles.product}>
            <a href={productHref(tile)}>
              <Picture className={styles.picture} picture={tile.picture} alt="" sizes="140px" isEager />
              {tile.name}
            </a>
            <a className={styles.remove} href={comparePath(ids.filter((id) => id !== tile.id))} data-print="none">
              {t('remove')} <VisuallyHidden>{tile.name}</VisuallyHidden>
            </a>
          </th>
        ))}
      </tr>
    </thead>
  );
};

const FactRows = ({
  headline,
  rows,
}: {
  readonly headline: string | undefined;
  readonly rows: readonly FactRow[];
}): ReactNode => {
  const { t } = useTranslation('compare');
  if (rows.length === 0) return null;
  return (
    <tbody>
      {headline !== undefined && (
        <tr className={styles.group}>
          <th scope="rowgroup">{headline}</th>
          {rows[0]?.values.map((_value, at) => (
            <td key={String(at)} />
          ))}
        </tr>
      )}
      {rows.map(({ label, values }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {values.map((value, at) => (
            <td key={String(at)}>{value ?? <span className={styles.unknown}>{t('unknown')}</span>}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
};

/** Price, delivery and stars of all products, then the facts in which they differ, then those that they share. */
export const CompareTable = ({ ids, tiles, products }: CompareTableProps): ReactNode => {
  const { t } = useTranslation('compare');
  const caption = useId();
  const rowOf = (label: string, cell: (tile: ComparedTile) => ReactNode): ReactNode => (
    <tr>
      <th scope="row">{label}</th>
      {tiles.map((tile) => (
        <td key={tile.id}>{cell(tile)}</td>
      ))}
    </tr>
  );
  const facts = tiles.map(({ id, manufacturerName, moreVariants }) => {
    const product = products.find((one) => one.id === id);
    return [
      { label: t('maker'), value: manufacturerName },
      ...(product?.shortFacts ?? []),
      ...(product?.warranty == null ? [] : [{ label: t('warranty'), value: product.warranty }]),
      ...(moreVariants ? [{ label: t('choice'), value: t('variants') }] : []),
    ];
  });
  const { different, alike } = compareFacts(facts);
  return (
    <div className={styles.frame} role="region" aria-labelledby={caption} tabIndex={0}>
      <table className={styles.table} data-columns={tiles.length}>
        <caption id={caption}>
          <VisuallyHidden>{t('table')}</VisuallyHidden>
        </caption>
        <Head ids={ids} tiles={tiles} />
        <tbody>
          {rowOf(t('price'), ({ price, startsFrom, deal }) =>
            deal === null ? <Price price={price} startsFrom={startsFrom} /> : <DealOffer deal={deal} price={price} />,
          )}
          {rowOf(t('delivery'), ({ delivery }) => (
            <DeliveryLine delivery={delivery} />
          ))}
          {rowOf(t('rating'), ({ rating, numberOfRatings }) => (
            <StarRating rating={rating} count={numberOfRatings} />
          ))}
        </tbody>
        <FactRows headline={tiles.length > 1 ? t('different') : undefined} rows={different} />
        <FactRows headline={t('alike')} rows={alike} />
      </table>
    </div>
  );
};
