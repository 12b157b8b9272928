import { expect, it } from 'vitest';
import { aCart } from '../testing/a-cart.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { type StubState, stubState } from '../testing/stub-state.ts';
import { finishCheckout } from './finish-checkout.ts';

const bought = aCart({ submitted: true, submittedAs: 'order-1' });
const fresh = aCart({ id: 'cart-2', positions: [] });
const afterOrder = (): StubState => stubState({ carts: [bought, fresh] });
const customer = aShopper({ loginState: 'customer' });

it('gives a customer the new cart in the same session', async () => {
  const state = afterOrder();
  const finished = await finishCheckout(stubShop(state))(customer, { newCartId: 'cart-2' });
  expect(finished).toEqual({ loginState: 'customer', cartId: 'cart-2' });
  expect(state.calls).toEqual(['find cart-2']);
});

it('opens a cart if the id of the new one was lost with a reply', async () => {
  const finished = await finishCheckout(stubShop(afterOrder()))(customer, {});
  expect(finished).toEqual({ loginState: 'customer', opened: { userId: 'user-new', cartId: 'cart-3', activeWishlistId: 'list-new' } });
});

it('keeps a customer’s cart if the submission named no other and it is still open', async () => {
  const finished = await finishCheckout(stubShop(stubState()))(customer, {});
  expect(finished).toEqual({ loginState: 'customer', cartId: 'cart-1' });
});

it('keeps the cart after a subscription', async () => {
  const finished = await finishCheckout(stubShop(afterOrder()))(customer, { newCartId: 'cart-2', isPrimeCheckout: true });
  expect(finished).toEqual({ loginState: 'customer' });
});

it('leaves a guest as an anonymous visitor; the session expires by itself, so that the order can be read until then', async () => {
  const state = afterOrder();
  const finished = await finishCheckout(stubShop(state))(aShopper({ loginState: 'guest' }), { newCartId: 'cart-2' });
  expect(finished).toEqual({ loginState: 'logged-out', opened: { userId: 'user-new', cartId: 'cart-3', activeWishlistId: 'list-new' } });
  expect(state.calls).toEqual(['open-session logged-out']);
});
