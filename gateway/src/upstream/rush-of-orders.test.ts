import { setImmediate } from 'node:timers/promises';
import { valueOf } from '@shop/domain/testing/fixtures';
import { setStock } from '@shop/fakes/catalogue/stock';
import { inMemoryShop } from '@shop/fakes/shop/in-memory-shop';
import { startUpstreamServer } from '@shop/fakes/start-upstream-server';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Backend } from '../request/backend.ts';
import { seenCarts } from '../checkout/seen-carts.ts';
import { createApp } from '../create-app.ts';
import { silentLog } from '../logging/log.ts';
import { signer } from '../shared/signing.ts';
import { MARKETS } from '../testing/markets.ts';
import { fakeClient } from '../testing/fake-client.ts';
import { TEST_ENV } from '../testing/open-shop.ts';
import { resumeScenario } from '../testing/resume-scenario.ts';
import { testBrowser } from '../testing/test-browser.ts';
import { testClock } from '../testing/test-clock.ts';
import { placeOrder } from '../testing/buy.ts';
import { scriptedTimers } from './client/testing/scripted-timers.ts';
import type { Transport } from './client/transport/transport.ts';
import { undiciTransport } from './client/transport/undici-transport.ts';
import { upstreamClient } from './client/upstream-client.ts';
import { failOnUnknownValue } from './testing/fail-on-unknown-value.ts';
import { upstreamShop } from './upstream-shop.ts';
import { upstreamWorlds } from './worlds/upstream-worlds.ts';

const CREDENTIALS = { clientId: 'shop', clientSecret: 'chalk & slate', scope: 'storefront' };
const GUESTS = 200;
const LATENCY_MS = 400;
const STEP_MS = 10;
/** Rounds of the event loop without a request on its way, after which the gateway only waits. */
const IDLE_ROUNDS = 5;
const PLENTY = 10_000;

/** A gateway over a fake upstream whose responses take 400 ms, in a time that passes only while everybody waits. */
const openSlowShop = async () => {
  const clock = testClock();
  const timers = scriptedTimers();
  const upstream = await startUpstreamServer({ clock, credentials: CREDENTIALS });
  const { send, close } = undiciTransport();
  let onTheWay = 0;
  const transport: Transport = async (request, signal) => {
    onTheWay += 1;
    const response = await send(request, signal);
    onTheWay -= 1;
    await new Promise<void>((resolve) => timers.after(LATENCY_MS, resolve));
    return response;
  };
  const client = upstreamClient({
    graphqlUrl: upstream.graphqlUrl,
    credentials: { ...CREDENTIALS, tokenUrl: upstream.tokenUrl },
    transport,
    timers,
    random: () => 0,
    renewSession: () => Promise.reject(new TypeError('no session is lost here')),
    passesWorld: true,
  });
  const backend: Backend = {
    for: (context) => upstreamShop(client, context, failOnUnknownValue),
    worlds: upstreamWorlds(clock),
  };
  const app = await createApp({ env: TEST_ENV, clock, log: silentLog, client: fakeClient, backend });
  const whileWaiting = async (): Promise<void> => {
    for (let round = 0; round < IDLE_ROUNDS; round += 1) {
      if (onTheWay > 0) round = 0;
      await setImmediate();
    }
    await timers.pass(STEP_MS);
  };
  return {
    clock,
    timers,
    upstream,
    server: app.server,
    /** Lets time pass until the work is done. */
    passUntilDone: async <Value>(work: Promise<Value>): Promise<Value> => {
      let isDone = false;
      const ended = work.finally(() => (isDone = true));
      ended.catch(() => undefined);
      while (!isDone) await whileWaiting();
      return ended;
    },
    close: async () => {
      await app.nest.close();
      await close();
      await upstream.close();
    },
  };
};

let shop: Awaited<ReturnType<typeof openSlowShop>>;
beforeAll(async () => {
  shop = await openSlowShop();
});
afterAll(() => shop.close());

/** Guests on the summary, in a world with plenty of everything. */
const guestsOnSummary = async ({ clock, server, upstream }: typeof shop) => {
  const world = upstream.worlds.create();
  world.run((tx) => {
    for (const { items } of tx.goods.products) for (const { itemId } of items) setStock(tx, itemId, PLENTY);
  });
  const enter = async () => ({ browser: await testBrowser(server, MARKETS.de.host, world.id).withToken(), world });
  const seen = seenCarts(signer(TEST_ENV.sessionSecrets, clock));
  const guests = [];
  for (let guest = 0; guest < GUESTS; guest += 1) {
    const { browser, shopper } = await resumeScenario({ clock, enter }, 'ready-to-order');
    const cart = valueOf(await inMemoryShop(world).carts.find(shopper, shopper.cartId ?? '', { shippingCost: true }));
    guests.push({ browser, checkout: { __typename: 'Checkout', cart: { id: cart.id }, seen: seen.write(cart) } });
  }
  return { guests, orders: () => entriesOf(world.read(({ state }) => state.orders)).map(([, order]) => order) };
};

it('two hundred guests who press at once get two hundred orders from one gateway within ten seconds, though the upstream takes 400 ms', async () => {
  const { timers, passUntilDone } = shop;
  const { guests, orders } = await guestsOnSummary(shop);
  const began = timers.now();
  const pressed = await passUntilDone(
    Promise.all(
      guests.map(async ({ browser, checkout }) => ({
        placed: await placeOrder(browser, checkout),
        ms: timers.now() - began,
      })),
    ),
  );
  expect(pressed.map(({ placed }) => placed.__typename)).toEqual(Array.from({ length: GUESTS }, () => 'OrderPlaced'));
  expect(Math.max(...pressed.map(({ ms }) => ms))).toBeLessThan(10_000);
  expect(orders()).toHaveLength(GUESTS);
  expect(new Set(orders().map(({ cartId }) => cartId)).size).toBe(GUESTS);
});
