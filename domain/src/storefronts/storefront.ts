import type { Currency } from '../shared/money.ts';

export const STORES = ['de', 'at', 'ch', 'b2b'] as const;
export const LANGUAGES = ['de-DE', 'de-AT', 'de-CH', 'en-DE'] as const;
export const LOCALES = ['de', 'edu', 'en'] as const;

export type Store = (typeof STORES)[number];
export type Language = (typeof LANGUAGES)[number];
/** Locale of the storefront layer: `edu` is German on the business shop, `en` any English shop. */
export type Locale = (typeof LOCALES)[number];
export type StoreCountry = 'de' | 'at' | 'ch' | 'edu';

/** One of the shops that a visitor can be in; which one, the request's host decides alone (specification A1, B1). */
export interface Storefront {
  readonly store: Store;
  readonly language: Language;
  readonly locale: Locale;
  readonly country: StoreCountry;
  readonly isB2b: boolean;
  readonly currency: Currency;
}

/** What a host contains when it belongs to a storefront; configuration, with `LOCAL_HOST_MARKERS` as its default. */
export interface HostMarkers {
  readonly ch: string;
  readonly at: string;
  readonly educational: string;
  readonly english: string;
}
