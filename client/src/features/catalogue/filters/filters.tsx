import { heroFilterIds } from '@shop/domain/catalogue/change-filters';
import type { ReactNode } from 'react';

import { EnumFilter } from './enum-filter.tsx';
import type { FilterLinks } from './filter-links.ts';
import { PriceFilter } from './price-filter.tsx';
import { RatingFilter } from './rating-filter.tsx';

interface FiltersProps extends FilterLinks {
  /** Whether categories to choose from stand beside the filters: then one filter less is shown opened. */
  readonly hasCategories: boolean;
  /** Ids within a page are unique: the filters of the sheet differ from those in the list's margin. */
  readonly place: 'margin' | 'sheet';
}

/** Everything that a list can be narrowed down by. Links and GET forms only, so that it works before scripts run. */
export const Filters = ({ offered, hasCategories, place, ...links }: FiltersProps): ReactNode => {
  const opened = heroFilterIds(offered, hasCategories);
  const price = offered.rangeFilters.find(({ kind }) => kind === 'PRICE');
  const rating = offered.rangeFilters.find(({ kind }) => kind === 'rating');
  return (
    <>
      {price !== undefined && <PriceFilter range={price} place={place} {...links} />}
      {offered.enumFilters.map((filter) => (
        <EnumFilter key={filter.id} filter={filter} isOpen={opened.includes(filter.id)} {...links} />
      ))}
      {rating !== undefined && <RatingFilter range={rating} isOpen={false} {...links} />}
    </>
  );
};
