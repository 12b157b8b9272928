import { describe, expect, it } from 'vitest';
import { readDay, readDays, readInstant } from './read-dates.ts';

describe('dates of the upstream', () => {
  it('are unchanged if they are days', () => {
    expect(readDay('2026-08-24')).toBe('2026-08-24');
    expect(readDays({ from: '2026-08-24', to: '2026-08-26' })).toEqual({ from: '2026-08-24', to: '2026-08-26' });
    expect(readDays(null)).toBeUndefined();
  });

  it('are read as UTC if they are instants with any offset', () => {
    expect(readInstant('2026-08-24T10:15:00+02:00')).toBe('2026-08-24T08:15:00.000Z');
    expect(readInstant('2026-08-24T10:15:00Z')).toBe('2026-08-24T10:15:00.000Z');
  });

  it.each(['', '24.08.2026', '+002026-08-24', '2026-8-24', '2026-13-01', '2026-08-24T10:00:00Z'])(
    'are invalid as a day: %o',
    (text) => {
      expect(() => readDay(text)).toThrow('a day that is none');
    },
  );

  it.each(['', 'tomorrow', '2026-08-24T99:00:00Z'])('are invalid as an instant: %o', (text) => {
    expect(() => readInstant(text)).toThrow('an instant that is none');
  });
});
