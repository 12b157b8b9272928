import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { ReactNode } from 'react';

import { usePageFacts } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { brandOf } from '../../storefronts/brand.ts';
import { DOORS, doorTo, isOpen } from '../../storefronts/doors.ts';
import styles from './country-switch.module.css';

/** Leads to the other storefronts. */
export const CountrySwitch = (): ReactNode => {
  const { t } = useTranslation('shell');
  const { baseUrl, storefront, hostMarkers } = usePageFacts();
  return (
    <nav className={styles.switch} aria-label={t('footer.country')}>
      <ul>
        {DOORS.map((name) => (
          <li key={name}>
            <a href={doorTo(name, baseUrl, hostMarkers)} hrefLang={brandOf(STOREFRONTS[name]).htmlLanguage} aria-current={isOpen(name, storefront) ? 'true' : undefined}>
              {t(`footer.country.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
