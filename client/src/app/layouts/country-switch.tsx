import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { ReactNode } from 'react';

import { useDomainSettings } from '../../shared/domain-settings.ts';
import { useStorefront } from '../../shared/page-facts.tsx';
import { useTranslation } from '../../shared/translation.tsx';
import { brandOf } from '../../storefronts/brand.ts';
import { DOORS, doorTo, isOpen } from '../../storefronts/doors.ts';
import styles from './country-switch.module.css';

/** Leads to the other storefronts. */
export const CountrySwitch = (): ReactNode => {
  const { t } = useTranslation('shell');
  const storefront = useStorefront();
  const { baseUrl } = useDomainSettings();
  return (
    <nav className={styles.switch} aria-label={t('footer.country')}>
      <ul>
        {DOORS.map((name) => (
          <li key={name}>
            <a href={doorTo(name, baseUrl)} hrefLang={brandOf(STOREFRONTS[name]).htmlLanguage} aria-current={isOpen(name, storefront) ? 'true' : undefined}>
              {t(`footer.country.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
