import type { PersonaName } from '@shop/fakes/personas/personas';
import { ALL_STOREFRONTS, type StorefrontId } from '@shop/domain/storefronts/storefront';

/**
 * What each storefront charges and how it writes amounts, worked out by hand: tests compare the shop with this table, so it
 * must not use any code that they test. Amounts are in minor units.
 */
export interface Market {
  readonly host: string;
  readonly currency: 'EUR' | 'CHF';
  /** Prices without VAT, which is added to the total. */
  readonly isNet: boolean;
  readonly vat: { readonly standard: number; readonly reduced: number };
  readonly delivery: number;
  readonly freeDeliveryFrom: number;
  readonly giftFrom: number;
  /** A unit of measure as a base price names it. */
  readonly oneUnit: '1,0' | '1.0';
  /** An amount as a shopper reads it. */
  readonly text: (minor: number) => string;
  /** Who buys if only customers may; otherwise a guest buys, with this e-mail address. */
  readonly buyer:
    | { readonly persona: PersonaName }
    | { readonly postcode: string; readonly city: string; readonly country: string };
}

const NBSP = '\u00a0';

const digits = (minor: number, point: string): string =>
  `${Math.trunc(minor / 100)}${point}${String(minor % 100).padStart(2, '0')}`;
const afterwards = (minor: number): string => `${digits(minor, ',')}${NBSP}€`;
const austrian = (minor: number): string => `€${NBSP}${digits(minor, ',')}`;
const swiss = (minor: number): string => `CHF${NBSP}${digits(minor, '.')}`;
const english = (minor: number): string => `€${digits(minor, '.')}`;

const GERMAN_VAT = { standard: 19, reduced: 7 };
const EURO = { currency: 'EUR', giftFrom: 10_000 } as const;
const CONSUMERS = {
  ...EURO,
  isNet: false,
  vat: GERMAN_VAT,
  delivery: 495,
  freeDeliveryFrom: 4_900,
  buyer: { postcode: '50667', city: 'Köln', country: 'DE' },
} as const;
const SCHOOLS = { ...EURO, isNet: true, vat: GERMAN_VAT, delivery: 495, freeDeliveryFrom: 15_000 } as const;

export const MARKETS: Readonly<Record<StorefrontId, Market>> = {
  de: { ...CONSUMERS, host: 'localhost:8080', oneUnit: '1,0', text: afterwards },
  en: { ...CONSUMERS, host: 'en.localhost:8080', oneUnit: '1.0', text: english },
  at: {
    ...EURO,
    host: 'at.localhost:8080',
    isNet: false,
    vat: { standard: 20, reduced: 10 },
    delivery: 595,
    freeDeliveryFrom: 5_900,
    oneUnit: '1,0',
    text: austrian,
    buyer: { postcode: '1010', city: 'Wien', country: 'AT' },
  },
  ch: {
    host: 'ch.localhost:8080',
    currency: 'CHF',
    isNet: false,
    vat: { standard: 8.1, reduced: 2.6 },
    delivery: 895,
    freeDeliveryFrom: 7_900,
    giftFrom: 12_000,
    oneUnit: '1.0',
    text: swiss,
    buyer: { postcode: '8001', city: 'Zürich', country: 'CH' },
  },
  'b2b-de': {
    ...SCHOOLS,
    host: 'educational.localhost:8080',
    oneUnit: '1,0',
    text: afterwards,
    buyer: { persona: 'b2b-german' },
  },
  'b2b-en': {
    ...SCHOOLS,
    host: 'en.educational.localhost:8080',
    oneUnit: '1.0',
    text: english,
    buyer: { persona: 'b2b-english' },
  },
};

export const STOREFRONT_NAMES: readonly StorefrontId[] = ALL_STOREFRONTS.map(({ id }) => id);
