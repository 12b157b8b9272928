import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { openPage } from '../../testing/open-page.tsx';
import {
  openSearch,
  options,
  searchField,
  searchReplies,
  stubPhone,
  typeAndWait,
  typeBeforeListening,
  typeTerm,
} from '../../testing/open-search.tsx';
import { passTime } from '../../testing/pass-time.ts';
import { recentSearches, rememberSearch } from './recent-searches.ts';

const isOpen = (): boolean => searchField().getAttribute('aria-expanded') === 'true';

beforeEach(() => stubPhone(false));

describe('suggestions', () => {
  it('appear once the field has rested for 250 ms (SEARCH-07)', async () => {
    const { gateway } = await openSearch();
    vi.useFakeTimers();
    typeTerm('hef');
    await passTime(200);
    typeTerm('heft');
    await passTime(249);
    expect(gateway.variablesOf('Suggestions')).toEqual([]);
    await passTime(1);
    expect(gateway.variablesOf('Suggestions')).toEqual([{ q: 'heft' }]);
  });

  it('are grouped into searches, categories and articles with picture and price (SEARCH-07)', async () => {
    await openSearch();
    await typeAndWait('heft');
    const list = within(screen.getByRole('listbox', { name: 'Vorschläge' }));
    expect(
      list.getAllByRole('group').map((group) =>
        within(group)
          .getAllByRole('option')
          .map((option) => [option.textContent, option.getAttribute('href')]),
      ),
    ).toEqual([
      [['heft a5', '/search/?q=heft%20a5']],
      [['Papier & Hefte 12 Artikel', '/cat/11/']],
      [['Schulheft A5 ab 1,99 €', '/prod/104320/?varid=104320-01']],
    ]);
    expect(screen.getByText('3 Vorschläge. Mit den Pfeiltasten wählen.').getAttribute('role')).toBe('status');
  });

  it('are reached with the arrow keys while the field keeps the focus, and followed with Enter', async () => {
    const { currentPath } = await openSearch();
    await typeAndWait('heft');
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('option', { selected: true });
    expect(active.textContent).toContain('Papier & Hefte');
    expect(searchField().getAttribute('aria-activedescendant')).toBe(active.id);
    expect(document.activeElement).toBe(searchField());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(searchField().hasAttribute('aria-activedescendant')).toBe(false);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(currentPath()).toBe('/beratung/?q=heft a5'));
    expect(isOpen()).toBe(false);
  });

  it('are left by whoever types on: Enter then searches for what is in the field', async () => {
    const { currentPath } = await openSearch();
    await typeAndWait('heft');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('heft a5');
    await userEvent.keyboard('e{Enter}');
    await waitFor(() => expect(currentPath()).toBe('/beratung/?q=hefte'));
  });

  it.each([
    ['a click anywhere in the header', () => userEvent.click(screen.getByRole('banner'))],
    ['a click in the page', () => userEvent.click(screen.getByRole('main'))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['leaving the form', () => userEvent.tab().then(() => userEvent.tab())],
  ])('are closed by %s, and keep what was typed (SEARCH-07)', async (_, close) => {
    await openSearch();
    await typeAndWait('heft');
    await close();
    await waitFor(() => expect(options()).toEqual([]));
    expect([isOpen(), searchField().value]).toEqual([false, 'heft']);
  });

  it('are for what was typed while the help rendered, before it listened', async () => {
    await openPage('/search/?q=schere', { replies: searchReplies });
    typeBeforeListening('heft');
    searchField().focus();
    await waitFor(() => expect(options()[0]?.textContent).toBe('heft a5'));
  });

  it('of a late answer never replace those of a newer one (SEARCH-07)', async () => {
    const late = Promise.withResolvers<undefined>();
    await openSearch({
      Suggestions: ({ q }: Readonly<Record<string, unknown>>) =>
        q === 'sche' ? late.promise.then(() => searchReplies.Suggestions({ q })) : searchReplies.Suggestions({ q }),
    });
    vi.useFakeTimers();
    typeTerm('sche');
    await passTime(250);
    typeTerm('schere');
    await passTime(300);
    late.resolve(undefined);
    await passTime(50);
    expect(options()[0]?.textContent).toBe('schere a5');
  });

  it('that cannot be fetched leave page and search as they are', async () => {
    const { currentPath } = await openSearch({
      Suggestions: () => {
        throw new TypeError('down');
      },
      SearchTarget: () => {
        throw new TypeError('down');
      },
    });
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    typeTerm('heft & stift');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(currentPath()).toBe('/search/?q=heft%20%26%20stift'));
    expect(options()).toEqual([]);
  });
});

