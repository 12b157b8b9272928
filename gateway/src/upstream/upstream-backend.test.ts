import { recordSessionChanges } from '@shop/domain/testing/record-session-changes';
import { startUpstreamServer } from '@shop/fakes/upstream-server/start-upstream-server';
import type { Shopper } from '@shop/domain/sessions/shopper';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it, onTestFinished } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { TooManyAttempts } from '../http/errors.ts';
import { counters } from '../limits/counters.ts';
import { LIMITS } from '../limits/limits.ts';
import { perNetwork } from '../limits/per-network.ts';
import { testClock } from '../testing/test-clock.ts';
import { upstreamBackend } from './upstream-backend.ts';
import type { UpstreamBackendParts } from './upstream-backend.ts';
import { anAnonymousShopper } from './client/testing/client-on-script.ts';

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
      random: () => 0,
      log: (failure) => logged.push(failure),
      cache: memoryCache(clock),
      observe: (outcome) => observed.push(outcome),
      sessionChanges: recordSessionChanges(),
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
    const { shop } = backendOf({ cache, stage: 'production' });
    const from = (network: string, storefront = STOREFRONTS.de): Shopper => ({
      ...anAnonymousShopper(),
      ...LOST,
      storefront,
      source: { scope: '', network },
      mayRenewSession: true,
    });
    const find = (shopper: Shopper) => shop.carts.find(shopper, LOST.cartId);
    expect(await find(from('a school'))).toMatchObject({ ok: true });
    for (let lost = 1; lost < LIMITS.lostSessions.max; lost += 1)
      await counters(cache).count(perNetwork(from('a school'), LIMITS.lostSessions));
    await expect(find(from('a school', STOREFRONTS.ch))).rejects.toThrow(TooManyAttempts);
    expect(await find(from('elsewhere', STOREFRONTS.at))).toMatchObject({ ok: true });
  });
});

describe('the shop over the upstream', () => {
  it('replies like the upstream, in a tester’s world outside production', async () => {
    const { server, logged, observed, backendOf } = await openUpstream();
    const backend = backendOf();
    expect(await backend.problem?.()).toBeUndefined();
    const world = server.worlds.create();
    const session = await backend.shop.sessions.open(anAnonymousShopper({ 'x-shop-world': world.id }));
    expect(
      await backend.shop.carts.find(
        { ...anAnonymousShopper({ 'x-shop-world': world.id }), ...session },
        session.cartId,
      ),
    ).toMatchObject({ ok: true, value: { id: session.cartId } });
    expect(backend.worlds.find(world.id)).toMatchObject({ ok: true, value: { id: world.id } });
    expect([logged, new Set(observed)]).toEqual([[], new Set(['200'])]);
  });

  it('sends nothing after it is closed', async () => {
    const { backendOf } = await openUpstream();
    const backend = backendOf();
    const visitor: Shopper = { ...anAnonymousShopper(), timeoutMs: 400 };
    expect(await backend.shop.sessions.open(visitor)).toMatchObject({ userId: expect.any(String) });
    await backend.close();
    await expect(backend.shop.sessions.open(visitor)).rejects.toMatchObject({
      name: 'UpstreamUnavailable',
      problem: 'not-reached',
    });
  });

  it('has no worlds in production', async () => {
    const { server, backendOf } = await openUpstream();
    const backend = backendOf({ stage: 'production' });
    const { id } = server.worlds.create();
    expect(backend.worlds.find(id)).toBeUndefined();
    expect(await backend.shop.sessions.open(anAnonymousShopper({ 'x-shop-world': 'never-made' }))).toMatchObject({
      userId: expect.any(String),
    });
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
