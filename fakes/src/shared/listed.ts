import { LANGUAGE_RULES, type Language } from '@shop/domain/storefronts/language';
import type { WrittenLanguage } from './written-language.ts';

const WRITTEN_IN: Readonly<Record<WrittenLanguage, Language>> = { de: 'de-DE', en: 'en-DE' };

/** Names as running text lists them: "DHL, DPD oder GLS", "Deutsch und Englisch". */
export const listed = (names: readonly string[], language: WrittenLanguage, joinedBy: 'and' | 'or'): string =>
  new Intl.ListFormat(LANGUAGE_RULES[WRITTEN_IN[language]].formatLocale, {
    type: joinedBy === 'and' ? 'conjunction' : 'disjunction',
  }).format(names);
