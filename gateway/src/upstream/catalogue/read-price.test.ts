import { describe, expect, it } from 'vitest';
import { money } from '@shop/domain/shared/money';
import type { PricesFieldsFragment } from '../generated/operation-types.ts';
import { readPrices } from './read-price.ts';
import { readDelivery } from './read-tile.ts';

const euros = (amount: number) => ({ amount, currencyCode: 'EUR' });
const prices = (said: Partial<PricesFieldsFragment> = {}): PricesFieldsFragment => ({
  price: euros(10),
  specialPrice: null,
  discountPercent: null,
  uvp: null,
  basePrice: null,
  counterpartPrice: euros(8.4),
  vatIncluded: true,
  vatRate: 19,
  ...said,
});

describe('a price of the upstream', () => {
  it('is what is to be paid where nothing is reduced', () => {
    expect(readPrices(prices())).toStrictEqual({ current: money(1000), counterpart: money(840), vatIncluded: true, vatRate: 19 });
  });

  it('is the one before while there is a special price', () => {
    const reduced = readPrices(prices({ specialPrice: euros(7.5), discountPercent: 25, uvp: euros(12) }));
    expect(reduced).toMatchObject({ current: money(750), previous: money(1000), recommended: money(1200), discountPercent: 25 });
  });
});

describe('a delivery of the upstream', () => {
  it.each([
    ['in-stock', null, 'in-stock'],
    ['by-pigeon', { from: '2026-08-24', to: '2026-08-26' }, 'on-order'],
    ['by-pigeon', null, 'sold-out'],
  ])('%o with the days %o is %s', (availability, arrival, expected) => {
    expect(readDelivery({ availability, arrival, left: null }).availability).toBe(expected);
  });
});
