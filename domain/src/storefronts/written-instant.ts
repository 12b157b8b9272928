import { TIME_ZONE } from '../shared/time-zone.ts';
import { type Language, LANGUAGE_RULES } from './language.ts';

const PARTS: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
  timeZone: TIME_ZONE,
};

/** Date and time of an ISO instant to the second, in the time zone of the storefronts, which it names: "23. November 2026 um 10:15:00 MEZ". */
export const writtenInstant = (language: Language, iso: string): string =>
  new Intl.DateTimeFormat(LANGUAGE_RULES[language].formatLocale, PARTS).format(new Date(iso));
