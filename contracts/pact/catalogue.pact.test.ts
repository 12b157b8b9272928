import { NO_FILTERS } from '@shop/domain/catalogue/listing-filters';
import {
  coreCategory,
  getMainCategory,
  getNavigationModel,
  getPartialNavigationById,
  getProductTilesByIds,
} from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { single, call } from './request/requests.ts';
import { anonymous } from './request/shoppers.ts';
import { recordInteractions } from './record-interactions.ts';

const { categoryId, filterId, filterValue, productId } = ID;
const NONE = { enumFilters: [], rangeFilters: [] };
const PAGE_2 = { offset: 60, limit: 60, sortBy: 'price-asc' };

it('reads the navigation three levels deep (UPQ-41)', async () => {
  const navigation = await recordInteractions(
    [
      {
        description: 'a visitor looks at the navigation',
        given: {},
        request: single(anonymous, call(getNavigationModel, {})),
        reply: returnsData(getNavigationModel, { 'getNavigationModel.nodes': 'there' }),
      },
    ],
    ({ shop }) => shop.catalogue.navigation(anonymous),
  );
  expect(navigation).toMatchObject([{ id: 'id-1', children: [{ children: [{ children: [] }] }] }]);
});

it('reads a page of a category', async () => {
  const category = await recordInteractions(
    [
      {
        description: 'a visitor looks at the second page of a category',
        given: { category: {} },
        request: single(anonymous, call(coreCategory, { id: categoryId, paging: PAGE_2, filter: NONE })),
        reply: returnsData(coreCategory, { 'core_category.products.tiles': 'there' }),
      },
    ],
    ({ shop }) => shop.catalogue.category(anonymous, categoryId, { page: 2, sort: 'price-asc', filters: NO_FILTERS }),
  );
  expect(category).toMatchObject({
    categoryId: 'id-1',
    products: [{ price: { current: { minor: 1295, currency: 'EUR' } } }],
  });
});

it('reads a page of a category that is narrowed down, and what else it can be narrowed down by (UPQ-28)', async () => {
  const paging = { offset: 0, limit: 60, sortBy: 'si' };
  const category = await recordInteractions(
    [
      {
        description: 'a visitor looks at a category narrowed down by a filter and a price',
        given: { category: {} },
        request: single(
          anonymous,
          call(coreCategory, {
            id: categoryId,
            paging,
            filter: {
              enumFilters: [{ id: filterId, values: [filterValue] }],
              rangeFilters: [{ id: 'price', from: 0.5 }],
            },
          }),
        ),
        reply: returnsData(coreCategory, { 'core_category.filters': 'there' }),
      },
    ],
    ({ shop }) =>
      shop.catalogue.category(anonymous, categoryId, {
        page: 1,
        sort: 'si',
        filters: {
          enumFilters: [{ id: filterId, values: [filterValue] }],
          rangeFilters: [{ kind: 'PRICE', id: 'price', from: 50 }],
        },
      }),
  );
  expect(category).toMatchObject({ categoryId: 'id-1' });
});

it('reads the name of the main category above a category (UPQ-40)', async () => {
  const name = await recordInteractions(
    [
      {
        description: 'statistics ask for the main category above a category',
        given: { category: {} },
        request: single(anonymous, call(getMainCategory, { categoryId })),
        reply: returnsData(getMainCategory, { getMainCategory: 'there' }),
      },
    ],
    ({ shop }) => shop.catalogue.mainCategory(anonymous, categoryId),
  );
  expect(name).toEqual(expect.any(String));
});

it('reads the part of the navigation around a category (UPQ-42)', async () => {
  const branch = await recordInteractions(
    [
      {
        description: 'a visitor looks at the navigation around a category',
        given: { category: {} },
        request: single(anonymous, call(getPartialNavigationById, { categoryId })),
        reply: returnsData(getPartialNavigationById, { getPartialNavigationById: 'there' }),
      },
    ],
    ({ shop }) => shop.catalogue.branch(anonymous, categoryId),
  );
  expect(branch).toMatchObject({ id: 'id-1' });
});

it('finds no unknown category', async () => {
  const category = await recordInteractions(
    [
      {
        description: 'a visitor looks at a category that is unknown',
        given: {},
        request: single(anonymous, call(coreCategory, { id: 'no-such-category', paging: PAGE_2, filter: NONE })),
        reply: returnsData(coreCategory, { core_category: { exactly: null } }),
      },
    ],
    ({ shop }) =>
      shop.catalogue.category(anonymous, 'no-such-category', { page: 2, sort: 'price-asc', filters: NO_FILTERS }),
  );
  expect(category).toBeUndefined();
});

it('reads the tiles of selected products', async () => {
  const tiles = await recordInteractions(
    [
      {
        description: 'a visitor sees products that were picked for a page',
        given: { 'product with variants': {} },
        request: single(anonymous, call(getProductTilesByIds, { productIds: [productId] })),
        reply: returnsData(getProductTilesByIds, { getProductTilesByIds: 'there' }),
      },
    ],
    ({ shop }) => shop.catalogue.tiles(anonymous, [productId]),
  );
  expect(tiles).toMatchObject([{ id: 'id-1', bestItemId: 'id-1' }]);
});
