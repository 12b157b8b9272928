import { chosenFilters, type ListingFilters, type OfferedFilters } from '@shop/domain/catalogue/listing-filters';
import { omitNil } from '@shop/domain/shared/omit-nil';

import type { OfferedFiltersPartFragment } from '../../../platform/generated/graphql.ts';

/** What a listing can be narrowed down by, and where each change of it leads. Listings and searches have URLs of their own. */
export interface FilterLinks {
  readonly offered: OfferedFilters;
  readonly chosen: ListingFilters;
  /** The URL of the first page of the list with these filters. */
  readonly hrefOf: (filters: ListingFilters) => string;
  /** The URL without filters, in the default order (LIST-04). */
  readonly clearHref: string;
  /** The path of the list, and the parameters that a form has to keep besides the filters. */
  readonly path: string;
  readonly kept: Readonly<Record<string, string>>;
  /** The category within which a search was made, and the search without it. */
  readonly within?: { readonly name: string; readonly href: string };
}

export const offeredFiltersOf = ({ enumFilters, rangeFilters }: OfferedFiltersPartFragment): OfferedFilters => ({
  enumFilters: enumFilters.map(({ id, name, values }) => ({
    id,
    name,
    values: values.map(({ imageUrl, ...value }) => ({ ...value, ...omitNil({ imageUrl }) })),
  })),
  rangeFilters: rangeFilters.map(({ selectedMin, selectedMax, ...range }) => ({
    ...range,
    ...omitNil({ selectedMin, selectedMax }),
  })),
});

export const chosenIn = (filters: OfferedFiltersPartFragment): ListingFilters =>
  chosenFilters(offeredFiltersOf(filters));
