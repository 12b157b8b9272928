import { WISHLIST_FILE } from '@shop/domain/wishlists/wishlist-paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { aList, anEntry, ownLists } from '../../testing/a-wishlist.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';

const MADE = (): Response =>
  new Response('Artikelnummer;Menge', {
    headers: { 'content-disposition': `attachment; filename="Fruhling.csv"; filename*=UTF-8''Fr%C3%BChling.csv` },
  });

/** Opens a list whose files the shop answers like this, one after the other; returns the names under which the browser saves. */
const open = async (replies: readonly (() => Response | Promise<Response>)[]): Promise<readonly string[]> => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  await openPage('/myaccount/wishlist/', {
    replies: {
      Me: () => ({ me: aCustomer() }),
      OwnWishlists: () => ownLists(aList({ entries: [anEntry()] })),
    },
  });
  const others = globalThis.fetch;
  const left = [...replies];
  vi.stubGlobal('fetch', async (target: string, init?: RequestInit) => {
    const reply = target.startsWith(WISHLIST_FILE) ? left.shift() : undefined;
    return reply === undefined ? others(target, init) : reply();
  });
  return saved;
};

const press = (): void =>
  void fireEvent.click(screen.getByRole('link', { name: 'Als Tabelle speichern (CSV)', hidden: true }));

it('is saved under the name of the list', async () => {
  const saved = await open([MADE]);
  press();
  await waitFor(() => expect(saved).toEqual(['Frühling.csv']));
  expect(screen.queryByRole('alert')).toBeNull();
});

const answer =
  (status: number, headers = {}) =>
  () =>
    new Response('<!doctype html>', { status, headers });

it.each([
  ['too many were made', answer(429, { 'retry-after': '600' }), 'Das waren zu viele Versuche.'],
  ['the list is gone', answer(404), 'Diese Liste gibt es nicht mehr'],
  ['the login has expired', answer(303, { location: '/login/' }), 'melden Sie sich bitte wieder an'],
  ['the shop is busy', answer(503, { 'retry-after': '5' }), 'Im Shop ist gerade sehr viel los.'],
  ['the shop fails', answer(503), 'Bei uns ist ein Fehler aufgetreten.'],
  [
    'nothing answers',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Der Shop ist gerade nicht zu erreichen.',
  ],
])('says why there is no file beside its link, and saves it at another press: %s', async (_what, reply, told) => {
  const saved = await open([reply, MADE]);
  const scrolledTo = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  onTestFinished(() => scrolledTo.mockRestore());
  press();
  const alert = await screen.findByRole('alert', { hidden: true });
  expect(scrolledTo.mock.contexts).toEqual([alert]);
  expect(alert.textContent).toContain('Die Datei ließ sich nicht speichern.');
  expect(alert.textContent).toContain(told);
  expect(saved).toEqual([]);
  fireEvent.click(within(alert).getByRole('button', { hidden: true }));
  await waitFor(() => expect(saved).toEqual(['Frühling.csv']));
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
});
