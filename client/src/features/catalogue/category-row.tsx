import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useTranslation } from '../../shared/translation.tsx';
import { topNavigationQuery } from './catalogue.queries.ts';
import styles from './category-row.module.css';

/** The categories of the first level in one row, which scrolls sideways on a phone. */
export const CategoryRow = (): ReactNode => {
  const { t } = useTranslation('shell');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { data } = useQuery(topNavigationQuery());
  if (data === undefined || data.navigation.length === 0) return null;
  return (
    <nav className={styles.row} aria-label={t('nav.categories')} data-print="none">
      <ul>
        {data.navigation.map((category) => (
          <li key={category.id}>
            <a href={category.path} aria-current={category.path === path ? 'page' : undefined}>{category.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
