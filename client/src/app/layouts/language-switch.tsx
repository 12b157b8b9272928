import { ALL_STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { brandOf } from '../../storefronts/brands.ts';
import styles from './language-switch.module.css';

/** The same page in the other language of the business shop (B2B-01). The server knows the host of each language. */
export const LanguageSwitch = (): ReactNode => {
  const { t } = useTranslation('shell');
  const { id, store } = useStorefront();
  const page = useLocation({ select: ({ href }) => href });
  return (
    <nav className={styles.switch} aria-label={t('language.label')} data-print="none">
      {ALL_STOREFRONTS.filter((shop) => shop.store === store).map((shop) => (
        <a
          key={shop.id}
          href={`/${shop.locale}${page}`}
          lang={brandOf(shop).htmlLanguage}
          hrefLang={brandOf(shop).htmlLanguage}
          aria-current={shop.id === id ? 'true' : undefined}
        >
          {t(`language.${shop.locale}`)}
        </a>
      ))}
    </nav>
  );
};
