import { EXPRESS_CHECKOUT } from '@shop/domain/payments/express-checkout.slot';
import { expect, it } from 'vitest';
import { packJson } from '../shared/packed-json.ts';
import { decodeSlot } from '../cookies/slot-codec.ts';

it.each([
  null,
  'text',
  4,
  {},
  { cartId: '1' },
  { cartId: '1', sessionId: '2' },
  { sessionId: '2', addressIds: [] },
  { cartId: '1', addressIds: [] },
])('a cookie with %j is no express checkout', (value) => {
  expect(decodeSlot(EXPRESS_CHECKOUT, packJson([1, value]))).toBeUndefined();
});

it.each([undefined, '', 'invented'])('a cookie that nobody packed is no express checkout: %j', (packed) => {
  expect(decodeSlot(EXPRESS_CHECKOUT, packed)).toBeUndefined();
});
