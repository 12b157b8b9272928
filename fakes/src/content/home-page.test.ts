import { describe, expect, it } from 'vitest';
import { bestItemOf } from '../goods/best-item.ts';
import { priceOf } from '../goods/project-price.ts';
import { TEASER_LISTS } from '../wishlists/teaser-list-table.ts';
import { homePage } from './home-page.ts';
import { aPageContext, IN_ADVENT, IN_SUMMER, STOREFRONT_NAMES } from './testing/page-contexts.ts';
import { isWorkingLink } from './testing/is-working-link.ts';
import { linksOf, listedIn, teasersOfType, textIn, wordsOf } from './testing/page-parts.ts';

const headlineOf = (page: ReturnType<typeof homePage>): string =>
  teasersOfType(page, 'hero')
    .map((hero) => textIn(hero, 'headline'))
    .join();

describe.each(STOREFRONT_NAMES)('the home page of %s', (name) => {
  const context = aPageContext(name);
  const page = homePage(context);

  it('starts with one hero that has a picture and a link', () => {
    expect(page.rows[0]?.cells.map(({ teaser }) => teaser.type)).toEqual(['hero']);
    const types = teasersOfType(page, 'hero').flatMap(({ attributes }) => attributes.map(({ type }) => type));
    expect(types).toEqual(expect.arrayContaining(['Image', 'Link']));
    expect(headlineOf(page)).not.toBe('');
  });

  it('recommends eight products in each row, none of them twice', () => {
    const rows = teasersOfType(page, 'recommendations').map((teaser) => listedIn(teaser, 'products'));
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.map(({ length }) => length)).toEqual(rows.map(() => 8));
    expect(new Set(rows.flat()).size).toBe(rows.flat().length);
  });

  it('links only to existing pages', () => {
    expect(linksOf(page).filter((path) => !isWorkingLink(path, context))).toEqual([]);
  });

  it('shows categories of the first level, and selling points', () => {
    const tiles = teasersOfType(page, 'category-tiles').flatMap((teaser) => listedIn(teaser, 'categories'));
    expect(tiles).not.toEqual([]);
    expect(tiles.map((id) => context.goods.category(id)?.level)).toEqual(tiles.map(() => 1));
    expect(teasersOfType(page, 'trust')).toHaveLength(1);
  });

  it('shows the editors’ list of its storefront (CMS-20)', () => {
    const [list, ...others] = teasersOfType(page, 'wishlist-list');
    expect([others.length, list?.template]).toEqual([0, 'Merkliste']);
    const known = TEASER_LISTS.find(
      ({ externalId }) => list !== undefined && externalId === textIn(list, 'teaserWishlistExternalId'),
    );
    expect(known?.isB2b).toBe(context.storefront.isB2b);
  });

  it('gives each selling point an icon, a headline and a text', () => {
    const names = teasersOfType(page, 'trust').flatMap(({ attributes }) => attributes.map(({ name: said }) => said));
    const points = (names.length - 1) / 3;
    const items = Array.from({ length: points }, (_, at) =>
      ['icon', 'headline', 'text'].map((part) => `item${at + 1}.${part}`),
    );
    expect(names).toEqual(['headline', ...items.flat()]);
  });

  it('is rows of cells, each with the template of its teaser and attributes that are not empty (ENT-30, ENT-32)', () => {
    const cells = page.rows.flatMap(({ cells: all }) => all);
    expect(cells).not.toEqual([]);
    expect(page.rows.map(({ cells: all }) => all.reduce((columns, { span }) => columns + span, 0))).toEqual(
      page.rows.map(() => 12),
    );
    for (const { teaser } of cells) {
      expect([teaser.id, teaser.type, teaser.name, teaser.template].filter((word) => word === '')).toEqual([]);
      expect(teaser.attributes.map(({ name: attribute }) => attribute)).toContain('headline');
      for (const attribute of teaser.attributes) {
        if (attribute.type === 'text') expect(attribute.text).not.toBe('');
        if (attribute.type === 'Link')
          expect([attribute.url, attribute.openLinkInNewWindow]).toEqual([expect.stringMatching(/^\//u), false]);
        if (attribute.type === 'Image')
          expect(attribute).toMatchObject({
            urlPath: expect.stringMatching(/^\/pictures\//u),
            altTag: '',
            imgTitle: '',
            width: expect.any(Number),
            height: expect.any(Number),
          });
      }
    }
  });

  it('names the running A/B test (ENT-32)', () => {
    expect(page.activeAbTests).toEqual([{ id: 'home-hero', trackingCode: 'season' }]);
  });

  it('gives each teaser its own id', () => {
    const ids = page.rows.flatMap(({ cells }) => cells.map(({ teaser }) => teaser.id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('home pages', () => {
  it('differ on every storefront', () => {
    const pages = STOREFRONT_NAMES.map((name) => homePage(aPageContext(name)));
    expect(new Set(pages.map(headlineOf)).size).toBe(STOREFRONT_NAMES.length);
    expect(new Set(pages.map(({ seo }) => seo.title)).size).toBe(STOREFRONT_NAMES.length);
  });

  it('are about Advent in November, and about school in August', () => {
    const [advent, summer] = [IN_ADVENT, IN_SUMMER].map((now) => homePage(aPageContext('de', now)));
    expect(advent === undefined ? '' : headlineOf(advent)).toContain('Advent');
    expect(summer === undefined ? 'Advent' : wordsOf(summer)).not.toContain('Advent');
  });

  it('are written without ß for Switzerland', () => {
    expect([IN_ADVENT, IN_SUMMER].filter((now) => wordsOf(homePage(aPageContext('ch', now))).includes('ß'))).toEqual(
      [],
    );
  });

  it.each(['de', 'ch'] as const)('advertise on %s as reduced only what its tile shows at a lower price', (name) => {
    const { goods, storefront } = aPageContext(name);
    const [reduced] = teasersOfType(homePage(aPageContext(name)), 'recommendations').filter(
      ({ id }) => id === 'home-reduced',
    );
    const products =
      reduced === undefined ? [] : listedIn(reduced, 'products').flatMap((id) => goods.product(id) ?? []);
    const percents = products.map(
      (product) =>
        priceOf(
          bestItemOf(product, ({ stock }) => stock),
          storefront,
        ).discountPercent ?? 0,
    );
    expect(percents).not.toEqual([]);
    expect(percents.filter((percent) => percent < 5)).toEqual([]);
  });
});

it.each([
  ['de', 'Zum Gewinnspiel'],
  ['en', 'Enter the competition'],
] as const)('the home page of %s leads to the prize draw that runs (CMS-18)', (storefront, button) => {
  const page = homePage(aPageContext(storefront));
  const [teaser, ...others] = teasersOfType(page, 'prize-draw');
  expect(others).toEqual([]);
  expect(teaser === undefined ? undefined : textIn(teaser, 'buttonText')).toBe(button);
  expect(linksOf(page)).toContainEqual(expect.stringMatching(/^\/gewinnspiele\/[a-z]+-\d{4}\/$/u));
});
