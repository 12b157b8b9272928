import type { PageRequest } from '@shop/domain/pages/page-contract';
import { type StorefrontId, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';

import { aContentPage } from '../testing/a-content-page.ts';
import { aPageRequest } from '../testing/page-request.ts';
import { renderPage } from './entry-server.tsx';

const ALTERNATES = [
  { hreflang: 'de-CH', storefront: 'ch' },
  { hreflang: 'de-DE', storefront: 'de' },
] as const;

const unescaped = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The tags of the head, by what they name. */
const headOf = async (path: string, overrides: Partial<PageRequest> = {}) => {
  const shop = {
    Page: () => ({ page: { ...aContentPage(), title: 'Beratung', description: 'Was Sie "wissen" sollten' } }),
  };
  const { html } = await renderPage(aPageRequest(path, shop, { alternates: async () => ALTERNATES, ...overrides }));
  const tags = [...html.matchAll(/<(?:meta|link) (?<attributes>[^>]*)>/gu)].map(({ groups }) =>
    Object.fromEntries(
      [...(groups?.['attributes'] ?? '').matchAll(/(?<name>[\w-]+)="(?<value>[^"]*)"/gu)].map(({ groups: pair }) => [
        pair?.['name'] ?? '',
        unescaped(pair?.['value'] ?? ''),
      ]),
    ),
  );
  const all = (name: string): Record<string, string | undefined> =>
    Object.fromEntries(
      tags.flatMap((tag) => (tag[name] === undefined ? [] : [[tag[name], tag['content'] ?? tag['href']]])),
    );
  return {
    named: all('name'),
    shared: all('property'),
    canonical: all('rel')['canonical'],
    alternates: all('hreflang'),
  };
};

describe('the head of a page', () => {
  it('names it for search engines and for whoever shares it', async () => {
    const { named, shared, canonical, alternates } = await headOf('/service/beratung/');
    expect(named).toMatchObject({
      description: 'Was Sie "wissen" sollten',
      robots: 'index,follow',
      'twitter:card': 'summary_large_image',
    });
    expect(canonical).toBe('http://localhost:8080/service/beratung/');
    expect(alternates).toEqual({
      'de-CH': 'http://ch.localhost:8080/service/beratung/',
      'de-DE': 'http://localhost:8080/service/beratung/',
    });
    expect(shared).toEqual({
      'og:type': 'website',
      'og:site_name': 'Pausenhof',
      'og:locale': 'de_DE',
      'og:title': 'Beratung | Pausenhof',
      'og:description': 'Was Sie "wissen" sollten',
      'og:url': 'http://localhost:8080/service/beratung/',
      'og:image': 'http://localhost:8080/share.jpg',
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
    });
  });

  it.each([
    ['at', 'de_AT'],
    ['ch', 'de_CH'],
    ['en', 'en_GB'],
  ] as const satisfies readonly (readonly [StorefrontId, string])[])('says its language, on %s', async (id, locale) => {
    expect((await headOf('/service/beratung/', { storefront: STOREFRONTS[id] })).shared['og:locale']).toBe(locale);
  });

  it('has the links that editors gave it, and the address that it is a copy of (SEO-08)', async () => {
    const page = {
      ...aContentPage(),
      canonicalUrl: 'http://localhost:8080/service/original/',
      robots: 'index,nofollow',
      links: [{ rel: 'help', href: '/service/kontakt/' }],
      breadcrumbs: [{ displayName: 'Service & Hilfe', path: '/service/' }],
    };
    const { html } = await renderPage(aPageRequest('/service/kopie/', { Page: () => ({ page }) }));
    for (const tag of [
      '<link rel="canonical" href="http://localhost:8080/service/original/">',
      '<meta name="robots" content="index,nofollow">',
      '<link rel="help" href="/service/kontakt/">',
      '<a href="/service/">Service &amp; Hilfe</a>',
    ])
      expect(html).toContain(tag);
  });

  it('leads to other countries from its one address only', async () => {
    expect((await headOf('/service/beratung/?order=1')).alternates).toEqual({});
  });

  it('says nothing of a page that is not there', async () => {
    const missing = { Page: () => ({ page: { __typename: 'PageNotFound', path: '/gibt-es-nicht/' } }) };
    const { html } = await renderPage(aPageRequest('/gibt-es-nicht/', missing, { alternates: async () => ALTERNATES }));
    expect(html).toContain('<meta name="robots" content="noindex,follow">');
    for (const tag of ['canonical', 'hreflang', 'og:']) expect(html).not.toContain(tag);
  });
});
