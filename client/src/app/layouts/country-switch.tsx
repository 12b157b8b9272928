import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { ReactNode } from 'react';

import { usePageContext } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { brandOf } from '../../storefronts/brand.ts';
import { isCurrentStorefront, LINKED_STOREFRONTS, storefrontUrl } from '../../storefronts/storefront-links.ts';
import styles from './country-switch.module.css';

/** Leads to the other storefronts. */
export const CountrySwitch = (): ReactNode => {
  const { t } = useTranslation('shell');
  const { baseUrl, storefront, hostMarkers } = usePageContext();
  return (
    <nav className={styles.switch} aria-label={t('footer.country')}>
      <ul>
        {LINKED_STOREFRONTS.map((name) => (
          <li key={name}>
            <a href={storefrontUrl(name, baseUrl, hostMarkers)} hrefLang={brandOf(STOREFRONTS[name]).htmlLanguage} aria-current={isCurrentStorefront(name, storefront) ? 'true' : undefined}>
              {t(`footer.country.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
