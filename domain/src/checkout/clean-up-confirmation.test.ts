import { expect, it } from 'vitest';
import { granted, refused } from '../shared/result.ts';
import { aCart } from '../testing/a-cart.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit, type Remembered, remembered } from '../testing/a-visit.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { ReplyLost, stubState } from '../testing/stub-state.ts';
import type { LoginState } from '../visit/shopper.ts';
import { cleanUpConfirmation } from './clean-up-confirmation.ts';
import { PLACED_ORDER } from './placed-order.slot.ts';

const PLACED = { orderId: 'order-1', cartId: 'cart-1' };

const confirmed = (loginState: LoginState, ...memories: readonly Remembered[]) => {
  const carts = [aCart({ submittedAs: 'order-1' }), ...['cart-2', 'cart-3'].map((id) => aCart({ id, positions: [] }))];
  const state = stubState({ carts });
  const visit = aVisit(aShopper({ loginState, sessionToken: 'session-1' }), ...memories);
  return { state, visit, shop: stubShop(state) };
};

it('a customer goes on with the next cart that the browser remembers', async () => {
  const { shop, visit } = confirmed('customer', remembered(PLACED_ORDER, { ...PLACED, newCartId: 'cart-2' }));
  expect(await cleanUpConfirmation(shop, visit)('cart-3')).toEqual(granted({ isRepeated: false }));
  expect(visit.shopper).toMatchObject({ loginState: 'customer', cartId: 'cart-2' });
});

it('a customer goes on with the cart that the page names if the browser remembers none', async () => {
  const { shop, visit } = confirmed('customer', remembered(PLACED_ORDER, PLACED));
  await cleanUpConfirmation(shop, visit)('cart-3');
  expect(visit.shopper.cartId).toBe('cart-3');
});

it('a confirmation that is opened again has nothing left to clean up', async () => {
  const { shop, visit } = confirmed('customer');
  expect(await cleanUpConfirmation(shop, visit)('cart-3')).toEqual(granted({ isRepeated: true }));
});

it('a visitor is logged out, also at the shop, if it fails, which is reported (SUBM-14)', async () => {
  const { state, shop, visit } = confirmed('guest', remembered(PLACED_ORDER, PLACED));
  const open = () => Promise.reject(new ReplyLost());
  const result = await cleanUpConfirmation({ ...shop, sessions: { ...shop.sessions, open } }, visit)('cart-2');
  expect(result).toEqual(refused({ because: 'session-expired' }));
  expect([visit.shopper.loginState, visit.slotNames(), state.calls.at(-1)]).toEqual(['logged-out', [], 'logout']);
  expect(state.reported).toEqual([new ReplyLost()]);
});

it('a visitor is logged out here if the shop cannot be told, which is reported too', async () => {
  const { state, shop, visit } = confirmed('guest', remembered(PLACED_ORDER, PLACED));
  const [open, logout] = [() => Promise.reject(new ReplyLost()), () => Promise.reject(new TypeError('down'))];
  const result = await cleanUpConfirmation({ ...shop, sessions: { ...shop.sessions, open, logout } }, visit)('cart-2');
  expect(result).toEqual(refused({ because: 'session-expired' }));
  expect(visit.shopper.loginState).toBe('logged-out');
  expect(state.reported).toEqual([new ReplyLost(), new TypeError('down')]);
});
