import type { ReactNode } from 'react';

import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { legalLinksOf } from '../../storefronts/legal-links.ts';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import styles from './legal-bar.module.css';

/** The legally required links, and what the prices include. */
export const LegalBar = (): ReactNode => {
  const { t } = useTranslation('shell');
  const storefront = useStorefront();
  const links = legalLinksOf(storefront);
  return (
    <div className={styles.bar}>
      {links.law !== 'business' && (
        <p className={styles.contracts}>
          <a href={links.withdraw}>{t(`legal.withdraw.${links.law}`)}</a>
          <a href={links.cancel}>{t('legal.cancel')}</a>
        </p>
      )}
      <p>
        <TextWithLinks
          text={t(storefront.isB2b ? 'footer.prices.net' : 'footer.prices.gross')}
          hrefs={{ shipping: links.shipping }}
        />
      </p>
      <ul>
        <li>
          <a href={links.imprint}>{t('legal.imprint')}</a>
        </li>
        <li>
          <a href={links.privacy}>{t('legal.privacy')}</a>
        </li>
        <li>
          <a href={links.terms}>{t('legal.terms')}</a>
        </li>
        {links.law !== 'business' && (
          <>
            <li>
              <a href={links.withdrawal}>{t(`legal.withdrawal.${links.law}`)}</a>
            </li>
            <li>
              <a href={links.accessibility}>{t('legal.accessibility')}</a>
            </li>
          </>
        )}
        <li>
          <a href={links.contact}>{t('legal.contact')}</a>
        </li>
      </ul>
    </div>
  );
};
