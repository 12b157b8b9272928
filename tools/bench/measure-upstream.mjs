import { catalogueSample } from './catalogue-sample.mjs';
import { median, p99, shown } from './figures.mjs';
import { guestCheckout, walkToSummary } from './guest-checkout.mjs';
import { reportQueues } from './measure-queues.mjs';
import { startShop } from './shop.mjs';
import { startFakeUpstream } from './fake-upstream.mjs';
import { visitor } from './visitor.mjs';

const ALONE = 200;
const WARM_UP = 50;
const ROUNDS = 3;

/** @param {number} count @param {() => Promise<unknown>} send */
const timesOf = async (count, send) => {
  const times = [];
  for (let at = 0; at < count; at += 1) {
    const began = performance.now();
    await send();
    times.push(performance.now() - began);
  }
  return times;
};

/**
 * Queries a cart of the fake upstream directly, without the gateway.
 * @param {import('./fake-upstream.mjs').FakeUpstream} fakeUpstream
 */
const withoutGateway = async ({ origin, client }) => {
  const { findCart, shopInit } = await import('@shop/gateway/upstream/generated/operations');
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    scope: client.UPSTREAM_SCOPE,
    client_id: client.UPSTREAM_CLIENT_ID,
    client_secret: client.UPSTREAM_CLIENT_SECRET,
  });
  const { access_token: token } = /** @type {{ access_token: string }} */ (
    await (await fetch(`${origin}/oauth/token`, { method: 'POST', body: form })).json()
  );
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'x-shop-store': 'de',
    'x-shop-language': 'de-DE',
  };
  /** @param {{ readonly name: string, readonly text: string }} operation @param {unknown} variables @param {Readonly<Record<string, string>>} [more] */
  const query = async ({ name, text }, variables, more = {}) =>
    (
      await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: JSON.stringify({ operationName: name, query: text, variables }),
      })
    ).json();
  const { data } = /** @type {{ data: { shopInit: { cartId: string, userId: string } } }} */ (
    await query(shopInit, {})
  );
  const { cartId, userId } = data.shopInit;
  return () => query(findCart, { cartId, calculateShippingCost: true }, { 'x-ishop-api-userid': userId });
};

/**
 * How many requests the fake upstream received in a world.
 * @param {string} origin of the fake upstream
 * @param {string} world
 */
const requestsIn = async (origin, world) => {
  const { entries } = /** @type {{ entries: { batch: { id: number } }[] }} */ (
    await (await fetch(`${origin}/qa/worlds/${world}/journal`)).json()
  );
  return new Set(entries.map(({ batch }) => batch.id)).size;
};

/** @param {string} origin of the fake upstream */
const newWorld = async (origin) => {
  const response = await fetch(`${origin}/qa/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return /** @type {{ id: string }} */ (await response.json()).id;
};

/** Measures the shop over the fake upstream: the time that the gateway adds to one request, and the requests per page. */
export const measureUpstream = async () => {
  const fakeUpstream = await startFakeUpstream();
  const shop = await startShop({ variables: fakeUpstream.variables });
  try {
    const sample = await catalogueSample(shop.origin);
    const direct = await withoutGateway(fakeUpstream);
    const browser = visitor(shop.origin);
    await browser.request('/api/cart-id/');
    const through = () => browser.run('Cart');
    for (const send of [direct, through]) await timesOf(WARM_UP, send);
    const added = [];
    const addedAtWorst = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [alone, behind] = [await timesOf(ALONE, direct), await timesOf(ALONE, through)];
      added.push(median(behind) - median(alone));
      addedAtWorst.push(p99(behind) - p99(alone));
    }
    /** @param {string} path @param {(browser: ReturnType<typeof visitor>) => Promise<unknown>} [before] */
    const requestsFor = async (path, before = async () => undefined) => {
      const world = await newWorld(fakeUpstream.origin);
      const guest = visitor(shop.origin, world);
      await before(guest);
      const already = await requestsIn(fakeUpstream.origin, world);
      await guest.request(path);
      return (await requestsIn(fakeUpstream.origin, world)) - already;
    };
    const checkoutWorld = await newWorld(fakeUpstream.origin);
    await guestCheckout(shop.origin, sample.buyable(), checkoutWorld);
    console.log(
      `  the gateway adds ${shown(median(addedAtWorst))} ms at p99; a guest checkout sends ${await requestsIn(fakeUpstream.origin, checkoutWorld)} requests to the upstream`,
    );
    await reportQueues(fakeUpstream);
    return {
      homeRequests: await requestsFor('/'),
      categoryRequests: await requestsFor(sample.path),
      summaryRequests: await requestsFor('/checkout/summary/', (guest) => walkToSummary(guest, sample.buyable())),
      addedTime: median(added),
    };
  } finally {
    shop.stop();
    fakeUpstream.stop();
  }
};