describe('the submit of a search', () => {
  it.each([
    ['nothing but spaces', '   ', '/'],
    ['what a redirect rule names', 'retoure', '/service/versand/'],
    ['an article number', '104320', '/prod/104320/'],
    ['anything else', 'heft', '/beratung/?q=heft'],
  ])('with %s leads on (SEARCH-04, SEARCH-05)', async (_, text, path) => {
    const { currentPath } = await openSearch({}, '/service/kontakt/');
    typeTerm(text);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(currentPath()).toBe(path));
  });

  it('scrolls to the listing if it leads to the page that is open (SEARCH-06)', async () => {
    const { currentPath } = await openSearch(
      { SearchTarget: () => ({ searchTarget: { kind: 'search', path: '/beratung/?q=rote%20hefte' } }) },
      '/beratung/?q=rote+hefte',
    );
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
    const before = currentPath();
    typeTerm('rote hefte');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
    expect(scrolled.mock.contexts[0]).toBe(screen.getByRole('main'));
    expect(currentPath()).toBe(before);
  });

  it('leads to the last of two searches, however late the first one is answered', async () => {
    const late = Promise.withResolvers<undefined>();
    const target = (path: string) => ({ searchTarget: { kind: 'redirect', path } });
    const { currentPath } = await openSearch({
      SearchTarget: ({ q }: Readonly<Record<string, unknown>>) =>
        q === 'alt' ? late.promise.then(() => target('/alt/')) : target('/service/versand/'),
    });
    typeTerm('alt');
    await userEvent.keyboard('{Enter}');
    typeTerm('neu');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(currentPath()).toBe('/service/versand/'));
    vi.useFakeTimers();
    late.resolve(undefined);
    await passTime(5);
    expect(currentPath()).toBe('/service/versand/');
  });

  it('is a form that works before scripts, with what is searched for on the search page (SEARCH-05)', async () => {
    await openPage('/beratung/');
    const form = screen.getByRole('search');
    expect([
      form.getAttribute('action'),
      form.getAttribute('method') ?? 'get',
      searchField().name,
      searchField().type,
    ]).toEqual(['/search/', 'get', 'q', 'search']);
  });
});

describe('recent searches', () => {
  const recent = (): readonly (string | null)[] =>
    within(screen.getByRole('region', { name: 'Zuletzt gesucht' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('are offered while the field is empty, the latest first, each once, and never sent', async () => {
    ['heft', 'Schere'].forEach(rememberSearch);
    const { gateway } = await openSearch();
    expect(recent()).toEqual(['Schere', 'heft']);
    typeTerm('Heft');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(gateway.variablesOf('SearchTarget')).toEqual([{ q: 'Heft' }]));
    expect(recentSearches()).toEqual(['Heft', 'Schere']);
    expect(gateway.calls.filter(({ variables }) => JSON.stringify(variables).includes('Schere'))).toEqual([]);
  });

  it('are removed one by one or all at once', async () => {
    ['Kleber', 'Heft', 'Schere'].forEach(rememberSearch);
    await openSearch();
    await userEvent.click(screen.getByRole('button', { name: 'Heft entfernen' }));
    expect(recent()).toEqual(['Schere', 'Kleber']);
    await userEvent.click(screen.getByRole('button', { name: 'Alle entfernen' }));
    expect(screen.queryByRole('region', { name: 'Zuletzt gesucht' })).toBeNull();
    expect(recentSearches()).toEqual([]);
  });
});
