import { comparePath, MOST_COMPARED } from '@shop/domain/catalogue/compared-products';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { FactsTable } from '../../ui/facts-table.tsx';
import { SanitizedHtml } from '../../ui/sanitized-html.tsx';
import type { ShownProduct } from './catalogue.queries.ts';
import styles from './product-details.module.css';
import { ProductMedia } from './product-media.tsx';
import { ProductSafety } from './product-safety.tsx';

const List = ({ parts }: { readonly parts: readonly string[] }): ReactNode => (
  <ul className={styles.list}>
    {parts.map((part) => (
      <li key={part}>{part}</li>
    ))}
  </ul>
);

/** The details of a product; a part without content is left out. */
export const ProductDetails = ({ product }: { readonly product: ShownProduct }): ReactNode => {
  const { t } = useTranslation('catalogue');
  const { shortFacts, labelAttributes, longDescription, productFeatures, deliveryScope, downloads, warranty } = product;
  const facts = [...shortFacts, ...labelAttributes];
  const alike = [product.id, ...product.replacementProductIds].slice(0, MOST_COMPARED);
  return (
    <div className={styles.details}>
      <div className={styles.column}>
        {longDescription !== '' && (
          <section>
            <h2>{t('product.description')}</h2>
            <SanitizedHtml html={longDescription} />
          </section>
        )}
        {productFeatures.length > 0 && (
          <section>
            <h2>{t('product.features')}</h2>
            <List parts={productFeatures} />
          </section>
        )}
        {deliveryScope.length > 0 && (
          <section>
            <h2>{t('product.scope')}</h2>
            <List parts={deliveryScope} />
          </section>
        )}
        <ProductMedia product={product} />
      </div>
      <div className={styles.column}>
        {facts.length > 0 && (
          <section>
            <h2>{t('product.facts')}</h2>
            <FactsTable facts={facts} />
            {alike.length > 1 && (
              <p className={styles.compare}>
                <a href={comparePath(alike)}>{t('product.compare')}</a>
              </p>
            )}
          </section>
        )}
        {downloads.length > 0 && (
          <section>
            <h2>{t('product.downloads')}</h2>
            <ul className={styles.files}>
              {downloads.map(({ headline, url }) => (
                <li key={url}>
                  <ExternalLink href={url}>{headline} (PDF)</ExternalLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        {warranty !== null && (
          <section>
            <h2>{t('product.warranty')}</h2>
            <p>{warranty}</p>
          </section>
        )}
        <ProductSafety product={product} />
      </div>
    </div>
  );
};
