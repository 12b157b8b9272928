import { valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';

const INVENTED = ['', 'invented', 'aW52ZW50ZWQ', '\u{1F392}', 'x'.repeat(500)];

/** What every adapter of the reviews port promises. */
export const behavesLikeReviews = (harness: PortHarness, { describe, it, expect }: TestApi): void => {
  describe('rating links', () => {
    it('that the shop did not write lead nowhere (ROUTE-02)', withFixture(harness, {}, async ({ shop, anonymous }) => {
      for (const encrypted of INVENTED) {
        expect(await shop.reviews.openRatingLink(anonymous, encrypted)).toEqual({ isValid: false, redirect: false });
      }
    }));

    it('of a delivered article lead to it (ROUTE-02)', withFixture(harness, { 'a registered customer': { kind: 'b2c' } }, async ({ shop, shopper }) => {
      const [delivered] = (await shop.orders.list(shopper, { page: 0, dateFilter: 'last3months' })).orders.filter(({ status }) => status === 'delivered');
      const { shipments } = valueOf(await shop.orders.details(shopper, delivered?.orderId ?? ''));
      const items = shipments.flatMap((shipment) => shipment.items);
      expect(items.length).toBeGreaterThan(0);
      for (const { reviewUrl = '', productId } of items) {
        const encrypted = /[?&]enc=(?<value>[\w-]+)/u.exec(reviewUrl)?.groups?.['value'] ?? '';
        expect(await shop.reviews.openRatingLink(shopper, encrypted)).toMatchObject({ isValid: true, redirect: true, productId });
      }
    }));
  });
};
