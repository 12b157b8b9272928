import { startUpstreamServer } from '@shop/fakes/start-upstream-server';
import type { UpstreamServer } from '@shop/fakes/start-upstream-server';
import { openResponseStore, openStateStore } from '../cache/open-cache.ts';
import { createApp } from '../create-app.ts';
import type { App } from '../create-app.ts';
import { silentLog } from '../logging/log.ts';
import type { ClientBuild } from '../pages/client-build.ts';
import { TEST_ENV } from './open-shop.ts';
import { startRedis } from './redis-server.ts';
import type { RedisServer } from './redis-server.ts';
import { fakeClient } from './fake-client.ts';
import { testBrowser } from './test-browser.ts';
import type { RouteHandler, TestBrowser } from './test-browser.ts';
import { testClock } from './test-clock.ts';
import type { TestClock } from './test-clock.ts';

const CREDENTIALS = { clientId: 'shop', clientSecret: 'chalk & slate', scope: 'storefront' };

/** Full after a few hundred pages. */
const ANSWERS_MEMORY = '4mb';

/** Long enough for a machine that is busy with other tests. */
const TIMEOUT_MS = 20_000;

/** Two gateways that are connected only by their two Redis servers, over one fake upstream. */
export interface TwoGateways {
  readonly one: App;
  readonly other: App;
  /** Sends each request to the gateway that did not get the previous one. */
  readonly inTurn: RouteHandler;
  readonly redis: RedisServer;
  /** Stores only pages and public responses, and not many of them. */
  readonly responseStore: RedisServer;
  readonly upstream: UpstreamServer;
  readonly clock: TestClock;
  /** A new visitor, of both gateways in turn or of one of them, outside all testers' worlds. */
  visitor(handler?: RouteHandler): TestBrowser;
  close(): Promise<void>;
}

export const openTwoGateways = async (client: Partial<ClientBuild> = {}): Promise<TwoGateways> => {
  const clock = testClock();
  const redis = await startRedis();
  const responseStore = await startRedis('--maxmemory', ANSWERS_MEMORY, '--maxmemory-policy', 'allkeys-lru');
  const upstream = await startUpstreamServer({ clock, credentials: CREDENTIALS });
  const { graphqlUrl, tokenUrl } = upstream;
  const env = {
    ...TEST_ENV,
    backend: 'upstream',
    upstream: { graphqlUrl, tokenUrl, ...CREDENTIALS },
    redisUrl: redis.url,
    redisCacheUrl: responseStore.url,
  } as const;
  const options = { env, clock, log: silentLog };
  const open = async (): Promise<App> => {
    const [cache, shared] = [await openStateStore(options, TIMEOUT_MS), await openResponseStore(options, TIMEOUT_MS)];
    return createApp({
      ...options,
      client: { ...fakeClient, ...client },
      cache,
      ...(shared === undefined ? {} : { responseStore: shared }),
    });
  };
  const [one, other] = [await open(), await open()];
  let next = one;
  const inTurn: RouteHandler = {
    inject: (request) => {
      const { server } = next;
      next = next === one ? other : one;
      return server.inject(request);
    },
  };
  return {
    one,
    other,
    inTurn,
    redis,
    responseStore,
    upstream,
    clock,
    visitor: (handler = inTurn) => testBrowser(handler),
    close: async () => {
      await Promise.all([one.nest.close(), other.nest.close()]);
      await upstream.close();
      await Promise.all([redis.stop(), responseStore.stop()]);
    },
  };
};
