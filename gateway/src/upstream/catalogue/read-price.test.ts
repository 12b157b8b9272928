import { describe, expect, it } from 'vitest';
import { money } from '@shop/domain/shared/money';
import { aTileReply, pricesReply as prices, euros } from '../testing/replies.ts';
import { readBasePrice, readPrices, readTilePrice } from './read-price.ts';

describe('a price of the upstream', () => {
  it('is the current one if nothing is reduced', () => {
    expect(readPrices(prices())).toStrictEqual({
      current: money(1000),
      counterpart: money(840),
      vatIncluded: true,
      vatRate: 19,
    });
  });

  it('is the previous one while there is a special price', () => {
    const reduced = readPrices(prices({ specialPrice: euros(7.5), discountPercent: 25, uvp: euros(12) }));
    expect(reduced).toMatchObject({
      current: money(750),
      previous: money(1000),
      recommended: money(1200),
      discountPercent: 25,
    });
  });

  it('states the base price if the law requires it', () => {
    const basePrice = { unit: 'kg', price: euros(12.5) };
    expect(readPrices(prices({ basePrice })).base).toEqual({ unit: 'kg', price: money(1250) });
    expect(readBasePrice(null)).toBeUndefined();
  });
});

describe('a price on a tile', () => {
  const tile = aTileReply();

  it('omits empty fields', () => {
    expect(readTilePrice(tile)).toStrictEqual({
      current: money(1000),
      counterpart: money(840),
      vatIncluded: true,
      vatRate: 19,
    });
  });

  it('reads the previous price, the recommended price and the saving', () => {
    const reduced = { ...tile.price, currentPrice: euros(7.5), oldPrice: euros(10), uvp: euros(12) };
    expect(readTilePrice({ price: reduced, discountPercent: 25 })).toMatchObject({
      current: money(750),
      previous: money(1000),
      recommended: money(1200),
      discountPercent: 25,
    });
  });

  it.each([
    [euros(12.5), 'kg', { price: money(1250), unit: 'kg' }],
    [euros(12.5), null, undefined],
    [null, 'kg', undefined],
  ])('has a base price if amount and unit are present: %o by %o', (basePrice, basePriceUnit, base) => {
    expect(readTilePrice({ price: { ...tile.price, basePrice, basePriceUnit }, discountPercent: null }).base).toEqual(
      base,
    );
  });
});
