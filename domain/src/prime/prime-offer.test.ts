import { expect, it } from 'vitest';
import { lastDayOfTerm } from './prime-offer.ts';

it.each([
  ['2026-11-23', 12, '2027-11-22'],
  ['2026-01-01', 12, '2026-12-31'],
  ['2026-11-23', 1, '2026-12-22'],
  ['2026-12-01', 1, '2026-12-31'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-08-31', 1, '2026-09-30'],
  ['2026-12-31', 2, '2027-02-28'],
])('a term from %s for %i months ends on %s', (firstDay, months, lastDay) => {
  expect(lastDayOfTerm(firstDay, months)).toBe(lastDay);
});
