import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useQueryResult } from '../../platform/queries/use-query-result.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { topNavigationQuery } from './catalogue.queries.ts';
import styles from './category-row.module.css';
import { MenuButton } from './menu-button.tsx';

/** The first level of categories in a row. On a phone it scrolls sideways; on wide screens a "more" button opens those that do not fit. */
export const CategoryRow = (): ReactNode => {
  const { t } = useTranslation('shell');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const data = useQueryResult(topNavigationQuery());
  if (data === undefined || data.navigation.length === 0) return null;
  return (
    <nav className={styles.row} aria-label={t('nav.categories')} data-print="none">
      <ul>
        {data.navigation.map((category) => (
          <li key={category.id}>
            <a href={category.path} aria-current={category.path === path ? 'page' : undefined}>
              {category.name}
            </a>
          </li>
        ))}
        <li className={styles.more}>
          <MenuButton look="word" />
        </li>
      </ul>
    </nav>
  );
};
