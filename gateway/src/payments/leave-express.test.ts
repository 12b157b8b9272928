import type { Visit } from '@shop/domain/visit/visit.port';
import type { ExpressCheckout } from '@shop/domain/payments/express-payment';
import { granted } from '@shop/domain/shared/result';
import { EXPRESS_CHECKOUT } from '@shop/domain/payments/express-checkout.slot';
import { aShop } from '@shop/fakes/testing/a-shop';
import { expect, it } from 'vitest';
import { packJson } from '../shared/packed-json.ts';
import { browserAtTheGateway } from '../testing/visitor-sessions.ts';
import { decodeSlot } from '../cookies/slot-codec.ts';
import { leaveExpress } from '@shop/domain/checkout/leave-express';

const EXPRESS: ExpressCheckout = { cartId: 'cart-1', checkoutType: 'cart', sessionId: 'session-1', addressIds: [] };

const leaving = async () => {
  const aborted: string[] = [];
  const { shop } = await aShop();
  const expressPayments = {
    ...shop.expressPayments,
    abort: async (_shopper: unknown, cartId: string) => {
      aborted.push(cartId);
      return granted(undefined);
    },
  };
  const leave = (visit: Visit) => leaveExpress({ ...shop, expressPayments }, visit)();
  return { aborted, leave, browser: browserAtTheGateway() };
};

it('the browser forgets an express checkout that was left, and the shop resets its cart (PAY-08)', async () => {
  const { aborted, leave, browser } = await leaving();
  const visitor = browser.visitor();
  visitor.useCart('cart-1');
  visitor.write(EXPRESS_CHECKOUT, EXPRESS);
  expect(browser.visitor().read(EXPRESS_CHECKOUT)).toEqual(EXPRESS);
  await leave(browser.visitor());
  expect([aborted, browser.visitor().read(EXPRESS_CHECKOUT)]).toEqual([['cart-1'], undefined]);
});

it('without an express checkout there is nothing to leave', async () => {
  const { aborted, leave, browser } = await leaving();
  await leave(browser.visitor());
  expect([aborted, browser.cookies()]).toEqual([[], []]);
});

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
