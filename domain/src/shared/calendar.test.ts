import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addWorkingDays, berlinDate, berlinHour, deliveryDates, isWorkingDay } from './calendar.ts';
import { areInSameMonth, daysBetween, daysLater, weekdayOf } from './civil-date.ts';
import { easterOf } from './holidays.ts';

const SPEED = { workingDaysFrom: 1, workingDaysTo: 3, cutOffHour: 14 };
const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

it('counts days and hours in Berlin, in summer and winter time', () => {
  expect([berlinDate(new Date('2026-07-31T22:30Z')), berlinHour(new Date('2026-07-31T22:30Z'))]).toEqual(['2026-08-01', 0]);
  expect([berlinDate(new Date('2026-12-31T22:30Z')), berlinHour(new Date('2026-12-31T22:30Z'))]).toEqual(['2026-12-31', 23]);
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

it.each(['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-05-14', '2026-05-25', '2026-10-03', '2026-12-25', '2026-11-21', '2026-11-22'])(
  '%s is no working day',
  (date) => {
    expect(isWorkingDay(date)).toBe(false);
  },
);

it('counts days across the change to summer time and across years', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
  expect(weekdayOf('2026-11-21')).toBe('saturday');
});

describe('a delivery', () => {
  it.each([
    ['2026-11-23T12:59Z', { from: '2026-11-24', to: '2026-11-26' }],
    ['2026-11-23T13:00Z', { from: '2026-11-25', to: '2026-11-27' }],
    ['2026-11-21T08:00Z', { from: '2026-11-24', to: '2026-11-26' }],
    ['2026-11-21T20:00Z', { from: '2026-11-24', to: '2026-11-26' }],
    ['2026-12-23T10:00Z', { from: '2026-12-24', to: '2026-12-29' }],
  ])('ordered at %s may arrive %o', (now, dates) => {
    expect(deliveryDates(new Date(now), SPEED)).toEqual(dates);
  });

  it('arrives on working days only, never before it is ordered', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const { from, to } = deliveryDates(now, SPEED);
        expect(isWorkingDay(from) && isWorkingDay(to) && from <= to && from > berlinDate(now)).toBe(true);
      }),
    );
  });

  it('takes as long as two shorter ones in a row', () => {
    fc.assert(
      fc.property(instants, fc.nat(15), fc.nat(15), (now, a, b) => {
        const date = berlinDate(now);
        expect(addWorkingDays(addWorkingDays(date, a), b)).toBe(addWorkingDays(date, a + b));
      }),
    );
  });
});
