import { describe, expect, it } from 'vitest';
import { granted, refused } from '../shared/result.ts';
import { ShopBusy } from '../shared/shop-busy.ts';
import type { Shop } from '../shop.ts';
import { aCart, aShipper } from '../testing/a-cart.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { anAddress } from '../testing/an-address.ts';
import { inMemoryAttempts } from '../testing/in-memory-attempts.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { ReplyLost, stubState } from '../testing/stub-state.ts';
import { seenCartOf } from './seen-cart.ts';
import { placeOrderOnce } from './place-order-once.ts';

const DAY_MS = 24 * 3_600_000;
const READY = aCart({
  billingAddress: anAddress(),
  shippers: [aShipper({ selected: true })],
  selectedPayment: 'INVOICE',
});
const OTHER = { ...READY, id: 'cart-2' };

type Submit = Shop['orders']['submit'];

const lost: Submit = () => Promise.reject(new ReplyLost());
const busy: Submit = () => Promise.reject(new ShopBusy('too many requests'));
const refusedByShop: Submit = async () => refused({ because: 'not-ready' });
const ordered: Submit = async () => granted({ orderId: 'order-1' });
const asksProvider: Submit = async () => granted({ orderId: 'order-1', redirectUrl: 'https://wallet.example/' });

interface Press {
  /** The cart of the session. */
  readonly cartId?: string;
  /** The cart to order, if it is another one. */
  readonly named?: string;
}

/** A shop that records the key of each attempt, and the shopper. */
const opened = () => {
  const memory = inMemoryAttempts();
  const counted: string[] = [];
  const locked: string[] = [];
  const attempts: typeof memory = {
    ...memory,
    count: (what, subject, more) => {
      counted.push(subject);
      return memory.count(what, subject, more);
    },
    oneAtATime: (subject, run) => {
      locked.push(subject);
      return memory.oneAtATime(subject, run);
    },
  };
  const keys: (string | undefined)[] = [];
  const press = async (submit: Submit, { cartId = 'cart-1', named }: Press = {}): Promise<string | undefined> => {
    const shop = stubShop(stubState({ carts: [READY, OTHER] }));
    const noting: Submit = (shopper, cart, attempt) => {
      keys.push(attempt?.idempotencyKey);
      return submit(shopper, cart, attempt);
    };
    const shopper = aShopper({ loginState: 'customer', sessionToken: 'session-1', cartId });
    await placeOrderOnce(
      { ...shop, orders: { ...shop.orders, submit: noting }, attempts },
      { shopper },
    )({ cartId: named ?? cartId, seen: seenCartOf(READY), comment: '', newsletter: false }).catch(() => undefined);
    return keys.at(-1);
  };
  return { forward: memory.forward, keys, locked, counted, press };
};

describe('the key of an attempt to order', () => {
  it('stays the same while the outcome is unknown', async () => {
    const { press } = opened();
    const [first, again] = [await press(lost), await press(lost)];
    expect(first).toBe('cart-1, attempt 0');
    expect(again).toBe(first);
  });

  it('stays the same while the shop is too busy for it: nothing was sent', async () => {
    const { press } = opened();
    expect(await press(busy)).toBe(await press(lost));
  });

  it('stays the same after an order: the shop replies with that order', async () => {
    const { press } = opened();
    expect(await press(ordered)).toBe(await press(ordered));
  });

  it('changes after each refusal', async () => {
    const { press } = opened();
    const keys = [await press(lost), await press(refusedByShop), await press(refusedByShop), await press(lost)];
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it('changes after a payment at a provider was started, which may have been declined since', async () => {
    const { press } = opened();
    expect(await press(asksProvider)).not.toBe(await press(ordered));
  });

  it('differs for another cart', async () => {
    const { press } = opened();
    expect(await press(lost)).not.toBe(await press(lost, { cartId: 'cart-2' }));
  });

  it('of another cart is not changed by a refusal of this one', async () => {
    const { press } = opened();
    const before = await press(lost, { cartId: 'cart-2' });
    await press(refusedByShop);
    expect(await press(lost, { cartId: 'cart-2' })).toBe(before);
  });

  it.each([
    [DAY_MS - 1, false],
    [DAY_MS, true],
  ])('%d ms after the refusal starts a new count: %s', async (ms, isAnew) => {
    const { press, forward } = opened();
    const first = await press(refusedByShop);
    forward(ms);
    expect((await press(lost)) === first).toBe(isAnew);
  });

  it('locks the cart', async () => {
    const { press, locked } = opened();
    await press(ordered);
    await press(ordered, { cartId: 'cart-2' });
    expect(locked).toEqual(['cart-1', 'cart-2']);
  });

  it('for a cart that is not the session’s blocks nobody, and leaves nothing behind', async () => {
    const { press, locked, counted, keys } = opened();
    await press(ordered, { named: 'cart-2' });
    await press(ordered, { named: 'invented' });
    expect([locked, counted, keys]).toEqual([[], [], []]);
  });
});

it('of two presses at once, the second reaches the shop when the first has its outcome', async () => {
  const { press } = opened();
  const [started, answered] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const events: string[] = [];
  const slowly: Submit = async () => {
    started.resolve('');
    await answered.promise;
    events.push('the first is refused');
    return refused({ because: 'not-ready' });
  };
  const noted: Submit = async (...call) => {
    events.push('the second reaches the shop');
    return ordered(...call);
  };
  const presses = [press(slowly), press(noted)];
  await started.promise;
  answered.resolve('');
  await Promise.all(presses);
  expect(events).toEqual(['the first is refused', 'the second reaches the shop']);
});
