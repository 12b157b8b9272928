import type { PortHarness } from '../testing/port-harness.ts';
import { onScene } from '../testing/scenes.ts';
import type { TestApi } from '../testing/test-api.ts';

/** The law of the tracking. */
export const behavesLikeTracking = (harness: PortHarness, { describe, it, expect }: TestApi): void => {
  describe('events', () => {
    it('are taken from anybody, and none is fine too', onScene(harness, {}, async ({ shop, shopper, stranger }) => {
      const event = { name: 'checkout_submit', cartId: 'cart-1', valueMinor: 995, currency: 'EUR' } as const;
      expect(await shop.tracking.record(shopper, [event])).toBeUndefined();
      expect(await shop.tracking.record(stranger, [])).toBeUndefined();
    }));
  });
};
