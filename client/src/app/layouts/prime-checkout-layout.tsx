import { HOME } from '@shop/domain/shared/paths';
import { type ReactNode, Suspense } from 'react';

import { StaticMarkup } from '../../platform/islands/static-island.tsx';
import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import styles from './layout.module.css';
import { brandLink, languageSwitch, legalBar } from './layout-parts.ts';
import { MAIN, PageStart } from './page-start.tsx';

/** Layout "primecheckout": the membership and its order, with a way back to the shop. */
export const PrimeCheckoutLayout = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const { t } = useTranslation('prime');
  const { isB2b } = useStorefront();
  return (
    <div className={styles.layout}>
      <div>
        <PageStart />
        <header className={styles.checkoutHeader}>
          <div className={styles.checkoutBar}>
            <StaticMarkup>
              <brandLink.Component />
            </StaticMarkup>
            {isB2b && (
              <Suspense>
                <languageSwitch.Component />
              </Suspense>
            )}
            <a href={HOME}>{t('toShop')}</a>
          </div>
        </header>
      </div>
      <main id={MAIN} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.checkoutFooter} data-print="none">
        <StaticMarkup>
          <legalBar.Component />
        </StaticMarkup>
      </footer>
    </div>
  );
};
