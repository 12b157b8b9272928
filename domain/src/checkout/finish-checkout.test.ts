import { expect, it } from 'vitest';
import { aCart } from '../testing/a-cart.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { tinyShop } from '../testing/tiny-shop.ts';
import { type TinyWorld, tinyWorld } from '../testing/tiny-world.ts';
import { finishCheckout } from './finish-checkout.ts';

const bought = aCart({ submitted: true, submittedAs: 'order-1' });
const fresh = aCart({ id: 'cart-2', positions: [] });
const afterOrder = (): TinyWorld => tinyWorld({ carts: [bought, fresh] });
const customer = aShopper({ loginState: 'customer' });

it('gives a customer the new cart and keeps the session', async () => {
  const world = afterOrder();
  const finished = await finishCheckout(tinyShop(world))(customer, { newCartId: 'cart-2' });
  expect(finished).toEqual({ loginState: 'customer', cartId: 'cart-2' });
  expect(world.asked).toEqual(['find cart-2']);
});

it('opens a cart where the number of the new one was lost with a reply', async () => {
  const finished = await finishCheckout(tinyShop(afterOrder()))(customer, {});
  expect(finished).toEqual({ loginState: 'customer', opened: { userId: 'user-new', cartId: 'cart-3', activeWishlistId: 'list-new' } });
});

it('lets a customer go on with the cart at hand where the submission named no other and it is still open', async () => {
  const finished = await finishCheckout(tinyShop(tinyWorld()))(customer, {});
  expect(finished).toEqual({ loginState: 'customer', cartId: 'cart-1' });
});

it('leaves the cart alone after a subscription', async () => {
  const finished = await finishCheckout(tinyShop(afterOrder()))(customer, { newCartId: 'cart-2', isPrimeCheckout: true });
  expect(finished).toEqual({ loginState: 'customer' });
});

it('lets a guest go on as an anonymous visitor; the session ends by itself, so that the order can be read as long', async () => {
  const world = afterOrder();
  const finished = await finishCheckout(tinyShop(world))(aShopper({ loginState: 'guest' }), { newCartId: 'cart-2' });
  expect(finished).toEqual({ loginState: 'logged-out', opened: { userId: 'user-new', cartId: 'cart-3', activeWishlistId: 'list-new' } });
  expect(world.asked).toEqual(['open-session logged-out']);
});
