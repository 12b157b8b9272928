import { toggleValue } from '@shop/domain/catalogue/change-filters';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import type { FilterLinks } from './filters/filter-links.ts';
import styles from './filters/filters.module.css';
import type { FoundListing } from './found-listing.ts';

interface SuggestedFiltersProps extends Pick<FilterLinks, 'chosen' | 'hrefOf'> {
  readonly suggested: FoundListing['suggestedFilters'];
}

/** Values that divide what was found well, at hand above the list (SEARCH-09). */
export const SuggestedFilters = ({ suggested, chosen, hrefOf }: SuggestedFiltersProps): ReactNode => {
  const { t } = useTranslation('search');
  if (suggested.length === 0) return null;
  return (
    <nav className={`${styles.price} ${styles.suggestions}`} aria-label={t('suggested')}>
      {suggested.map(({ id: filterId, name, values }) => (
        <div key={filterId} className={styles.chips}>
          <span id={`suggested-${filterId}`} className={styles.count}>
            {name}
          </span>
          <ul aria-labelledby={`suggested-${filterId}`}>
            {values.map(({ id, name: value }) => (
              <li key={id}>
                <a
                  className={styles.suggestion}
                  href={hrefOf(toggleValue(chosen, filterId, id))}
                  rel="nofollow"
                  data-keeps={`${filterId} ${id}`}
                >
                  {value}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};
