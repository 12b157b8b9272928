import { type Language, LANGUAGE_RULES } from '@shop/domain/storefronts/language';

/** The name of a country (ISO 3166-1 alpha-2) as papers and mails write it; the code itself if nobody knows it. */
export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(LANGUAGE_RULES[language].formatLocale, { type: 'region' }).of(code) ?? code;
