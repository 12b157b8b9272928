import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { openPage } from '../../testing/open-page.tsx';
import { passTime } from '../../testing/pass-time.ts';
import { recentSearches, rememberSearch } from './recent-searches.ts';

const picture = { alt: '', src: '/p.webp', width: 280, height: 210, sources: [] };
const product = (id: string, name: string) => ({ id, bestItemId: `${id}-01`, name, path: `/prod/${id}/`, moreVariants: true, startsFrom: true, picture, price: { current: { amount: 199, currency: 'EUR', text: '1,99 €' } } });
const suggestionsFor = (q: unknown) => ({ suggestions: { queries: [`${String(q)} a5`], categories: [{ id: '11', name: 'Papier & Hefte', path: '/cat/11/', count: 12 }], products: [product('104320', 'Schulheft A5')] } });

const replies = {
  Suggestions: ({ q }: Readonly<Record<string, unknown>>) => suggestionsFor(q),
  SearchTarget: ({ q }: Readonly<Record<string, unknown>>) => ({ searchTarget: q === 'retoure' ? { kind: 'redirect', path: '/service/versand/' } : q === '104320' ? { kind: 'product', path: '/prod/104320/' } : { kind: 'search', path: `/beratung/?q=${String(q)}` } }),
};

const field = (): HTMLInputElement => within(screen.getByRole('search')).getByLabelText('Artikel suchen');
const options = (): readonly HTMLElement[] => screen.queryAllByRole('option');
const isOpen = (): boolean => field().getAttribute('aria-expanded') === 'true';

/** Opens a page and focuses the field, which fetches what helps with it. */
const openSearch = async (more: object = {}, path = '/beratung/') => {
  const page = await openPage(path, { replies: { ...replies, ...more } });
  field().focus();
  await waitFor(() => expect(field().getAttribute('role')).toBe('combobox'));
  return page;
};
const type = (text: string): void => void fireEvent.input(field(), { target: { value: text } });
const typeAndWait = async (text: string): Promise<void> => {
  type(text);
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
};

/** Types once the help has rendered, just before it listens. */
const typeBeforeListening = (text: string): void => {
  const [own, form] = [field(), screen.getByRole('search')];
  const listen = form.addEventListener.bind(form);
  vi.spyOn(form, 'addEventListener').mockImplementation((kind: string, listener: EventListenerOrEventListenerObject) => {
    if (own.value !== text) fireEvent.input(own, { target: { value: text } });
    listen(kind, listener);
  });
};

const stubPhone = (isPhone: boolean, isTouch = isPhone): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('hover') ? isTouch : isPhone, addEventListener: () => undefined, removeEventListener: () => undefined }));
};

beforeEach(() => stubPhone(false));

