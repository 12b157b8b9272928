import { expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import { aCart, aPosition } from '../testing/a-cart.ts';
import { cartStateOf } from './cart-rules.ts';

it.each([
  ['empty', aCart({ positions: [] })],
  ['with-items', aCart({ positions: [aPosition()] })],
  ['payless', aCart({ positions: [aPosition()], basketValue: money(0) })],
  ['empty', aCart({ positions: [], basketValue: money(0, 'CHF') })],
] as const)('a cart is %s (CART-01)', (state, cart) => {
  expect(cartStateOf(cart)).toBe(state);
});
