import { describe, expect, it } from 'vitest';
import { readDay, readDays, readInstant } from './read-dates.ts';

describe('dates of the upstream', () => {
  it('are days as they stand', () => {
    expect(readDay('2026-08-24')).toBe('2026-08-24');
    expect(readDays({ from: '2026-08-24', to: '2026-08-26' })).toEqual({ from: '2026-08-24', to: '2026-08-26' });
    expect(readDays(null)).toBeUndefined();
  });

  it('are instants in any offset, read as UTC', () => {
    expect(readInstant('2026-08-24T10:15:00+02:00')).toBe('2026-08-24T08:15:00.000Z');
    expect(readInstant('2026-08-24T10:15:00Z')).toBe('2026-08-24T10:15:00.000Z');
  });

  it.each(['', '24.08.2026', '+002026-08-24', '2026-8-24', '2026-13-01', '2026-08-24T10:00:00Z'])('are no day when they say %o', (text) => {
    expect(() => readDay(text)).toThrow('a day that is none');
  });

  it.each(['', 'tomorrow', '2026-08-24T99:00:00Z'])('are no instant when they say %o', (text) => {
    expect(() => readInstant(text)).toThrow('an instant that is none');
  });
});
