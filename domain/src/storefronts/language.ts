export const LANGUAGES = ['de-DE', 'de-AT', 'de-CH', 'en-DE'] as const;
export const TEXT_LANGUAGES = ['de', 'en'] as const;

/** Language of a storefront, as the shop names it. */
export type Language = (typeof LANGUAGES)[number];

/** A language in which texts are written. */
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

interface LanguageRules {
  readonly textLanguage: TextLanguage;
  /** Locale for numbers, amounts and dates: an English shop in Germany uses British English. */
  readonly formatLocale: string;
  /** Switzerland writes ss instead of ß. */
  readonly writesSharpS: boolean;
  /** The word between the first and the last day of a range. */
  readonly until: string;
}

export const LANGUAGE_RULES: Readonly<Record<Language, LanguageRules>> = {
  'de-DE': { textLanguage: 'de', formatLocale: 'de-DE', writesSharpS: true, until: 'bis' },
  'de-AT': { textLanguage: 'de', formatLocale: 'de-AT', writesSharpS: true, until: 'bis' },
  'de-CH': { textLanguage: 'de', formatLocale: 'de-CH', writesSharpS: false, until: 'bis' },
  'en-DE': { textLanguage: 'en', formatLocale: 'en-GB', writesSharpS: true, until: 'to' },
};

/** Writes a German text in the spelling of the language. */
export const spell = (text: string, language: Language): string => (LANGUAGE_RULES[language].writesSharpS ? text : text.replaceAll('ß', 'ss'));
