import type { FilterValue, OfferedFilters, RangeFilter } from '@shop/domain/catalogue/listing-filters';
import { MINOR_PER_MAJOR } from '@shop/domain/shared/money';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { CategoryFilterFieldsFragment, FilterKind } from '../generated/operation-types.ts';
import { readId } from '../shared/read-text.ts';
import { enumReader } from '../shared/read-word.ts';

type AnsweredRange = NonNullable<CategoryFilterFieldsFragment['range']>;
type AnsweredValues = NonNullable<CategoryFilterFieldsFragment['values']>;

const KIND_OF: Readonly<Record<FilterKind, RangeFilter['kind']>> = { PRICE: 'PRICE', rating: 'rating' };

const readKind = enumReader('FilterKind', KIND_OF, undefined);

const readRange = (id: string, name: string, range: AnsweredRange): readonly RangeFilter[] => {
  const kind = readKind(range.kind);
  if (kind === undefined) return [];
  // Prices arrive in major units, ratings in stars.
  const bound = (value: number): number => (kind === 'PRICE' ? Math.round(value * MINOR_PER_MAJOR) : value);
  const boundIf = (value: number | null): number | undefined => (value === null ? undefined : bound(value));
  return [
    {
      kind,
      id,
      name,
      min: bound(range.min),
      max: bound(range.max),
      ...omitNil({ selectedMin: boundIf(range.selectedMin), selectedMax: boundIf(range.selectedMax) }),
    },
  ];
};

export const readValues = (values: AnsweredValues): readonly FilterValue[] =>
  values.map(({ imageUrl, ...value }) => ({ ...value, id: readId(value.id), ...omitNil({ imageUrl }) }));

/** The filters of a listing. A range of an unknown kind is left out: nobody could say in which unit it is. */
export const readFilters = (filters: readonly CategoryFilterFieldsFragment[]): OfferedFilters => ({
  enumFilters: filters.flatMap(({ id, name, values }) =>
    values === null ? [] : [{ id: readId(id), name, values: readValues(values) }],
  ),
  rangeFilters: filters.flatMap(({ id, name, range }) => (range === null ? [] : readRange(readId(id), name, range))),
});
