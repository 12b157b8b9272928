import {
  byId,
  type EnumFilterChoice,
  type ListingFilters,
  type RangeFilterChoice,
  type RangeKind,
} from './listing-filters.ts';

/** Search parameters by name, as a URL carries them. */
export type FilterParams = Readonly<Record<string, string>>;

const PREFIX = 'filter.';

/** Whether a search parameter of a listing is a filter (LIST-01). */
export const isFilterParam = (name: string): boolean => name.startsWith(PREFIX);

/** Minor units in one unit of the URL: prices are written in euros or francs, ratings in stars. */
const UNITS: Readonly<Record<RangeKind, number>> = { PRICE: 100, rating: 1 };
const RANGE = /^filter\.(?<kind>PRICE|rating)\.(?<id>[^.]+)$/u;
const BOUNDS = /^(?<from>\d{1,7}(?:\.\d{1,2})?)?-(?<to>\d{1,7}(?:\.\d{1,2})?)?$/u;

const isRangeKind = (text: string | undefined): text is RangeKind => text === 'PRICE' || text === 'rating';

const boundOf = (text: string | undefined, kind: RangeKind): number | undefined =>
  text === undefined ? undefined : Math.round(Number(text) * 100) / (100 / UNITS[kind]);

const rangeOf = (name: string, value: string): RangeFilterChoice | undefined => {
  const { kind, id } = RANGE.exec(name)?.groups ?? {};
  const bounds = BOUNDS.exec(value)?.groups;
  if (!isRangeKind(kind) || id === undefined || bounds === undefined) return undefined;
  const found = [boundOf(bounds['from'], kind), boundOf(bounds['to'], kind)] as const;
  const [from, to] =
    found[0] !== undefined && found[1] !== undefined && found[0] > found[1] ? [found[1], found[0]] : found;
  if (from === undefined && to === undefined) return undefined;
  return { kind, id, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
};

const enumOf = (name: string, value: string): EnumFilterChoice | undefined => {
  const id = name.slice(PREFIX.length);
  const values = [...new Set(value.split(',').filter((one) => one !== ''))].sort();
  return id === '' || id.includes('.') || values.length === 0 ? undefined : { id, values };
};

const BOUND_FIELD = /^(?<range>filter\.(?:PRICE|rating)\.[^.]+)\.(?<end>from|to)$/u;

/** A bound as it is typed: "12,50", "1.200", "€ 9". */
const typedBound = (text: string): string => {
  const plain = text.replaceAll(/[^\d.,]/gu, '');
  const decimal = plain.includes(',')
    ? plain.replaceAll('.', '').replace(',', '.')
    : plain.replaceAll(/\.(?=\d{3}(?:\D|$))/gu, '');
  return /^\d{1,7}(?:\.\d{1,2})?$/u.test(decimal) ? decimal : '';
};

/** Parameters as one URL has them, from those of a form: a filter that repeats has its values in one parameter, and the two fields of a range (`….from`, `….to`) are one. */
export const joinFilterParams = (pairs: Iterable<readonly [string, string]>): FilterParams => {
  const joined = new Map<string, string>();
  const bounds = new Map<string, { from: string; to: string }>();
  for (const [name, value] of pairs) {
    const { range, end } = BOUND_FIELD.exec(name)?.groups ?? {};
    const before = joined.get(name);
    if (range !== undefined)
      bounds.set(range, { from: '', to: '', ...bounds.get(range), [end === 'to' ? 'to' : 'from']: typedBound(value) });
    else
      joined.set(name, before !== undefined && isFilterParam(name) && !RANGE.test(name) ? `${before},${value}` : value);
  }
  for (const [range, { from, to }] of bounds) joined.set(range, `${from}-${to}`);
  return Object.fromEntries(joined);
};

const isPresent = <T>(value: T | undefined): value is T => value !== undefined;

/**
 * The filters in the search parameters of a listing (LIST-01): `filter.{id}` with values separated by commas,
 * `filter.PRICE.{id}` and `filter.rating.{id}` with "from-to", of which one may be missing. Bounds the wrong way round are
 * put in order; what cannot be read is left out.
 */
export const readFilterParams = (params: FilterParams): ListingFilters => {
  const given = Object.entries(params).filter(([name]) => isFilterParam(name));
  return {
    enumFilters: given
      .map(([name, value]) => enumOf(name, value))
      .filter(isPresent)
      .sort(byId),
    rangeFilters: given
      .map(([name, value]) => rangeOf(name, value))
      .filter(isPresent)
      .sort(byId),
  };
};

const rangeName = ({ kind, id }: Pick<RangeFilterChoice, 'kind' | 'id'>): string => `${PREFIX}${kind}.${id}`;

/** The name of the field of a form for one end of a range. */
export const boundField = (range: Pick<RangeFilterChoice, 'kind' | 'id'>, end: 'from' | 'to'): string =>
  `${rangeName(range)}.${end}`;

const boundText = (bound: number | undefined, kind: RangeKind): string =>
  bound === undefined ? '' : String(bound / UNITS[kind]);

/** The search parameters of these filters: the inverse of `readFilterParams`, so that one choice has one URL. */
export const writeFilterParams = ({ enumFilters, rangeFilters }: ListingFilters): FilterParams =>
  Object.fromEntries([
    ...enumFilters.map(({ id, values }) => [PREFIX + id, values.join(',')] as const),
    ...rangeFilters.map(
      ({ kind, id, from, to }) => [rangeName({ kind, id }), `${boundText(from, kind)}-${boundText(to, kind)}`] as const,
    ),
  ]);
