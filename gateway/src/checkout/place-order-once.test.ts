import { seenCartOf } from '@shop/domain/checkout/cart-changes';
import { granted, refused } from '@shop/domain/shared/result';
import { ShopBusy } from '@shop/domain/shared/shop-busy';
import type { Shop } from '@shop/domain/shop';
import { aCart, aShipper } from '@shop/domain/testing/a-cart';
import { aShopper } from '@shop/domain/testing/a-shopper';
import { anAddress } from '@shop/domain/testing/an-address';
import { stubShop } from '@shop/domain/testing/stub-shop';
import { ReplyLost, stubState } from '@shop/domain/testing/stub-state';
import { describe, expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { testClock } from '../testing/test-clock.ts';
import { placeOrderOnce } from '@shop/domain/checkout/place-order-once';
import { attemptsOf } from '../payments/attempts.ts';

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
  readonly world?: string;
  /** The cart to order, if it is another one. */
  readonly named?: string;
}

/** A shop that records the key of each attempt, and the shopper. */
const opened = () => {
  const clock = testClock();
  const memory = memoryCache(clock);
  const counted: string[] = [];
  const cache: Pick<typeof memory, 'increment'> = {
    increment: (key, lifetimeMs, by) => {
      counted.push(key);
      return memory.increment(key, lifetimeMs, by);
    },
  };
  const keys: (string | undefined)[] = [];
  const locked: string[] = [];
  const press = async (
    submit: Submit,
    { cartId = 'cart-1', world = 'one', named }: Press = {},
  ): Promise<string | undefined> => {
    const shop = stubShop(stubState({ carts: [READY, OTHER] }));
    const noting: Submit = (shopper, cart, attempt) => {
      keys.push(attempt?.idempotencyKey);
      return submit(shopper, cart, attempt);
    };
    const attempts = attemptsOf(cache, (cart, order) => {
      locked.push(cart);
      return order();
    });
    const shopper = aShopper({
      loginState: 'customer',
      sessionToken: 'session-1',
      cartId,
    });
    await placeOrderOnce(
      { ...shop, orders: { ...shop.orders, submit: noting }, attempts: attempts({ world }) },
      { shopper },
    )({ cartId: named ?? cartId, seen: seenCartOf(READY), comment: '', newsletter: false }).catch(() => undefined);
    return keys.at(-1);
  };
  return { clock, keys, locked, counted, press };
};

describe('the key of an attempt to order', () => {
  it('stays the same while the outcome is unknown', async () => {
    const { press } = opened();
    const [first, again] = [await press(lost), await press(lost)];
    expect(first).toMatch(/^[\w-]{43}$/u);
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

  it('differs for another cart, and in another world', async () => {
    const { press } = opened();
    const keys = [await press(lost), await press(lost, { cartId: 'cart-2' }), await press(lost, { world: 'other' })];
    expect(new Set(keys).size).toBe(3);
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
    const { press, clock } = opened();
    const first = await press(refusedByShop);
    clock.forward(ms);
    expect((await press(lost)) === first).toBe(isAnew);
  });

  it('locks the cart in its world', async () => {
    const { press, locked } = opened();
    await press(ordered);
    await press(ordered, { world: 'other' });
    expect(new Set(locked).size).toBe(2);
  });

  it('for a cart that is not the session’s blocks nobody, and leaves nothing behind', async () => {
    const { press, locked, counted, keys } = opened();
    await press(ordered, { named: 'cart-2' });
    await press(ordered, { named: 'invented' });
    expect([locked, counted, keys]).toEqual([[], [], []]);
  });
});
