import { startUpstreamServer } from '@shop/fakes/upstream-server/start-upstream-server';
import type { UpstreamServer } from '@shop/fakes/upstream-server/start-upstream-server';
import { memoryCache } from '../cache/memory-cache.ts';
import { redisCache } from '../cache/redis-cache.ts';
import { steadyCache } from '../cache/steady-cache.ts';
import { createApp } from '../create-app.ts';
import type { App } from '../create-app.ts';
import { silentLog } from '../logging/log.ts';
import type { ClientBuild } from '../pages/client-build.ts';
import { TEST_ENV } from './open-shop.ts';
import { startRedis } from './redis-server.ts';
import type { RedisServer } from './redis-server.ts';
import { standInClient } from './stand-in-client.ts';
import { testBrowser } from './test-browser.ts';
import type { Door, TestBrowser } from './test-browser.ts';
import { testClock } from './test-clock.ts';
import type { TestClock } from './test-clock.ts';

const CREDENTIALS = { clientId: 'shop', clientSecret: 'chalk & slate', scope: 'storefront' };

/** A machine that is busy with other tests is slow; it has not lost its Redis. */
const PATIENCE_MS = 20_000;

/** Two gateways that know of each other by their Redis alone, over one stand-in upstream. */
export interface TwoGateways {
  readonly one: App;
  readonly other: App;
  /** Leads each request to the gateway that did not have the last one. */
  readonly inTurn: Door;
  readonly redis: RedisServer;
  readonly upstream: UpstreamServer;
  readonly clock: TestClock;
  /** A new visitor, at both gateways in turn or at one of them, in no world of testers. */
  visitor(door?: Door): TestBrowser;
  close(): Promise<void>;
}

export const openTwoGateways = async (client: Partial<ClientBuild> = {}): Promise<TwoGateways> => {
  const clock = testClock();
  const redis = await startRedis();
  const upstream = await startUpstreamServer({ clock, credentials: CREDENTIALS });
  const { graphqlUrl, tokenUrl } = upstream;
  const env = { ...TEST_ENV, backend: 'upstream', upstream: { graphqlUrl, tokenUrl, ...CREDENTIALS } } as const;
  const open = async (): Promise<App> => {
    const cache = steadyCache({ shared: await redisCache(redis.url, PATIENCE_MS), own: memoryCache(clock), clock, log: silentLog.failure });
    return createApp({ env, clock, log: silentLog, client: { ...standInClient, ...client }, cache });
  };
  const [one, other] = [await open(), await open()];
  let next = one;
  const inTurn: Door = {
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
    upstream,
    clock,
    visitor: (door = inTurn) => testBrowser(door),
    close: async () => {
      await Promise.all([one.nest.close(), other.nest.close()]);
      await upstream.close();
      await redis.stop();
    },
  };
};
