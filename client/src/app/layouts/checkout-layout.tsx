import { type ReactNode, Suspense } from 'react';

import { StaticMarkup } from '../../platform/islands/static-island.tsx';
import { useStorefront } from '../../platform/pages/page-context.tsx';
import styles from './layout.module.css';
import { brandLink, languageSwitch, legalBar } from './layout-parts.ts';
import { MAIN, PageStart } from './page-start.tsx';

/** Layout "checkout": logo, content and legal links. Nothing else leads away from the checkout. */
export const CheckoutLayout = ({ children }: { readonly children: ReactNode }): ReactNode => {
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
