import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import styles from './account-layout.module.css';
import { accountPages } from './account-pages.ts';

/** The page itself, a page beneath it, or another one. */
const currentness = (path: string, linked: string): 'page' | 'true' | undefined => {
  if (path === linked) return 'page';
  return path.startsWith(linked) ? 'true' : undefined;
};

const AccountNavigation = (): ReactNode => {
  const { t } = useTranslation('customers');
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <nav className={styles.navigation} aria-label={t('nav.label')} data-print="none">
      <ul>
        {accountPages(useStorefront()).map((page) => (
          <li key={page.path}>
            <a href={page.path} aria-current={currentness(path, page.path)}>
              {t(page.label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** A page of the account beside its navigation; on the phone beneath it. */
export const AccountLayout = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className={styles.layout}>
    <AccountNavigation />
    <div className={styles.page}>{children}</div>
  </div>
);
