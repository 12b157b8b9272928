import { describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import { openUpstreamShop } from '../testing/open-upstream-shop.ts';

describe('a gateway on the upstream', () => {
  it('is ready once it has reached the upstream, and stays ready when the upstream is down', async () => {
    const shop = await openUpstreamShop();
    const { browser } = shop.visitor();
    const ready = await browser.get('/health/ready');
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
    expect((await browser.get('/health/dependencies')).json()).toEqual({
      dependencies: [{ name: 'upstream', state: 'up', since: '2026-08-03T10:00:00.000Z' }],
    });
    await shop.upstream.close();
    expect((await browser.get('/health/ready')).statusCode).toBe(200);
    await shop.close();
  });

  it('starts with wrong credentials too, says which to mend, and is not ready: a rollout stops here', async () => {
    const logged: unknown[] = [];
    const shop = await openUpstreamShop({ clientSecret: 'wrong', log: { failure: (failure) => logged.push(failure) } });
    const { browser } = shop.visitor();
    const ready = await browser.get('/health/ready');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'starting' }]);
    expect((await browser.get('/health/dependencies')).json()).toMatchObject({
      dependencies: [{ name: 'upstream', state: 'down', because: 'upstream-credentials-refused' }],
    });
    expect((await browser.get('/health/live')).statusCode).toBe(200);
    expect(logged).toEqual([
      expect.objectContaining({
        name: 'UpstreamUnreachable',
        message: expect.stringContaining('UPSTREAM_CLIENT_SECRET'),
      }),
    ]);
    await shop.close();
  });

  it('reports the outcome and duration of its requests to the upstream', async () => {
    const shop = await openUpstreamShop();
    const { browser } = shop.visitor();
    await browser.get('/health/ready');
    expect((await browser.get('/metrics')).body).toMatch(
      /^shop_upstream_request_duration_seconds_count\{outcome="200"\} [1-9]/mu,
    );
    await shop.close();
  });

  it('closes its connections to the upstream when it ends', async () => {
    let closed = 0;
    const shop = await openShop({ backend: (fake) => ({ ...fake, close: async () => void (closed += 1) }) });
    await shop.close();
    expect(closed).toBe(1);
  });
});
