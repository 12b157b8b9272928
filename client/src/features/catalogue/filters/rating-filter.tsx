import { withoutRange, withRange } from '@shop/domain/catalogue/change-filters';
import type { RangeFilter } from '@shop/domain/catalogue/listing-filters';
import type { ReactNode } from 'react';

import { useTranslation } from '../../../platform/texts/translation.tsx';
import { FilterGroup } from './filter-group.tsx';
import type { FilterLinks } from './filter-links.ts';
import styles from './filters.module.css';

const STARS = [4, 3, 2] as const;

interface RatingFilterProps extends Pick<FilterLinks, 'chosen' | 'hrefOf'> {
  readonly range: RangeFilter;
  readonly isOpen: boolean;
}

/** Links to articles of at least so many stars; a step that would leave the list as it is is left out. */
export const RatingFilter = ({ range, isOpen, chosen, hrefOf }: RatingFilterProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const { kind, id, name, min, max, selectedMin } = range;
  const steps = STARS.filter((stars) => stars === selectedMin || (stars > min && stars <= max));
  if (steps.length === 0) return null;
  return (
    <FilterGroup id={id} name={name} isOpen={isOpen || selectedMin !== undefined}>
      <ul aria-label={name}>
        {steps.map((stars) => {
          const isChosen = stars === selectedMin;
          return (
            <li key={stars}>
              <a
                className={styles.value}
                href={hrefOf(isChosen ? withoutRange(chosen, range) : withRange(chosen, { kind, id, from: stars }))}
                rel="nofollow"
                aria-current={isChosen || undefined}
                data-keeps={`${id} ${stars}`}
              >
                <span className={styles.box} aria-hidden="true" />
                <span className={styles.stars} aria-hidden="true">
                  {'★'.repeat(stars)}
                </span>
                <span className={styles.name}>{t('filters.rating.from', { stars })}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </FilterGroup>
  );
};
