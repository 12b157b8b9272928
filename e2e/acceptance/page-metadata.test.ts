import type { OpenBackend } from '@shop/gateway/testing/backends';
import { MARKETS } from '@shop/gateway/testing/markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STOREFRONT_IDS } from '../stack/storefronts.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const COUNTRIES = ['de', 'at', 'ch'] as const;
const HREFLANGS = {
  'de-CH': 'ch',
  'de-LI': 'ch',
  'de-DE': 'de',
  'x-default': 'de',
  'de-AT': 'at',
  'de-IT': 'at',
} as const;
const LISTED = ['/', '/cat/101/', '/service/versand/', '/service/newsletter/', '/prime/'] as const;

describe.each(WHOLE_SHOPS)('the metadata of pages, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const read = async (host: string, path: string) => {
    const { browser } = await shop.enter(host);
    const { body, statusCode } = await browser.get(path);
    const hrefOf = (tag: string): string => /href="(?<href>[^"]*)"/u.exec(tag)?.groups?.['href'] ?? '';
    return {
      status: statusCode,
      robots: /<meta name="robots" content="(?<robots>[^"]*)"/u.exec(body)?.groups?.['robots'],
      canonical: hrefOf(/<link rel="canonical"[^>]*>/u.exec(body)?.[0] ?? ''),
      alternates: Object.fromEntries(
        [...body.matchAll(/<link rel="alternate" hreflang="(?<hreflang>[^"]*)"[^>]*>/gu)].map((found) => [
          found.groups?.['hreflang'],
          hrefOf(found[0]),
        ]),
      ),
    };
  };

  it.each(LISTED)('leads from %s to the same page of the other countries, and back (SEO-01)', async (path) => {
    const expected = Object.fromEntries(
      Object.entries(HREFLANGS).map(([hreflang, id]) => [hreflang, `http://${MARKETS[id].host}${path}`]),
    );
    for (const id of COUNTRIES) {
      const { host } = MARKETS[id];
      expect(await read(host, path)).toEqual({
        status: 200,
        robots: 'index,follow',
        canonical: `http://${host}${path}`,
        alternates: expected,
      });
    }
  });

  it.each(STOREFRONT_IDS.filter((id) => !COUNTRIES.some((country) => country === id)))(
    'names no other country on %s (SEO-01)',
    async (id) => {
      const { host } = MARKETS[id];
      expect(await read(host, '/login/')).toMatchObject({ status: 200, alternates: {} });
      expect((await read(host, '/')).alternates).toEqual({});
    },
  );

  it('asks search engines to list a listing once, whatever its order and filters', async () => {
    const { host } = MARKETS.de;
    expect((await read(host, '/cat/101/?sort=price-asc')).canonical).toBe(`http://${host}/cat/101/`);
    for (const path of ['/cat/101/?p=2&sort=price-asc', '/cat/101/?p=2'])
      expect(await read(host, path)).toMatchObject({ canonical: `http://${host}/cat/101/?p=2`, alternates: {} });
  });

  it('lists nothing that is not found, and no address of an order (SEO-02)', async () => {
    const { host } = MARKETS.de;
    for (const [path, status] of [
      ['/cat/gibt-es-nicht/', 404],
      ['/service/kontakt/?order=400000001', 200],
    ] as const)
      expect(await read(host, path)).toEqual({ status, robots: 'noindex,follow', canonical: '', alternates: {} });
  });
});
