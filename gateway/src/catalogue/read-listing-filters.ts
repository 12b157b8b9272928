import {
  chosenFilters,
  NO_FILTERS,
  type ListingFilters,
  type OfferedFilters,
} from '@shop/domain/catalogue/listing-filters';
import { areSameFilters } from '@shop/domain/catalogue/clean-listing-address';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { ListingFiltersInput } from './listing-filters.types.ts';

export const readListingFilters = (filters: ListingFiltersInput | null | undefined): ListingFilters =>
  filters == null
    ? NO_FILTERS
    : {
        enumFilters: filters.enumFilters,
        rangeFilters: filters.rangeFilters.map(({ kind, id, from, to }) => ({ kind, id, ...omitNil({ from, to }) })),
      };

/** Values that a listing may be narrowed down by and still be cached for long: there are endless combinations of more, and endless prices. */
const MAX_LASTING_VALUES = 1;

/** Whether a listing with these filters belongs to the shop's finite offer (docs/decisions/0106). */
export const isLasting = (requested: ListingFilters, offered: OfferedFilters): boolean => {
  const chosen = chosenFilters(offered);
  const values = chosen.enumFilters.reduce((sum, one) => sum + one.values.length, 0);
  return chosen.rangeFilters.length === 0 && values <= MAX_LASTING_VALUES && areSameFilters(requested, chosen);
};
