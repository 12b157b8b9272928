import { describe, expect, it } from 'vitest';
import type { PageDetails, PageType } from './content.ts';
import { HOME_CATEGORY_IDS } from './page-kind.ts';
import { resolvePage } from './resolve-page.ts';

const page = (said: Partial<PageDetails> = {}): PageDetails => ({
  pageType: 'CONTENT',
  redirectIsTemporary: false,
  seo: { title: '', description: '', breadcrumbs: [] },
  rows: [],
  activeAbTests: [],
  ...said,
});

describe('a resolved URL', () => {
  it.each([
    [true, 302],
    [false, 301],
  ])('is redirected, temporarily %s, with %i (PAGE-02)', (redirectIsTemporary, status) => {
    const details = page({ redirectUrl: '/cat/hefte', redirectIsTemporary });
    expect(resolvePage(details, '/alte-hefte/')).toEqual({ outcome: 'redirect', to: '/cat/hefte/', status });
  });

  it.each(['https://evil.example/', '//evil.example/', '/alte-hefte/'])(
    'is not redirected to another site or to itself: %s',
    (redirectUrl) => {
      expect(resolvePage(page({ redirectUrl }), '/alte-hefte/')).toEqual({ outcome: 'page' });
    },
  );

  it('leads to the listing if it is about a category, for good', () => {
    const details = page({ pageType: 'CATEGORY', categoryId: '1012' });
    expect(resolvePage(details, '/schulhefte/')).toEqual({ outcome: 'redirect', to: '/cat/1012/', status: 301 });
    expect(resolvePage(details, '/cat/1012/')).toEqual({ outcome: 'page' });
    expect(resolvePage({ ...details, redirectUrl: '/neu/' }, '/schulhefte/')).toMatchObject({ to: '/neu/' });
    expect(resolvePage({ ...details, pageType: 'CONTENT' }, '/schulhefte/')).toEqual({ outcome: 'page' });
  });

  it.each(HOME_CATEGORY_IDS)('stays the home page if that is about a category: %s', (categoryId) => {
    expect(resolvePage(page({ pageType: 'CATEGORY', categoryId }), '/')).toEqual({ outcome: 'page' });
  });

  it('is gone if it is of type GONE (PAGE-03)', () => {
    expect(resolvePage(page({ pageType: 'GONE' }), '/aktion-2019/')).toEqual({ outcome: 'gone' });
  });

  it.each<PageType>(['NOT_FOUND', 'UNKNOWN'])(
    'of type %s is not found, unless it is in the static list (PAGE-04)',
    (pageType) => {
      expect(resolvePage(page({ pageType }), '/nirgends/')).toEqual({ outcome: 'not-found' });
      for (const path of ['/checkout/basket', '/cf/test', '/test/test-api/'])
        expect(resolvePage(page({ pageType }), path)).toEqual({ outcome: 'page' });
    },
  );

  it.each<PageType>(['CONTENT', 'CATEGORY', 'PRODUCT'])('of type %s is a page', (pageType) => {
    expect(resolvePage(page({ pageType }), '/irgendwo/')).toEqual({ outcome: 'page' });
  });
});
