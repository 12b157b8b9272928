import { NO_FILTERS } from '@shop/domain/catalogue/listing-filters';
import { expect, it } from 'vitest';
import { aShop } from '../testing/a-shop.ts';
import { loseProduct } from './lost-products.ts';

it('a product that a world has lost is sold nowhere in it, and everywhere else', async () => {
  const { world, shop, shopper, picked } = await aShop();
  const itemId = picked();
  const { goods } = world.read((view) => view);
  const product = goods.product(goods.item(itemId)?.productId ?? '');
  const { productId, categoryId } = product ?? { productId: '', categoryId: '' };
  const idsIn = async () => {
    const listing = await shop.catalogue.category(shopper, categoryId, { page: 1, sort: 'si', filters: NO_FILTERS });
    return [listing?.total, listing?.products.some(({ id }) => id === productId)];
  };
  const [total] = await idsIn();
  world.run((tx) => loseProduct(tx, productId));
  expect([
    await shop.catalogue.product(shopper, productId, {}),
    await shop.catalogue.item(shopper, itemId),
    await shop.catalogue.tiles(shopper, [productId]),
    await idsIn(),
    world.read((view) => view.goods.products.length),
  ]).toEqual([undefined, undefined, [], [Number(total) - 1, false], goods.products.length - 1]);
  expect(goods.product(productId)).toBe(product);
});

it('a cart loses it too, and stays readable', async () => {
  const { world, shop, shopper, picked } = await aShop();
  const itemId = picked();
  const cartId = shopper.cartId ?? '';
  await shop.carts.update(shopper, cartId, [{ do: 'add-position', itemId, quantity: 1 }]);
  world.run((tx) => loseProduct(tx, tx.goods.item(itemId)?.productId ?? ''));
  const cart = await shop.carts.find(shopper, cartId);
  expect(cart.ok && cart.value.positions).toEqual([]);
});
