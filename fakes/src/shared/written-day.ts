import type { CivilDate } from '@shop/domain/shared/civil-date';
import { type Language, LANGUAGE_RULES } from '@shop/domain/storefronts/language';

/** "31. Dezember 2026" */
export const writtenDay = (language: Language, day: CivilDate): string =>
  new Intl.DateTimeFormat(LANGUAGE_RULES[language].formatLocale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
