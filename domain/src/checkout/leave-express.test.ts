import { expect, it } from 'vitest';
import { EXPRESS_CHECKOUT } from '../payments/express-checkout.slot.ts';
import type { ExpressPayments } from '../payments/express-payments.port.ts';
import { granted } from '../shared/result.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit, type Remembered, remembered } from '../testing/a-visit.ts';
import { anAddress } from '../testing/an-address.ts';
import { portWith } from '../testing/port-with.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { stubState } from '../testing/stub-state.ts';
import { leaveExpress } from './leave-express.ts';

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
  return { aborted, state, visit, leave: leaveExpress({ ...stubShop(state), expressPayments }, visit) };
};

it('the browser forgets an express checkout that was left, and the shop resets its cart (PAY-08)', async () => {
  const { aborted, state, visit, leave } = leaving(
    remembered(EXPRESS_CHECKOUT, {
      cartId: 'cart-1',
      checkoutType: 'cart',
      sessionId: 'session-1',
      addressIds: ['provided'],
    }),
  );
  await leave();
  expect([aborted, visit.slotNames()]).toEqual([['cart-1'], []]);
  expect(state.shipping.map(({ addressId }) => addressId)).toEqual(['mine']);
});

it('without an express checkout there is nothing to leave', async () => {
  const { aborted, leave } = leaving();
  await leave();
  expect(aborted).toEqual([]);
});
