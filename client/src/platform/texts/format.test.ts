import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';

import { formatFor } from './format.ts';

const SPAN = { from: '2026-11-25', to: '2026-11-27' };

describe('a storefront’s date', () => {
  it.each([
    ['de', '1.234,5', 'Mi, 25. bis Fr, 27. November'],
    ['ch', "1'234.5", 'Mi, 25. bis Fr, 27. November'],
    ['en', '1,234.5', 'Wed 25 to Fri 27 November'],
  ] as const)('in %s are figures and dates of its country', (name, figures, dates) => {
    const format = formatFor(STOREFRONTS[name]);
    expect(format.number(1234.5)).toBe(figures);
    expect(format.dateRange(SPAN)).toBe(dates);
  });

  it('names both months of a range across two months', () => {
    expect(formatFor(STOREFRONTS.de).dateRange({ from: '2026-11-30', to: '2026-12-02' })).toBe(
      'Mo, 30. November bis Mi, 2. Dezember',
    );
    expect(formatFor(STOREFRONTS.en).dateRange({ from: '2026-11-30', to: '2026-12-02' })).toBe(
      'Mon 30 November to Wed 2 December',
    );
  });

  it('is a single date for a range of one day', () => {
    expect(formatFor(STOREFRONTS.de).dateRange({ from: '2026-11-25', to: '2026-11-25' })).toBe('Mi, 25. November');
  });

  it('is the day in Germany, wherever the device is', () => {
    expect(formatFor(STOREFRONTS.de).instant('2026-07-01T22:30:00Z')).toBe('2. Juli 2026 um 00:30');
  });
});
