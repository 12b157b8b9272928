import type { ReactNode } from 'react';

import { useTranslation } from '../platform/texts/translation.tsx';
import { Icon } from './icon.tsx';
import { paginationRange } from './pagination-range.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  readonly current: number;
  readonly total: number;
  readonly hrefOf: (page: number) => string;
}

/** Links to the pages of a list. */
export const Pagination = ({ current, total, hrefOf }: PaginationProps): ReactNode => {
  const { t } = useTranslation('shell');
  if (total <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={t('pagination.label')} data-print="none">
      {current > 1 && (
        <a href={hrefOf(current - 1)} rel="prev" aria-label={t('pagination.previous')}>
          <span className={styles.back}>
            <Icon name="chevron" size={18} />
          </span>
        </a>
      )}
      <ul>
        {paginationRange(current, total).map((page, at) => (
          <li key={page ?? `gap ${at}`}>
            {page === undefined ? (
              <span aria-hidden="true">…</span>
            ) : page === current ? (
              <a href={hrefOf(page)} aria-current="page" aria-label={t('pagination.current', { page })}>
                {page}
              </a>
            ) : (
              <a href={hrefOf(page)} aria-label={t('pagination.page', { page })}>
                {page}
              </a>
            )}
          </li>
        ))}
      </ul>
      {current < total && (
        <a href={hrefOf(current + 1)} rel="next" aria-label={t('pagination.next')}>
          <Icon name="chevron" size={18} />
        </a>
      )}
    </nav>
  );
};
