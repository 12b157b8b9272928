import { byId, type ListingFilters, type OfferedFilters, type RangeFilterChoice } from './listing-filters.ts';

/** The filters with one value chosen or no longer chosen. */
export const toggleValue = (
  { enumFilters, rangeFilters }: ListingFilters,
  id: string,
  value: string,
): ListingFilters => {
  const before = enumFilters.find((one) => one.id === id)?.values ?? [];
  const values = before.includes(value) ? before.filter((one) => one !== value) : [...before, value].sort();
  const others = enumFilters.filter((one) => one.id !== id);
  return { enumFilters: values.length === 0 ? others : [...others, { id, values }].sort(byId), rangeFilters };
};

const isSameRange = (a: Pick<RangeFilterChoice, 'kind' | 'id'>, b: Pick<RangeFilterChoice, 'kind' | 'id'>): boolean =>
  a.kind === b.kind && a.id === b.id;

/** The filters without bounds of this range. */
export const withoutRange = (
  { enumFilters, rangeFilters }: ListingFilters,
  range: Pick<RangeFilterChoice, 'kind' | 'id'>,
): ListingFilters => ({
  enumFilters,
  rangeFilters: rangeFilters.filter((one) => !isSameRange(one, range)),
});

/** The filters with other bounds of a range. */
export const withRange = (filters: ListingFilters, range: RangeFilterChoice): ListingFilters => ({
  enumFilters: filters.enumFilters,
  rangeFilters: [...withoutRange(filters, range).rangeFilters, range].sort(byId),
});

/** Filters shown opened: up to four beside categories, otherwise five (LIST-07). */
const HERO_FILTERS = 5;
const HERO_FILTERS_BESIDE_CATEGORIES = 4;

/** The ids of the filters that a listing shows opened, the first of those that it offers (LIST-07). */
export const heroFilterIds = (
  { enumFilters }: Pick<OfferedFilters, 'enumFilters'>,
  hasCategories: boolean,
): readonly string[] =>
  enumFilters.slice(0, hasCategories ? HERO_FILTERS_BESIDE_CATEGORIES : HERO_FILTERS).map(({ id }) => id);
