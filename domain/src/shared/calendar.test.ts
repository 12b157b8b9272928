import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountryCode, DELIVERY_COUNTRIES } from './country.ts';
import { addWorkingDays, berlinDate, berlinHour, berlinInstant, deliveryDates, isWorkingDay } from './calendar.ts';
import { areInSameMonth, daysBetween, daysLater, weekdayOf } from './civil-date.ts';
import { easterOf } from './holidays.ts';

const SPEED = { workingDaysFrom: 1, workingDaysTo: 3, cutOffHour: 14 };
const countries = fc.constantFrom(...DELIVERY_COUNTRIES);
const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

it('counts days and hours in Berlin, in summer and winter time', () => {
  expect([berlinDate(new Date('2026-07-31T22:30Z')), berlinHour(new Date('2026-07-31T22:30Z'))]).toEqual([
    '2026-08-01',
    0,
  ]);
  expect([berlinDate(new Date('2026-12-31T22:30Z')), berlinHour(new Date('2026-12-31T22:30Z'))]).toEqual([
    '2026-12-31',
    23,
  ]);
});

it.each([
  ['2026-01-15', 9, '2026-01-15T08:00:00.000Z'],
  ['2026-07-15', 9, '2026-07-15T07:00:00.000Z'],
  ['2026-07-15', 18, '2026-07-15T16:00:00.000Z'],
  ['2026-08-01', 0, '2026-07-31T22:00:00.000Z'],
  // The nights in which the clocks change.
  ['2026-03-29', 1, '2026-03-29T00:00:00.000Z'],
  ['2026-03-29', 3, '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', 1, '2026-10-24T23:00:00.000Z'],
  ['2026-10-25', 3, '2026-10-25T02:00:00.000Z'],
])('on %s it is %i o’clock in Berlin at %s', (date, hour, instant) => {
  expect(berlinInstant(date, hour).toISOString()).toBe(instant);
});

it.each([
  ['2026-11-01', '2026-11-30', true],
  ['2026-11-30', '2026-12-01', false],
  ['2026-11-25', '2027-11-25', false],
])('tells whether %s and %s are in the same month of the same year: %s', (one, other, expected) => {
  expect(areInSameMonth(one, other)).toBe(expected);
});

it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
  [2100, '2100-03-28'],
  [1954, '1954-04-18'],
  [1818, '1818-03-22'],
  [2285, '2285-03-22'],
])('Easter of %i is on %s', (year, date) => {
  expect(easterOf(year)).toBe(date);
});

/** From the calendars that the governments publish, by hand: public holidays of 2026 that are no Saturday or Sunday. */
const HOLIDAYS_2026: Readonly<Record<CountryCode, readonly string[]>> = {
  DE: ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '12-25'],
  AT: ['01-01', '01-06', '04-06', '05-01', '05-14', '05-25', '06-04', '10-26', '12-08', '12-25'],
  CH: ['01-01', '01-02', '04-03', '04-06', '05-14', '05-25', '12-25'],
  LI: ['01-01', '01-06', '04-06', '05-01', '05-14', '05-25', '06-04', '09-08', '12-08', '12-25'],
  IT: ['01-01', '01-06', '04-06', '05-01', '06-02', '12-08', '12-25'],
};

it.each(DELIVERY_COUNTRIES)(
  'in %s every day from Monday to Friday is a working day, but for the public holidays of that country',
  (country) => {
    const days = Array.from({ length: 365 }, (_, day) => daysLater('2026-01-01', day));
    const free = days.filter(
      (day) => !isWorkingDay(day, country) && weekdayOf(day) !== 'saturday' && weekdayOf(day) !== 'sunday',
    );
    expect(free).toEqual(HOLIDAYS_2026[country].map((day) => `2026-${day}`));
  },
);

it.each([
  ['2025-10-03', 'DE', false],
  ['2026-08-01', 'CH', false],
  ['2028-08-01', 'CH', false],
  ['2028-08-01', 'DE', true],
  ['2027-10-04', 'IT', false],
  ['2024-10-04', 'IT', true],
  ['2026-11-21', 'AT', false],
  ['2026-11-22', 'AT', false],
] as const)('%s in %s: a working day? %s', (date, country, expected) => {
  expect(isWorkingDay(date, country)).toBe(expected);
});

it('counts days across the change to summer time and across years', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
  expect(weekdayOf('2026-11-21')).toBe('saturday');
});

describe('a delivery', () => {
  it.each([
    ['2026-11-23T12:59Z', 'DE', { from: '2026-11-24', to: '2026-11-26' }],
    ['2026-11-23T13:00Z', 'DE', { from: '2026-11-25', to: '2026-11-27' }],
    ['2026-11-21T08:00Z', 'DE', { from: '2026-11-24', to: '2026-11-26' }],
    ['2026-11-21T20:00Z', 'DE', { from: '2026-11-24', to: '2026-11-26' }],
    ['2026-12-23T10:00Z', 'DE', { from: '2026-12-24', to: '2026-12-29' }],
    // The national day of Austria is no holiday at the warehouse, which dispatches on it.
    ['2026-10-23T10:00Z', 'AT', { from: '2026-10-27', to: '2026-10-29' }],
    ['2026-10-26T10:00Z', 'AT', { from: '2026-10-27', to: '2026-10-29' }],
    ['2026-12-07T10:00Z', 'AT', { from: '2026-12-09', to: '2026-12-11' }],
    // German Unity in 2025: nothing leaves the warehouse on a Friday on which Austria works.
    ['2025-10-02T13:00Z', 'AT', { from: '2025-10-07', to: '2025-10-09' }],
    ['2026-01-01T10:00Z', 'CH', { from: '2026-01-05', to: '2026-01-07' }],
  ] as const)('ordered at %s to %s may arrive %o', (now, country, dates) => {
    expect(deliveryDates(new Date(now), SPEED, country)).toEqual(dates);
  });

  it('arrives on working days only, never before it is ordered', () => {
    fc.assert(
      fc.property(instants, countries, (now, country) => {
        const { from, to } = deliveryDates(now, SPEED, country);
        expect(isWorkingDay(from, country) && isWorkingDay(to, country) && from <= to && from > berlinDate(now)).toBe(
          true,
        );
      }),
    );
  });

  it('takes as long as two shorter ones in a row', () => {
    fc.assert(
      fc.property(instants, countries, fc.nat(15), fc.nat(15), (now, country, a, b) => {
        const date = berlinDate(now);
        expect(addWorkingDays(addWorkingDays(date, a, country), b, country)).toBe(addWorkingDays(date, a + b, country));
      }),
    );
  });
});
