import type { Shop } from '@shop/domain/shop';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { MARKETS } from '@shop/gateway/testing/markets';
import { ARTICLES } from '@shop/gateway/testing/receipt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { pageText } from './testing/page-text.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const t = textsOf('de');
const { productId, itemId } = ARTICLES.glue;
const PATH = `/prod/${productId}/?varid=${itemId}&tab=care`;

const fails = (): Promise<never> => Promise.reject(new TypeError('this part of the upstream is down'));

/** What a product page can do without. */
const PARTS: readonly {
  readonly what: string;
  readonly replacePorts: (shop: Shop) => Shop;
  readonly missing: string;
  readonly says?: string;
}[] = [
  {
    what: 'its reviews',
    replacePorts: (shop) => ({ ...shop, reviews: { ...shop.reviews, first: fails } }),
    missing: t('reviews:more'),
    says: t('reviews:unavailable'),
  },
  {
    what: 'what goes with it',
    replacePorts: (shop) => ({ ...shop, catalogue: { ...shop.catalogue, tiles: fails } }),
    missing: t('catalogue:product.accessories'),
  },
  {
    what: 'the tab that its URL opens',
    replacePorts: (shop) => ({ ...shop, catalogue: { ...shop.catalogue, tabContent: fails } }),
    missing: 'Angebrochene Packungen',
  },
  {
    what: 'the look-up of moved items',
    replacePorts: (shop) => ({ ...shop, catalogue: { ...shop.catalogue, item: fails } }),
    missing: t('catalogue:product.tabFailed'),
  },
];

describe.each(WHOLE_SHOPS)('the page of a product, with the shop $backend', ({ open }) => {
  describe.each(PARTS)('if $what cannot be loaded', ({ replacePorts, missing, says }) => {
    let shop: OpenBackend;
    beforeAll(async () => {
      shop = await open({ replacePorts });
    });
    afterAll(() => shop.close());

    it('is whole otherwise, and sells', async () => {
      const { browser } = await shop.enter(MARKETS.de.host);
      const page = await browser.get(PATH);
      const text = pageText(page.body);
      expect(page.statusCode).toBe(200);
      for (const words of [
        t('catalogue:product.addToCart'),
        t('catalogue:product.description'),
        t('catalogue:product.maker'),
        t('reviews:title'),
        says ?? '',
      ])
        expect(text).toContain(words);
      expect(text).not.toContain(missing);
      await browser.postForm('/forms/update-cart', { do: 'add-position', itemId, quantity: '1', from: PATH });
      expect(pageText((await browser.get('/checkout/basket/')).body)).toContain('Bastelkleber');
    });
  });
});
