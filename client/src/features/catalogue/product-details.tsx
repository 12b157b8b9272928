import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { SanitizedHtml } from '../../ui/sanitized-html.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FactsTable } from '../../ui/facts-table.tsx';
import type { ShownProduct } from './catalogue.queries.ts';
import styles from './product-details.module.css';

/** The details of a product. Manufacturer and safety notices must be text on the page (Art. 19 GPSR). */
export const ProductDetails = ({ product }: { readonly product: ShownProduct }): ReactNode => {
  const { t } = useTranslation('catalogue');
  const { shortFacts, longDescription, deliveryScope, warranty, safetyNotices, manufacturer } = product;
  return (
    <div className={styles.details}>
      <div className={styles.column}>
        {longDescription !== '' && <section><h2>{t('product.description')}</h2><SanitizedHtml html={longDescription} /></section>}
        {deliveryScope.length > 0 && (
          <section>
            <h2>{t('product.scope')}</h2>
            <ul className={styles.scope}>{deliveryScope.map((part) => <li key={part}>{part}</li>)}</ul>
          </section>
        )}
        {warranty !== null && <section><h2>{t('product.warranty')}</h2><p>{warranty}</p></section>}
      </div>
      <div className={styles.column}>
        {shortFacts.length > 0 && <section><h2>{t('product.facts')}</h2><FactsTable facts={shortFacts} /></section>}
        {safetyNotices.length > 0 && (
          <section className={styles.safety}>
            <h2><Icon name="warning" /> {t('product.safety')}</h2>
            <ul>{safetyNotices.map((notice) => <li key={notice}>{notice}</li>)}</ul>
          </section>
        )}
        <section>
          <h2>{t('product.maker')}</h2>
          <p className={styles.maker}>{t('product.maker.text')}</p>
          <address>
            {manufacturer.name}
            <br />
            {manufacturer.address}
            <br />
            <a href={`mailto:${manufacturer.email}`}>{manufacturer.email}</a>
          </address>
        </section>
      </div>
    </div>
  );
};
