import type { ReactNode } from 'react';

import styles from './layout.module.css';
import { MAIN, PageStart } from './page-start.tsx';

/** Layout "empty": the content alone. */
export const EmptyLayout = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <>
    <PageStart />
    <main id={MAIN} className={styles.main} tabIndex={-1}>
      {children}
    </main>
  </>
);
