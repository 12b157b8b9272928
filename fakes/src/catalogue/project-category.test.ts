import { PRODUCTS_PER_PAGE } from '@shop/domain/catalogue/category';
import { NO_FILTERS } from '@shop/domain/catalogue/listing-filters';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { assortment } from '../goods/assortment.ts';
import type { GoodsCategory } from '../goods/goods.ts';
import { listingOf, navigationOf } from './project-category.ts';
import type { CatalogueContext } from '../goods/catalogue-context.ts';

const goods = assortment();
const context: CatalogueContext = {
  goods,
  storefront: STOREFRONTS.de,
  now: new Date('2026-11-18T09:00:00Z'),
  stockOf: ({ stock }) => stock,
};

const categoryOf = (id: string): GoodsCategory => {
  const found = goods.category(id);
  if (found === undefined) throw new Error(`no category ${id}`);
  return found;
};

const writing = categoryOf('10');
const firstPage = listingOf(writing, { page: 1, sort: 'si', filters: NO_FILTERS }, context);

describe('a page of a category', () => {
  it('has sixty products, and the next page the next ones', () => {
    const second = listingOf(writing, { page: 2, sort: 'si', filters: NO_FILTERS }, context);
    expect(firstPage.products).toHaveLength(PRODUCTS_PER_PAGE);
    expect(second.products.filter(({ id }) => firstPage.products.some((one) => one.id === id))).toEqual([]);
    expect(firstPage.total).toBe(goods.productsIn('10').length);
  });

  it('past the last is the last', () => {
    const last = listingOf(writing, { page: 999, sort: 'si', filters: NO_FILTERS }, context);
    expect(last.currentPage).toBe(last.totalPages);
    expect(last.products.length).toBeGreaterThan(0);
  });

  it('sorts by price both ways, by rating and by newness', () => {
    const shown = (sort: 'price-asc' | 'price-desc' | 'rating' | 'new'): ReturnType<typeof listingOf>['products'] =>
      listingOf(categoryOf('1012'), { page: 1, sort, filters: NO_FILTERS }, context).products;
    const prices = shown('price-asc').map(({ price }) => price.current.minor);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const ratings = shown('rating').map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    const news = shown('new').map(({ badges }) => badges.new);
    expect(news).toEqual(news.toSorted((a, b) => Number(b) - Number(a)));
    expect(shown('price-desc').map(({ id }) => id)).not.toEqual(shown('price-asc').map(({ id }) => id));
  });

  it('shows of a product the item that matches its filters, with its picture, price and link', () => {
    const { products } = listingOf(
      writing,
      { page: 1, sort: 'price-desc', filters: { enumFilters: [{ id: 'colour', values: ['red'] }], rangeFilters: [] } },
      context,
    );
    const items = products.map(({ bestItemId }) => goods.item(bestItemId));
    expect(items).not.toEqual([]);
    for (const item of items)
      expect([item?.itemId, item?.variants.find(({ attribute }) => attribute === 'colour')?.value]).toEqual([
        item?.itemId,
        'red',
      ]);
    expect(products.some(({ bestItemId, id }) => bestItemId !== goods.product(id)?.items[0]?.itemId)).toBe(true);
    const prices = products.map(({ price }) => price.current.minor);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });

  it('has the path from the top, and the parent category', () => {
    const listing = listingOf(categoryOf('1012'), { page: 1, sort: 'si', filters: NO_FILTERS }, context);
    expect(listing.breadcrumb.map(({ path }) => path)).toEqual(['/cat/10/', '/cat/101/', '/cat/1012/']);
    expect(listing.parentName).toBe(listing.breadcrumb[1]?.displayName);
  });

  it('shows on each tile by how many whole percent its price is reduced, from five on, and a sale badge with it', () => {
    const percentOff = (current: number, previous: number) => Math.floor(100 - (current * 100) / previous);
    const tiles = firstPage.products.map(({ price, badges }) => ({
      percent: percentOff(price.current.minor, price.previous?.minor ?? price.current.minor),
      shown: price.discountPercent,
      isSale: badges.sale,
    }));
    expect(tiles).toEqual(
      tiles.map(({ percent }) => ({ percent, shown: percent < 5 ? undefined : percent, isSale: percent >= 5 })),
    );
    expect(new Set(tiles.map(({ isSale }) => isSale)).size).toBe(2);
  });

  it('states when an order placed today arrives, or that an article is sold out', () => {
    const last = listingOf(writing, { page: 999, sort: 'si', filters: NO_FILTERS }, context);
    const products = [...firstPage.products, ...last.products];
    expect(new Set(products.map(({ isShortage }) => isShortage)).size).toBe(2);
    for (const { delivery, isShortage } of products) {
      expect(delivery.arrives === undefined).toBe(delivery.availability === 'sold-out');
      expect(isShortage).toBe(delivery.availability === 'sold-out');
      expect((delivery.arrives?.from ?? '') <= (delivery.arrives?.to ?? '')).toBe(true);
    }
  });

  it('is kept for each language: shops with the same stock and prices show filters in their own words', () => {
    const filtersOf = (storefront: CatalogueContext['storefront']) =>
      listingOf(writing, { page: 1, sort: 'rating', filters: NO_FILTERS }, { ...context, storefront }).filters;
    expect(filtersOf(STOREFRONTS.de).enumFilters).toContainEqual(expect.objectContaining({ name: 'Farbe' }));
    expect(filtersOf(STOREFRONTS.en).enumFilters).toContainEqual(expect.objectContaining({ name: 'Colour' }));
  });

  it('is English on the English shop and Swiss German on the Swiss one', () => {
    const names = (storefront: CatalogueContext['storefront']): string =>
      JSON.stringify(
        navigationOf({ goods, storefront }).map(({ name, children }) => [name, children.map((child) => child.name)]),
      );
    expect(names(STOREFRONTS.en)).toContain('Writing');
    expect(names(STOREFRONTS.de)).toContain('Schreiben');
    expect(names(STOREFRONTS.ch)).not.toContain('ß');
  });
});
