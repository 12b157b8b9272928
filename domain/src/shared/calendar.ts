import { holidaysOf } from './holidays.ts';
import { type CivilDate, civilDate, daysLater, weekdayOf, yearOf } from './civil-date.ts';
import { TIME_ZONE } from './time-zone.ts';

const SHOP_TIME = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

const shopTimeOf = (now: Date): Readonly<Record<string, string>> =>
  Object.fromEntries(SHOP_TIME.formatToParts(now).map(({ type, value }) => [type, value]));

/** The date of an instant in Berlin, independent of the machine's time zone. */
export const berlinDate = (now: Date): CivilDate => {
  const { year, month, day } = shopTimeOf(now);
  return civilDate(Number(year), Number(month), Number(day));
};

/** The full hours since midnight in Berlin. */
export const berlinHour = (now: Date): number => Number(shopTimeOf(now)['hour']);

/** The instant of a full hour in Berlin. */
export const berlinInstant = (date: CivilDate, hour: number): Date => {
  const inWinter = new Date(`${date}T${String(hour).padStart(2, '0')}:00:00+01:00`);
  return berlinHour(inWinter) === hour ? inWinter : new Date(`${date}T${String(hour).padStart(2, '0')}:00:00+02:00`);
};

/** Monday to Friday, without the public holidays of all of Germany. */
export const isWorkingDay = (date: CivilDate): boolean => {
  const weekday = weekdayOf(date);
  return weekday !== 'saturday' && weekday !== 'sunday' && !holidaysOf(yearOf(date)).includes(date);
};

/** The first working day on or after a date. */
export const nextWorkingDay = (date: CivilDate): CivilDate => (isWorkingDay(date) ? date : nextWorkingDay(daysLater(date, 1)));

/** The date this many working days after another; with 0 the date itself. */
export const addWorkingDays = (date: CivilDate, days: number): CivilDate =>
  days <= 0 ? date : addWorkingDays(nextWorkingDay(daysLater(date, 1)), days - 1);

export interface DeliverySpeed {
  /** Working days between dispatch and delivery, minimum and maximum. */
  readonly workingDaysFrom: number;
  readonly workingDaysTo: number;
  /** Orders placed on a working day before this hour in Berlin are dispatched on that day. */
  readonly cutOffHour: number;
}

/** The first working day on which an order of now can be dispatched. */
export const firstDispatchDay = (now: Date, { cutOffHour }: Pick<DeliverySpeed, 'cutOffHour'>): CivilDate => {
  const today = berlinDate(now);
  return berlinHour(now) < cutOffHour ? nextWorkingDay(today) : addWorkingDays(today, 1);
};

/** The days on which a parcel ordered now may arrive, both inclusive. */
export const deliveryDates = (now: Date, speed: DeliverySpeed): { readonly from: CivilDate; readonly to: CivilDate } => {
  const dispatch = firstDispatchDay(now, speed);
  return { from: addWorkingDays(dispatch, speed.workingDaysFrom), to: addWorkingDays(dispatch, speed.workingDaysTo) };
};
