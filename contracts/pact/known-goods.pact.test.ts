import { CATEGORY_SORTS } from '@shop/domain/catalogue/category';
import { type ListingFilters, NO_FILTERS } from '@shop/domain/catalogue/listing-filters';
import { matrixCodeKeyOf } from '@shop/domain/catalogue/matrix-code';
import { DEFAULT_SEARCH_SORT } from '@shop/domain/search/search-query';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import {
  adjustLongtailSearchQuery,
  coreCategory,
  coreSearch,
  getItemById,
  getPageDetailsByUrl,
  getProductTilesByIds,
  getVariantInformationForProduct,
} from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { recordInteractions } from './record-interactions.ts';
import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { call, single } from './request/requests.ts';
import { anonymous } from './request/shoppers.ts';

const { categoryId, itemId, productId, url } = ID;
/** More than anything costs: a listing without products takes the verifier less than one of sixty. */
const DEAR_GOODS = { enumFilters: [], rangeFilters: [{ id: 'price', from: 50_000 }] };
const DEAR: ListingFilters = { enumFilters: [], rangeFilters: [{ kind: 'PRICE', id: 'price', from: 5_000_000 }] };
const FIRST_PAGE = { offset: 0, limit: 60 };

it.each([
  ['IN_STOCK', 'in-stock'],
  ['LOW_STOCK', 'low-stock'],
  ['ON_ORDER', 'on-order'],
  ['SOLD_OUT', 'sold-out'],
] as const)('an item is %s', async (availability, expected) => {
  const item = await recordInteractions(
    [
      {
        description: `a visitor looks at an article that is ${availability}`,
        given: { article: { availability } },
        request: single(anonymous, call(getItemById, { itemId })),
        reply: returnsData(getItemById, {
          getItemById: 'there',
          'getItemById.itemId': { like: itemId },
          'getItemById.deliveryInfo.availability': { exactly: availability },
        }),
      },
    ],
    ({ shop }) => shop.catalogue.item(anonymous, itemId),
  );
  expect(item?.delivery.availability).toBe(expected);
});

it.each(['de', 'at', 'ch', 'b2b-de', 'b2b-en'] as const)(
  'an item has the text on its delivery that is for the storefront %s',
  async (name) => {
    const storefront = STOREFRONTS[name];
    const key = matrixCodeKeyOf(storefront);
    const item = await recordInteractions(
      [
        {
          description: `a visitor of the storefront ${name} looks at an article`,
          given: { 'product with variants': {} },
          request: single({ ...anonymous, storefront }, call(getItemById, { itemId })),
          reply: returnsData(getItemById, {
            getItemById: 'there',
            'getItemById.matrixCodeMessages': { contains: { key: { exactly: key } } },
          }),
        },
      ],
      ({ shop }) => shop.catalogue.item({ ...anonymous, storefront }, itemId),
    );
    expect(item?.matrixCodeMessages).toEqual([{ key, text: 'Text' }]);
  },
);

it('a price in Switzerland is in francs', async () => {
  const swiss = { ...anonymous, storefront: STOREFRONTS.ch };
  const tiles = await recordInteractions(
    [
      {
        description: 'a visitor in Switzerland sees a price',
        given: { 'product with variants': {} },
        request: single(swiss, call(getProductTilesByIds, { productIds: [productId] })),
        reply: returnsData(getProductTilesByIds, {
          getProductTilesByIds: 'there',
          'getProductTilesByIds.price.currentPrice.currencyCode': { exactly: 'CHF' },
        }),
      },
    ],
    ({ shop }) => shop.catalogue.tiles(swiss, [productId]),
  );
  expect(tiles[0]?.price.current.currency).toBe('CHF');
});

it.each(['tile', 'dropdown'] as const)('an attribute in which items differ is shown as a %s (PDP-03)', async (type) => {
  const reply = await recordInteractions(
    [
      {
        description: `a visitor chooses an item by a ${type}`,
        given: { 'product with variants': { type } },
        request: single(anonymous, call(getVariantInformationForProduct, { productId, selectedVariants: [], itemId })),
        reply: returnsData(getVariantInformationForProduct, {
          'getVariantInformationForProduct.variantAttributes': { contains: { type: { exactly: type } } },
        }),
      },
    ],
    // The port asks for the product too, in a batch.
    ({ client }) =>
      client.call(getVariantInformationForProduct, { productId, selectedVariants: [], itemId }, { shopper: anonymous }),
  );
  expect(reply).toMatchObject({
    came: 'data',
    data: { getVariantInformationForProduct: { variantAttributes: [{ type }] } },
  });
});

