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

export type StorefrontName = 'de' | 'at' | 'ch' | 'b2b-de' | 'b2b-en' | 'en';

export const STOREFRONTS: Readonly<Record<StorefrontName, Storefront>> = {
  de: { store: 'de', language: 'de-DE', locale: 'de', country: 'de', isB2b: false, currency: 'EUR' },
  at: { store: 'at', language: 'de-AT', locale: 'de', country: 'at', isB2b: false, currency: 'EUR' },
  ch: { store: 'ch', language: 'de-CH', locale: 'de', country: 'ch', isB2b: false, currency: 'CHF' },
  'b2b-de': { store: 'b2b', language: 'de-DE', locale: 'edu', country: 'edu', isB2b: true, currency: 'EUR' },
  'b2b-en': { store: 'b2b', language: 'en-DE', locale: 'en', country: 'edu', isB2b: true, currency: 'EUR' },
  en: { store: 'de', language: 'en-DE', locale: 'en', country: 'de', isB2b: false, currency: 'EUR' },
};

/** What a host contains when it belongs to a storefront; configuration, with `LOCAL_HOST_MARKERS` as its default. */
export interface HostMarkers {
  /** The German shop's own domain, for links from the other storefronts. It does not decide the storefront of a request. */
  readonly de: string;
  readonly ch: string;
  readonly at: string;
  readonly educational: string;
  /** The subdomain of English shops; it counts only where a label of the host begins. */
  readonly english: string;
}

export const LOCAL_HOST_MARKERS: HostMarkers = {
  de: 'localhost',
  ch: 'ch.localhost',
  at: 'at.localhost',
  educational: 'educational',
  english: 'en.',
};

const contains = (host: string, marker: string): boolean => marker !== '' && host.includes(marker.toLowerCase());

/** The storefront of a request's host, tried in the order Swiss, Austrian, educational, English, anything else. */
export const storefrontFor = (host: string, markers: HostMarkers = LOCAL_HOST_MARKERS): Storefront => {
  const asked = host.toLowerCase();
  const isEnglish = markers.english !== '' && `.${asked}`.includes(`.${markers.english.toLowerCase()}`);
  if (contains(asked, markers.ch)) return STOREFRONTS.ch;
  if (contains(asked, markers.at)) return STOREFRONTS.at;
  if (contains(asked, markers.educational)) return isEnglish ? STOREFRONTS['b2b-en'] : STOREFRONTS['b2b-de'];
  return isEnglish ? STOREFRONTS.en : STOREFRONTS.de;
};

/** How a store asks for consent to what is not needed to run the shop (specification A1). */
export interface ConsentSetting {
  readonly id: string;
  /** Whether moving pictures stand still until the visitor has answered (specification B4: never in the Swiss store). */
  readonly heroWaitsForAnswer: boolean;
}

const CONSENT_SETTINGS: Readonly<Record<Store, ConsentSetting>> = {
  de: { id: 'pausenhof-de', heroWaitsForAnswer: true },
  at: { id: 'pausenhof-at', heroWaitsForAnswer: true },
  ch: { id: 'pausenhof-ch', heroWaitsForAnswer: false },
  b2b: { id: 'pausenhof-bildung', heroWaitsForAnswer: true },
};

export const consentSettingOf = (store: Store): ConsentSetting => CONSENT_SETTINGS[store];
