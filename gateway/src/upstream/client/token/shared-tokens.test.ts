import { describe, expect, it } from 'vitest';
import type { Cache } from '../../../cache/cache.port.ts';
import { memoryCache } from '../../../cache/memory-cache.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { machineTimers } from '../../../timing/timers.ts';
import { sharedTokens } from './shared-tokens.ts';
import { tokens } from './tokens.ts';
import type { Tokens } from './tokens.ts';

/** Gateways that share a cache, and an endpoint that issues a different token for each request. */
const gateways = () => {
  const clock = testClock();
  const cache = memoryCache(clock);
  let calls = 0;
  const gateway = (clientSecret = 'right', expiresIn = 3_600): Tokens =>
    tokens({
      tokenUrl: 'http://upstream/oauth/token',
      clientId: 'shop',
      clientSecret,
      scope: 'storefront',
      timers: machineTimers,
      transport: () => {
        calls += 1;
        return Promise.resolve({
          came: 'response',
          status: 200,
          body: JSON.stringify({ access_token: `token-${calls}`, expires_in: expiresIn }),
        });
      },
      storeFor: (call) => sharedTokens(cache, clock, call),
    });
  return { gateway, clock, calls: () => calls };
};

const valueOf = async (gateway: Tokens): Promise<string> => (await gateway.current()).value;

describe('the token shared by several gateways', () => {
  it('is fetched by the first gateway that needs it', async () => {
    const { gateway, calls } = gateways();
    const [one, other] = [gateway(), gateway()];
    expect([await valueOf(one), await valueOf(other), calls()]).toEqual(['token-1', 'token-1', 1]);
    expect([one.state, other.state]).toEqual(['issued', 'issued']);
  });

  it('is fetched again by the first gateway whose token is rejected, and the others use that one', async () => {
    const { gateway, calls } = gateways();
    const [one, other] = [gateway(), gateway()];
    for (const each of [one, other]) each.refuse((await each.current()).version);
    expect([await valueOf(one), await valueOf(other), calls()]).toEqual(['token-2', 'token-2', 2]);
  });

  it('expires for all at the same time, a minute before the upstream expires it', async () => {
    const { gateway, clock } = gateways();
    await valueOf(gateway());
    clock.forward(58 * 60_000);
    expect(await valueOf(gateway())).toBe('token-1');
    clock.forward(60_000);
    expect(await valueOf(gateway())).toBe('token-2');
  });

  it('is not shared with other credentials: wrong ones must show', async () => {
    const { gateway } = gateways();
    expect([await valueOf(gateway('right')), await valueOf(gateway('wrong'))]).toEqual(['token-1', 'token-2']);
  });

  it('is not stored when it lives no longer than its margin', async () => {
    const { gateway } = gateways();
    expect([await valueOf(gateway('right', 60)), await valueOf(gateway('right', 60))]).toEqual(['token-1', 'token-2']);
  });
});

describe('a stored token', () => {
  const CALL = { url: 'http://upstream/oauth/token', body: 'scope=storefront' };
  const NOW = Date.parse('2026-11-22T10:00:00Z');

  const storeOn = (said: Partial<Cache> = {}) => {
    const clock = testClock('2026-11-22T10:00:00Z');
    return { clock, store: sharedTokens({ ...memoryCache(clock), ...said }, clock, CALL) };
  };
  /** Values in the cache that another program or another version wrote. */
  const readFrom = (text: string) => storeOn({ read: () => Promise.resolve(text) }).store.read();

  it('has its remaining lifetime', async () => {
    const { clock, store } = storeOn();
    await store.write({ value: 'token 1', lifetimeMs: 60_000.5 });
    expect(await store.read()).toEqual({ value: 'token 1', lifetimeMs: 60_000 });
    clock.forward(59_999);
    expect(await store.read()).toEqual({ value: 'token 1', lifetimeMs: 1 });
    clock.forward(1);
    expect(await store.read()).toBeUndefined();
  });

  it.each([
    [-1, undefined],
    [0, undefined],
    [1, { value: 'token', lifetimeMs: 1 }],
  ])('is ignored once it has expired: %i ms are left', async (left, token) => {
    expect(await readFrom(`${NOW + left} token`)).toEqual(token);
  });

  it.each(['', 'token', '<html>', 'until 4102444800000 token', '4102444800000 ', '4102444800000 to\nken'])(
    'is ignored when the stored value is malformed: %j',
    async (text) => {
      expect(await readFrom(text)).toBeUndefined();
    },
  );

  it.each([
    [-1, []],
    [0, []],
    [1, [1]],
  ])('is stored for its lifetime, if it has any: %i ms', async (lifetimeMs, stored) => {
    const lifetimes: number[] = [];
    const { store } = storeOn({ set: (_key, _value, ms) => Promise.resolve(void lifetimes.push(ms)) });
    await store.write({ value: 'token', lifetimeMs });
    expect(lifetimes).toEqual(stored);
  });
});
