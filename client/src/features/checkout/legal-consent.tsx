import type { ReactNode } from 'react';

import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { legalLinksOf } from '../../storefronts/legal-links.ts';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import styles from './legal-consent.module.css';

/** The legal texts before the order button: terms, privacy, right of withdrawal for consumers, guarantee of conformity in the European Union. */
export const LegalConsent = (): ReactNode => {
  const { t } = useTranslation('summary');
  const links = legalLinksOf(useStorefront());
  return (
    <div className={styles.legal}>
      <p>
        <TextWithLinks text={t(`legal.${links.law}`)} hrefs={{ ...links }} />
      </p>
      {links.law === 'union' && <p className={styles.guarantee}>{t('legal.guarantee')}</p>}
    </div>
  );
};
