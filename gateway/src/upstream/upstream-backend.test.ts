import { aShopper, anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import { recordSessionChanges } from '@shop/domain/testing/record-session-changes';
import { startUpstreamServer } from '@shop/fakes/start-upstream-server';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { describe, expect, it, onTestFinished } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import { counters } from '../limits/counters.ts';
import { LIMITS } from '../limits/limits.ts';
import { perNetwork } from '../limits/per-network.ts';
import type { RequestSource } from '../visit/request-source.ts';
import { machineTimers } from '../timing/timers.ts';
import { testClock } from '../testing/test-clock.ts';
import { upstreamBackend } from './upstream-backend.ts';
import type { UpstreamBackendParts } from './upstream-backend.ts';

const CREDENTIALS = { clientId: 'shop', clientSecret: 'chalk & slate', scope: 'storefront' };

const openUpstream = async () => {
  const clock = testClock();
  const server = await startUpstreamServer({ clock, credentials: CREDENTIALS });
  onTestFinished(() => server.close());
  const logged: unknown[] = [];
  const observed: string[] = [];
  const backendOf = (said: Partial<UpstreamBackendParts> = {}) => {
    const { graphqlUrl, tokenUrl } = server;
    const backend = upstreamBackend({
      upstream: { graphqlUrl, tokenUrl, ...CREDENTIALS },
      stage: 'local',
      clock,
      timers: machineTimers,
      random: () => 0,
      log: (failure) => logged.push(failure),
      cache: memoryCache(clock),
      observe: (outcome) => observed.push(outcome),
      ...said,
    });
    let closed: Promise<void> | undefined;
    const close = async (): Promise<void> => (closed ??= backend.close?.());
    onTestFinished(close);
    return { ...backend, close };
  };
  return { server, clock, logged, observed, backendOf };
};

describe('a session that the upstream lost', () => {
  const LOST = { userId: 'user-lost', cartId: 'cart-lost' };

  it('is replaced, until its network has lost more than people do', async () => {
    const { clock, backendOf } = await openUpstream();
    const cache = memoryCache(clock);
    const backend = backendOf({ cache, stage: 'production' });
    const school = { scope: '', network: 'a school' };
    const find = (source: RequestSource, storefront: Storefront) =>
      backend
        .for({ headers: {}, source, sessionChanges: recordSessionChanges() })
        .carts.find(aShopper({ ...LOST, storefront }), LOST.cartId);
    expect(await find(school, STOREFRONTS.de)).toMatchObject({ ok: true });
    for (let lost = 1; lost < LIMITS.lostSessions.max; lost += 1)
      await counters(cache).count(perNetwork(school, LIMITS.lostSessions));
    await expect(find(school, STOREFRONTS.ch)).rejects.toThrow(TooManyAttempts);
    expect(await find({ scope: '', network: 'elsewhere' }, STOREFRONTS.at)).toMatchObject({ ok: true });
  });
});

describe('the shop over the upstream', () => {
  it('replies like the upstream, in a tester’s world outside production', async () => {
    const { server, logged, observed, backendOf } = await openUpstream();
    const backend = backendOf();
    expect(await backend.problem?.()).toBeUndefined();
    const world = server.worlds.create();
    const shop = backend.for({ headers: { 'x-shop-world': world.id } });
    const session = await shop.sessions.open(anAnonymousShopper());
    expect(await shop.carts.find(aShopper(session), session.cartId)).toMatchObject({
      ok: true,
      value: { id: session.cartId },
    });
    expect(backend.worlds.find(world.id)).toMatchObject({ ok: true, value: { id: world.id } });
    expect([logged, new Set(observed)]).toEqual([[], new Set(['200'])]);
  });

  it('sends nothing after it is closed', async () => {
    const { backendOf } = await openUpstream();
    const backend = backendOf();
    const { sessions } = backend.for({ headers: {}, timeoutMs: 400 });
    expect(await sessions.open(anAnonymousShopper())).toMatchObject({ userId: expect.any(String) });
    await backend.close();
    await expect(sessions.open(anAnonymousShopper())).rejects.toMatchObject({
      name: 'UpstreamUnavailable',
      problem: 'not-reached',
    });
  });

  it('has no worlds in production', async () => {
    const { server, backendOf } = await openUpstream();
    const backend = backendOf({ stage: 'production' });
    const { id } = server.worlds.create();
    expect(backend.worlds.find(id)).toBeUndefined();
    const { sessions } = backend.for({ headers: { 'x-shop-world': 'never-made' } });
    expect(await sessions.open(anAnonymousShopper())).toMatchObject({ userId: expect.any(String) });
  });

  it.each([
    ['the credentials', { clientSecret: 'wrong' }, 'upstream-credentials-refused', 'UPSTREAM_CLIENT_SECRET'],
    [
      'where tokens come from',
      { tokenUrl: 'http://127.0.0.1:1/oauth/token' },
      'upstream-gives-no-token',
      'UPSTREAM_TOKEN_URL',
    ],
    [
      'where the upstream is',
      { graphqlUrl: 'http://127.0.0.1:1/graphql' },
      'upstream-not-reached',
      'UPSTREAM_GRAPHQL_URL',
    ],
  ])('reports at once that %s is wrong, and the setting that fixes it', async (_what, wrong, problem, setting) => {
    const { server, logged, backendOf } = await openUpstream();
    const { graphqlUrl, tokenUrl } = server;
    const backend = backendOf({ upstream: { graphqlUrl, tokenUrl, ...CREDENTIALS, ...wrong } });
    expect(await backend.problem?.()).toBe(problem);
    expect(logged).toEqual([
      expect.objectContaining({ name: 'UpstreamUnreachable', message: expect.stringContaining(setting) }),
    ]);
  });

  it.each([
    ['one token', true, 1],
    ['tokens of their own', false, 2],
  ])('has with another gateway %s where the cache is shared: %o', async (_what, isShared, calls) => {
    const { clock, backendOf, observed } = await openUpstream();
    const cache = { ...memoryCache(clock), isShared };
    await backendOf({ cache }).problem?.();
    await backendOf({ cache }).problem?.();
    expect(observed).toHaveLength(2 + calls);
  });
});
