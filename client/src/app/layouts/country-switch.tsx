import { ALL_STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { storefrontUrl } from '@shop/domain/storefronts/storefront-url';
import type { ReactNode } from 'react';

import { usePageContext } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { brandOf } from '../../storefronts/brands.ts';
import styles from './country-switch.module.css';

/** Leads to the other storefronts. */
export const CountrySwitch = (): ReactNode => {
  const { t } = useTranslation('layout');
  const page = usePageContext();
  return (
    <nav className={styles.switch} aria-label={t('footer.country')}>
      <ul>
        {ALL_STOREFRONTS.map((linked) => (
          <li key={linked.id}>
            <a
              href={storefrontUrl(linked.id, page)}
              hrefLang={brandOf(linked).htmlLanguage}
              aria-current={linked.id === page.storefront.id ? 'true' : undefined}
            >
              {t(`footer.country.${linked.id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
