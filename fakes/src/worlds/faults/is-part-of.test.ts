import { expect, it } from 'vitest';
import { isPartOf } from './is-part-of.ts';

it.each([
  ['equal texts', 'a', 'a', true],
  ['other texts', 'a', 'b', false],
  ['a number and its text', 1, '1', false],
  ['nothing said', {}, { cartId: 'a' }, true],
  ['one of two values', { cartId: 'a' }, { cartId: 'a', comment: 'x' }, true],
  ['a value that is another', { cartId: 'a' }, { cartId: 'b' }, false],
  ['a value that is missing', { cartId: 'a' }, { comment: 'x' }, false],
  ['a value wanted to be absent that is missing', { cartId: undefined }, {}, false],
  ['one right and one wrong value', { cartId: 'a', comment: 'y' }, { cartId: 'a', comment: 'x' }, false],
  ['values that lie deeper', { ops: [{ quantity: 1 }] }, { ops: [{ itemId: 'pen', quantity: 1 }, {}] }, true],
  ['deeper values that differ', { ops: [{ quantity: 2 }] }, { ops: [{ quantity: 1 }] }, false],
  ['an object where there is a text', { ops: {} }, { ops: 'x' }, false],
  ['an object where there is nothing', { ops: {} }, { ops: null }, false],
  ['nothing where there is an object', { ops: null }, { ops: {} }, false],
  ['nothing where there is nothing', { ops: null }, { ops: null }, true],
  ['what every object has', { toString: {} }, {}, false],
])('%s', (_, wanted, there, expected) => {
  expect(isPartOf(wanted, there)).toBe(expected);
});
