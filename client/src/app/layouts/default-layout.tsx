import type { ReactNode } from 'react';

import { BookmarkForm } from '../../features/wishlists/bookmark-form.tsx';
import { StaticMarkup } from '../../platform/islands/static-island.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './layout.module.css';
import { LazyMergeAnnouncement } from './lazy-merge-announcement.tsx';
import { siteFooter } from './layout-parts.ts';
import { MAIN, PageStart } from './page-start.tsx';
import { SiteHeader } from './site-header.tsx';

/** Layout "default": header, content, footer. */
export const DefaultLayout = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className={styles.layout}>
    <PageStart />
    <ErrorBoundary>
      <SiteHeader />
    </ErrorBoundary>
    <main id={MAIN} className={styles.main} tabIndex={-1}>
      <ErrorBoundary>
        <LazyMergeAnnouncement />
      </ErrorBoundary>
      {children}
    </main>
    <ErrorBoundary>
      <BookmarkForm />
    </ErrorBoundary>
    <StaticMarkup>
      <ErrorBoundary>
        <siteFooter.Component />
      </ErrorBoundary>
    </StaticMarkup>
  </div>
);
