import type { PortHarness } from '../testing/port-harness.ts';
import { withFixture } from '../testing/fixtures.ts';
import type { TestApi } from '../testing/test-api.ts';

/** What every adapter of the tracking port promises. */
export const behavesLikeTracking = (harness: PortHarness, { describe, it, expect }: TestApi): void => {
  describe('events', () => {
    it(
      'are accepted from everybody, even an empty list',
      withFixture(harness, {}, async ({ shop, shopper, anonymous }) => {
        const event = { name: 'checkout_submit', cartId: 'cart-1', valueMinor: 995, currency: 'EUR' } as const;
        expect(await shop.tracking.record(shopper, [event])).toBeUndefined();
        expect(await shop.tracking.record(anonymous, [])).toBeUndefined();
      }),
    );
  });

  describe('views of items', () => {
    it(
      'are accepted',
      withFixture(
        harness,
        {},
        async ({
          shop,
          shopper,
          goods: {
            ordinary: [itemId],
          },
        }) => {
          expect(
            await shop.tracking.recordGlance(shopper, { productId: 'product', itemId, domain: 'de' }),
          ).toBeUndefined();
        },
      ),
    );

    it(
      'are of items that statistics describe as their pages do (UPQ-37)',
      withFixture(
        harness,
        {},
        async ({
          shop,
          shopper,
          goods: {
            ordinary: [itemId],
          },
        }) => {
          const tracked = await shop.tracking.item(shopper, itemId);
          const product = await shop.catalogue.product(shopper, tracked?.productId ?? '', { itemId });
          expect(tracked).toEqual({
            itemId,
            productId: product?.productId,
            name: product?.name,
            manufacturerName: product?.manufacturer.name,
            categories: product?.breadcrumb.map(({ displayName }) => displayName),
            price: product?.item?.price.current,
          });
          expect(await shop.tracking.item(shopper, 'no-such-item')).toBeUndefined();
        },
      ),
    );
  });
};
