import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import styles from './search-listing.module.css';
import type { FoundListing } from './found-listing.ts';

interface SearchCategoriesProps {
  readonly categories: FoundListing['categoryFilter'];
  /** The search within a category, or everywhere. */
  readonly hrefOf: (id: string | undefined) => string;
}

/** Narrows a search down to a category. */
export const SearchCategories = ({ categories, hrefOf }: SearchCategoriesProps): ReactNode => {
  const { t } = useTranslation('search');
  const chosen = categories.findLast(({ selected }) => selected);
  if (categories.length < 2 && chosen === undefined) return null;
  return (
    <nav className={styles.categories} aria-label={t('categories')}>
      <ul>
        {chosen !== undefined && <li><a href={hrefOf(undefined)} rel="nofollow">{t('everywhere')}</a></li>}
        {categories.map(({ id, name, count }) => (
          <li key={id}>
            <a href={hrefOf(id)} rel="nofollow" aria-current={id === chosen?.id ? 'true' : undefined}>{name} <span className={styles.count}>({count})</span></a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
