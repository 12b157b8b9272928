import { categoryPath } from '../shared/paths.ts';
import { ALL_STOREFRONTS } from '../storefronts/storefront.ts';
import type { PortHarness } from '../testing/port-harness.ts';
import { withFixture } from '../testing/fixtures.ts';
import type { TestApi } from '../testing/test-api.ts';

/** What every adapter of the contents port promises. */
export const behavesLikeContents = (harness: PortHarness, { describe, it, expect }: TestApi): void => {
  describe('editorial pages', () => {
    for (const { id: storefront } of ALL_STOREFRONTS) {
      it(
        `give ${storefront} a home page with a title and something on it`,
        withFixture(harness, { storefront }, async ({ shop, shopper }) => {
          const page = await shop.contents.page(shopper, '/');
          expect([page.pageType, page.redirectUrl]).toEqual(['CONTENT', undefined]);
          expect(page.seo.title).not.toBe('');
          expect(page.rows.length).toBeGreaterThan(0);
        }),
      );
    }

    it(
      'report an unknown page as not found, without failing',
      withFixture(harness, {}, async ({ shop, shopper }) => {
        const { pageType } = await shop.contents.page(shopper, '/no/such/page/');
        expect(['NOT_FOUND', 'UNKNOWN']).toContain(pageType);
      }),
    );

    it(
      'name the category that they are about',
      withFixture(harness, {}, async ({ shop, shopper, goods: { category } }) => {
        const { pageType, categoryId } = await shop.contents.page(shopper, categoryPath(category));
        expect([pageType, categoryId]).toEqual(['CATEGORY', category]);
        expect((await shop.contents.page(shopper, '/')).categoryId).toBeUndefined();
      }),
    );

    it(
      'have a footer with selling points and links',
      withFixture(harness, {}, async ({ shop, shopper }) => {
        const { usps, blocks } = await shop.contents.footer(shopper);
        expect(usps.length).toBeGreaterThan(0);
        expect(blocks.flatMap(({ links }) => links).length).toBeGreaterThan(0);
      }),
    );
  });
};
