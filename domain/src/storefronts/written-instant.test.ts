import { expect, it } from 'vitest';
import { writtenInstant } from './written-instant.ts';

it.each([
  ['de-DE', '2026-11-23T09:15:00.000Z', '23. November 2026 um 10:15:00 MEZ'],
  ['de-AT', '2026-11-23T23:15:30.000Z', '24. November 2026 um 00:15:30 MEZ'],
  ['de-CH', '2026-07-01T22:00:05.000Z', '2. Juli 2026 um 00:00:05 MESZ'],
  ['en-DE', '2026-11-23T09:15:00.000Z', '23 November 2026 at 10:15:00 CET'],
] as const)('an instant is written in %s with seconds and the time zone', (language, iso, written) => {
  expect(writtenInstant(language, iso).replaceAll(/\s/gu, ' ')).toBe(written);
});
