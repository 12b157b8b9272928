import { expect, it } from 'vitest';
import { LENA } from '../client/testing/client-on-script.ts';
import { aTileReply } from '../testing/replies.ts';
import { runWithReplies } from '../testing/shop-on-script.ts';

it.each([
  [1, 0],
  [2, 60],
  [3, 120],
])('page %i of a category starts after %i products (specification B9)', async (page, offset) => {
  const { outcome, requests } = await runWithReplies({ core_category: null }, ({ catalogue }) => catalogue.category(LENA, 'tafel', { page, sort: 'price-desc' }));
  expect(requests[0]?.variables).toEqual([{ id: 'tafel', paging: { offset, limit: 60, sortBy: 'price-desc' } }]);
  expect(outcome).toBeUndefined();
});

it.each([
  ['an item', { itemId: 'heft-a5' }, { selectedVariants: [], itemId: 'heft-a5' }],
  ['nothing', {}, { selectedVariants: [] }],
  ['variants, which are the later click', { itemId: 'heft-a5', selectedVariants: [{ name: 'size', value: 'a4' }] }, { selectedVariants: [{ name: 'size', value: 'a4' }] }],
])('a product is requested by %s', async (_what, choice, variables) => {
  const { outcome, requests } = await runWithReplies({ getProductById: null, getVariantInformationForProduct: null }, ({ catalogue }) => catalogue.product(LENA, 'heft', choice));
  expect(requests[0]?.variables).toEqual([{ productId: 'heft' }, { productId: 'heft', ...variables }]);
  expect(outcome).toBeUndefined();
});

it('a product is missing if the upstream knows only half of it', async () => {
  for (const half of [{ getProductById: {}, getVariantInformationForProduct: null }, { getProductById: null, getVariantInformationForProduct: {} }]) {
    expect((await runWithReplies(half, ({ catalogue }) => catalogue.product(LENA, 'heft', {}))).outcome).toBeUndefined();
  }
  const unreadable = { getProductById: {}, getVariantInformationForProduct: {} };
  expect((await runWithReplies(unreadable, ({ catalogue }) => catalogue.product(LENA, 'heft', {}))).outcome).toMatchObject({ failure: { name: 'UpstreamReplyInvalid', operation: 'getProductById' } });
});

it('tiles are requested only if there are ids', async () => {
  const reply = { getProductTilesByIds: [aTileReply()] };
  const none = await runWithReplies(reply, ({ catalogue }) => catalogue.tiles(LENA, []));
  expect([none.outcome, none.requests]).toEqual([[], []]);
  const one = await runWithReplies(reply, ({ catalogue }) => catalogue.tiles(LENA, ['kreide']));
  expect(one.outcome).toMatchObject([{ id: 'kreide' }]);
  expect(one.requests[0]?.variables).toEqual([{ productIds: ['kreide'] }]);
});
