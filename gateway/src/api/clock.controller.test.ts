import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { testClock } from '../testing/test-clock.ts';

const clock = testClock();
let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ clock });
});
afterAll(() => shop.close());

it('the shop tells its time to the millisecond, and nobody stores it', async () => {
  clock.forward(1_234);
  const reply = await shop.visitor().get('/api/clock');
  expect(reply.headers['cache-control']).toBe('private, no-store');
  expect(reply.json()).toEqual({ now: reply.headers['x-world-now'] ?? clock.now().toISOString() });
});
