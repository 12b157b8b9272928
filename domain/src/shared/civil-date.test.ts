import { expect, it } from 'vitest';
import { isCivilDate } from './civil-date.ts';

it.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11-00', false],
  ['20.11.2026', false],
  ['am 2026-11-20', false],
  ['2026-11-20T10:00', false],
  ['', false],
])('%j is a day of the calendar: %s', (text, expected) => {
  expect(isCivilDate(text)).toBe(expected);
});