describe('suggestions', () => {
  it('appear once the field has rested for 250 ms (SEARCH-07)', async () => {
    const { gateway } = await openSearch();
    vi.useFakeTimers();
    type('hef');
    await passTime(200);
    type('heft');
    await passTime(249);
    expect(gateway.variablesOf('Suggestions')).toEqual([]);
    await passTime(1);
    expect(gateway.variablesOf('Suggestions')).toEqual([{ q: 'heft' }]);
  });

  it('are grouped into searches, categories and articles with picture and price (SEARCH-07)', async () => {
    await openSearch();
    await typeAndWait('heft');
    const list = within(screen.getByRole('listbox', { name: 'Vorschläge' }));
    expect(list.getAllByRole('group').map((group) => within(group).getAllByRole('option').map((option) => [option.textContent, option.getAttribute('href')]))).toEqual([
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
    expect(field().getAttribute('aria-activedescendant')).toBe(active.id);
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(field().hasAttribute('aria-activedescendant')).toBe(false);
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
    expect([isOpen(), field().value]).toEqual([false, 'heft']);
  });

  it('are for what was typed while the help rendered, before it listened', async () => {
    await openPage('/search/?q=schere', { replies });
    typeBeforeListening('heft');
    field().focus();
    await waitFor(() => expect(options()[0]?.textContent).toBe('heft a5'));
  });

  it('of a late answer never replace those of a newer one (SEARCH-07)', async () => {
    const late = Promise.withResolvers<undefined>();
    await openSearch({ Suggestions: ({ q }: Readonly<Record<string, unknown>>) => (q === 'sche' ? late.promise.then(() => suggestionsFor(q)) : suggestionsFor(q)) });
    vi.useFakeTimers();
    type('sche');
    await passTime(250);
    type('schere');
    await passTime(300);
    late.resolve(undefined);
    await passTime(50);
    expect(options()[0]?.textContent).toBe('schere a5');
  });

  it('that cannot be fetched leave page and search as they are', async () => {
    const { currentPath } = await openSearch({ Suggestions: () => { throw new TypeError('down'); }, SearchTarget: () => { throw new TypeError('down'); } });
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    type('heft & stift');
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
    type(text);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(currentPath()).toBe(path));
  });

  it('scrolls to the listing if it leads to the page that is open (SEARCH-06)', async () => {
    const { currentPath } = await openSearch({ SearchTarget: () => ({ searchTarget: { kind: 'search', path: '/beratung/?q=rote%20hefte' } }) }, '/beratung/?q=rote+hefte');
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
    const before = currentPath();
    type('rote hefte');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
    expect(scrolled.mock.contexts[0]).toBe(screen.getByRole('main'));
    expect(currentPath()).toBe(before);
  });

  it('leads to the last of two searches, however late the first one is answered', async () => {
    const late = Promise.withResolvers<undefined>();
    const target = (path: string) => ({ searchTarget: { kind: 'redirect', path } });
    const { currentPath } = await openSearch({ SearchTarget: ({ q }: Readonly<Record<string, unknown>>) => (q === 'alt' ? late.promise.then(() => target('/alt/')) : target('/service/versand/')) });
    type('alt');
    await userEvent.keyboard('{Enter}');
    type('neu');
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
    expect([form.getAttribute('action'), form.getAttribute('method') ?? 'get', field().name, field().type]).toEqual(['/search/', 'get', 'q', 'search']);
  });
});

describe('recent searches', () => {
  const recent = (): readonly (string | null)[] => within(screen.getByRole('region', { name: 'Zuletzt gesucht' })).getAllByRole('listitem').map(({ textContent }) => textContent);

  it('are offered while the field is empty, the latest first, each once, and never sent', async () => {
    ['heft', 'Schere'].forEach(rememberSearch);
    const { gateway } = await openSearch();
    expect(recent()).toEqual(['Schere', 'heft']);
    type('Heft');
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

describe('the search of a phone', () => {
  it('opens an overlay with its own field as soon as somebody types, and returns what was typed (SEARCH-08)', async () => {
    await openSearch();
    stubPhone(true);
    type('he');
    const overlay = await screen.findByRole('dialog', { name: 'Suche' });
    const own = within(overlay).getByLabelText<HTMLInputElement>('Artikel suchen');
    expect(own.value).toBe('he');
    await waitFor(() => expect(document.activeElement).toBe(own));
    fireEvent.input(own, { target: { value: 'heft' } });
    await waitFor(() => expect(within(overlay).getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field().value).toBe('heft');
  });

  it.each([
    ['tapped', true],
    ['typed into', false],
  ])('opens with what was typed while it rendered, if the field was %s', async (_, isTouch) => {
    await openPage('/beratung/', { replies });
    stubPhone(true, isTouch);
    typeBeforeListening('he');
    field().focus();
    const overlay = await screen.findByRole('dialog', { name: 'Suche' });
    await waitFor(() => expect(within(overlay).getByLabelText<HTMLInputElement>('Artikel suchen').value).toBe('he'));
    await waitFor(() => expect(document.activeElement).toBe(within(overlay).getByLabelText('Artikel suchen')));
  });

  it('leads on from the overlay, which closes (SEARCH-05, SEARCH-08)', async () => {
    const { currentPath } = await openSearch();
    stubPhone(true);
    type('retoure');
    await screen.findByRole('dialog', { name: 'Suche' });
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(currentPath()).toBe('/service/versand/'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
