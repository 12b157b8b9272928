import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ShownProduct } from './catalogue.queries.ts';
import styles from './product-details.module.css';

const Contact = ({
  person: { name, address, email },
}: {
  readonly person: ShownProduct['manufacturer'];
}): ReactNode => (
  <address>
    {name}
    <br />
    {address}
    <br />
    <a href={`mailto:${email}`}>{email}</a>
  </address>
);

/** Warnings, manufacturer and responsible person: must be text on the page (Art. 19 GPSR). */
export const ProductSafety = ({
  product: { safetyNotices, manufacturer, responsiblePerson },
}: {
  readonly product: ShownProduct;
}): ReactNode => {
  const { t } = useTranslation('catalogue');
  return (
    <>
      {safetyNotices.length > 0 && (
        <section className={styles.safety}>
          <h2>
            <Icon name="warning" /> {t('product.safety')}
          </h2>
          <ul>
            {safetyNotices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{t('product.maker')}</h2>
        <p className={styles.note}>{t('product.maker.text')}</p>
        <Contact person={manufacturer} />
        {responsiblePerson !== null && (
          <>
            <h3 className={styles.responsible}>{t('product.responsible')}</h3>
            <Contact person={responsiblePerson} />
          </>
        )}
      </section>
    </>
  );
};
