import { resolvePage } from '@shop/domain/content/resolve-page';
import { CUSTOMER_NUMBER, ORDER_STATUS, ORDERS } from '@shop/domain/shared/paths';
import { describe, expect, it } from 'vitest';
import {
  ADVICE,
  CAMPAIGN,
  CLASS_LIST_ADVICE,
  CONTACT,
  ENDED_PRIZE_DRAW,
  OLD_SCHOOL_START,
  PRODUCT_SAFETY,
  TOY_SAFETY,
  WITHDRAWAL,
} from './page-paths.ts';
import { STATIC_PAGES } from './static-pages.ts';
import { pageAt } from './pages.ts';
import { aPageContext, IN_ADVENT, IN_SUMMER, STOREFRONT_NAMES } from './testing/page-contexts.ts';
import { isWorkingLink } from './testing/is-working-link.ts';
import { linksOf, wordsOf } from './testing/page-parts.ts';

const ADDRESSES = [...STATIC_PAGES.keys()];

const pagesOf = (name: (typeof STOREFRONT_NAMES)[number]): readonly (readonly [string, ReturnType<typeof pageAt>])[] =>
  ADDRESSES.map((path) => [path, pageAt(path, aPageContext(name))] as const).filter(
    ([, { pageType }]) => pageType === 'CONTENT',
  );

describe.each(STOREFRONT_NAMES)('pages that editors wrote for %s', (name) => {
  it('link only to existing pages of the same storefront', () => {
    const context = aPageContext(name);
    const dead = pagesOf(name).flatMap(([from, page]) =>
      linksOf(page)
        .filter((path) => !isWorkingLink(path, context))
        .map((path) => `${from} → ${path}`),
    );
    expect(dead).toEqual([]);
  });

  it('have a title, a description and several paragraphs', () => {
    const thin = pagesOf(name).filter(
      ([, page]) => page.seo.title === '' || page.seo.description === '' || wordsOf(page).length < 300,
    );
    expect(thin.map(([path]) => path)).toEqual([]);
  });

  it('close every element that they open', () => {
    const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;
    const broken = pagesOf(name).filter(
      ([, page]) => count(wordsOf(page), /<(?!br)[a-z]\w*[^>]*>/gu) !== count(wordsOf(page), /<\/\w+>/gu),
    );
    expect(broken.map(([path]) => path)).toEqual([]);
  });

  it('contain no exclamation marks in a row', () => {
    expect(
      pagesOf(name)
        .filter(([, page]) => wordsOf(page).includes('!'))
        .map(([path]) => path),
    ).toEqual([]);
  });
});

