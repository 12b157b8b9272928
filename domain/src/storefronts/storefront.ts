import type { CountryCode } from '../shared/country.ts';
import type { Currency } from '../shared/money.ts';
import type { LanguageMarker, ShopMarker } from './host-markers.ts';
import type { Language } from './language.ts';

export const STORES = ['de', 'at', 'ch', 'b2b'] as const;
export const LOCALES = ['de', 'edu', 'en'] as const;

/** The shop id of the upstream. */
export type Store = (typeof STORES)[number];
/** Locale of the storefront layer: `edu` is German on the business shop, `en` any English shop. */
export type Locale = (typeof LOCALES)[number];
export type StoreCountry = 'de' | 'at' | 'ch' | 'edu';

/** Where a storefront sells: selects regional texts and the rules of that country. */
export type Region = 'germany' | 'austria' | 'switzerland';

/**
 * The law that gives a buyer the right to return goods: the European Union's right of withdrawal; none in Switzerland, where
 * the shop grants one itself; none for schools and companies.
 */
export type LegalRegime = 'union' | 'swiss' | 'business';

/** How a storefront asks for consent to everything that is not needed to run the shop (STORE-12). */
export interface ConsentSetting {
  readonly id: string;
  /** Whether moving pictures are paused until the visitor has decided (CMS-08: never in the Swiss store). */
  readonly heroWaitsForAnswer: boolean;
}

export type StorefrontId = 'de' | 'at' | 'ch' | 'b2b-de' | 'b2b-en' | 'en';

/** Everything that distinguishes a storefront. Only the request's host decides which one a visitor is in (STORE-05, STORE-08). */
export interface Storefront {
  readonly id: StorefrontId;
  readonly store: Store;
  readonly language: Language;
  readonly locale: Locale;
  readonly country: StoreCountry;
  readonly isB2b: boolean;
  readonly currency: Currency;
  readonly region: Region;
  /** Where its shoppers live unless they say otherwise. */
  readonly homeCountry: CountryCode;
  readonly legalRegime: LegalRegime;
  readonly consent: ConsentSetting;
  /** How its hosts are recognised. The marker `de` never decides: it is part of every host without another one. */
  readonly host: { readonly marker: ShopMarker; readonly language?: LanguageMarker };
}

const GERMANY = { region: 'germany', homeCountry: 'DE', currency: 'EUR' } as const;
const GERMAN_SHOP = {
  ...GERMANY,
  store: 'de',
  country: 'de',
  isB2b: false,
  legalRegime: 'union',
  consent: { id: 'pausenhof-de', heroWaitsForAnswer: true },
} as const;
const BUSINESS_SHOP = {
  ...GERMANY,
  store: 'b2b',
  country: 'edu',
  isB2b: true,
  legalRegime: 'business',
  consent: { id: 'pausenhof-bildung', heroWaitsForAnswer: true },
} as const;

/** The storefronts, in the order in which the country switch offers them. */
export const STOREFRONTS: Readonly<Record<StorefrontId, Storefront>> = {
  de: { ...GERMAN_SHOP, id: 'de', language: 'de-DE', locale: 'de', host: { marker: 'de' } },
  at: {
    id: 'at',
    store: 'at',
    language: 'de-AT',
    locale: 'de',
    country: 'at',
    isB2b: false,
    currency: 'EUR',
    region: 'austria',
    homeCountry: 'AT',
    legalRegime: 'union',
    consent: { id: 'pausenhof-at', heroWaitsForAnswer: true },
    host: { marker: 'at' },
  },
  ch: {
    id: 'ch',
    store: 'ch',
    language: 'de-CH',
    locale: 'de',
    country: 'ch',
    isB2b: false,
    currency: 'CHF',
    region: 'switzerland',
    homeCountry: 'CH',
    legalRegime: 'swiss',
    consent: { id: 'pausenhof-ch', heroWaitsForAnswer: false },
    host: { marker: 'ch' },
  },
  'b2b-de': { ...BUSINESS_SHOP, id: 'b2b-de', language: 'de-DE', locale: 'edu', host: { marker: 'educational' } },
  'b2b-en': {
    ...BUSINESS_SHOP,
    id: 'b2b-en',
    language: 'en-DE',
    locale: 'en',
    host: { marker: 'educational', language: 'english' },
  },
  en: { ...GERMAN_SHOP, id: 'en', language: 'en-DE', locale: 'en', host: { marker: 'de', language: 'english' } },
};

export const ALL_STOREFRONTS: readonly Storefront[] = Object.values(STOREFRONTS);