it.each(CATEGORY_SORTS)('a category is sorted by %s', async (sort) => {
  const category = await recordInteractions(
    [
      {
        description: `a visitor looks at a category that is sorted by ${sort}`,
        given: { category: {} },
        request: single(
          anonymous,
          call(coreCategory, { id: categoryId, paging: { ...FIRST_PAGE, sortBy: sort }, filter: DEAR_GOODS }),
        ),
        reply: returnsData(coreCategory, { 'core_category.products.sortBy': { exactly: sort } }),
      },
    ],
    ({ shop }) => shop.catalogue.category(anonymous, categoryId, { page: 1, sort, filters: DEAR }),
  );
  expect(category?.sort).toBe(sort);
});

it('a search is sorted by relevance', async () => {
  const sort = DEFAULT_SEARCH_SORT;
  const found = await recordInteractions(
    [
      {
        description: 'a visitor looks at a search that is sorted by relevance',
        given: {},
        request: single(
          anonymous,
          call(coreSearch, { filter: { searchTerm: 'Heft', ...DEAR_GOODS }, paging: { ...FIRST_PAGE, sortBy: sort } }),
        ),
        reply: returnsData(coreSearch, { 'core_search.products.sortBy': { exactly: sort } }),
      },
    ],
    ({ shop }) => shop.search.search(anonymous, { searchTerm: 'Heft', page: 1, sort, filters: DEAR }),
  );
  expect(found.sort).toBe(sort);
});

it.each(['PRICE', 'rating'] as const)('a category can be narrowed down by %s', async (kind) => {
  const category = await recordInteractions(
    [
      {
        description: `a visitor may narrow a category down by ${kind}`,
        given: { category: {} },
        request: single(
          anonymous,
          call(coreCategory, {
            id: categoryId,
            paging: { ...FIRST_PAGE, sortBy: 'si' },
            filter: { enumFilters: [], rangeFilters: [] },
          }),
        ),
        reply: returnsData(coreCategory, {
          'core_category.filters': { contains: { range: 'there', 'range.kind': { exactly: kind } } },
        }),
      },
    ],
    ({ shop }) => shop.catalogue.category(anonymous, categoryId, { page: 1, sort: 'si', filters: NO_FILTERS }),
  );
  expect(category?.filters.rangeFilters).toMatchObject([{ kind }]);
});

it('a price in a search becomes a filter', async () => {
  const adjusted = await recordInteractions(
    [
      {
        description: 'a visitor searches for words and a price',
        given: {},
        request: single(anonymous, call(adjustLongtailSearchQuery, { searchQuery: 'Schere qqxxzz unter 5 Euro' })),
        reply: returnsData(adjustLongtailSearchQuery, {
          'adjustLongtailSearchQuery.filters.rangeFilters': { contains: { id: { exactly: 'PRICE.price' } } },
        }),
      },
    ],
    ({ shop }) => shop.search.adjustLongtailQuery(anonymous, 'Schere qqxxzz unter 5 Euro'),
  );
  expect(adjusted.filters.rangeFilters).toMatchObject([{ kind: 'PRICE', id: 'price' }]);
});

it.each(['CONTENT', 'CATEGORY', 'PRODUCT', 'GONE', 'NOT_FOUND', 'UNKNOWN'] as const)(
  'a page is of the type %s',
  async (type) => {
    const page = await recordInteractions(
      [
        {
          description: `a visitor opens a page of the type ${type}`,
          given: { page: { type } },
          request: single(anonymous, call(getPageDetailsByUrl, { url })),
          reply: returnsData(getPageDetailsByUrl, { 'getPageDetailsByUrl.pageType': { exactly: type } }),
        },
      ],
      ({ shop }) => shop.contents.page(anonymous, url),
    );
    expect(page.pageType).toBe(type);
  },
);
