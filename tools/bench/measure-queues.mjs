import { median, shown } from './figures.mjs';

/** As many concurrent operations as a complex page sends. */
const AT_ONCE = 30;
const WARM_UP = 20;
const ROUNDS = 60;

/**
 * The gateway's upstream client with a request counter.
 * @param {import('./fake-upstream.mjs').FakeUpstream} fakeUpstream
 */
const clientOf = async ({ origin, client }) => {
  const { upstreamClient } = await import('@shop/gateway/upstream/client/upstream-client');
  const { undiciTransport } = await import('@shop/gateway/upstream/client/transport/undici-transport');
  const { machineTimers } = await import('@shop/gateway/timing/timers');
  const transport = undiciTransport();
  let requests = 0;
  const { call } = upstreamClient({
    graphqlUrl: `${origin}/graphql`,
    credentials: {
      tokenUrl: `${origin}/oauth/token`,
      clientId: client.UPSTREAM_CLIENT_ID,
      clientSecret: client.UPSTREAM_CLIENT_SECRET,
      scope: client.UPSTREAM_SCOPE,
    },
    transport: (request, signal) => {
      requests += 1;
      return transport.send(request, signal);
    },
    timers: machineTimers,
    random: () => 0,
    renewSession: () => Promise.reject(new RangeError('no session expires here')),
    passesWorld: false,
  });
  return { call, requests: () => requests, close: transport.close };
};

/** @param {readonly { readonly ms: number, readonly requests: number }[]} rounds */
const typical = (rounds) => ({
  ms: median(rounds.map(({ ms }) => ms)),
  requests: median(rounds.map(({ requests }) => requests)),
});

/**
 * Reports the cost of a queue: operations of one session share requests, operations of different sessions never do.
 * @param {import('./fake-upstream.mjs').FakeUpstream} fakeUpstream
 */
export const reportQueues = async (fakeUpstream) => {
  const { getGlobalParametersByName } = await import('@shop/gateway/upstream/generated/operations');
  const { STOREFRONTS } = await import('@shop/domain/storefronts/storefront');
  const { call, requests, close } = await clientOf(fakeUpstream);
  /** @param {number} sessions */
  const sendFrom = async (sessions) => {
    const began = performance.now();
    const before = requests();
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        call(
          getGlobalParametersByName,
          { names: [`parameter-${at}`] },
          {
            shopper: {
              storefront: STOREFRONTS.de,
              loginState: 'logged-out',
              headers: {},
              userId: `user-${at % sessions}`,
            },
          },
        ),
      ),
    );
    return { ms: performance.now() - began, requests: requests() - before };
  };
  for (let round = 0; round < WARM_UP; round += 1) await sendFrom(round % 2 === 0 ? 1 : AT_ONCE);
  /** @type {{ ms: number, requests: number }[]} */
  const one = [];
  /** @type {{ ms: number, requests: number }[]} */
  const many = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    one.push(await sendFrom(1));
    many.push(await sendFrom(AT_ONCE));
  }
  await close();
  const [together, apart] = [typical(one), typical(many)];
  console.log(
    `  ${AT_ONCE} concurrent operations: ${together.requests} requests and ${shown(together.ms)} ms for one session, ${apart.requests} and ${shown(apart.ms)} ms for ${AT_ONCE} sessions, so ${shown((apart.ms - together.ms) / (AT_ONCE - 1))} ms per queue`,
  );
};
