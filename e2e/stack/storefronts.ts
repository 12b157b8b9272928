/** The storefronts, each with its host on this machine, the language of its texts, the one in which the fake shop's own texts are shown there, and its currency. */
export const STOREFRONTS = {
  de: { host: 'localhost', language: 'de', fakeTexts: 'de', lang: 'de', currency: 'EUR', isB2b: false },
  at: { host: 'at.localhost', language: 'de', fakeTexts: 'de', lang: 'de-AT', currency: 'EUR', isB2b: false },
  ch: { host: 'ch.localhost', language: 'de', fakeTexts: 'de', lang: 'de-CH', currency: 'CHF', isB2b: false },
  'b2b-de': {
    host: 'educational.localhost',
    language: 'de',
    fakeTexts: 'de',
    lang: 'de',
    currency: 'EUR',
    isB2b: true,
  },
  'b2b-en': {
    host: 'en.educational.localhost',
    language: 'en',
    fakeTexts: 'en',
    lang: 'en-GB',
    currency: 'EUR',
    isB2b: true,
  },
  en: { host: 'en.localhost', language: 'en', fakeTexts: 'en', lang: 'en-GB', currency: 'EUR', isB2b: false },
} as const;

export type StorefrontId = keyof typeof STOREFRONTS;

const isStorefrontId = (name: string): name is StorefrontId => Object.hasOwn(STOREFRONTS, name);

export const STOREFRONT_IDS: readonly StorefrontId[] = Object.keys(STOREFRONTS).filter(isStorefrontId);
