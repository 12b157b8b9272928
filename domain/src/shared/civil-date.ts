/** A day without a time, `YYYY-MM-DD`; compares like text. */
export type CivilDate = string;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const DAY_MS = 86_400_000;

const middayOf = (date: CivilDate): Date => new Date(`${date}T12:00:00Z`);
const dayOf = (instant: Date): CivilDate => instant.toISOString().slice(0, 10);

/** Months count from 1; days beyond the end of the month continue in the next. */
export const civilDate = (year: number, month: number, day: number): CivilDate =>
  dayOf(new Date(Date.UTC(year, month - 1, day, 12)));

const DAY_FORM = /^\d{4}-\d{2}-\d{2}$/u;

/** Whether a text is a day of the calendar: `2026-02-29` is none. */
export const isCivilDate = (text: string): boolean =>
  DAY_FORM.test(text) && civilDate(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))) === text;

export const yearOf = (date: CivilDate): number => Number(date.slice(0, 4));

const MONTH_LENGTH = 'yyyy-mm'.length;

/** Whether two days are in the same month of the same year. */
export const areInSameMonth = (one: CivilDate, other: CivilDate): boolean =>
  one.slice(0, MONTH_LENGTH) === other.slice(0, MONTH_LENGTH);

export const daysLater = (date: CivilDate, days: number): CivilDate =>
  dayOf(new Date(middayOf(date).getTime() + days * DAY_MS));

export const weekdayOf = (date: CivilDate): Weekday => WEEKDAYS[middayOf(date).getUTCDay()] ?? 'sunday';

/** Whole days from one date to another, negative if it is earlier. */
export const daysBetween = (from: CivilDate, to: CivilDate): number =>
  Math.round((middayOf(to).getTime() - middayOf(from).getTime()) / DAY_MS);