describe('pages that editors wrote', () => {
  it.each([
    ['de', 'en'],
    ['b2b-de', 'b2b-en'],
  ] as const)('exist on %s and on %s at the same URLs, with different texts', (german, english) => {
    const [inGerman, inEnglish] = [pagesOf(german), pagesOf(english)];
    expect(inEnglish.map(([path]) => path)).toEqual(inGerman.map(([path]) => path));
    const same = inGerman.filter(([path, page]) => wordsOf(page) === wordsOf(pageAt(path, aPageContext(english))));
    expect(same).toEqual([]);
  });

  it('are written without ß for Switzerland', () => {
    expect(
      pagesOf('ch')
        .filter(([, page]) => wordsOf(page).includes('ß'))
        .map(([path]) => path),
    ).toEqual([]);
  });

  it.each([
    ['de', 'Wie weit eine Bestellung ist, sehen Sie mit Bestellnummer und Postleitzahl'],
    ['en', 'You can see how far your order has got under'],
  ] as const)('say on %s where to see how far an order has got, with an account and without one', (name, words) => {
    const page = pageAt(CONTACT, aPageContext(name));
    expect(wordsOf(page)).toContain(words);
    expect(linksOf(page)).toEqual(expect.arrayContaining([ORDER_STATUS, ORDERS]));
  });

  it('inform consumers about withdrawal and toys, and institutions about product safety', () => {
    const isThere = (path: string, name: 'de' | 'b2b-de'): boolean =>
      pageAt(path, aPageContext(name)).pageType === 'CONTENT';
    expect([WITHDRAWAL, TOY_SAFETY, PRODUCT_SAFETY].map((path) => isThere(path, 'de'))).toEqual([true, true, false]);
    expect([WITHDRAWAL, TOY_SAFETY, PRODUCT_SAFETY].map((path) => isThere(path, 'b2b-de'))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('show the model withdrawal form in Germany and Austria, and a voluntary right in Switzerland', () => {
    const titles = (['de', 'at', 'ch'] as const).map((name) =>
      wordsOf(pageAt(WITHDRAWAL, aPageContext(name))).includes('Muster-Widerrufsformular'),
    );
    expect(titles).toEqual([true, true, false]);
    expect(pageAt(WITHDRAWAL, aPageContext('ch')).seo.title).toBe('Rückgaberecht');
  });

  it.each(['de', 'at', 'en', 'ch'] as const)('lead from the notice of %s to the withdrawal function', (name) => {
    expect(JSON.stringify(pageAt(WITHDRAWAL, aPageContext(name)))).toContain('/service/vertrag-widerrufen/');
  });

  it('have metadata for browsers and search engines (ENT-32)', () => {
    expect(pageAt(CLASS_LIST_ADVICE, aPageContext('de')).seo).toEqual({
      title: 'Die Klassenliste verstehen',
      description: expect.stringMatching(/./u),
      canonicalUrl: CLASS_LIST_ADVICE,
      links: [{ rel: 'help', href: CONTACT }],
      breadcrumbs: [{ displayName: 'Beratung', path: ADVICE }],
    });
    expect(pageAt(CUSTOMER_NUMBER, aPageContext('b2b-de')).seo.robots).toBe('noindex,follow');
  });

  it.each([
    ['/cat/111/', 'CATEGORY'],
    ['/cat/99999/', 'NOT_FOUND'],
    ['/prod/1012001/', 'PRODUCT'],
    ['/prod/99999/', 'NOT_FOUND'],
    ['/service/nirgends/', 'NOT_FOUND'],
    ['/wp-login.php', 'UNKNOWN'],
  ])('have no page at any other URL, but say what is there: %s', (path, pageType) => {
    expect(pageAt(path, aPageContext('de')).pageType).toBe(pageType);
  });
});

describe('redirected URLs', () => {
  it('lead to the campaign of the season while it lasts', () => {
    expect(resolvePage(pageAt(CAMPAIGN, aPageContext('de', IN_ADVENT)), CAMPAIGN)).toEqual({
      outcome: 'redirect',
      to: '/cat/201/',
      status: 302,
    });
    expect(resolvePage(pageAt(CAMPAIGN, aPageContext('de', IN_SUMMER)), CAMPAIGN)).toEqual({
      outcome: 'redirect',
      to: '/cat/111/',
      status: 302,
    });
  });

  it('lead from the old school start page to its category permanently', () => {
    expect(resolvePage(pageAt(OLD_SCHOOL_START, aPageContext('at')), OLD_SCHOOL_START)).toEqual({
      outcome: 'redirect',
      to: '/cat/134/',
      status: 301,
    });
  });

  it.each(STOREFRONT_NAMES)('lead to existing categories on %s', (name) => {
    const targets = [CAMPAIGN, OLD_SCHOOL_START].map((path) => pageAt(path, aPageContext(name)).redirectUrl ?? '');
    expect(targets.every((path) => isWorkingLink(path, aPageContext(name)))).toBe(true);
  });

  it('report an ended prize draw as gone', () => {
    expect(resolvePage(pageAt(ENDED_PRIZE_DRAW, aPageContext('de')), ENDED_PRIZE_DRAW)).toEqual({ outcome: 'gone' });
  });
});
