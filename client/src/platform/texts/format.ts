import { areInSameMonth } from '@shop/domain/shared/civil-date';
import { TIME_ZONE } from '@shop/domain/shared/time-zone';
import { writtenInstant } from '@shop/domain/storefronts/written-instant';
import { type Language, LANGUAGE_RULES } from '@shop/domain/storefronts/language';
import type { Storefront } from '@shop/domain/storefronts/storefront';

import { useStorefront } from '../pages/page-context.tsx';

export interface Format {
  readonly number: (value: number) => string;
  /** A number with exactly this many decimals. */
  readonly decimal: (value: number, fractionDigits: number) => string;
  /** "Mi, 25. November" of an ISO date. */
  readonly date: (isoDate: string) => string;
  /** "Mi, 25. – Fr, 27. November" of two ISO dates. */
  readonly dateRange: (span: { readonly from: string; readonly to: string }) => string;
  /** Day of an ISO instant, with its year. */
  readonly day: (iso: string) => string;
  /** Date and time of an ISO instant. */
  readonly instant: (iso: string) => string;
  /** Date and time of an ISO instant to the second, with the time zone. */
  readonly exactInstant: (iso: string) => string;
  readonly countryName: (code: string) => string;
}

const noon = (isoDate: string): Date => new Date(`${isoDate}T12:00:00Z`);

/** Enough for the prices and dates of a whole page, which repeat on its tiles. `Intl` is slow. */
const MAX_CACHED = 2000;

/** Caches the results of a function. When the cache is full, it is cleared. */
const memoized = <Key extends string | number, Result>(make: (key: Key) => Result): ((key: Key) => Result) => {
  const known = new Map<Key, Result>();
  return (key) => {
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const result = make(key);
    if (known.size >= MAX_CACHED) known.clear();
    known.set(key, result);
    return result;
  };
};

/** Creates a formatter when it is first needed: the six of them take a slow phone 70 ms, and most pages need one. */
const onFirstUse = <Formatter extends object>(create: () => Formatter): (() => Formatter) => {
  let formatter: Formatter | undefined;
  return () => (formatter ??= create());
};

/** Servers and browsers have different versions of the locale data: evens out spaces, apostrophes and the dot after "Mi". */
const evened = (text: string): string =>
  text
    .replaceAll(/[\u2009\u202f\u00a0]/gu, ' ')
    .replaceAll('’', "'")
    .replaceAll(/(\p{L})\.,/gu, '$1,');

const formatOf = (language: Language): Format => {
  const { formatLocale: locale, until } = LANGUAGE_RULES[language];
  const figures = onFirstUse(() => new Intl.NumberFormat(locale));
  const decimals = memoized(
    (digits: number) => new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  const weekday = onFirstUse(
    () => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: TIME_ZONE }),
  );
  const weekdayOfMonth = onFirstUse(
    () => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', timeZone: TIME_ZONE }),
  );
  const day = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: TIME_ZONE }));
  const moment = onFirstUse(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE }),
  );
  const countries = onFirstUse(() => new Intl.DisplayNames([locale], { type: 'region' }));
  const date = memoized((isoDate: string) => evened(weekday().format(noon(isoDate))));
  const dates = memoized((span: string) => {
    const [from = '', to = ''] = span.split('/');
    return evened(
      `${(areInSameMonth(from, to) ? weekdayOfMonth() : weekday()).format(noon(from))} ${until} ${weekday().format(noon(to))}`,
    );
  });
  return {
    decimal: (value, fractionDigits) => evened(decimals(fractionDigits).format(value)),
    number: memoized((value: number) => evened(figures().format(value))),
    date,
    dateRange: ({ from, to }) => (from === to ? date(from) : dates(`${from}/${to}`)),
    day: (iso) => evened(day().format(new Date(iso))),
    instant: (iso) => evened(moment().format(new Date(iso))),
    exactInstant: (iso) => evened(writtenInstant(language, iso)),
    countryName: (code) => countries().of(code) ?? code,
  };
};

const formats = new Map<Language, Format>();

/** The formatting of a storefront, one for each language. */
export const formatFor = ({ language }: Pick<Storefront, 'language'>): Format => {
  const known = formats.get(language) ?? formatOf(language);
  formats.set(language, known);
  return known;
};

export const useFormat = (): Format => formatFor(useStorefront());
