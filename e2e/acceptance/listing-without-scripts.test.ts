import type { OpenBackend } from '@shop/gateway/testing/backends';
import { MARKETS } from '@shop/gateway/testing/markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { type PlainPage, withoutScripts } from './testing/without-scripts.ts';

const t = textsOf('de');
const COLOURED_PENCILS = '/cat/1012/';

const listsOn = (page: PlainPage, name: string): readonly HTMLElement[] =>
  page.main().queryAllByRole('list', { name, hidden: true });
const linksIn = ([list]: readonly HTMLElement[]): readonly (string | null)[] =>
  [...(list?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
const chosenOn = (page: PlainPage): number => linksIn(listsOn(page, t('catalogue:filters.chosen'))).length;
const chooseBrand = (page: PlainPage): Promise<PlainPage> =>
  page.open(linksIn(listsOn(page, 'Marke'))[0] ?? '/no-brand/');
const limitPrice = (page: PlainPage, field: 'from' | 'to', price: string): Promise<PlainPage> =>
  page.press(t('catalogue:filters.price.apply'), {
    [t(`catalogue:filters.price.${field}`, { currency: 'EUR' })]: price,
  });

describe.each(WHOLE_SHOPS)('without scripts, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const openPage = async (path: string): Promise<PlainPage> =>
    withoutScripts((await shop.enter(MARKETS.de.host)).browser).open(path);

  it('a listing is narrowed down by links and a form', async () => {
    const ofBrand = await chooseBrand(await openPage(COLOURED_PENCILS));
    const cheap = await limitPrice(ofBrand, 'to', '20');
    expect(cheap.url).toMatch(/\?filter\.brand=[^&]+&filter\.PRICE\.price=-20$/u);
    expect(chosenOn(cheap)).toBe(2);
    expect((await cheap.follow(t('catalogue:filters.clear'))).url).toBe(COLOURED_PENCILS);
  });

  it('a listing that was narrowed down is sorted, and one that was sorted is narrowed down further', async () => {
    const ofBrand = await chooseBrand(await openPage(COLOURED_PENCILS));
    const sorted = await ofBrand.press(t('catalogue:listing.apply'), { [t('catalogue:listing.sort')]: 'price-asc' });
    expect(sorted.url).toMatch(/\?filter\.brand=[^&]+&sort=price-asc$|\?sort=price-asc&filter\.brand=[^&]+$/u);
    const cheap = await limitPrice(sorted, 'to', '20');
    expect([new URL(cheap.url, 'http://localhost').searchParams.get('sort'), chosenOn(cheap)]).toEqual([
      'price-asc',
      2,
    ]);
  });

  it('a search from the header leads to what it finds, and home if nothing was typed (SEARCH-04, SEARCH-05)', async () => {
    const home = await openPage('/');
    const found = await home.enter(t('shell:search.label'), 'schere');
    expect(found.url).toBe('/search/?q=schere');
    expect(found.text).toContain(t('search:title', { term: 'schere' }));
    expect(
      listsOn(found, t('catalogue:listing.products')).flatMap((list) => [...list.querySelectorAll('article')]).length,
    ).toBeGreaterThan(0);
    expect((await found.enter(t('shell:search.label'), '')).url).toBe('/');
  });

  it('a search leads to a page of the shop, to an article or home (SEARCH-04, SEARCH-05)', async () => {
    const page = await openPage('/search/?q=versand');
    expect(page.url).toBe('/service/versand/');
    expect((await page.open('/search/?q=101101901')).url).toMatch(/^\/prod\/1011019\//u);
    expect((await page.open('/search/?q=')).url).toBe('/');
  });

  it('a search within a category is narrowed down by links and forms (SEARCH-09)', async () => {
    const category = await openPage('/cat/1011/');
    const found = await category.enter(t('catalogue:listing.search', { category: 'Bleistifte' }), 'dreikant');
    expect(found.url).toBe('/search/?q=dreikant&searchInCategoryId=1011');
    const ofBrand = await chooseBrand(found);
    const dear = await limitPrice(ofBrand, 'from', '0,50');
    expect(dear.url).toMatch(/\?q=dreikant&searchInCategoryId=1011&filter\.brand=[^&]+&filter\.PRICE\.price=0\.5-$/u);
    expect(chosenOn(dear)).toBe(3);
  });
});
