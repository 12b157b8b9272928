import { describe, expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { testClock } from '../testing/test-clock.ts';
import { machineTimers } from '../timers.ts';
import { sharedTokens } from './token-store.ts';
import { tokens } from './token.ts';
import type { Tokens } from './token.ts';

/** Gateways that share a cache, and an endpoint that gives each who asks another token. */
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
        return Promise.resolve({ came: 'answer', status: 200, body: JSON.stringify({ access_token: `token-${calls}`, expires_in: expiresIn }) });
      },
      storeFor: (call) => sharedTokens(cache, clock, call),
    });
  return { gateway, clock, calls: () => calls };
};

const valueOf = async (gateway: Tokens): Promise<string> => (await gateway.current()).value;

describe('the token of several gateways', () => {
  it('is fetched by the first who needs it', async () => {
    const { gateway, calls } = gateways();
    const [one, other] = [gateway(), gateway()];
    expect([await valueOf(one), await valueOf(other), calls()]).toEqual(['token-1', 'token-1', 1]);
    expect([one.state, other.state]).toEqual(['given', 'given']);
  });

  it('is fetched anew by the first to whom it is refused, and the others take that one', async () => {
    const { gateway, calls } = gateways();
    const [one, other] = [gateway(), gateway()];
    for (const each of [one, other]) each.refuse((await each.current()).version);
    expect([await valueOf(one), await valueOf(other), calls()]).toEqual(['token-2', 'token-2', 2]);
  });

  it('ends for all at the same time, a minute before the upstream ends it', async () => {
    const { gateway, clock } = gateways();
    await valueOf(gateway());
    clock.forward(58 * 60_000);
    expect(await valueOf(gateway())).toBe('token-1');
    clock.forward(60_000);
    expect(await valueOf(gateway())).toBe('token-2');
  });

  it('is not lent to a gateway with other credentials: that these are wrong must show', async () => {
    const { gateway } = gateways();
    expect([await valueOf(gateway('right')), await valueOf(gateway('wrong'))]).toEqual(['token-1', 'token-2']);
  });

  it('that lives no longer than its margin is not kept for others', async () => {
    const { gateway } = gateways();
    expect([await valueOf(gateway('right', 60)), await valueOf(gateway('right', 60))]).toEqual(['token-1', 'token-2']);
  });
});
