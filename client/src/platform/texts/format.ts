import type { Language, Storefront } from '@shop/domain/storefronts/storefront';

import { useStorefront } from '../pages/page-context.tsx';

/** Locale for the browser's formatting: an English shop in Germany writes British English. */
const FORMAT_LOCALES: Readonly<Record<Language, string>> = { 'de-DE': 'de-DE', 'de-AT': 'de-AT', 'de-CH': 'de-CH', 'en-DE': 'en-GB' };

/** Dates are civil dates of the shop, wherever the shopper's device is. */
const TIME_ZONE = 'Europe/Berlin';

export interface Format {
  readonly number: (value: number) => string;
  /** A number with exactly so many decimals. */
  readonly decimal: (value: number, fractionDigits: number) => string;
  /** "Mi, 25. November" of an ISO date. */
  readonly date: (isoDate: string) => string;
  /** "Mi, 25. – Fr, 27. November" of two ISO dates. */
  readonly dateRange: (span: { readonly from: string; readonly to: string }) => string;
  /** Day of an ISO instant, with its year. */
  readonly day: (iso: string) => string;
  /** Date and time of an ISO instant. */
  readonly instant: (iso: string) => string;
  readonly countryName: (code: string) => string;
}

/** Between the first and the last day of a span, as the shop words it too. */
const UNTIL: Readonly<Record<Language, string>> = { 'de-DE': 'bis', 'de-AT': 'bis', 'de-CH': 'bis', 'en-DE': 'to' };

/** Of an ISO date: year and month. */
const MONTH_LENGTH = 'yyyy-mm'.length;

const noon = (isoDate: string): Date => new Date(`${isoDate}T12:00:00Z`);

/** Answers kept for a whole page: its tiles repeat a few prices, dates and words, and making one is dear. */
const MAX_CACHED = 2000;

/** The same function, which makes an answer once; it forgets all when it knows too many. */
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

/** Servers and browsers carry different releases of the locale data: spaces, apostrophes and the dot after "Mi" are made one. */
const evened = (text: string): string => text.replaceAll(/[\u2009\u202f\u00a0]/gu, ' ').replaceAll('’', "'").replaceAll(/(\p{L})\.,/gu, '$1,');

const formatOf = (language: Language): Format => {
  const locale = FORMAT_LOCALES[language];
  const figures = new Intl.NumberFormat(locale);
  const decimals = memoized((digits: number) => new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }));
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: TIME_ZONE });
  const weekdayOfMonth = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', timeZone: TIME_ZONE });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: TIME_ZONE });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE });
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  const date = memoized((isoDate: string) => evened(weekday.format(noon(isoDate))));
  const dates = memoized((span: string) => {
    const [from = '', to = ''] = span.split('/');
    const isOneMonth = from.slice(0, MONTH_LENGTH) === to.slice(0, MONTH_LENGTH);
    return evened(`${(isOneMonth ? weekdayOfMonth : weekday).format(noon(from))} ${UNTIL[language]} ${weekday.format(noon(to))}`);
  });
  return {
    decimal: (value, fractionDigits) => evened(decimals(fractionDigits).format(value)),
    number: memoized((value: number) => evened(figures.format(value))),
    date,
    dateRange: ({ from, to }) => (from === to ? date(from) : dates(`${from}/${to}`)),
    day: (iso) => evened(day.format(new Date(iso))),
    instant: (iso) => evened(moment.format(new Date(iso))),
    countryName: (code) => countries.of(code) ?? code,
  };
};

const formats = new Map<Language, Format>();

/** Formatting of a storefront; built once for each language, as `Intl` objects are dear. */
export const formatFor = ({ language }: Pick<Storefront, 'language'>): Format => {
  const known = formats.get(language) ?? formatOf(language);
  formats.set(language, known);
  return known;
};

export const useFormat = (): Format => formatFor(useStorefront());
