import { toggleValue } from '@shop/domain/catalogue/change-filters';
import type { EnumFilter as OfferedEnumFilter, FilterValue } from '@shop/domain/catalogue/listing-filters';
import type { ReactNode } from 'react';

import { useFormat } from '../../../platform/texts/format.ts';
import { useTranslation } from '../../../platform/texts/translation.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { FilterGroup } from './filter-group.tsx';
import type { FilterLinks } from './filter-links.ts';
import styles from './filters.module.css';

/** Values shown at once; the others are folded. */
const FIRST_VALUES = 8;

interface EnumFilterProps extends Pick<FilterLinks, 'chosen' | 'hrefOf'> {
  readonly filter: OfferedEnumFilter;
  readonly isOpen: boolean;
}

/** The values of a filter, as links with the number of articles that they lead to. */
export const EnumFilter = ({ filter, isOpen, chosen, hrefOf }: EnumFilterProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const { id: filterId, name: filterName, values } = filter;
  // Chosen values stay in sight.
  const inSight = values.filter(({ selected }, at) => at < FIRST_VALUES || selected);
  const folded = values.filter((value) => !inSight.includes(value));
  const item = ({ id, name, count, selected, imageUrl }: FilterValue): ReactNode => (
    <li key={id}>
      <a
        className={styles.value}
        href={hrefOf(toggleValue(chosen, filterId, id))}
        rel="nofollow"
        aria-current={selected || undefined}
        data-keeps={`${filterId} ${id}`}
      >
        <span className={styles.box} aria-hidden="true" />
        {imageUrl !== undefined && (
          <img className={styles.swatch} src={imageUrl} alt="" width={18} height={18} loading="lazy" />
        )}
        <span className={styles.name}>{name}</span>
        <span className={styles.count} aria-hidden="true">
          {format.number(count)}
        </span>
        <VisuallyHidden>({t('listing.count', { count })})</VisuallyHidden>
      </a>
    </li>
  );
  return (
    <FilterGroup id={filterId} name={filterName} isOpen={isOpen || inSight.some(({ selected }) => selected)}>
      <ul aria-label={filterName}>{inSight.map(item)}</ul>
      {folded.length > 0 && (
        <details className={styles.more}>
          <summary>{t('filters.more', { count: folded.length })}</summary>
          <ul>{folded.map(item)}</ul>
        </details>
      )}
    </FilterGroup>
  );
};
