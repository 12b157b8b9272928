import { responseCache, LAST_RESORT_MS } from '../response-cache/response-cache.ts';
import type { ResponseCache, ResponseTtl } from '../response-cache/response-cache.ts';
import type { Cache } from '../response-cache/cache.port.ts';
import { memoryCache } from '../response-cache/memory-cache.ts';
import { sharedResponses } from '../response-cache/shared-responses.ts';
import { testClock } from './test-clock.ts';
import type { TestClock } from './test-clock.ts';

const MEGABYTE = 1_024 * 1_024;

export const gatewayWith = (clock: TestClock, cache: Cache, buildId = 'build', maxBytes = MEGABYTE): ResponseCache =>
  responseCache({ clock, maxBytes, shared: sharedResponses(cache, buildId, LAST_RESORT_MS) });

/** A shop behind the gateways, that answers or does not. */
export const shopBehind = () => {
  let made = 0;
  let ttl: ResponseTtl | 'thrown' = 'kept';
  return {
    made: () => made,
    becomes: (next: ResponseTtl | 'thrown') => {
      ttl = next;
    },
    ask: async (kept: ResponseCache, key = '/cat/10/', isShared = true): Promise<string> => {
      const answer = await kept.of({
        key,
        isShared,
        make: () => {
          made += 1;
          const body = `${key} made ${made}`;
          return ttl === 'thrown' ? Promise.reject(new TypeError('gone')) : Promise.resolve({ answer: { status: 200, headers: { 'x-shown': 'yes' }, body }, ttl });
        },
      });
      return (await answer.bytes('identity')).toString();
    },
  };
};

export const twoGatewaysWithAnswers = () => {
  const clock = testClock();
  const cache = memoryCache(clock);
  return { clock, cache, one: gatewayWith(clock, cache), other: gatewayWith(clock, cache), shop: shopBehind() };
};

/** What is started behind an answer has run when the queue was empty once. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
