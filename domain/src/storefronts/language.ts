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
  /** What the country writes otherwise than the German texts: Switzerland has no ß, and each country's law has its own word for VAT. */
  readonly ownWords: readonly (readonly [text: string, own: string])[];
  /** The word between the first and the last day of a range. */
  readonly until: string;
}

export const LANGUAGE_RULES: Readonly<Record<Language, LanguageRules>> = {
  'de-DE': { textLanguage: 'de', formatLocale: 'de-DE', ownWords: [], until: 'bis' },
  'de-AT': {
    textLanguage: 'de',
    formatLocale: 'de-AT',
    ownWords: [
      ['MwSt.', 'USt.'],
      ['Mehrwertsteuer', 'Umsatzsteuer'],
    ],
    until: 'bis',
  },
  'de-CH': {
    textLanguage: 'de',
    formatLocale: 'de-CH',
    ownWords: [
      ['ß', 'ss'],
      ['MwSt.', 'MWST'],
    ],
    until: 'bis',
  },
  'en-DE': { textLanguage: 'en', formatLocale: 'en-GB', ownWords: [], until: 'to' },
};

/** Writes a German text in the spelling and with the words of the language's country. */
export const spell = (text: string, language: Language): string =>
  LANGUAGE_RULES[language].ownWords.reduce((written, [word, own]) => written.replaceAll(word, own), text);
