import type { OpenBackend } from '@shop/gateway/testing/backends';
import { MARKETS } from '@shop/gateway/testing/markets';
import { ARTICLES } from '@shop/gateway/testing/receipt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageText } from './testing/page-text.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

/** A Thursday morning. The Monday after it is a holiday in Austria only. */
const THURSDAY = Date.parse('2026-10-22T08:00:00Z');

/** Glue leaves the warehouse on the day of the order and arrives two to three working days later. */
const PROMISES = [
  { storefront: 'de', dates: 'Lieferung Mo, 26. bis Di, 27. Oktober' },
  { storefront: 'en', dates: 'Delivery Mon 26 to Tue 27 October' },
  { storefront: 'at', dates: 'Lieferung Di, 27. bis Mi, 28. Oktober' },
  { storefront: 'ch', dates: 'Lieferung Mo, 26. bis Di, 27. Oktober' },
] as const;

describe.each(WHOLE_SHOPS)('a page of the shop $backend, read before the national day of Austria', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
    shop.clock.forward(THURSDAY - shop.clock.now().getTime());
  });
  afterAll(() => shop.close());

  it.each(PROMISES)('on $storefront promises: $dates', async ({ storefront, dates }) => {
    const { browser } = await shop.enter(MARKETS[storefront].host);
    const text = pageText((await browser.get(`/prod/${ARTICLES.glue.productId}/`)).body);
    expect(text).toContain(dates);
  });
});
