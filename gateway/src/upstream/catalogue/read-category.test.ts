import { describe, expect, it } from 'vitest';
import type { CoreCategoryQuery } from '../generated/operation-types.ts';
import { anImageReply, aTileReply } from '../testing/replies.ts';
import { readCategory, readNode } from './read-category.ts';

type Reply = NonNullable<CoreCategoryQuery['core_category']>;

const aReply = (shopData: Partial<Reply['shopData']> = {}, products: Partial<Reply['products']> = {}): Reply => ({
  shopData: { id: 'tafel', name: 'Tafel', parentName: null, path: '/tafel/', description: 'Rund um die Tafel', image: null, breadcrumb: [], children: [], ...shopData },
  products: { total: 0, totalPages: 1, currentPage: 1, sortBy: 'si', tiles: [], ...products },
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
    });
  });

  it('has its parent, its picture, and the products of the page', () => {
    const child = { id: 'kreide', name: 'Kreide', path: '/kreide/', image: null, children: [] };
    const listing = readCategory(
      aReply({ parentName: 'Schule', image: anImageReply, breadcrumb: [{ displayName: 'Schule', path: '/schule/' }], children: [child] }, { tiles: [aTileReply()], total: 61, totalPages: 2, currentPage: 2, sortBy: 'price-asc' }),
    );
    expect(listing).toMatchObject({ parentName: 'Schule', picture: anImageReply, breadcrumb: [{ displayName: 'Schule', path: '/schule/' }], children: [{ id: 'kreide' }] });
    expect(listing).toMatchObject({ products: [{ id: 'kreide' }], total: 61, totalPages: 2, currentPage: 2, sort: 'price-asc' });
  });

  it('is sorted as the upstream says, or in the default order if that is unknown', () => {
    expect(readCategory(aReply({}, { sortBy: 'by-colour' })).sort).toBe('si');
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
