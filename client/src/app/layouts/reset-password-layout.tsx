import type { ReactNode } from 'react';

import { StaticMarkup } from '../../platform/islands/static-island.tsx';
import styles from './layout.module.css';
import { brandLink, legalBar } from './layout-parts.ts';
import { MAIN, PageStart } from './page-start.tsx';

/** Layout "resetpassword": the logo and one column; nothing distracts from the password. */
export const ResetPasswordLayout = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className={styles.layout}>
    <div>
      <PageStart />
      <header className={styles.checkoutHeader}>
        <div className={styles.checkoutBar}>
          <StaticMarkup>
            <brandLink.Component />
          </StaticMarkup>
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
