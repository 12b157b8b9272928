import { expect, it } from 'vitest';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { inMemoryShop } from '../in-memory-shop.ts';
import { enterShop, addItems } from '../scenarios/steps.ts';
import { ORDINARY, selectItem } from '../scenarios/select-items.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';
import { WORLD_HEADER } from '../worlds/worlds.ts';
import { setPrice } from './prices.ts';

const clock = { now: () => new Date('2026-11-23T09:00:00Z') };
const worlds = inMemoryWorlds({ clock, requireWorld: true });
const shop = inMemoryShop({ clock, worlds });

const cartIn = async (gross?: number) => {
  const world = worlds.create();
  const goods = world.read((view) => view.goods);
  const anonymous = { storefront: STOREFRONTS.de, loginState: 'logged-out', headers: { [WORLD_HEADER]: world.id } } as const;
  const context = { shop, world, goods, anonymous };
  const itemId = selectItem(goods, ORDINARY);
  if (gross !== undefined) world.run((tx) => setPrice(tx, itemId, gross));
  const shopper = await addItems(context, await enterShop(context), [itemId], 2);
  const found = await shop.carts.find(shopper, shopper.cartId ?? '');
  const line = found.ok ? found.value.positions[0] : undefined;
  const product = await shop.catalogue.product(shopper, goods.item(itemId)?.productId ?? '', { itemId });
  return { line, product };
};

it('charges the price that a tester has set, in the cart and on the product page', async () => {
  const { line, product } = await cartIn(777);
  expect(line?.totalPrice).toEqual({ minor: 1554, currency: 'EUR' });
  expect(product?.price.current).toEqual({ minor: 777, currency: 'EUR' });
});

it('does not change the price in another world', async () => {
  const { line } = await cartIn();
  expect(line?.pricePerUnit.minor).toBeGreaterThan(0);
  expect(line?.pricePerUnit.minor).not.toBe(777);
});
