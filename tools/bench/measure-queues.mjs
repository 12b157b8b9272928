import { median, shown } from './figures.mjs';

/** As many operations at once as a page of many parts may ask. */
const AT_ONCE = 30;
const WARM_UP = 20;
const ROUNDS = 60;

/**
 * The gateway's client, and how many requests it has made.
 * @param {import('./fake-upstream.mjs').FakeUpstream} fakeUpstream
 */
const clientOf = async ({ origin, client }) => {
  const { upstreamClient } = await import('@shop/gateway/upstream/client/upstream-client');
  const { undiciTransport } = await import('@shop/gateway/upstream/client/transport/undici-transport');
  const { machineTimers } = await import('@shop/gateway/timers');
  const transport = undiciTransport();
  let requests = 0;
  const { call } = upstreamClient({
    graphqlUrl: `${origin}/graphql`,
    credentials: { tokenUrl: `${origin}/oauth/token`, clientId: client.UPSTREAM_CLIENT_ID, clientSecret: client.UPSTREAM_CLIENT_SECRET, scope: client.UPSTREAM_SCOPE },
    transport: (request, signal) => {
      requests += 1;
      return transport.send(request, signal);
    },
    timers: machineTimers,
    random: () => 0,
    renewSession: () => Promise.reject(new RangeError('no session is lost here')),
    passesWorld: false,
  });
  return { call, requests: () => requests, close: transport.close };
};

/** @param {readonly { readonly ms: number, readonly requests: number }[]} rounds */
const typical = (rounds) => ({ ms: median(rounds.map(({ ms }) => ms)), requests: median(rounds.map(({ requests }) => requests)) });

/**
 * The cost of a queue: operations of one session share requests, those of different sessions never do.
 * @param {import('./fake-upstream.mjs').FakeUpstream} fakeUpstream
 */
export const reportQueues = async (fakeUpstream) => {
  const { getGlobalParametersByName } = await import('@shop/gateway/upstream/generated/operations');
  const { STOREFRONTS } = await import('@shop/domain/storefronts/storefront');
  const { call, requests, close } = await clientOf(fakeUpstream);
  /** @param {number} sessions */
  const askFrom = async (sessions) => {
    const began = performance.now();
    const before = requests();
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        call(getGlobalParametersByName, { names: [`parameter-${at}`] }, { shopper: { storefront: STOREFRONTS.de, loginState: 'logged-out', headers: {}, userId: `user-${at % sessions}` } }),
      ),
    );
    return { ms: performance.now() - began, requests: requests() - before };
  };
  for (let round = 0; round < WARM_UP; round += 1) await askFrom(round % 2 === 0 ? 1 : AT_ONCE);
  /** @type {{ ms: number, requests: number }[]} */
  const one = [];
  /** @type {{ ms: number, requests: number }[]} */
  const many = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    one.push(await askFrom(1));
    many.push(await askFrom(AT_ONCE));
  }
  await close();
  const [together, apart] = [typical(one), typical(many)];
  console.log(
    `  ${AT_ONCE} operations at once: of one session ${together.requests} requests and ${shown(together.ms)} ms, of ${AT_ONCE} sessions ${apart.requests} and ${shown(apart.ms)} ms: ${shown((apart.ms - together.ms) / (AT_ONCE - 1))} ms per queue`,
  );
};
