import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { assortment } from './assortment.ts';
import type { GoodsItem } from './goods.ts';
import { priceOf } from './project-price.ts';

const products = assortment().products;
const items = products.filter(({ isCatalog }) => !isCatalog).flatMap((product) => product.items);

const itemWith = (rule: (item: GoodsItem) => boolean): GoodsItem => {
  const found = items.find(rule);
  if (found === undefined) throw new Error('no such item in the assortment');
  return found;
};

describe('prices of the assortment', () => {
  it('are positive whole numbers in both currencies, and in francs payable in coins', () => {
    expect(items.filter(({ price }) => price.eurGross <= 0 || price.chfGross <= 0)).toEqual([]);
    expect(items.filter(({ price }) => !Number.isInteger(price.eurGross) || price.chfGross % 5 !== 0)).toEqual([]);
  });

  it('are zero for printed catalogues only', () => {
    const catalogues = products.filter(({ isCatalog }) => isCatalog);
    expect(catalogues.length).toBeGreaterThan(0);
    expect(catalogues.flatMap((product) => product.items.map(({ price }) => price.eurGross + price.chfGross))).toEqual(
      catalogues.map(() => 0),
    );
  });

  it('are reduced by 5 to 40 percent for about an eighth of the products, in both currencies', () => {
    const reduced = products.filter((product) =>
      product.items.some(({ price }) => price.previousEurGross !== undefined),
    );
    expect(reduced.length / products.length).toBeGreaterThan(0.08);
    expect(reduced.length / products.length).toBeLessThan(0.17);
    const offIn = ({ price }: GoodsItem): readonly number[] => [
      1 - price.eurGross / (price.previousEurGross ?? 1),
      1 - price.chfGross / (price.previousChfGross ?? 1),
    ];
    expect(
      reduced
        .flatMap((product) => product.items)
        .filter((item) => offIn(item).some((share) => share <= 0 || share > 0.4)),
    ).toEqual([]);
  });

  it('are below the recommended price', () => {
    const recommended = items.filter(({ price }) => price.recommendedEurGross !== undefined);
    expect(recommended.length).toBeGreaterThan(100);
    expect(
      recommended.filter(
        ({ price }) =>
          price.eurGross >= (price.recommendedEurGross ?? 0) || price.chfGross >= (price.recommendedChfGross ?? 0),
      ),
    ).toEqual([]);
  });
});

describe('the price of an item on a storefront', () => {
  it('is the same in euros in Germany and Austria, with the VAT of each', () => {
    const book = itemWith(({ vatClass }) => vatClass === 'reduced');
    const german = priceOf(book, STOREFRONTS.de);
    const austrian = priceOf(book, STOREFRONTS.at);
    expect(austrian.current).toEqual(german.current);
    expect([german.vatRate, austrian.vatRate]).toEqual([7, 10]);
    expect(german.vatIncluded).toBe(true);
  });

  it('is in francs in Switzerland', () => {
    const item = itemWith(({ vatClass }) => vatClass === 'standard');
    expect(priceOf(item, STOREFRONTS.ch)).toMatchObject({
      current: { minor: item.price.chfGross, currency: 'CHF' },
      vatRate: 8.1,
    });
  });

  it('is net on the business shop, with the gross price next to it', () => {
    for (const item of items.slice(0, 400)) {
      const { current, counterpart, vatIncluded, vatRate } = priceOf(item, STOREFRONTS['b2b-de']);
      expect(vatIncluded).toBe(false);
      expect(counterpart.minor).toBe(item.price.eurGross);
      expect(Math.abs(current.minor * (1 + vatRate / 100) - counterpart.minor)).toBeLessThan(1);
    }
  });

  it('states the reduction in whole percent, from five on', () => {
    const percents = items
      .map((item) => priceOf(item, STOREFRONTS.de).discountPercent)
      .filter((percent) => percent !== undefined);
    expect(percents.length).toBeGreaterThan(100);
    expect(percents.filter((percent) => percent < 5 || !Number.isInteger(percent))).toEqual([]);
  });

  it('states the price of a litre if paint is sold by volume', () => {
    const paint = itemWith(({ base }) => base?.unit === 'l' && base.amount === 0.25);
    expect(priceOf(paint, STOREFRONTS.de).base).toEqual({
      price: { minor: paint.price.eurGross * 4, currency: 'EUR' },
      unit: 'l',
    });
  });
});
