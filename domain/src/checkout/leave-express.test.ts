import { expect, it } from 'vitest';
import { EXPRESS_CHECKOUT } from '../payments/express-checkout.slot.ts';
import type { ExpressPayments } from '../payments/express-payments.port.ts';
import { granted, refused } from '../shared/result.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit, type Remembered, remembered } from '../testing/a-visit.ts';
import { anAddress } from '../testing/an-address.ts';
import { portWith } from '../testing/port-with.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { stubState } from '../testing/stub-state.ts';
import { leaveExpress, leaveExpressOfCart } from './leave-express.ts';

const leaving = (...memories: readonly Remembered[]) => {
  const aborted: string[] = [];
  const state = stubState({ shipping: ['mine', 'provided'].map((addressId) => anAddress({ addressId })) });
  const expressPayments = portWith<ExpressPayments>({
    abort: async (_shopper, cartId) => {
      aborted.push(cartId);
      return granted(undefined);
    },
  });
  const visit = aVisit(aShopper({ loginState: 'customer' }), ...memories);
  const ports = { ...stubShop(state), expressPayments };
  return { aborted, state, visit, leave: leaveExpress(ports, visit), leaveCart: leaveExpressOfCart(ports, visit) };
};

const BY_EXPRESS = remembered(EXPRESS_CHECKOUT, {
  cartId: 'cart-1',
  checkoutType: 'cart',
  sessionId: 'session-1',
  addressIds: ['provided'],
});

it('the browser forgets an express checkout that was left, and the shop resets its cart (PAY-08)', async () => {
  const { aborted, state, visit, leave } = leaving(BY_EXPRESS);
  await leave();
  expect([aborted, visit.slotNames()]).toEqual([['cart-1'], []]);
  expect(state.shipping.map(({ addressId }) => addressId)).toEqual(['mine']);
});

it('without an express checkout there is nothing to leave', async () => {
  const { aborted, leave } = leaving();
  await leave();
  expect(aborted).toEqual([]);
});

it('the checkout goes on with the addresses, which were those of the express checkout; without one, with the payment', async () => {
  expect(await leaving(BY_EXPRESS).leave()).toEqual({ path: '/checkout/shipping/', wasExpress: true });
  expect(await leaving().leave()).toEqual({ path: '/checkout/payment/', wasExpress: false });
});

it.each([
  ['cart', '/checkout/basket/'],
  ['prime', '/prime/checkout/'],
] as const)(
  'whoever names their cart goes back to where the checkout of the %s began (CLIENTOP-10)',
  async (checkoutType, path) => {
    const { aborted, visit, leaveCart } = leaving(BY_EXPRESS);
    expect(await leaveCart({ cartId: 'cart-1', checkoutType })).toEqual(granted({ path }));
    expect([aborted, visit.slotNames()]).toEqual([['cart-1'], []]);
  },
);

it('whoever names another cart leaves nothing (CLIENTOP-10)', async () => {
  const { aborted, visit, leaveCart } = leaving(BY_EXPRESS);
  expect(await leaveCart({ cartId: 'cart-2', checkoutType: 'cart' })).toEqual(
    refused({ because: 'session-expired', path: '/checkout/basket/' }),
  );
  expect([aborted, visit.slotNames()]).toEqual([[], ['expressCheckout']]);
});
