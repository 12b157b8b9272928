import type { ReactNode } from 'react';

import { useStorefront } from '../../shared/page-facts.tsx';
import { useTranslation } from '../../shared/translation.tsx';
import { legalLinksOf } from '../../storefronts/legal-links.ts';
import { LinkedText } from '../../ui/linked-text.tsx';
import styles from './legal-consent.module.css';

/** What the law wants to be read before the button: terms, privacy, withdrawal for consumers, the guarantee of conformity. */
export const LegalConsent = (): ReactNode => {
  const { t } = useTranslation('checkout');
  const links = legalLinksOf(useStorefront());
  const { withdrawal } = links;
  return (
    <div className={styles.legal}>
      <p>
        <LinkedText text={t(withdrawal === undefined ? 'legal.business' : 'legal.consumer')} hrefs={{ terms: links.terms, privacy: links.privacy, withdrawal }} />
      </p>
      {withdrawal !== undefined && <p className={styles.guarantee}>{t('legal.guarantee')}</p>}
    </div>
  );
};
