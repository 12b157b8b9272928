import type { PortHarness } from '../testing/port-harness.ts';
import { withFixture } from '../testing/fixtures.ts';
import type { TestApi } from '../testing/test-api.ts';

/** What every adapter of the tracking port promises. */
export const behavesLikeTracking = (harness: PortHarness, { describe, it, expect }: TestApi): void => {
  describe('events', () => {
    it('are accepted from everybody, even an empty list', withFixture(harness, {}, async ({ shop, shopper, anonymous }) => {
      const event = { name: 'checkout_submit', cartId: 'cart-1', valueMinor: 995, currency: 'EUR' } as const;
      expect(await shop.tracking.record(shopper, [event])).toBeUndefined();
      expect(await shop.tracking.record(anonymous, [])).toBeUndefined();
    }));
  });
};
