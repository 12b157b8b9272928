import { describe, expect, it } from 'vitest';
import { canonicalAddressOf, type DescribedPage, hasSharePreview, robotsOf } from './search-engines.ts';

const page = (url: string, more: Partial<DescribedPage> = {}): DescribedPage => {
  const [path = '', query = ''] = url.split('?');
  const pairs = query === '' ? [] : query.split('&').map((pair) => pair.split('='));
  return {
    path,
    query: Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value.replaceAll('+', ' ')])),
    isFound: true,
    ...more,
  };
};

describe('what a page asks of search engines', () => {
  it.each([
    '/checkout/basket/',
    '/login/',
    '/myaccount/password/',
    '/search/',
    '/search/?q=heft',
    '/myaccount/register/',
    '/myaccount/resetpassword/',
    '/rating/?enc=abc',
    '/prime/checkout/',
  ])('is not to list it, but to follow its links: %s (SEO-03)', (url) => {
    expect(robotsOf(page(url))).toBe('noindex,follow');
  });

  it.each(['/service/newsletter/success/', '/service/newsletter/newsletter-abmelden/'])(
    'is the same of the newsletter: %s (SEO-09)',
    (url) => {
      expect(robotsOf(page(url))).toBe('noindex,follow');
    },
  );

  it('is the same of the own list (SEO-10)', () => {
    expect(robotsOf(page('/myaccount/wishlist/'))).toBe('noindex,follow');
  });

  it('is the same of what was not found, and of every address with an order, whatever its value (SEO-02)', () => {
    expect(robotsOf(page('/cat/gibt-es-nicht/', { isFound: false }))).toBe('noindex,follow');
    for (const url of ['/service/kontakt/?order=400000001', '/cat/10/?order=', '/?order=price'])
      expect(robotsOf(page(url))).toBe('noindex,follow');
  });

  it('is to list all others, unless the page says something else (SEO-04)', () => {
    for (const url of ['/', '/cat/10/', '/cat/10/?p=2', '/prod/100200/', '/service/kontakt/', '/service/newsletter/'])
      expect(robotsOf(page(url))).toBe('index,follow');
    expect(robotsOf(page('/service/kontakt/', { ownRobots: 'noindex,nofollow' }))).toBe('noindex,nofollow');
    expect(robotsOf(page('/beratung/', { ownRobots: 'index,nofollow' }))).toBe('index,nofollow');
  });

  it('is the stricter of the page’s words and the shop’s', () => {
    expect(robotsOf(page('/login/', { ownRobots: 'index,follow' }))).toBe('noindex,follow');
    expect(robotsOf(page('/login/', { ownRobots: 'index,nofollow' }))).toBe('noindex,nofollow');
  });
});

describe('the canonical address', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=mail', '/'],
    ['/cat/10/?p=2', '/cat/10/?p=2'],
    ['/cat/10/?p=1', '/cat/10/'],
    ['/cat/10/?filter.color=rot&p=3&sort=price', '/cat/10/?p=3'],
    ['/search/?p=2&q=heft+a4&sort=new', '/search/?q=heft%20a4&p=2'],
    ['/search/?oq=hefft&q=heft', '/search/?q=heft'],
    ['/prod/100200/?varid=100200301', '/prod/100200/'],
    ['/prod/100200/?p=2&q=heft', '/prod/100200/'],
  ])('of %s is %s: only q and p are kept, and none on products (SEO-05)', (url, canonical) => {
    expect(canonicalAddressOf(page(url))).toBe(canonical);
  });

  it('is the one that the page names, if it is of the shop (SEO-08)', () => {
    const canonicalOf = (ownCanonical: string) => canonicalAddressOf(page('/beratung/alt/', { ownCanonical }));
    expect(canonicalOf('/beratung/neu')).toBe('/beratung/neu/');
    for (const elsewhere of ['https://evil.example/', '//evil.example/', 'neu/'])
      expect(canonicalOf(elsewhere)).toBe('/beratung/alt/');
  });

  it('is none of pages that are not listed', () => {
    for (const url of ['/login/', '/checkout/basket/', '/myaccount/wishlist/', '/service/kontakt/?order=1'])
      expect(canonicalAddressOf(page(url))).toBeUndefined();
    expect(canonicalAddressOf(page('/search/?q=heft', { isFound: false }))).toBeUndefined();
    expect(canonicalAddressOf(page('/service/x/', { ownRobots: 'noindex,follow' }))).toBeUndefined();
  });
});

describe('a preview where people share a link', () => {
  it('is there for pages that anybody may see, and for the wishlist (SEO-06)', () => {
    for (const url of [
      '/',
      '/cat/10/',
      '/prod/100200/',
      '/search/?q=heft',
      '/service/kontakt/',
      '/myaccount/wishlist/',
    ])
      expect([url, hasSharePreview(page(url))]).toEqual([url, true]);
  });

  it('is left out of what was not found, checkout, login, logout and account (SEO-06)', () => {
    for (const url of ['/checkout/basket/', '/checkout/login/', '/checkout/summary/', '/login/', '/logout/'])
      expect([url, hasSharePreview(page(url))]).toEqual([url, false]);
    for (const url of ['/myaccount/', '/myaccount/orders/', '/myaccount/wishlist/shared/', '/myaccount/register/'])
      expect([url, hasSharePreview(page(url))]).toEqual([url, false]);
    expect(hasSharePreview(page('/cat/10/', { isFound: false }))).toBe(false);
  });
});
