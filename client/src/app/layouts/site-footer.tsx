import type { ReactNode } from 'react';

import { CmsFooter } from '../../features/content/cms-footer.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { CountrySwitch } from './country-switch.tsx';
import { LegalBar } from './legal-bar.tsx';
import styles from './site-footer.module.css';

/** The footer: CMS content, links to the other storefronts, legal links. */
export const SiteFooter = (): ReactNode => {
  const { t } = useTranslation('layout');
  return (
    <footer className={styles.footer} aria-label={t('footer.label')} data-print="none">
      <div className={styles.inside}>
        <CmsFooter />
        <CountrySwitch />
        <LegalBar />
      </div>
    </footer>
  );
};
