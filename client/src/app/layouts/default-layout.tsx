import type { ReactNode } from 'react';

import { ErrorBoundary } from './error-boundary.tsx';
import styles from './layout.module.css';
import { MAIN, PageStart } from './page-start.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface LayoutProps {
  /** The footer from the CMS. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Layout "default": header, content, footer. */
export const DefaultLayout = ({ footer, children }: LayoutProps): ReactNode => (
  <div className={styles.layout}>
    <div>
      <PageStart />
      <ErrorBoundary><SiteHeader /></ErrorBoundary>
    </div>
    <main id={MAIN} className={styles.main} tabIndex={-1}>{children}</main>
    <ErrorBoundary><SiteFooter>{footer}</SiteFooter></ErrorBoundary>
  </div>
);
