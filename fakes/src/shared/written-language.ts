import { type Language, LANGUAGE_RULES, type TextLanguage } from '@shop/domain/storefronts/language';

/** A language in which the fake shop's own texts are written: goods, pages, mails, pages of payment providers. */
export type WrittenLanguage = 'de' | 'en';

/** Which of them a storefront shows. For a language in which nothing is written yet, it is another one. */
const SHOWN: Readonly<Record<TextLanguage, WrittenLanguage>> = { de: 'de', en: 'en' };

export const writtenLanguage = (language: Language): WrittenLanguage => SHOWN[LANGUAGE_RULES[language].textLanguage];
