import { NO_FILTERS } from '@shop/domain/catalogue/listing-filters';
import { searchPath } from '@shop/domain/search/search-address';
import { DEFAULT_SEARCH_SORT } from '@shop/domain/search/search-query';
import { HOME } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { StaticIsland } from '../../platform/islands/static-island.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { categoryTilesQuery } from './catalogue.queries.ts';
import { CategoryTiles } from './category-tiles.tsx';
import type { FilterLinks } from './filters/filter-links.ts';
import filterStyles from './filters/filters.module.css';
import styles from './listing.module.css';

interface SearchEmptyProps {
  readonly within: FilterLinks['within'];
  readonly suggestedQueries: readonly string[];
}

/** What helps on where a search found nothing: other searches, the same search in all categories, all categories. */
export const SearchEmpty = ({ within, suggestedQueries }: SearchEmptyProps): ReactNode => {
  const { t } = useTranslation('search');
  const home = { href: HOME, label: t('empty.on') };
  const everywhere = within === undefined ? undefined : { href: within.href, label: t('empty.everywhere') };
  return (
    <div className={styles.results}>
      <EmptyState
        headline={t('empty.help')}
        text={within === undefined ? t('empty.text') : t('empty.within', { category: within.name })}
        link={everywhere ?? home}
        other={everywhere === undefined ? undefined : home}
      />
      {suggestedQueries.length > 0 && (
        <nav className={styles.margin} aria-labelledby="suggested-queries">
          <h2 id="suggested-queries">{t('empty.queries')}</h2>
          <ul className={filterStyles.chips}>
            {suggestedQueries.map((query) => (
              <li key={query}>
                <a
                  className={filterStyles.suggestion}
                  href={searchPath({ searchTerm: query, page: 1, sort: DEFAULT_SEARCH_SORT, filters: NO_FILTERS })}
                  rel="nofollow"
                >
                  {query}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <StaticIsland query={categoryTilesQuery()}>
        {({ navigation }) => (
          <CategoryTiles id="all-categories" headline={t('empty.categories')} categories={navigation} look="small" />
        )}
      </StaticIsland>
    </div>
  );
};
