import type { ResponseTtl } from '../response-cache/cache-policy.ts';
import type { Cache } from '../cache/cache.port.ts';
import { memoryCache } from '../cache/memory-cache.ts';
import { responseCache, sharedResponses } from '../response-cache/response-cache.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { testClock } from './test-clock.ts';
import type { TestClock } from './test-clock.ts';

const MEGABYTE = 1_024 * 1_024;

export const gatewayWith = (clock: TestClock, cache: Cache, buildId = 'build', maxBytes = MEGABYTE): ResponseCache =>
  responseCache({ clock, maxBytes, shared: sharedResponses(cache, buildId) });

/** A shop behind the gateways that replies or fails. */
export const shopBehind = () => {
  let made = 0;
  let ttl: ResponseTtl | 'thrown' = 'long';
  return {
    made: () => made,
    becomes: (next: ResponseTtl | 'thrown') => {
      ttl = next;
    },
    request: async (cache: ResponseCache, key = '/cat/10/', isShared = true): Promise<string> => {
      const cached = await cache.get({
        key,
        isShared,
        make: () => {
          made += 1;
          const body = `${key} made ${made}`;
          return ttl === 'thrown'
            ? Promise.reject(new TypeError('gone'))
            : Promise.resolve({ response: { status: 200, headers: { 'x-shown': 'yes' }, body }, ttl });
        },
      });
      return (await cached.bytes('identity')).toString();
    },
  };
};

export const twoGatewaysWithCache = () => {
  const clock = testClock();
  const cache = memoryCache(clock);
  return { clock, cache, one: gatewayWith(clock, cache), other: gatewayWith(clock, cache), shop: shopBehind() };
};

/** Background work has run once the event loop is empty. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
