import { Agent, request } from 'node:http';

import { catalogueSample } from './catalogue-sample.mjs';
import { documentId } from './documents.mjs';
import { median, shown } from './figures.mjs';
import { rateAgainst, rateOf } from './load.mjs';
import { AS_BROWSER, rawResponse } from './measure-cached.mjs';
import { startRedis } from './redis.mjs';
import { freePort, startShop } from './shop.mjs';
import { startFakeUpstream } from './fake-upstream.mjs';

const REQUESTS = 200_000;
const CONNECTIONS = 32;
/** How many invented requests are sent between two requests for an existing page. */
const BETWEEN_PAGES = 50;
const DRAWING_SECONDS = 15;
const PAGE_CONNECTIONS = 8;

/** @typedef {import('./shop.mjs').RunningShop} RunningShop */
/** @typedef {Awaited<ReturnType<typeof import('./reference.mjs').startReference>>} Reference */
/** @typedef {{ readonly path: string, readonly headers?: Readonly<Record<string, string>> }} Invented */

/**
 * The kinds of invented requests, each with a new invented value.
 * @param {string} page an existing page
 * @returns {readonly ((at: number) => Invented)[]}
 */
const inventedRequests = (page) => [
  (at) => ({ path: `${page}?filter.x=${at}&utm_source=${at}` }),
  (at) => ({ path: `/${at % 2 === 0 ? 'cat' : 'prod'}/invented-${at}/` }),
  (at) => ({ path: `/invented/${at}/` }),
  (at) => ({ path: page, headers: { host: `invented-${at}.example` } }),
  (at) => ({ path: page, headers: { 'x-shop-world': `invented-${at}` } }),
  (at) => ({
    path: page,
    headers: {
      cookie: `cartId=invented-${at}; userId=${at}; customerSession=${at}; SHOP_WORLD=invented-${at}; locale=${at}`,
    },
  }),
  (at) => ({
    path: `/graphql?${new URLSearchParams({ id: documentId('Category'), variables: JSON.stringify({ id: `invented-${at}`, page: at, sort: 'si' }) })}`,
  }),
];

/** A different network for each request, forwarded as by a local proxy, so that limits per network do not limit memory. @param {number} at */
const network = (at) => `11.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;

/** @param {string} origin @param {Invented} invented @param {number} at @param {Agent} agent */
const send = (origin, { path, headers }, at, agent) =>
  /** @type {Promise<number>} */ (
    new Promise((resolve, reject) => {
      request(`${origin}${path}`, { agent, headers: { 'x-forwarded-for': network(at), ...headers } }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
      })
        .on('error', reject)
        .end();
    })
  );

/** @param {string} origin @param {string} page */
const flood = async (origin, page) => {
  const kinds = inventedRequests(page);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  /** @type {Record<number, number>} */
  const statuses = {};
  /** @type {number[]} */
  const pageTimes = [];
  let next = 0;
  const sendAll = async () => {
    while (next < REQUESTS) {
      const at = next;
      next += 1;
      const invented = kinds[at % kinds.length]?.(at) ?? { path: page };
      const status = await send(origin, invented, at, agent);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (at % BETWEEN_PAGES !== 0) continue;
      const began = performance.now();
      await send(origin, { path: page }, at, agent);
      pageTimes.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendAll));
  agent.destroy();
  return { statuses, pageTime: median(pageTimes) };
};

/**
 * Measures what invented requests leave behind in a shop.
 * @param {string} name
 * @param {RunningShop} shop
 * @param {Reference} reference
 * @param {() => Promise<number>} keys how many keys Redis holds
 */
const leftBehind = async (name, shop, reference, keys) => {
  const { path } = await catalogueSample(shop.origin);
  const url = `${shop.origin}${path}`;
  const { body, headers } = await rawResponse(url);
  const bare = await reference.bytes(`invented-requests-${name}`, body, headers);
  // Relative to bare bytes in the same minute, because the load of the machine varies.
  const rate = () => rateAgainst({ url, headers: AS_BROWSER }, { url: bare, headers: AS_BROWSER }, PAGE_CONNECTIONS);
  // Rendering for the same number of concurrent visitors lets memory grow to its working size.
  await rateOf({ url: `${shop.origin}/login/` }, CONNECTIONS, DRAWING_SECONDS);
  const [before, keysBefore, memoryBefore] = [await rate(), await keys(), await shop.settledMemory()];
  const began = performance.now();
  const { statuses, pageTime } = await flood(shop.origin, path);
  const seconds = (performance.now() - began) / 1000;
  const [memory, keysAfter] = [(await shop.settledMemory()) - memoryBefore, await keys()];
  const after = await rate();
  const responses = Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
  console.log(
    `  ${name}: ${REQUESTS} in ${shown(seconds)} s (${responses}); a page in between took ${shown(pageTime)} ms at p50`,
  );
  console.log(
    `  ${name}: ${shown(memoryBefore)} MiB before, ${shown(memory)} more after; cached pages at ${shown(before)} of bare bytes before, ${shown(after)} after`,
  );
  return { memory, rate: after / before, keys: keysAfter - keysBefore };
};

/** The gateway on the fake shop, as it starts on a developer's machine. @param {Reference} reference */
const alone = async (reference) => {
  const shop = await startShop({ inspected: true });
  try {
    return await leftBehind('in-memory', shop, reference, async () => 0);
  } finally {
    shop.stop();
  }
};

/** A gateway as it runs in production, with both Redis servers. @param {Reference} reference */
const withRedis = async (reference) => {
  const [state, responses, fakeUpstream, port] = [
    await startRedis(),
    await startRedis('--maxmemory', '256mb', '--maxmemory-policy', 'allkeys-lru'),
    await startFakeUpstream(),
    await freePort(),
  ];
  const variables = {
    ...fakeUpstream.variables,
    SHOP_STAGE: 'production',
    SESSION_SECRET: 'invented '.repeat(8),
    ALLOWED_HOSTS: `localhost:${port}`,
    REDIS_URL: state.url,
    REDIS_CACHE_URL: responses.url,
  };
  const shop = await startShop({ inspected: true, port, variables });
  const keys = async () => (await state.size()) + (await responses.size());
  try {
    return await leftBehind('with-redis', shop, reference, keys);
  } finally {
    for (const started of [shop, fakeUpstream, state, responses]) started.stop();
  }
};

/** Measures how much 200,000 requests with invented filters, ids, paths, hosts, worlds and cookies add to the process and to Redis, and how much slower pages are afterwards. */
export const measureInventedRequests = async (/** @type {{ readonly reference: Reference }} */ { reference }) => {
  const inMemory = await alone(reference);
  const redis = await withRedis(reference);
  return {
    inventedRequestsMemory: Math.max(inMemory.memory, redis.memory),
    inventedRequestsKeys: redis.keys,
    inventedRequestsRate: Math.min(inMemory.rate, redis.rate),
  };
};
