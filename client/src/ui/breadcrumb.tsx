import { HOME } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useTranslation } from '../platform/texts/translation.tsx';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  readonly crumbs: readonly { readonly displayName: string; readonly path: string }[];
  /** The current page, at the end and without a link. */
  readonly current?: string;
}

export const Breadcrumb = ({ crumbs, current }: BreadcrumbProps): ReactNode => {
  const { t } = useTranslation('shell');
  const above = crumbs.filter(({ path, displayName }) => path !== HOME && displayName !== current);
  return (
    <nav className={styles.breadcrumb} aria-label={t('breadcrumb.label')} data-print="none">
      <ol>
        <li>
          <a href={HOME}>{t('breadcrumb.home')}</a>
        </li>
        {above.map(({ displayName, path }) => (
          <li key={path}>
            <a href={path}>{displayName}</a>
          </li>
        ))}
        {current !== undefined && <li aria-current="page">{current}</li>}
      </ol>
    </nav>
  );
};
