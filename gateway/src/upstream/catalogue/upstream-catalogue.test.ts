import { NO_FILTERS } from '@shop/domain/catalogue/listing-filters';
import { expect, it } from 'vitest';
import { LENA } from '../client/testing/client-on-script.ts';
import { aProductReply, aTileReply } from '../testing/replies.ts';
import { runWithReplies } from '../testing/shop-on-script.ts';

it.each([
  [1, 0],
  [2, 60],
  [3, 120],
])('page %i of a category starts after %i products (UPQ-28)', async (page, offset) => {
  const { outcome, requests } = await runWithReplies({ core_category: null }, ({ catalogue }) =>
    catalogue.category(LENA, 'tafel', { page, sort: 'price-desc', filters: NO_FILTERS }),
  );
  expect(requests[0]?.variables).toEqual([
    { id: 'tafel', paging: { offset, limit: 60, sortBy: 'price-desc' }, filter: { enumFilters: [], rangeFilters: [] } },
  ]);
  expect(outcome).toBeUndefined();
});

it('the filters of a category are sent with prices in major units (UPQ-28)', async () => {
  const filters = {
    enumFilters: [{ id: 'colour', values: ['blue', 'red'] }],
    rangeFilters: [
      { kind: 'PRICE', id: 'price', from: 29, to: 1999 },
      { kind: 'rating', id: 'rating', from: 4 },
    ],
  } as const;
  const { requests } = await runWithReplies({ core_category: null }, ({ catalogue }) =>
    catalogue.category(LENA, 'tafel', { page: 1, sort: 'si', filters }),
  );
  expect(requests[0]?.variables).toMatchObject([
    {
      filter: {
        enumFilters: [{ id: 'colour', values: ['blue', 'red'] }],
        rangeFilters: [
          { id: 'price', from: 0.29, to: 19.99 },
          { id: 'rating', from: 4 },
        ],
      },
    },
  ]);
});

it('a category whose filters cannot be read is a failure that names the operation', async () => {
  const { outcome } = await runWithReplies(
    { core_category: { filters: [{ id: 'colour', values: [{ name: 'Rot' }] }] } },
    ({ catalogue }) => catalogue.category(LENA, 'tafel', { page: 1, sort: 'si', filters: NO_FILTERS }),
  );
  expect(outcome).toMatchObject({ failure: { name: 'UpstreamReplyInvalid', operation: 'core_category' } });
});

it.each([
  ['an item', { itemId: 'heft-a5' }, { selectedVariants: [], itemId: 'heft-a5' }],
  ['nothing', {}, { selectedVariants: [] }],
  [
    'variants, which are the later click',
    { itemId: 'heft-a5', selectedVariants: [{ name: 'size', value: 'a4' }] },
    { selectedVariants: [{ name: 'size', value: 'a4' }] },
  ],
])('a product is requested by %s', async (_what, choice, variables) => {
  const { outcome, requests } = await runWithReplies(
    { getProductById: null, getVariantInformationForProduct: null },
    ({ catalogue }) => catalogue.product(LENA, 'heft', choice),
  );
  expect(requests[0]?.variables).toEqual([{ productId: 'heft' }, { productId: 'heft', ...variables }]);
  expect(outcome).toBeUndefined();
});

it('a product is missing if the upstream knows only half of it', async () => {
  const variants = { variantAttributes: [], item: null };
  for (const half of [
    { getProductById: aProductReply(), getVariantInformationForProduct: null },
    { getProductById: null, getVariantInformationForProduct: variants },
  ]) {
    expect(
      (await runWithReplies(half, ({ catalogue }) => catalogue.product(LENA, 'heft', {}))).outcome,
    ).toBeUndefined();
  }
});

it.each([
  ['getProductById', { getProductById: {}, getVariantInformationForProduct: null }],
  ['getVariantInformationForProduct', { getProductById: null, getVariantInformationForProduct: {} }],
])('a product with a half that cannot be read is a failure of %s', async (operation, halves) => {
  expect((await runWithReplies(halves, ({ catalogue }) => catalogue.product(LENA, 'heft', {}))).outcome).toMatchObject({
    failure: { name: 'UpstreamReplyInvalid', operation },
  });
});

it('an unknown value among the variants of a product is reported with their operation', async () => {
  const attribute = { name: 'size', displayName: 'Größe', position: 1, type: 'hologram', options: [] };
  const halves = {
    getProductById: aProductReply(),
    getVariantInformationForProduct: { variantAttributes: [attribute], item: null },
  };
  const { outcome, unknown } = await runWithReplies(halves, ({ catalogue }) => catalogue.product(LENA, 'heft', {}));
  expect(outcome).toMatchObject({ productId: 'heft', variantAttributes: [{ name: 'size', type: 'dropdown' }] });
  expect(unknown).toEqual(['getVariantInformationForProduct VariantAttributeType hologram']);
});

it('tiles are requested only if there are ids', async () => {
  const reply = { getProductTilesByIds: [aTileReply()] };
  const none = await runWithReplies(reply, ({ catalogue }) => catalogue.tiles(LENA, []));
  expect([none.outcome, none.requests]).toEqual([[], []]);
  const one = await runWithReplies(reply, ({ catalogue }) => catalogue.tiles(LENA, ['kreide']));
  expect(one.outcome).toMatchObject([{ id: 'kreide' }]);
  expect(one.requests[0]?.variables).toEqual([{ productIds: ['kreide'] }]);
});
