import { withFixture } from '../testing/fixtures.ts';
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
  });
};
