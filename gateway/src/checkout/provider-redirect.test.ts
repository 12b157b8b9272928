import { ORDINARY, selectItem } from '@shop/fakes/goods/select-items';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeOrder, savePayment, saveShipping } from '../testing/buy.ts';
import { openUpstreamShop } from '../testing/open-upstream-shop.ts';
import type { OpenUpstreamShop } from '../testing/open-upstream-shop.ts';
import { granted } from '@shop/domain/shared/result';

const WALLET_PAGE = '/qa/pay/wallet/?payment=7';

let shop: OpenUpstreamShop;
beforeAll(async () => {
  shop = await openUpstreamShop({
    replacePorts: (honest) => ({
      ...honest,
      orders: { ...honest.orders, submit: async () => granted({ orderId: '400000001', redirectUrl: WALLET_PAGE }) },
    }),
  });
});
afterAll(() => shop.close());

it('sends the shopper to the provider’s page at the upstream, not to one of the shop’s own URLs (SUBM-08)', async () => {
  const { browser, world } = shop.visitor();
  await browser.withToken();
  await browser.runDocument('updateCart', {
    operations: [{ do: 'add-position', itemId: world.read(({ goods }) => selectItem(goods, ORDINARY)), quantity: 2 }],
  });
  await saveShipping(browser);
  const placed = await placeOrder(browser, await savePayment(browser));
  expect(placed).toMatchObject({ __typename: 'RedirectNeeded', url: `${shop.upstream.url}${WALLET_PAGE}` });
});
