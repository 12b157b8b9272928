import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { useStorefront } from '../../shared/page-facts.tsx';
import { legalLinksOf } from '../../storefronts/legal-links.ts';
import styles from './legal-consent.module.css';

/** What the law wants to be read before the button: terms, privacy, withdrawal for consumers, the guarantee of conformity. */
export const LegalConsent = (): ReactNode => {
  const { t } = useTranslation('checkout');
  const links = legalLinksOf(useStorefront());
  const { withdrawal } = links;
  return (
    <div className={styles.legal}>
      <p>
        <Trans t={t} i18nKey={withdrawal === undefined ? 'legal.business' : 'legal.consumer'} components={{ terms: <a href={links.terms} />, privacy: <a href={links.privacy} />, withdrawal: <a href={withdrawal ?? links.terms} /> }} />
      </p>
      {withdrawal !== undefined && <p className={styles.guarantee}>{t('legal.guarantee')}</p>}
    </div>
  );
};
