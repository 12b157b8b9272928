/** The storefronts, each with its host on this machine, its language and its currency. */
export const STOREFRONTS = {
  de: { host: 'localhost', language: 'de', lang: 'de', currency: 'EUR', isB2b: false },
  at: { host: 'at.localhost', language: 'de', lang: 'de-AT', currency: 'EUR', isB2b: false },
  ch: { host: 'ch.localhost', language: 'de', lang: 'de-CH', currency: 'CHF', isB2b: false },
  'b2b-de': { host: 'educational.localhost', language: 'de', lang: 'de', currency: 'EUR', isB2b: true },
  'b2b-en': { host: 'en.educational.localhost', language: 'en', lang: 'en-GB', currency: 'EUR', isB2b: true },
  en: { host: 'en.localhost', language: 'en', lang: 'en-GB', currency: 'EUR', isB2b: false },
} as const;

export type StorefrontId = keyof typeof STOREFRONTS;
