import { describe, expect, it } from 'vitest';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { inMemoryShop } from '../shop/in-memory-shop.ts';
import { enterShop, addItems } from '../scenarios/steps.ts';
import { ORDINARY, selectItem } from '../goods/select-items.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';
import { assortment } from '../goods/assortment.ts';
import { emptyMap, withEntry } from '../worlds/persistent-map.ts';
import { foundItem } from '../testing/found-item.ts';
import { goodsAt, setPrice } from './prices.ts';

const clock = { now: () => new Date('2026-11-23T09:00:00Z') };
const worlds = inMemoryWorlds({ clock, requireWorld: true });

const cartIn = async (gross?: number) => {
  const world = worlds.create();
  const shop = inMemoryShop(world);
  const goods = world.read((view) => view.goods);
  const anonymous = {
    storefront: STOREFRONTS.de,
    loginState: 'logged-out',
  } as const;
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

describe('the assortment with prices that a tester has set', () => {
  const goods = assortment();
  const { item, product } = foundItem((_item, { items }) => items.length > 2);
  const prices = withEntry(emptyMap<number>(), item.itemId, 777);
  const priced = goodsAt(goods, prices);
  const CHANGED = { ...item, price: { ...item.price, eurGross: 777, chfGross: 777 } };

  it('has them in euros and francs, wherever the item is found', () => {
    expect(priced.item(item.itemId)).toEqual(CHANGED);
    for (const found of [
      priced.product(product.productId),
      priced.products.find(({ productId }) => productId === product.productId),
      priced.productsIn(product.categoryId).find(({ productId }) => productId === product.productId),
    ]) {
      expect(found).toEqual({
        ...product,
        items: product.items.map((one) => (one.itemId === item.itemId ? CHANGED : one)),
      });
    }
  });

  it('sells everything else for its own price', () => {
    const other = product.items.find(({ itemId }) => itemId !== item.itemId);
    expect(priced.item(other?.itemId ?? '')).toEqual(other);
    expect(priced.products.filter((one) => one.productId !== product.productId)).toEqual(
      goods.products.filter((one) => one.productId !== product.productId),
    );
  });

  it('still sells nothing unknown', () => {
    expect([
      priced.item('no-such-item'),
      priced.product('no-such-product'),
      priced.productsIn('no-such-category'),
    ]).toEqual([undefined, undefined, []]);
  });

  it('is the same one until a price changes', () => {
    expect(goodsAt(goods, prices)).toBe(priced);
    expect(goodsAt(goods, emptyMap())).toBe(goods);
    expect(goodsAt(goods, withEntry(prices, item.itemId, 888)).item(item.itemId)?.price.eurGross).toBe(888);
  });
});
