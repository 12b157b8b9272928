import { expect, it } from 'vitest';
import { aCart } from '../testing/a-cart.ts';
import { money } from '../shared/money.ts';
import { aNewcomer, aShopper } from '../testing/a-shopper.ts';
import { tinyShop } from '../testing/tiny-shop.ts';
import { tinyWorld } from '../testing/tiny-world.ts';
import { cartToFill, OpenedCartMissing, ownCart } from './own-cart.ts';

const bought = aCart({ submitted: true, submittedAs: 'order-1' });

it('is the cart that the shopper has', async () => {
  const world = tinyWorld();
  expect(await ownCart(tinyShop(world))(aShopper())).toEqual({ cart: world.carts[0] });
});

it.each([aShopper({ cartId: 'gone' }), aNewcomer()])('is a new one where the shop knows none', async (shopper) => {
  const own = await ownCart(tinyShop(tinyWorld()))(shopper);
  expect(own.opened).toEqual({ userId: 'user-new', cartId: 'cart-2', activeWishlistId: 'list-new' });
  expect(own.cart).toMatchObject({ id: 'cart-2', positionCount: 0 });
});

it('stays the cart of an order while the checkout is looked at, and gives way when shopping goes on', async () => {
  const world = tinyWorld({ carts: [bought] });
  expect((await ownCart(tinyShop(world))(aShopper())).cart.submittedAs).toBe('order-1');
  expect((await cartToFill(tinyShop(world))(aShopper())).cart).toMatchObject({ id: 'cart-2', submitted: false });
});

it('comes with its shipping cost only where that is asked for', async () => {
  const world = tinyWorld({ carts: [aCart({ shippingCost: money(495) })] });
  const read = [ownCart(tinyShop(world)), cartToFill(tinyShop(world))];
  for (const own of read) {
    expect((await own(aShopper())).cart).not.toHaveProperty('shippingCost');
    expect((await own(aShopper(), { shippingCost: true })).cart.shippingCost).toEqual(money(495));
  }
});

it('does not ask the shop for a cart that the shopper never had', async () => {
  const world = tinyWorld();
  await ownCart(tinyShop(world))(aNewcomer());
  expect(world.asked).toEqual(['open-session logged-out', 'find cart-2']);
});

it.each([aShopper({ cartId: 'gone' }), aNewcomer()])('is an empty one to shop on with where the shop knows none', async (shopper) => {
  const own = await cartToFill(tinyShop(tinyWorld()))(shopper);
  expect([own.opened?.cartId, own.cart.id, own.cart.positionCount]).toEqual(['cart-2', 'cart-2', 0]);
});

it('fails where the shop opens a session without a cart', async () => {
  const shop = tinyShop(tinyWorld({ carts: [] }));
  const sessions = { ...shop.sessions, open: async () => ({ userId: 'user-3', cartId: 'nowhere', activeWishlistId: 'list-3' }) };
  await expect(ownCart({ ...shop, sessions })(aShopper())).rejects.toThrow(OpenedCartMissing);
});
