import type { EnumFilter, FilterValue } from '@shop/domain/catalogue/listing-filters';
import type { SuggestedFilter } from '@shop/domain/search/search.port';

/** Fewer products are seen at a glance. */
const FEWEST_PRODUCTS = 8;
const MOST_FILTERS = 2;
const MOST_VALUES = 5;
/** Says nothing about the goods themselves. */
const NEVER_SUGGESTED: ReadonlySet<string> = new Set(['availability']);

const byCount = (a: FilterValue, b: FilterValue): number => b.count - a.count;

/** The most frequent values that leave something out. */
const dividing = (values: readonly FilterValue[], total: number): readonly FilterValue[] =>
  values
    .filter(({ count }) => count < total)
    .toSorted(byCount)
    .slice(0, MOST_VALUES);

/** How well values divide what was found: best where each is on half of the products, worst where it is on nearly all or none. */
const worthOf = (values: readonly FilterValue[], total: number): number =>
  values.reduce((sum, { count }) => sum + (count / total) * (1 - count / total), 0);

/** Of the filters that nothing is chosen of, those that divide what was found best. */
export const suggestedFilters = (filters: readonly EnumFilter[], total: number): readonly SuggestedFilter[] => {
  if (total < FEWEST_PRODUCTS) return [];
  return filters
    .filter(({ id, values }) => !NEVER_SUGGESTED.has(id) && !values.some(({ selected }) => selected))
    .map(({ id, name, values }) => ({ id, name, values: dividing(values, total) }))
    .filter(({ values }) => values.length > 1)
    .toSorted((a, b) => worthOf(b.values, total) - worthOf(a.values, total))
    .slice(0, MOST_FILTERS);
};
