import { isFilterParam, type FilterParams, writeFilterParams } from '@shop/domain/catalogue/filter-params';
import type { ListingFilters } from '@shop/domain/catalogue/listing-filters';

import type { SearchValues } from '../../platform/navigation/search-params.ts';

const filterText = (params: FilterParams): string =>
  JSON.stringify(
    Object.entries(params)
      .filter(([name]) => isFilterParam(name))
      .sort(),
  );

/** Whether the URL words these filters as every link to them does. */
export const areCanonical = (search: SearchValues, filters: ListingFilters): boolean =>
  filterText(search) === filterText(writeFilterParams(filters));
