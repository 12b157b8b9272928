import { anAnonymousShopper, aShopper } from '@shop/domain/testing/a-shopper';
import { describe, expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { ORDER_DEADLINE_MS } from '../timing/deadlines.ts';
import { testClock } from '../testing/test-clock.ts';
import { scriptedTimers } from '../upstream/client/testing/scripted-timers.ts';
import { idInWorld } from '../worlds/id-in-world.ts';
import { orderLock, orderSettled, OrderUnderWay } from './order-lock.ts';

/** Two gateways that share a cache, with a clock that the test moves. */
const opened = () => {
  const clock = testClock();
  const timers = scriptedTimers();
  const cache = memoryCache(clock);
  return {
    one: orderLock(cache, timers),
    other: orderLock(cache, timers),
    settled: orderSettled(cache, timers),
    pass: async (ms: number) => {
      clock.forward(ms);
      await timers.pass(ms);
    },
  };
};

/** An order in progress until the test ends it. */
const anOrder = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let runs = 0;
  return { run: () => ((runs += 1), promise), runs: () => runs, succeed: resolve, fail: reject };
};

describe('the lock of a cart', () => {
  it('runs one order at a time, across all gateways', async () => {
    const { one, other, pass } = opened();
    const [first, second] = [anOrder(), anOrder()];
    const orders = [one('cart-1', first.run), other('cart-1', second.run)];
    await pass(1_000);
    expect([first.runs(), second.runs()]).toEqual([1, 0]);
    first.succeed('order-1');
    await pass(1_000);
    expect(second.runs()).toBe(1);
    second.succeed('order-1 again');
    expect(await Promise.all(orders)).toEqual(['order-1', 'order-1 again']);
  });

  it('is independent of other carts', async () => {
    const { one, other, pass } = opened();
    const [first, second] = [anOrder(), anOrder()];
    const orders = [one('cart-1', first.run), other('cart-2', second.run)];
    await pass(0);
    expect([first.runs(), second.runs()]).toEqual([1, 1]);
    first.succeed('');
    second.succeed('');
    await Promise.all(orders);
  });

  it('is released by a failed order', async () => {
    const { one, other, pass } = opened();
    const failing = anOrder();
    const failed = one('cart-1', failing.run).catch(() => 'failed');
    await pass(0);
    failing.fail(new TypeError('broken'));
    expect(await failed).toBe('failed');
    expect(await other('cart-1', () => Promise.resolve('order-1'))).toBe('order-1');
  });

  it('is awaited for 20 seconds; then the outcome is unknown', async () => {
    const { one, other, pass } = opened();
    const first = anOrder();
    const ordering = one('cart-1', first.run);
    await pass(0);
    const waiting = other('cart-1', () => Promise.resolve('never')).catch((failure: unknown) => failure);
    await pass(20_100);
    expect(await waiting).toBeInstanceOf(OrderUnderWay);
    expect(await waiting).toMatchObject({ messageKey: 'shop.error.unknownOutcome' });
    first.succeed('order-1');
    expect(await ordering).toBe('order-1');
  });

  it('expires after the longest time that an order can take, in case its gateway died', async () => {
    const { one, other, pass } = opened();
    void one('cart-1', anOrder().run);
    await pass(ORDER_DEADLINE_MS - 1);
    const early = other('cart-1', () => Promise.resolve('order-1'));
    await pass(200);
    expect(await early).toBe('order-1');
  });

  it('is not released by an order that outlived it while a later one holds it', async () => {
    const { one, other, pass } = opened();
    const [slow, next, third] = [anOrder(), anOrder(), anOrder()];
    const slowly = one('cart-1', slow.run);
    await pass(ORDER_DEADLINE_MS + 1);
    const after = other('cart-1', next.run);
    await pass(0);
    slow.succeed('');
    await slowly;
    const last = one('cart-1', third.run);
    await pass(1_000);
    expect([next.runs(), third.runs()]).toEqual([1, 0]);
    next.succeed('');
    await pass(1_000);
    third.succeed('');
    await Promise.all([after, last]);
  });
});

describe('a checkout that is read while its cart is being ordered', () => {
  const shopper = aShopper({ cartId: 'cart-1' });
  const context = { visitor: { shopper }, world: { id: 'one' } };
  const name = idInWorld(context, 'cart-1');

  it('waits for the order, and holds up neither a later one nor another cart, visitor or world', async () => {
    const { one, other, settled, pass } = opened();
    const order = anOrder();
    const ordering = one(name, order.run);
    await pass(0);
    let isRead = false;
    const read = settled(context).then(() => (isRead = true));
    await Promise.all([
      settled({ ...context, visitor: { shopper: aShopper({ cartId: 'cart-2' }) } }),
      settled({ ...context, world: undefined }),
      settled({ ...context, visitor: { shopper: anAnonymousShopper() } }),
    ]);
    await pass(1_000);
    expect(isRead).toBe(false);
    order.succeed('order-1');
    await pass(1_000);
    expect(await Promise.all([read, ordering])).toEqual([true, 'order-1']);
    await settled(context);
    expect(await other(name, () => Promise.resolve('order-2'))).toBe('order-2');
  });

  it('tells after 20 seconds that the outcome is unknown, instead of showing the cart as open', async () => {
    const { one, settled, pass } = opened();
    void one(name, anOrder().run);
    await pass(0);
    const read = settled(context).catch((failure: unknown) => failure);
    await pass(20_100);
    expect(await read).toBeInstanceOf(OrderUnderWay);
  });
});
