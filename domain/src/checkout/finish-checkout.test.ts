import { expect, it } from 'vitest';
import { aCart, aSavedLine } from '../testing/a-cart.ts';
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
  expect(finished).toEqual({
    loginState: 'customer',
    opened: { userId: 'user-new', cartId: 'cart-3', activeWishlistId: 'list-new' },
  });
});

it('keeps a customer’s cart if the submission named no other and it is still open', async () => {
  const finished = await finishCheckout(stubShop(stubState()))(customer, {});
  expect(finished).toEqual({ loginState: 'customer', cartId: 'cart-1' });
});

it('leaves a guest as an anonymous visitor; the session expires by itself, so that the order can be read until then', async () => {
  const state = afterOrder();
  const guest = aShopper({ loginState: 'guest', sessionToken: 'token-of-the-guest' });
  const finished = await finishCheckout(stubShop(state))(guest, { newCartId: 'cart-2' });
  expect(finished).toEqual({
    loginState: 'logged-out',
    opened: { userId: 'user-new', cartId: 'cart-3', activeWishlistId: 'list-new' },
  });
  expect(state.calls).toEqual(['find cart-1', 'open-session logged-out after token-of-the-guest']);
});

it('gives a guest’s next session what was saved for later, the last saved on top again', async () => {
  const saved = ['i2', 'i1'].map((itemId) => aSavedLine({ id: itemId, itemId, quantity: 2 }));
  const state = stubState({ carts: [{ ...bought, savedLines: saved }, fresh] });
  await finishCheckout(stubShop(state))(aShopper({ loginState: 'guest' }), { newCartId: 'cart-2' });
  expect(state.calls.at(-1)).toBe('update cart-3 save-item save-item');
  expect(state.carts.at(-1)?.savedLines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
    ['i2', 2],
    ['i1', 2],
  ]);
});

it.each<[string, Partial<StubState>]>([
  ['is gone', { carts: [] }],
  ['cannot be read', { replies: { find: ['never-ran'] } }],
])('leaves a guest whose cart %s with a new and empty one', async (_what, said) => {
  const state = { ...afterOrder(), ...said };
  const finished = await finishCheckout(stubShop(state))(aShopper({ loginState: 'guest' }), {});
  expect(finished).toMatchObject({ loginState: 'logged-out', opened: { cartId: state.carts.at(-1)?.id } });
  expect(state.carts.at(-1)).toMatchObject({ positions: [], savedLines: [] });
});
