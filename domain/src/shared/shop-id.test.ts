import { expect, it } from 'vitest';
import { SHOP_ID } from './shop-id.ts';

it.each([
  ['400000001', true],
  ['heft-a4.liniert_25$x', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['', false],
  ['-1', false],
  ['../orders', false],
  ['4711/../4712', false],
  ['4711?x=1', false],
  ['4711 ', false],
  ['4711\n', false],
])('whether %j may be an id of the shop: %s', (text, expected) => {
  expect(SHOP_ID.test(text)).toBe(expected);
});
