import {
  getExtraTabContents,
  getItemById,
  getProductById,
  getProductTilesByIds,
  getTrackingItem,
  getVariantInformationForProduct,
  recordGlanceView,
} from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { returnsData, returnsBatch } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { single, call, batch } from './request/requests.ts';
import { anonymous } from './request/shoppers.ts';
import { recordInteractions } from './record-interactions.ts';

const { itemId, productId, variantName, variantValue } = ID;

it('reads a product and its chosen item with one batch of two (UPQ-33, UPQ-35)', async () => {
  const product = await recordInteractions(
    [
      {
        description: 'batch of two: a visitor looks at an item of a product',
        given: { 'product with variants': {} },
        request: batch(anonymous, [
          call(getProductById, { productId }),
          call(getVariantInformationForProduct, { productId, selectedVariants: [], itemId }),
        ]),
        reply: returnsBatch([
          returnsData(getProductById, {
            'getProductById.productId': { like: productId },
            'getProductById.images': 'there',
          }),
          returnsData(getVariantInformationForProduct, {
            'getVariantInformationForProduct.variantAttributes': 'there',
            'getVariantInformationForProduct.variantAttributes.options': 'there',
            'getVariantInformationForProduct.item': 'there',
            'getVariantInformationForProduct.item.itemId': { like: itemId },
            'getVariantInformationForProduct.item.images': 'there',
          }),
        ]),
      },
    ],
    ({ shop }) => shop.catalogue.product(anonymous, productId, { itemId }),
  );
  expect(product).toMatchObject({ productId, item: { itemId } });
});

it('reads the item for the chosen variants (UPQ-35)', async () => {
  const chosen = { name: variantName, value: variantValue };
  const product = await recordInteractions(
    [
      {
        description: 'batch of two: a visitor chooses variants of a product',
        given: { 'product with variants': {} },
        request: batch(anonymous, [
          call(getProductById, { productId }),
          call(getVariantInformationForProduct, { productId, selectedVariants: [chosen] }),
        ]),
        reply: returnsBatch([
          returnsData(getProductById),
          returnsData(getVariantInformationForProduct, {
            'getVariantInformationForProduct.variantAttributes': 'there',
          }),
        ]),
      },
    ],
    ({ shop }) => shop.catalogue.product(anonymous, productId, { selectedVariants: [chosen] }),
  );
  expect(product?.variantAttributes).toMatchObject([{ type: 'tile', options: [{ selected: true }] }]);
});

it('finds no unknown product', async () => {
  const unknown = 'no-such-product';
  const product = await recordInteractions(
    [
      {
        description: 'batch of two: a visitor looks at a product that is unknown',
        given: {},
        request: batch(anonymous, [
          call(getProductById, { productId: unknown }),
          call(getVariantInformationForProduct, { productId: unknown, selectedVariants: [] }),
        ]),
        reply: returnsBatch([
          returnsData(getProductById, { getProductById: { exactly: null } }),
          returnsData(getVariantInformationForProduct, { getVariantInformationForProduct: { exactly: null } }),
        ]),
      },
    ],
    ({ shop }) => shop.catalogue.product(anonymous, unknown, {}),
  );
  expect(product).toBeUndefined();
});

it('finds an item by its own id (UPQ-34)', async () => {
  const item = await recordInteractions(
    [
      {
        description: 'a visitor looks for an item by its id',
        given: { 'product with variants': {} },
        request: single(anonymous, call(getItemById, { itemId })),
        reply: returnsData(getItemById, {
          getItemById: 'there',
          'getItemById.itemId': { like: itemId },
          'getItemById.productId': { like: productId },
        }),
      },
    ],
    ({ shop }) => shop.catalogue.item(anonymous, itemId),
  );
  expect(item).toMatchObject({ itemId, productId });
});

it('reads the content of a tab of a product (UPQ-36)', async () => {
  const content = await recordInteractions(
    [
      {
        description: 'a visitor opens a tab of a product',
        given: { 'product with variants': {} },
        request: single(anonymous, call(getExtraTabContents, { productId, tabId: 'care' })),
        reply: returnsData(getExtraTabContents, { getExtraTabContents: 'there' }),
      },
    ],
    ({ shop }) => shop.catalogue.tabContent(anonymous, productId, 'care'),
  );
  expect(content).toEqual(expect.any(String));
});

it('reads what statistics hold about an item, and records its view (UPQ-37, UPM-59)', async () => {
  const tracked = await recordInteractions(
    [
      {
        description: 'statistics look for an item',
        given: { 'product with variants': {} },
        request: single(anonymous, call(getTrackingItem, { itemId })),
        reply: returnsData(getTrackingItem, {
          getTrackingItem: 'there',
          'getTrackingItem.itemId': { like: itemId },
          'getTrackingItem.productId': { like: productId },
        }),
      },
    ],
    ({ shop }) => shop.tracking.item(anonymous, itemId),
  );
  expect(tracked).toMatchObject({ itemId, productId });
  const view = { productId, itemId, domain: 'de' };
  const reply = await recordInteractions(
    [
      {
        description: 'a visitor has seen an item',
        given: { 'product with variants': {} },
        request: single(anonymous, call(recordGlanceView, view)),
        reply: returnsData(recordGlanceView),
      },
    ],
    // The port itself sends it without waiting for the response.
    ({ client }) => client.call(recordGlanceView, view, { shopper: anonymous }),
  );
  expect(reply).toMatchObject({ came: 'data', data: { recordGlanceView: { successful: true } } });
});

it('reads the lightning deal of a tile and of an item', async () => {
  const given = { 'a lightning deal runs': {} };
  const price = { minor: 1295, currency: 'EUR' };
  const deal = {
    endsAt: '2026-08-24T10:15:00.000Z',
    reservedPercent: 1,
    maxQuantity: 1,
    specialPrice: { current: price, counterpart: price, previous: price, vatIncluded: true, vatRate: 12.95 },
  };
  const tiles = await recordInteractions(
    [
      {
        description: 'a visitor sees a tile with a lightning deal',
        given,
        request: single(anonymous, call(getProductTilesByIds, { productIds: [productId] })),
        reply: returnsData(getProductTilesByIds, {
          getProductTilesByIds: 'there',
          'getProductTilesByIds.lightningDealInfo': 'there',
        }),
      },
    ],
    ({ shop }) => shop.catalogue.tiles(anonymous, [productId]),
  );
  expect(tiles).toMatchObject([{ deal }]);
  const product = await recordInteractions(
    [
      {
        description: 'batch of two: a visitor looks at an article with a lightning deal',
        given,
        request: batch(anonymous, [
          call(getProductById, { productId }),
          call(getVariantInformationForProduct, { productId, selectedVariants: [], itemId }),
        ]),
        reply: returnsBatch([
          returnsData(getProductById),
          returnsData(getVariantInformationForProduct, {
            'getVariantInformationForProduct.item': 'there',
            'getVariantInformationForProduct.item.lightningDealInfo': 'there',
          }),
        ]),
      },
    ],
    ({ shop }) => shop.catalogue.product(anonymous, productId, { itemId }),
  );
  expect(product).toMatchObject({ item: { deal } });
});
