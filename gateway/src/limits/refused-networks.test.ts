import type { Shop } from '@shop/domain/shop';
import { anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import { inMemoryShop } from '@shop/fakes/shop/in-memory-shop';
import { inMemoryWorlds } from '@shop/fakes/in-memory-worlds';
import { expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { testClock } from '../testing/test-clock.ts';
import { counters } from './counters.ts';
import { limitedShop } from './limited-shop.ts';
import { LIMITS } from './limits.ts';

const ATTACKER = anAnonymousShopper();

/** A shop with limits, and the keys under which it has ever counted anything. */
const watchedShop = (): { readonly shop: Shop; readonly keys: ReadonlySet<string> } => {
  const clock = testClock();
  const cache = memoryCache(clock);
  const keys = new Set<string>();
  const increment: typeof cache.increment = (key, ttlMs, by) => {
    keys.add(key);
    return cache.increment(key, ttlMs, by);
  };
  return {
    keys,
    shop: limitedShop(inMemoryShop(inMemoryWorlds({ clock }).of({})), counters({ ...cache, increment }), {
      scope: '',
      network: '203.0.113.7',
    }),
  };
};

const invented = (at: number): string => `nobody-${at}@schule.example`;

interface Attempts {
  readonly what: string;
  readonly most: number;
  readonly attempt: (shop: Shop, at: number) => Promise<unknown>;
}

it.each<Attempts>([
  {
    what: 'logins',
    most: LIMITS.loginsFromNetwork.max,
    attempt: ({ sessions }, at) =>
      sessions.login(ATTACKER, { identifier: invented(at), password: 'geheim', stayLogged: false, mergeCart: false }),
  },
  {
    what: 'links to a new password',
    most: LIMITS.passwordLinks.max,
    attempt: ({ passwords }, at) =>
      passwords.requestLink(ATTACKER, { identifier: invented(at), honeypot: '', triesCount: 1 }),
  },
  {
    what: 'orders looked up',
    most: LIMITS.wrongOrderLookUps.max,
    attempt: ({ orders }, at) => orders.status(ATTACKER, { orderId: String(at), zipCode: '10115' }),
  },
])('$what by a network that is over its limit are counted nowhere else', async ({ most, attempt }) => {
  const { shop, keys } = watchedShop();
  for (let at = 0; at < most; at += 1) await attempt(shop, at);
  const before = keys.size;
  for (let at = most; at < most + 50; at += 1) await Promise.allSettled([attempt(shop, at)]);
  expect([before > most, keys.size]).toEqual([true, before]);
});
