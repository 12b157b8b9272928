import { ORDINARY, selectItem } from '@shop/fakes/goods/select-items';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CACHE } from '../cache/cache.port.ts';
import type { Cache } from '../cache/cache.port.ts';
import { hashOf } from '../shared/hash-of.ts';
import { placeOrder, savePayment, saveShipping } from '../testing/buy.ts';
import type { Placed } from '../testing/buy.ts';
import { openTwoGateways } from '../testing/open-two-gateways.ts';
import type { TwoGateways } from '../testing/open-two-gateways.ts';
import { testBrowser } from '../testing/test-browser.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { idInWorld } from '../worlds/id-in-world.ts';

let shops: TwoGateways | undefined;
afterEach(async () => {
  await shops?.close();
  shops = undefined;
});

/** A guest on the summary step, with a window open at each of two gateways. */
const beforeOrdering = async (paymentId?: string) => {
  const both = await openTwoGateways();
  shops = both;
  const browser = await both.visitor().withToken();
  const world = both.upstream.worlds.get('default');
  await browser.runDocument('updateCart', {
    operations: [{ do: 'add-position', itemId: world.read(({ goods }) => selectItem(goods, ORDINARY)), quantity: 2 }],
  });
  await saveShipping(browser);
  const checkout = await savePayment(browser, paymentId);
  const windowAt = ({ server }: TwoGateways['one']): TestBrowser => {
    const window = testBrowser(server);
    for (const [name, value] of browser.cookies) window.cookies.set(name, value);
    return window;
  };
  const windows = [windowAt(both.one), windowAt(both.other)] as const;
  return {
    both,
    browser,
    checkout,
    windows,
    pressAtBoth: () => windows.map((window) => placeOrder(window, checkout)),
    isInFlight: async () =>
      (await both.other.nest
        .get<Cache>(CACHE)
        .read(`order|${hashOf(idInWorld({ world: undefined }, checkout.cart.id))}`)) !== undefined,
    orders: () => world.read(({ state }) => entriesOf(state.orders)),
    submits: () => both.upstream.journal.read('default', { query: { op: 'submitCart' } }).entries.length,
  };
};

const orderIn = ({ orderId, existing }: Placed): string | null | undefined => orderId ?? existing;

describe('the order button, pressed at two gateways at the same instant', () => {
  it('sends one order to the shop, and both reply with it', async () => {
    const { pressAtBoth, orders, submits } = await beforeOrdering();
    const replies = await Promise.all(pressAtBoth());
    const [[orderId] = []] = orders();
    expect(replies.map(orderIn)).toEqual([orderId, orderId]);
    expect(replies.map(({ __typename }) => __typename).toSorted()).toEqual(['AlreadySubmitted', 'OrderPlaced']);
    expect([orders().length, submits()]).toEqual([1, 1]);
  });

  it('starts one payment by card, and both lead to it', async () => {
    const { pressAtBoth, orders } = await beforeOrdering('CREDIT_CARD');
    const replies = await Promise.all(pressAtBoth());
    expect(replies[0]).toMatchObject({ __typename: 'CardPaymentNeeded' });
    expect(replies[1]).toEqual(replies[0]);
    expect(orders()).toHaveLength(1);
  });

  it('makes one order even if the gateways do not know of each other: both send the same attempt', async () => {
    const { both, pressAtBoth, orders, submits } = await beforeOrdering();
    await both.redis.stop();
    both.upstream.faults.set('default', {
      body: { match: { op: 'submitCart' }, fault: { kind: 'latency', ms: 500 }, times: 2 },
    });
    const replies = await Promise.all(pressAtBoth());
    const [[orderId] = []] = orders();
    expect(replies).toEqual([1, 2].map(() => ({ __typename: 'OrderPlaced', orderId })));
    expect([orders().length, submits()]).toEqual([1, 2]);
  });

  it('is released by a failed order, so that the next click orders', async () => {
    const { both, browser, checkout, pressAtBoth, orders } = await beforeOrdering();
    both.upstream.faults.set('default', {
      body: { match: { op: 'submitCart' }, fault: { kind: 'resetBeforeReply' }, times: 2 },
    });
    await Promise.allSettled(pressAtBoth());
    expect(orders()).toHaveLength(0);
    expect(await placeOrder(browser, checkout)).toMatchObject({ __typename: 'OrderPlaced' });
  });
});

describe('an attempt to order', () => {
  it('has the same key while its outcome is unknown, and another one after a refusal', async () => {
    const { both, browser, checkout } = await beforeOrdering();
    const press = async (fault: object): Promise<string | undefined> => {
      both.upstream.faults.set('default', { body: { match: { op: 'submitCart' }, fault, times: 1 } });
      await placeOrder(browser, checkout).catch(() => undefined);
      return both.upstream.journal.read('default', { query: { op: 'submitCart' } }).entries.at(-1)?.idempotencyKey;
    };
    const lost = { kind: 'resetBeforeReply' };
    const refused = { kind: 'refused', code: 'NOT_READY' };
    const [first, again, refusedNow, next] = [
      await press(lost),
      await press(lost),
      await press(refused),
      await press(lost),
    ];
    expect(first).toMatch(/^[\w-]{43}$/u);
    expect([again, refusedNow]).toEqual([first, first]);
    expect(next).toMatch(/^[\w-]{43}$/u);
    expect(next).not.toBe(first);
  });
});

describe('a checkout that is read while its order is in flight', () => {
  it.each(['checkoutFacts { storedOrderId }', 'checkout { facts { storedOrderId } }'])(
    'shows the order, at either gateway: %s',
    async (read) => {
      const {
        both,
        windows: [window, reloaded],
        checkout,
        isInFlight,
        orders,
      } = await beforeOrdering();
      both.upstream.faults.set('default', {
        body: { match: { op: 'submitCart' }, fault: { kind: 'latency', ms: 300 }, times: 1 },
      });
      const placed = placeOrder(window, checkout);
      await vi.waitFor(async () => expect(await isInFlight()).toBe(true));
      const shown = (await reloaded.query(`{ ${read} }`)).body;
      const [[orderId = ''] = []] = orders();
      expect(shown).toContain(`"storedOrderId":"${orderId}"`);
      expect(await placed).toMatchObject({ __typename: 'OrderPlaced', orderId });
    },
  );
});
