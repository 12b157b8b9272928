import type { FilterValue, ListingFilters, OfferedFilters, RangeKind } from '@shop/domain/catalogue/listing-filters';
import { MINOR_PER_MAJOR } from '@shop/domain/shared/money';
import { omitNil } from '@shop/domain/shared/omit-nil';

import { RANGES } from '../../catalogue/filter-goods.ts';
import type { CategoryFilter, CategoryFilterInput, FilterValue as AnsweredValue } from '../generated/upstream-types.ts';
import { orNull } from '../shared/or-null.ts';

/** The upstream writes prices in major units. */
const minor = (bound: number | null | undefined, kind: RangeKind): number | undefined =>
  bound == null ? undefined : kind === 'PRICE' ? Math.round(bound * MINOR_PER_MAJOR) : bound;

/** Chosen filters of a request; a range whose id is unknown is dropped. */
export const readFilter = (
  filter: Pick<CategoryFilterInput, 'enumFilters' | 'rangeFilters'> | null | undefined,
): ListingFilters => ({
  enumFilters: filter?.enumFilters ?? [],
  rangeFilters: (filter?.rangeFilters ?? []).flatMap(({ id, from, to }) => {
    const kind = RANGES.find((range) => range.id === id)?.kind;
    return kind === undefined ? [] : [{ kind, id, ...omitNil({ from: minor(from, kind), to: minor(to, kind) }) }];
  }),
});

const major = (bound: number, kind: RangeKind): number => (kind === 'PRICE' ? bound / MINOR_PER_MAJOR : bound);
const majorIf = (bound: number | undefined, kind: RangeKind): number | null =>
  bound === undefined ? null : major(bound, kind);

export const writeValues = (values: readonly FilterValue[]): readonly AnsweredValue[] =>
  values.map((value) => ({ ...value, imageUrl: orNull(value.imageUrl) }));

export const writeFilters = ({ enumFilters, rangeFilters }: OfferedFilters): readonly CategoryFilter[] => [
  ...enumFilters.map(({ id, name, values }) => ({ id, name, values: writeValues(values), range: null })),
  ...rangeFilters.map(({ kind, id, name, min, max, selectedMin, selectedMax }) => ({
    id,
    name,
    values: null,
    range: {
      kind,
      min: major(min, kind),
      max: major(max, kind),
      selectedMin: majorIf(selectedMin, kind),
      selectedMax: majorIf(selectedMax, kind),
    },
  })),
];
