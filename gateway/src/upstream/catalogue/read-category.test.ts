import { describe, expect, it } from 'vitest';
import type { CoreCategoryQuery, FilterKind } from '../generated/operation-types.ts';
import { anImageReply, aTileReply } from '../testing/replies.ts';
import { noting, outsideSchema } from '../testing/noting.ts';
import { readCategory, readNode } from './read-category.ts';

type Reply = NonNullable<CoreCategoryQuery['core_category']>;

const aReply = (
  shopData: Partial<Reply['shopData']> = {},
  products: Partial<Reply['products']> = {},
  filters: Reply['filters'] = [],
): Reply => ({
  shopData: {
    id: 'tafel',
    name: 'Tafel',
    parentName: null,
    path: '/tafel/',
    description: 'Rund um die Tafel',
    image: null,
    breadcrumb: [],
    children: [],
    ...shopData,
  },
  products: { total: 0, totalPages: 1, currentPage: 1, sortBy: 'si', tiles: [], ...products },
  filters,
});

describe('a category of the upstream', () => {
  it('omits empty fields', () => {
    expect(readCategory(aReply())).toStrictEqual({
      categoryId: 'tafel',
      categoryName: 'Tafel',
      path: '/tafel/',
      description: 'Rund um die Tafel',
      breadcrumb: [],
      children: [],
      products: [],
      total: 0,
      currentPage: 1,
      totalPages: 1,
      sort: 'si',
      filters: { enumFilters: [], rangeFilters: [] },
    });
  });

  it('has its parent, its picture, and the products of the page', () => {
    const child = { id: 'kreide', name: 'Kreide', path: '/kreide/', image: null, children: [] };
    const listing = readCategory(
      aReply(
        {
          parentName: 'Schule',
          image: anImageReply,
          breadcrumb: [{ displayName: 'Schule', path: '/schule/' }],
          children: [child],
        },
        { tiles: [aTileReply()], total: 61, totalPages: 2, currentPage: 2, sortBy: 'price-asc' },
      ),
    );
    expect(listing).toMatchObject({
      parentName: 'Schule',
      picture: anImageReply,
      breadcrumb: [{ displayName: 'Schule', path: '/schule/' }],
      children: [{ id: 'kreide' }],
    });
    expect(listing).toMatchObject({
      products: [{ id: 'kreide' }],
      total: 61,
      totalPages: 2,
      currentPage: 2,
      sort: 'price-asc',
    });
  });

  it('is sorted in an unknown order if the upstream says one', () => {
    const { value, unknown } = noting(() => readCategory(aReply({}, { sortBy: 'by-colour' })).sort);
    expect([value, unknown]).toEqual(['unknown', ['CategoryProducts.sortBy: by-colour']]);
  });
});

describe('the filters of a category of the upstream', () => {
  it('have values with their counts, and ranges with prices to the cent', () => {
    const colour = {
      id: 'colour',
      name: 'Farbe',
      range: null,
      values: [
        { id: 'red', name: 'Rot', count: 3, selected: true, imageUrl: null },
        { id: 'blue', name: 'Blau', count: 1, selected: false, imageUrl: '/blue.svg' },
      ],
    };
    const price = {
      id: 'price',
      name: 'Preis',
      values: null,
      range: { kind: 'PRICE' as const, min: 0.29, max: 1.1, selectedMin: null, selectedMax: 10 },
    };
    const rating = {
      id: 'rating',
      name: 'Bewertung',
      values: null,
      range: { kind: 'rating' as const, min: 3.3, max: 5, selectedMin: 4, selectedMax: null },
    };
    expect(readCategory(aReply({}, {}, [colour, price, rating])).filters).toStrictEqual({
      enumFilters: [
        {
          id: 'colour',
          name: 'Farbe',
          values: [
            { id: 'red', name: 'Rot', count: 3, selected: true },
            { id: 'blue', name: 'Blau', count: 1, selected: false, imageUrl: '/blue.svg' },
          ],
        },
      ],
      rangeFilters: [
        { kind: 'PRICE', id: 'price', name: 'Preis', min: 29, max: 110, selectedMax: 1000 },
        { kind: 'rating', id: 'rating', name: 'Bewertung', min: 3.3, max: 5, selectedMin: 4 },
      ],
    });
  });

  it('leave out a range of an unknown kind', () => {
    const weight = {
      id: 'weight',
      name: 'Gewicht',
      values: null,
      range: { kind: outsideSchema<FilterKind>('weight'), min: 1, max: 2, selectedMin: null, selectedMax: null },
    };
    const { value, unknown } = noting(() => readCategory(aReply({}, {}, [weight])).filters.rangeFilters);
    expect([value, unknown]).toEqual([[], ['FilterKind: weight']]);
  });
});

describe('a category of the navigation', () => {
  it('has children down to the requested depth', () => {
    const leaf = { id: 'l', name: 'Leaf', path: '/l/', image: anImageReply };
    expect(readNode({ id: 'r', name: 'Root', path: '/r/', image: null, children: [leaf] })).toStrictEqual({
      id: 'r',
      name: 'Root',
      path: '/r/',
      children: [{ id: 'l', name: 'Leaf', path: '/l/', picture: anImageReply, children: [] }],
    });
  });
});
