import type { CountryCode } from './country.ts';
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

/** Where the warehouse, the office and the bank of the shop are. */
export const SHOP_COUNTRY: CountryCode = 'DE';

/** Monday to Friday, without the public holidays of a country. */
export const isWorkingDay = (date: CivilDate, country: CountryCode): boolean => {
  const weekday = weekdayOf(date);
  return weekday !== 'saturday' && weekday !== 'sunday' && !holidaysOf(yearOf(date), country).includes(date);
};

/** The first working day on or after a date. */
export const nextWorkingDay = (date: CivilDate, country: CountryCode): CivilDate =>
  isWorkingDay(date, country) ? date : nextWorkingDay(daysLater(date, 1), country);

/** The date this many working days after another; with 0 the date itself. */
export const addWorkingDays = (date: CivilDate, days: number, country: CountryCode): CivilDate =>
  days <= 0 ? date : addWorkingDays(nextWorkingDay(daysLater(date, 1), country), days - 1, country);

/** Two days, both inclusive. */
export interface DeliveryDates {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

export interface DeliverySpeed {
  /** Working days between dispatch and delivery, minimum and maximum. */
  readonly workingDaysFrom: number;
  readonly workingDaysTo: number;
  /** Orders placed on a working day before this hour in Berlin are dispatched on that day. */
  readonly cutOffHour: number;
}

/** The first working day of the warehouse on which an order of now can be dispatched. */
export const firstDispatchDay = (now: Date, { cutOffHour }: Pick<DeliverySpeed, 'cutOffHour'>): CivilDate => {
  const today = berlinDate(now);
  return berlinHour(now) < cutOffHour ? nextWorkingDay(today, SHOP_COUNTRY) : addWorkingDays(today, 1, SHOP_COUNTRY);
};

/** The days on which a parcel dispatched on a day may arrive, both inclusive. On the road the working days of its destination count. */
export const deliveryDatesAfter = (
  dispatch: CivilDate,
  { workingDaysFrom, workingDaysTo }: Omit<DeliverySpeed, 'cutOffHour'>,
  country: CountryCode,
): DeliveryDates => ({
  from: nextWorkingDay(addWorkingDays(dispatch, workingDaysFrom, country), country),
  to: nextWorkingDay(addWorkingDays(dispatch, workingDaysTo, country), country),
});

/** The days on which a parcel ordered now may arrive in a country. */
export const deliveryDates = (now: Date, speed: DeliverySpeed, country: CountryCode): DeliveryDates =>
  deliveryDatesAfter(firstDispatchDay(now, speed), speed, country);
