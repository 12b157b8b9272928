import { describe, expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import { granted } from '../shared/result.ts';
import { ShopBusy } from '../shared/shop-busy.ts';
import type { Shop } from '../shop.ts';
import { anAddress } from '../testing/an-address.ts';
import { aCart, aPosition, aShipper } from '../testing/a-cart.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { type StubState, stubState } from '../testing/stub-state.ts';
import { seenCartOf } from './seen-cart.ts';
import { placeOrder } from './place-order.ts';

const readyCart = aCart({
  billingAddress: anAddress(),
  shippers: [aShipper({ selected: true })],
  positions: [aPosition({ quantity: 2, pricePerUnit: money(499) })],
  selectedPayment: 'INVOICE',
});
const readyWorld = (said: Partial<StubState> = {}): StubState => stubState({ carts: [readyCart], ...said });
const WISHES = { comment: 'Bitte klingeln', newsletter: true };
const busy = (): Promise<never> => Promise.reject(new ShopBusy('too many requests'));

const order = (state: StubState, ports: Partial<Pick<Shop, 'carts' | 'orders'>>) =>
  placeOrder({ ...stubShop(state), ...ports })(aShopper({ loginState: 'customer' }), {
    cartId: 'cart-1',
    seen: seenCartOf(readyCart),
    ...WISHES,
  });

const REFUSED = { ok: false, refusal: { because: 'shop-busy' } };

describe('a shop that is too busy for', () => {
  it.each<[string, (state: StubState) => Partial<Pick<Shop, 'carts' | 'orders'>>]>([
    ['the check of the cart', (state) => ({ carts: { ...stubShop(state).carts, find: busy } })],
    ['the comment', (state) => ({ carts: { ...stubShop(state).carts, setOrderComment: busy } })],
    ['the newsletter', (state) => ({ carts: { ...stubShop(state).carts, setNewsletter: busy } })],
    ['the submission', (state) => ({ orders: { ...stubShop(state).orders, submit: busy } })],
  ])(
    '%s orders nothing, leaves neither comment nor consent behind, and its staff can read it',
    async (_call, portsOf) => {
      const state = readyWorld();
      expect(await order(state, portsOf(state))).toEqual(REFUSED);
      expect(state.orders).toEqual([]);
      const [cart] = state.carts;
      expect([cart?.orderComment ?? '', cart?.newsletterChosen]).toEqual(['', false]);
      expect(state.reported.map(({ name }) => name)).toEqual(['ShopBusy']);
    },
  );

  it('the submission is asked nothing more about the order: it was not even sent', async () => {
    const state = readyWorld();
    await order(state, { orders: { ...stubShop(state).orders, submit: busy } });
    expect(state.calls.filter((call) => call.startsWith('find'))).toHaveLength(1);
  });

  it('the same press takes the order a moment later', async () => {
    const state = readyWorld();
    await order(state, { orders: { ...stubShop(state).orders, submit: busy } });
    expect(await order(state, {})).toMatchObject({ ok: true, value: { happened: 'order-placed', orderId: 'order-1' } });
    expect(state.orders).toHaveLength(1);
  });
});

describe('a shop that becomes too busy after the submission', () => {
  /** Finds the cart once, before the submission. */
  const busyAfterwards = (state: StubState): Shop['carts'] => {
    const { carts } = stubShop(state);
    let isSubmitted = false;
    return {
      ...carts,
      find: (...args) => {
        if (isSubmitted) return busy();
        isSubmitted = true;
        return carts.find(...args);
      },
    };
  };

  it('never says that nothing was ordered: the cart may wait for its payment', async () => {
    const state = readyWorld({ submission: { redirectUrl: 'https://wallet.example/' } });
    await expect(order(state, { carts: busyAfterwards(state) })).rejects.toThrow(ShopBusy);
  });

  it('never says so about a reply without an order number either', async () => {
    const state = readyWorld();
    const orders = { ...stubShop(state).orders, submit: async () => granted({}) };
    await expect(order(state, { orders, carts: busyAfterwards(state) })).rejects.toThrow(ShopBusy);
  });
});
