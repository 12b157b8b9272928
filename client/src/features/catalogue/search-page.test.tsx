import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { openPage } from '../../testing/open-page.tsx';

const listing = (more: object = {}): object => ({
  search: {
    redirectPath: null,
    listing: {
      term: 'heft',
      originalTerm: null,
      shortenedFrom: null,
      products: [],
      total: 3,
      currentPage: 1,
      totalPages: 1,
      sort: 'relevance',
      sorts: [],
      categoryFilter: [],
      filters: { enumFilters: [], rangeFilters: [] },
      suggestedFilters: [],
      suggestedQueries: [],
      ...more,
    },
  },
});
const PAPER = { id: '11', name: 'Papier', count: 3, selected: true };
const RED = { id: 'red', name: 'Rot', count: 2, selected: true, imageUrl: null };
const COLOUR = {
  id: 'colour',
  name: 'Farbe',
  values: [RED, { ...RED, id: 'blue', name: 'Blau', count: 1, selected: false }],
};
const NAVIGATION = [{ id: '10', name: 'Schreiben', path: '/cat/10/', picture: null }];
const open = (query: string, reply: object = listing()) =>
  openPage(`/search/${query}`, { replies: { Search: () => reply, CategoryTiles: () => ({ navigation: NAVIGATION }) } });
const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;

