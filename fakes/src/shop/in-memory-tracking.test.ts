import { behavesLikeTracking } from '@shop/domain/tracking/tracking.behaviour';
import { anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import { describe, expect, it } from 'vitest';
import { inMemoryShop } from './in-memory-shop.ts';
import { FIXTURE_TIME } from '../testing/arrange-fixture.ts';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';

describe('the tracking of the in-memory shop', () => {
  behavesLikeTracking(inMemoryHarness, { describe, it, expect });

  it('stores the latest thousand events', async () => {
    const world = inMemoryWorlds({ clock: { now: () => FIXTURE_TIME } }).get('default');
    const shop = inMemoryShop(world);
    const events = Array.from(
      { length: 1001 },
      (_, at) => ({ name: 'payment_error', paymentId: String(at), message: 'no' }) as const,
    );
    await shop.tracking.record(anAnonymousShopper(), events);
    expect(world.read(({ state }) => state.tracked)).toEqual(events.slice(1));
  });
});
