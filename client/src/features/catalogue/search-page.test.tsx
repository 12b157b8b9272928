import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { openPage } from '../../testing/open-page.tsx';

const listing = (more: object = {}): object => ({ search: { redirectPath: null, listing: { term: 'heft', originalTerm: null, shortenedFrom: null, products: [], total: 3, currentPage: 1, totalPages: 1, sort: 'relevance', sorts: [], categoryFilter: [], ...more } } });
const open = (query: string, reply: object = listing()) => openPage(`/search/${query}`, { replies: { Search: () => reply } });
const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;

describe('the search page', () => {
  it('asks for nothing without words to search for (SEARCH-01)', async () => {
    const { gateway } = await open('');
    expect(heading()).toBe('Was suchen Sie?');
    expect(gateway.variablesOf('Search')).toEqual([]);
  });

  it('leads home if the form was sent empty (SEARCH-04)', async () => {
    const { currentPath } = await open('?q=');
    await waitFor(() => expect(currentPath()).toBe('/'));
  });

  it('reads search, original, page, sort and category from its URL (SEARCH-02)', async () => {
    const { gateway } = await open('?q=heft&oq=hfet&p=2&sort=price-asc&searchInCategoryId=11', listing({ currentPage: 2, totalPages: 2 }));
    expect(heading()).toBe('Ergebnisse für „heft“');
    expect(gateway.variablesOf('Search')).toEqual([{ q: 'heft', oq: 'hfet', page: 2, sort: 'price-asc', searchInCategoryId: '11' }]);
  });

  it('leads to the page that answers the search (SEARCH-05)', async () => {
    const { currentPath } = await open('?q=versand', { search: { redirectPath: '/service/versand/', listing: null } });
    await waitFor(() => expect(currentPath()).toBe('/service/versand/'));
  });

  it('says what it searched for instead, with a way back to what was typed (SEARCH-10)', async () => {
    await open('?q=hfet', listing({ originalTerm: 'hfet' }));
    expect(screen.getByRole('link', { name: 'Stattdessen nach „hfet“ suchen' }).getAttribute('href')).toBe('/search/?q=hfet&oq=hfet');
  });

  it('says which words it left out (SEARCH-10)', async () => {
    await open('?q=heft%20quax', listing({ originalTerm: 'heft quax', shortenedFrom: 'heft quax' }));
    expect(screen.getByText('Für „heft quax“ haben wir nichts gefunden. Wir zeigen Ergebnisse für „heft“.')).toBeDefined();
  });

  it('narrows the search down to a category, and widens it again (SEARCH-09)', async () => {
    await open('?q=heft&p=3&sort=new&searchInCategoryId=11', listing({ currentPage: 3, totalPages: 3, categoryFilter: [{ id: '11', name: 'Papier', path: '/cat/11/', count: 3, selected: true }, { id: '111', name: 'Hefte', path: '/cat/111/', count: 2, selected: false }] }));
    const links = within(screen.getByRole('navigation', { name: 'Kategorien der Ergebnisse' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['Alle Kategorien', '/search/?q=heft', null],
      ['Papier (3)', '/search/?q=heft&searchInCategoryId=11', 'true'],
      ['Hefte (2)', '/search/?q=heft&searchInCategoryId=111', null],
    ]);
  });

  it('helps on where it found nothing, and widens a search within a category', async () => {
    await open('?q=qqxxzz&searchInCategoryId=11', listing({ term: 'qqxxzz', total: 0 }));
    expect(heading()).toBe('Nichts gefunden für „qqxxzz“');
    expect(screen.getByRole('link', { name: 'In allen Kategorien suchen' }).getAttribute('href')).toBe('/search/?q=qqxxzz');
    expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/');
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