describe('the search page', () => {
  it('asks for nothing without words to search for (SEARCH-01)', async () => {
    const { gateway } = await open('');
    expect(heading()).toBe('Was suchen Sie?');
    expect(gateway.variablesOf('Search')).toEqual([]);
  });

  it.each(['?q=', '?q=%20&searchInCategoryId=11', '?searchInCategoryId=11'])(
    'leads home if the form was sent empty: %s (SEARCH-04)',
    async (query) => {
      const { currentPath } = await open(query);
      await waitFor(() => expect(currentPath()).toBe('/'));
    },
  );

  it('reads search, original, page, sort and category from its URL (SEARCH-02)', async () => {
    const { gateway } = await open(
      '?q=heft&oq=hfet&p=2&sort=price-asc&searchInCategoryId=11',
      listing({
        originalTerm: 'hfet',
        currentPage: 2,
        totalPages: 2,
        sorts: ['relevance', 'price-asc'],
        categoryFilter: [PAPER],
      }),
    );
    expect(heading()).toBe('Ergebnisse für „heft“');
    expect(gateway.variablesOf('Search')).toEqual([
      { q: 'heft', oq: 'hfet', page: 2, sort: 'price-asc', searchInCategoryId: '11' },
    ]);
    expect(screen.getByLabelText<HTMLSelectElement>('Sortieren nach').value).toBe('price-asc');
  });

  it('leads to the page that answers the search (SEARCH-05)', async () => {
    const { currentPath } = await open('?q=versand', { search: { redirectPath: '/service/versand/', listing: null } });
    await waitFor(() => expect(currentPath()).toBe('/service/versand/'));
  });

  it('says what it searched for instead, with a way back to what was typed (SEARCH-10)', async () => {
    await open('?q=hfet', listing({ originalTerm: 'hfet' }));
    expect(screen.getByRole('link', { name: 'Stattdessen nach „hfet“ suchen' }).getAttribute('href')).toBe(
      '/search/?q=hfet&oq=hfet',
    );
  });

  it('says which words it left out (SEARCH-10)', async () => {
    await open('?q=heft%20quax', listing({ originalTerm: 'heft quax', shortenedFrom: 'heft quax' }));
    expect(
      screen.getByText('Für „heft quax“ haben wir nichts gefunden. Wir zeigen Ergebnisse für „heft“.'),
    ).toBeDefined();
  });

  it('narrows the search down to a category, and widens it again (SEARCH-09)', async () => {
    await open(
      '?q=heft&p=3&sort=new&searchInCategoryId=11',
      listing({
        currentPage: 3,
        totalPages: 3,
        sort: 'new',
        categoryFilter: [PAPER, { id: '111', name: 'Hefte', count: 2, selected: false }],
      }),
    );
    const links = within(screen.getByRole('navigation', { name: 'Kategorien' })).getAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Alle Kategorien', '/search/?q=heft&sort=new', null],
      ['Papier 3(3 Artikel)', '/search/?q=heft&sort=new&searchInCategoryId=11', 'true'],
      ['Hefte 2(2 Artikel)', '/search/?q=heft&sort=new&searchInCategoryId=111', null],
    ]);
  });

  it('helps on where it found nothing, and widens a search within a category', async () => {
    await open(
      '?q=qqxxzz&searchInCategoryId=11',
      listing({
        term: 'qqxxzz',
        total: 0,
        categoryFilter: [{ ...PAPER, count: 0 }],
        suggestedQueries: ['Heft & Stift'],
      }),
    );
    expect(heading()).toBe('Nichts gefunden für „qqxxzz“');
    expect(screen.getByRole('link', { name: 'In allen Kategorien suchen' }).getAttribute('href')).toBe(
      '/search/?q=qqxxzz',
    );
    expect(screen.getByRole('link', { name: 'Heft & Stift' }).getAttribute('href')).toBe(
      '/search/?q=Heft%20%26%20Stift',
    );
    expect(
      within(screen.getByRole('region', { name: 'Oder stöbern Sie im Sortiment' }))
        .getByRole('link', { name: 'Schreiben' })
        .getAttribute('href'),
    ).toBe('/cat/10/');
    expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/');
  });

  it('is narrowed down by filters, suggested ones too; one or all are removed, with the category and the order (SEARCH-02, SEARCH-09, LIST-04)', async () => {
    const narrowed = listing({
      sort: 'new',
      categoryFilter: [PAPER],
      filters: { enumFilters: [COLOUR], rangeFilters: [] },
      suggestedFilters: [{ id: 'brand', name: 'Marke', values: [{ id: 'kernblatt', name: 'Kernblatt' }] }],
    });
    const { gateway } = await open('?q=heft&sort=new&searchInCategoryId=11&filter.colour=red', narrowed);
    expect(gateway.variablesOf('Search')).toEqual([
      {
        q: 'heft',
        page: 1,
        sort: 'new',
        searchInCategoryId: '11',
        filters: { enumFilters: [{ id: 'colour', values: ['red'] }], rangeFilters: [] },
      },
    ]);
    const href = (name: string, list = 'Farbe') =>
      within(screen.getByRole('list', { name: list }))
        .getByRole('link', { name })
        .getAttribute('href');
    expect(href('Blau (1 Artikel)')).toBe('/search/?q=heft&sort=new&searchInCategoryId=11&filter.colour=blue,red');
    expect(href('Farbe: Rot entfernen', 'Gewählte Filter')).toBe('/search/?q=heft&sort=new&searchInCategoryId=11');
    expect(href('Kategorie: Papier entfernen', 'Gewählte Filter')).toBe('/search/?q=heft&sort=new&filter.colour=red');
    expect(href('Kernblatt', 'Marke')).toBe(
      '/search/?q=heft&sort=new&searchInCategoryId=11&filter.brand=kernblatt&filter.colour=red',
    );
    expect(screen.getAllByRole('link', { name: 'Alle Filter entfernen' })[0]?.getAttribute('href')).toBe(
      '/search/?q=heft',
    );
  });

  it('loses filters and categories that are unknown from its URL', async () => {
    const { currentPath } = await open(
      '?q=heft&searchInCategoryId=99&filter.colour=red,pink&filter.x=1',
      listing({ filters: { enumFilters: [COLOUR], rangeFilters: [] } }),
    );
    await waitFor(() => expect(currentPath()).toBe('/search/?q=heft&filter.colour=red'));
  });

  it('never runs what was searched for', async () => {
    await open(
      `?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
      listing({ term: '<img src=x onerror=alert(1)>' }),
    );
    expect(heading()).toBe('Ergebnisse für „<img src=x onerror=alert(1)>“');
    expect(document.querySelector('[onerror]')).toBeNull();
  });

  it('is not found beyond its last page', async () => {
    await open('?q=heft&p=9', listing({ currentPage: 2, totalPages: 2 }));
    expect(screen.queryByRole('heading', { name: /heft/u })).toBeNull();
    expect(heading()).toMatch(/gibt es|nicht/u);
  });

  it('says that it cut a search that was too long', async () => {
    await open(`?q=${'a'.repeat(101)}`);
    expect(screen.getByText('Ihre Suche war sehr lang. Wir haben nur die ersten 100 Zeichen verwendet.')).toBeDefined();
  });
});
