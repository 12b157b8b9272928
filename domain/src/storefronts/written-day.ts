import type { CivilDate } from '../shared/civil-date.ts';
import { type Language, LANGUAGE_RULES } from './language.ts';

/** "31. Dezember 2026" */
export const writtenDay = (language: Language, day: CivilDate): string =>
  new Intl.DateTimeFormat(LANGUAGE_RULES[language].formatLocale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
