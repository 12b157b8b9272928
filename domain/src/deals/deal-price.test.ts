import { describe, expect, it } from 'vitest';

import type { Price } from '../catalogue/price.ts';
import { money } from '../shared/money.ts';
import { dealPrice } from './deal-price.ts';

const ORDINARY: Price = {
  current: money(2000),
  counterpart: money(1681),
  vatIncluded: true,
  vatRate: 19,
  previous: money(2500),
  recommended: money(3000),
  base: { price: money(400), unit: 'kg' },
};

describe('the price of a lightning deal', () => {
  it('is stated beside the ordinary one, the lowest of the last 30 days, and beside no other', () => {
    const base = { price: money(300), unit: 'kg' } as const;
    expect(dealPrice(ORDINARY, { current: money(1500), counterpart: money(1261), base })).toStrictEqual({
      current: money(1500),
      counterpart: money(1261),
      vatIncluded: true,
      vatRate: 19,
      previous: money(2000),
      discountPercent: 25,
      base,
    });
  });

  it('states no percentage below five, and no base price where there is none (LIST-11)', () => {
    expect(dealPrice(ORDINARY, { current: money(1901), counterpart: money(1597) })).toStrictEqual({
      current: money(1901),
      counterpart: money(1597),
      vatIncluded: true,
      vatRate: 19,
      previous: money(2000),
    });
  });
});
