import { describe, expect, it } from 'vitest';
import type { PageDetails, PageType } from './content.ts';
import { categoryTitle, HOME_CATEGORY_IDS, pageTypeOf, pathVerdict, resolvePage } from './page-resolution.ts';

const page = (said: Partial<PageDetails> = {}): PageDetails => ({
  pageType: 'CONTENT',
  redirectIsTemporary: false,
  seo: { title: '', description: '', breadcrumbs: [] },
  rows: [],
  activeAbTests: [],
  ...said,
});

describe('a looked-up address', () => {
  it.each([
    [true, 302],
    [false, 301],
  ])('is redirected, temporarily %s, with %i (PAGE-02)', (redirectIsTemporary, status) => {
    const details = page({ redirectUrl: '/cat/hefte', redirectIsTemporary });
    expect(resolvePage(details, '/alte-hefte/')).toEqual({ answer: 'redirect', to: '/cat/hefte/', status });
  });

  it.each(['https://evil.example/', '//evil.example/', '/alte-hefte/'])('is not redirected out of the shop or to itself: %s', (redirectUrl) => {
    expect(resolvePage(page({ redirectUrl }), '/alte-hefte/')).toEqual({ answer: 'page' });
  });

  it('is gone when it is of type GONE (PAGE-03)', () => {
    expect(resolvePage(page({ pageType: 'GONE' }), '/aktion-2019/')).toEqual({ answer: 'gone' });
  });

  it.each<PageType>(['NOT_FOUND', 'UNKNOWN'])('of type %s is not found, unless it is in the static list (PAGE-04)', (pageType) => {
    expect(resolvePage(page({ pageType }), '/nirgends/')).toEqual({ answer: 'not-found' });
    for (const path of ['/checkout/basket', '/cf/test', '/test/test-api/']) expect(resolvePage(page({ pageType }), path)).toEqual({ answer: 'page' });
  });

  it.each<PageType>(['CONTENT', 'CATEGORY', 'PRODUCT'])('of type %s is a page', (pageType) => {
    expect(resolvePage(page({ pageType }), '/irgendwo/')).toEqual({ answer: 'page' });
  });
});

it.each([
  ['/service/Katalog/', 'not-found'],
  ['/service/%C3%9Cber/', 'not-found'],
  ['/service/%c3%bcber/', 'fine'],
  ['/service/$1/', 'not-found'],
  ['/service/%241/', 'not-found'],
  ['/cat/A-$1/', 'fine'],
  ['/prod/XY1/', 'fine'],
  ['/service/prod/XY1/', 'not-found'],
  ['/service/katalog/', 'fine'],
])('of uppercase letters and $ outside cat and prod, %s is %s (PAGE-05)', (path, verdict) => {
  expect(pathVerdict(path)).toBe(verdict);
});

it('tells an address that is no text from one that is unknown', () => {
  expect(pathVerdict('/service/%ff')).toBe('malformed');
});

it.each([
  ['/', 'home'],
  [`/cat/${HOME_CATEGORY_IDS[0]}/`, 'home'],
  [`/cat/${HOME_CATEGORY_IDS[1]}`, 'home'],
  ['/cat/hefte/', 'category'],
  ['/prod/4711?varid=1', 'product'],
  ['/myaccount/orders/', 'account'],
  ['/checkout/basket/', 'checkout'],
  ['/search?q=heft', 'search'],
  ['/brands/kreidefuchs/', 'brands'],
  ['/campaigns/schulstart/', 'campaigns'],
  ['/gewinnspiele/', 'sweepstakes'],
  ['/inspiration/basteln/', 'inspiration'],
  ['/beratung/', 'advisory'],
  ['/produkte/', 'product-listing'],
  ['/404', 'error-404'],
  ['/service/newsletter/', 'others'],
])('the page %s is of type %s (PAGE-06)', (path, kind) => {
  expect(pageTypeOf(path)).toBe(kind);
});

it.each([
  ['Schulhefte', 'Papier', 'Schulhefte / Papier'],
  ['Schulhefte', undefined, 'Schulhefte'],
  ['a'.repeat(30), 'b'.repeat(17), `${'a'.repeat(30)} / ${'b'.repeat(17)}`],
  ['a'.repeat(30), 'b'.repeat(18), 'a'.repeat(30)],
  ['a'.repeat(60), 'b', 'a'.repeat(60)],
])('the title of category %s in %s is %s (PAGE-16)', (current, parent, title) => {
  expect(categoryTitle(current, parent)).toBe(title);
});
