/** Chosen values of an enum filter, such as two brands. */
export interface EnumFilterChoice {
  readonly id: string;
  readonly values: readonly string[];
}

/** What a range filter bounds. The words are those of the URL: `filter.PRICE.{id}`, `filter.rating.{id}` (LIST-01). */
export type RangeKind = 'PRICE' | 'rating';

/** Chosen bounds of a range filter, both inclusive; an absent bound is open. Prices are in minor units, ratings in stars. */
export interface RangeFilterChoice {
  readonly kind: RangeKind;
  readonly id: string;
  readonly from?: number;
  readonly to?: number;
}

/** Everything by which a listing is narrowed down. In the order of the ids, each id once, none empty. */
export interface ListingFilters {
  readonly enumFilters: readonly EnumFilterChoice[];
  readonly rangeFilters: readonly RangeFilterChoice[];
}

/** More than any listing offers. */
export const MAX_FILTERS = 24;
export const MAX_FILTER_VALUES = 60;
/** In minor units; ten times the dearest goods. */
export const MAX_FILTER_BOUND = 100_000_000;

export const NO_FILTERS: ListingFilters = { enumFilters: [], rangeFilters: [] };

export const isFiltered = ({ enumFilters, rangeFilters }: ListingFilters): boolean =>
  enumFilters.length + rangeFilters.length > 0;

/** A value that a listing can be narrowed down to. Values that would lead to no product are not offered. */
export interface FilterValue {
  readonly id: string;
  readonly name: string;
  /** Products with this value, if all other filters stay as they are. */
  readonly count: number;
  readonly selected: boolean;
  readonly imageUrl?: string;
}

export interface EnumFilter {
  readonly id: string;
  readonly name: string;
  readonly values: readonly FilterValue[];
}

/** Bounds of all products that the other filters leave, and the chosen ones. Prices are in minor units, ratings in stars. */
export interface RangeFilter {
  readonly kind: RangeKind;
  readonly id: string;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly selectedMin?: number;
  readonly selectedMax?: number;
}

/** The filters that a listing offers (ENT-23). */
export interface OfferedFilters {
  readonly enumFilters: readonly EnumFilter[];
  readonly rangeFilters: readonly RangeFilter[];
}

/** The filters of a listing that are chosen: what is left of the requested ones after unknown ids and values were dropped. */
export const chosenFilters = ({ enumFilters, rangeFilters }: OfferedFilters): ListingFilters => ({
  enumFilters: enumFilters
    .map(({ id, values }) => ({
      id,
      values: values
        .filter(({ selected }) => selected)
        .map((value) => value.id)
        .sort(),
    }))
    .filter(({ values }) => values.length > 0)
    .sort(byId),
  rangeFilters: rangeFilters
    .filter(({ selectedMin, selectedMax }) => selectedMin !== undefined || selectedMax !== undefined)
    .map(({ kind, id, selectedMin, selectedMax }) => ({
      kind,
      id,
      ...(selectedMin === undefined ? {} : { from: selectedMin }),
      ...(selectedMax === undefined ? {} : { to: selectedMax }),
    }))
    .sort(byId),
});

export const byId = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
