import type { SearchQuery } from '@shop/domain/search/search-query';
import type { ReactNode } from 'react';

import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './category-branch.module.css';
import filterStyles from './filters/filters.module.css';
import type { FoundListing } from './found-listing.ts';
import { everywhere, inCategory } from './search-links.ts';

type Categories = FoundListing['categoryFilter'];

interface SearchCategoriesProps {
  readonly categories: Categories;
  readonly made: SearchQuery;
}

interface BranchProps extends SearchCategoriesProps {
  /** The chosen category with those above it, the topmost first. */
  readonly above: Categories;
}

const Branch = ({ above: [top, ...below], categories, made }: BranchProps): ReactNode => {
  const { t } = useTranslation('search');
  const format = useFormat();
  const shown = top === undefined ? categories : [top];
  return (
    <ul>
      {shown.map(({ id, name, count }) => (
        <li key={id}>
          <a
            href={inCategory(made, id)}
            rel="nofollow"
            aria-current={(top !== undefined && below.length === 0) || undefined}
            data-keeps={`category ${id}`}
          >
            {name}{' '}
            <span className={filterStyles.count} aria-hidden="true">
              {format.number(count)}
            </span>
            <VisuallyHidden>({t('count', { count })})</VisuallyHidden>
          </a>
          {top !== undefined && <Branch above={below} categories={categories} made={made} />}
        </li>
      ))}
    </ul>
  );
};

/** Narrows a search down to a category, step by step. It keeps the filters: the numbers are those with all of them applied. */
export const SearchCategories = ({ categories, made }: SearchCategoriesProps): ReactNode => {
  const { t } = useTranslation('search');
  const above = categories.filter(({ selected }) => selected);
  if (categories.length < 2 && above.length === 0) return null;
  return (
    <nav className={styles.branch} aria-label={t('categories')}>
      <ul>
        <li>
          <a
            href={everywhere(made)}
            rel="nofollow"
            aria-current={above.length === 0 || undefined}
            data-keeps="category"
          >
            {t('everywhere')}
          </a>
          <Branch above={above} categories={categories.filter(({ selected }) => !selected)} made={made} />
        </li>
      </ul>
    </nav>
  );
};
