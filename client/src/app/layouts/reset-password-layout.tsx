import type { ReactNode } from 'react';

import { BrandLink } from './brand-link.tsx';
import styles from './layout.module.css';
import { LegalBar } from './legal-bar.tsx';
import { MAIN, PageStart } from './page-start.tsx';

/** Layout "resetpassword": the logo and one column; nothing distracts from the password. */
export const ResetPasswordLayout = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className={styles.layout}>
    <div>
      <PageStart />
      <header className={styles.checkoutHeader}>
        <div className={styles.checkoutBar}><BrandLink /></div>
      </header>
    </div>
    <main id={MAIN} className={styles.main} tabIndex={-1}>{children}</main>
    <footer className={styles.checkoutFooter} data-print="none"><LegalBar /></footer>
  </div>
);
