import { Unreadable } from './unreadable.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** A day without a time, `YYYY-MM-DD`. */
export const readDay = (text: string): string => {
  if (!DAY.test(text) || Number.isNaN(Date.parse(text))) throw new Unreadable('a day that is none');
  return text;
};

/** An instant with any offset, as an ISO instant in UTC. */
export const readInstant = (text: string): string => {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw new Unreadable('an instant that is none');
  return new Date(instant).toISOString();
};

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Days on which something may arrive, both inclusive. */
export const readDays = (days: Days | null): Days | undefined =>
  days === null ? undefined : { from: readDay(days.from), to: readDay(days.to) };
