import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import {
  ACCESSIBILITY,
  CONTACT,
  IMPRINT,
  PRIVACY,
  PRODUCT_SAFETY,
  TERMS,
  TOY_SAFETY,
  WITHDRAWAL,
} from './page-paths.ts';
import { footerOf } from './footer.ts';
import { aPageContext, STOREFRONT_NAMES } from './testing/page-contexts.ts';
import { isWorkingLink } from './testing/is-working-link.ts';
import { linksInHtml } from './testing/page-parts.ts';

const urlsOf = (name: (typeof STOREFRONT_NAMES)[number]): readonly string[] =>
  footerOf(STOREFRONTS[name]).blocks.flatMap(({ links }) => links.map(({ url }) => url));

describe.each(STOREFRONT_NAMES)('the footer of %s', (name) => {
  it('links only to existing pages', () => {
    const { usps } = footerOf(STOREFRONTS[name]);
    const paths = [
      ...urlsOf(name),
      ...usps.flatMap(({ link, textHtml }) => [...(link === undefined ? [] : [link]), ...linksInHtml(textHtml)]),
    ];
    expect(paths.filter((path) => !isWorkingLink(path, aPageContext(name)))).toEqual([]);
  });

  it('links to each URL once', () => {
    expect(new Set(urlsOf(name)).size).toBe(urlsOf(name).length);
  });

  it('links to help, and leaves legally required links to the page’s bottom bar', () => {
    expect(urlsOf(name)).toContain(CONTACT);
    expect(urlsOf(name).filter((url) => [IMPRINT, TERMS, PRIVACY, WITHDRAWAL, ACCESSIBILITY].includes(url))).toEqual(
      [],
    );
  });

  it('has all fields of each selling point and of each block (ENT-31)', () => {
    const { usps, blocks } = footerOf(STOREFRONTS[name]);
    expect(usps).toEqual(
      usps.map(() =>
        expect.objectContaining({
          imageSrc: expect.stringMatching(/^\/pictures\/\S+\.webp$/u),
          headline: expect.stringMatching(/./u),
          textHtml: expect.stringMatching(/^<p>/u),
          link: expect.stringMatching(/^\//u),
        }),
      ),
    );
    expect(usps.map(({ subheadlineHtml }) => subheadlineHtml)).toContainEqual(expect.stringMatching(/^<p>/u));
    const aLink = { label: expect.stringMatching(/./u), url: expect.stringMatching(/^\//u), external: false };
    expect(blocks).toEqual(
      blocks.map(() =>
        expect.objectContaining({
          headline: expect.stringMatching(/./u),
          type: 'Links',
          links: expect.arrayContaining([aLink]),
        }),
      ),
    );
    expect(blocks.map(({ link }) => link)).toContainEqual(aLink);
    expect(blocks.map(({ contentHtml }) => contentHtml)).toContainEqual(expect.stringMatching(/^<p>/u));
  });

  it('links to the parts of the account, the registration and the basket (HEADER-03)', () => {
    const { isB2b } = STOREFRONTS[name];
    const paths = ['', 'contact-details/', 'addresses/', 'orders/', 'register/', 'resetpassword/'].map(
      (part) => `/myaccount/${part}`,
    );
    expect(urlsOf(name)).toEqual(expect.arrayContaining([...paths, '/checkout/basket/']));
    expect(urlsOf(name).includes('/myaccount/customernumber/')).toBe(isB2b);
  });

  it('links to advice, safety, advantages and the company (HEADER-04)', () => {
    const { isB2b } = STOREFRONTS[name];
    const service = [
      'sicher-einkaufen',
      isB2b ? 'product-safety' : 'spielwarensicherheit',
      'your-advantages',
      'ueber-uns',
      'entsorgung-elektroaltgeraete',
    ].map((page) => `/service/${page}/`);
    expect(urlsOf(name)).toEqual(expect.arrayContaining(['/beratung/', ...service]));
    expect(urlsOf(name)).not.toContain(isB2b ? '/service/spielwarensicherheit/' : '/service/product-safety/');
  });

  it('has one block for the bottom bar', () => {
    expect(footerOf(STOREFRONTS[name]).blocks.filter(({ headline }) => headline === 'Bottom Links')).toHaveLength(1);
  });
});

describe('footers', () => {
  it('link consumers to toy safety, institutions to product safety', () => {
    const lead = (name: 'at' | 'b2b-en'): readonly boolean[] =>
      [TOY_SAFETY, PRODUCT_SAFETY].map((url) => urlsOf(name).includes(url));
    expect([lead('at'), lead('b2b-en')]).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('state free delivery in the storefront’s currency', () => {
    const first = STOREFRONT_NAMES.map((name) =>
      footerOf(STOREFRONTS[name])
        .usps.map(({ headline }) => headline)
        .join(' '),
    );
    expect(first.map((headlines) => /€|CHF/u.exec(headlines)?.[0])).toEqual(['€', '€', 'CHF', '€', '€', '€']);
  });
});
