import { describe, expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import type { Shop } from '../shop.ts';
import { anAddress } from '../testing/an-address.ts';
import { aCart, aPosition, aShipper } from '../testing/a-cart.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { stubState } from '../testing/stub-state.ts';
import { seenCartOf } from './seen-cart.ts';
import { placeOrder } from './place-order.ts';

const ready = aCart({
  billingAddress: anAddress(),
  shippers: [aShipper({ selected: true })],
  positions: [aPosition({ quantity: 2, pricePerUnit: money(499) })],
  selectedPayment: 'INVOICE',
});
const other = { ...ready, id: 'cart-7' };
const shopper = aShopper({ loginState: 'customer', sessionToken: 'session-1' });
const commandFor = (cart: typeof ready) => ({
  cartId: cart.id,
  seen: seenCartOf(cart),
  comment: '',
  newsletter: false,
});

describe('a cart that is not the session’s', () => {
  it('is not ordered, even if it is the shopper’s own: nobody shops with it', async () => {
    const state = stubState({ carts: [ready, other] });
    expect(await placeOrder(stubShop(state))(shopper, commandFor(other))).toEqual({
      ok: false,
      refusal: { because: 'session-expired' },
    });
    expect([state.orders, state.calls]).toEqual([[], ['track checkout_submit', 'find cart-7']]);
  });

  it('leads to its order if it is already one: another tab was faster, and continued with a new cart', async () => {
    const state = stubState({ carts: [ready, { ...other, submitted: true, submittedAs: 'order-9' }] });
    expect(await placeOrder(stubShop(state))(shopper, commandFor(other))).toEqual({
      ok: false,
      refusal: { because: 'already-submitted', orderId: 'order-9' },
    });
  });
});

it('an order sends the key of its attempt to the shop, so that it is executed only once', async () => {
  const shop = stubShop(stubState({ carts: [ready] }));
  const attempts: unknown[] = [];
  const submit: Shop['orders']['submit'] = (who, cartId, attempt) => {
    attempts.push(attempt);
    return shop.orders.submit(who, cartId, attempt);
  };
  await placeOrder({ ...shop, orders: { ...shop.orders, submit } })(shopper, {
    ...commandFor(ready),
    attempt: { idempotencyKey: 'attempt-1' },
  });
  expect(attempts).toEqual([{ idempotencyKey: 'attempt-1' }]);
});
