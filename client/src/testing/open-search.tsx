import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';

import { openPage } from './open-page.tsx';

const picture = { alt: '', src: '/p.webp', width: 280, height: 210, sources: [] };
const product = (id: string, name: string) => ({
  id,
  bestItemId: `${id}-01`,
  name,
  path: `/prod/${id}/`,
  moreVariants: true,
  startsFrom: true,
  picture,
  price: { current: { amount: 199, currency: 'EUR', text: '1,99 €' } },
});
const suggestionsFor = (q: unknown) => ({
  suggestions: {
    queries: [`${String(q)} a5`],
    categories: [{ id: '11', name: 'Papier & Hefte', path: '/cat/11/', count: 12 }],
    products: [product('104320', 'Schulheft A5')],
  },
});

export const searchReplies = {
  Suggestions: ({ q }: Readonly<Record<string, unknown>>) => suggestionsFor(q),
  SearchTarget: ({ q }: Readonly<Record<string, unknown>>) => ({
    searchTarget:
      q === 'retoure'
        ? { kind: 'redirect', path: '/service/versand/' }
        : q === '104320'
          ? { kind: 'product', path: '/prod/104320/' }
          : { kind: 'search', path: `/beratung/?q=${String(q)}` },
  }),
};

export const searchField = (): HTMLInputElement => within(screen.getByRole('search')).getByLabelText('Artikel suchen');
/** Suggestions that are shown. */
export const options = (): readonly HTMLElement[] => screen.queryAllByRole('option');

/** Opens a page and focuses the field, which fetches what helps with it. */
export const openSearch = async (more: object = {}, path = '/beratung/') => {
  const page = await openPage(path, { replies: { ...searchReplies, ...more } });
  searchField().focus();
  await waitFor(() => expect(searchField().getAttribute('role')).toBe('combobox'));
  return page;
};
export const typeTerm = (text: string): void => void fireEvent.input(searchField(), { target: { value: text } });
export const typeAndWait = async (text: string): Promise<void> => {
  typeTerm(text);
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
};

/** Types once the help has rendered, just before it listens. */
export const typeBeforeListening = (text: string): void => {
  const [own, form] = [searchField(), screen.getByRole('search')];
  const listen = form.addEventListener.bind(form);
  vi.spyOn(form, 'addEventListener').mockImplementation(
    (kind: string, listener: EventListenerOrEventListenerObject) => {
      if (own.value !== text) fireEvent.input(own, { target: { value: text } });
      listen(kind, listener);
    },
  );
};

/** Makes the window a phone's, or a tablet's that is wide and has no mouse. */
export const stubPhone = (isPhone: boolean, isTouch = isPhone): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('hover') ? isTouch : isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
};
