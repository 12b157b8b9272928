import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { aList, anEntry, aRemovedEntry, changedList, ownLists } from '../../testing/a-wishlist.ts';
import { aCart } from '../../testing/a-cart.ts';
import { goOffline } from '../../testing/go-offline.ts';
import { aCustomer, me } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const WISHLIST = '/myaccount/wishlist/';

const pencil = anEntry();
const eraser = anEntry({ externalId: 'e2', product: { productId: '200', name: 'Radierer' }, orderNumber: '200-01' });
const merkzettel = aList({ entries: [pencil, eraser] });

const asCustomer: ShopReplies = { Me: () => ({ me: aCustomer() }) };

const open = (list = merkzettel, replies: ShopReplies = {}, further: Parameters<typeof ownLists>[1] = []) =>
  openPage(WISHLIST, { replies: { ...asCustomer, OwnWishlists: () => ownLists(list, further), ...replies } });

const rowOf = (name: string): HTMLElement => screen.getByRole('row', { name: new RegExp(name, 'u') });
const quantityOf = (name: string): HTMLInputElement => screen.getByRole('textbox', { name: `Menge: ${name}` });

const type = (name: string, words: string): void => {
  fireEvent.change(quantityOf(name), { target: { value: words } });
  fireEvent.blur(quantityOf(name));
};

describe('the page of the lists', () => {
  it('has a table with article, quantity and total (WISH-04)', async () => {
    await open();
    const table = screen.getByRole('table', { name: 'Artikel auf „Merkzettel“' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Artikel', 'Menge', 'Gesamt']);
    const row = within(rowOf('Bleistift'));
    expect(row.getByRole('link', { name: 'Bleistift' }).getAttribute('href')).toBe('/prod/100/?varid=100-01');
    expect(row.getByText(/Artikelnummer 100-01/u)).toBeTruthy();
    expect(row.getByText('Auf Lager.')).toBeTruthy();
    expect(row.getByText('1,00 €')).toBeTruthy();
    expect(row.getByRole('button', { name: 'In den Warenkorb Bleistift' })).toBeTruthy();
    expect(row.getByRole('button', { name: 'Entfernen Bleistift' })).toBeTruthy();
  });

  it('removes an entry, whose restore row has the focus, and gives it back (WISH-08, WISH-09)', async () => {
    const removed = aRemovedEntry({ externalId: 'e1', name: 'Bleistift', index: 0 });
    await open(merkzettel, {
      ChangeWishlist: ({ change }) => ({
        changeWishlist: JSON.stringify(change).includes('remove-entry')
          ? changedList(merkzettel, { removed: [removed] })
          : changedList(merkzettel, { entries: [pencil] }),
      }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Entfernen Bleistift' }));
    const restore = await screen.findByRole('button', { name: 'Wiederherstellen Bleistift' });
    expect(document.activeElement).toBe(restore);
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent?.includes('ist entfernt'))).toEqual([
      false,
      true,
      false,
    ]);
    expect(toastsOnPage()).toEqual([expect.stringContaining('„Bleistift“ ist von „Merkzettel“ entfernt.')]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(quantityOf('Bleistift').value).toBe('2'));
    expect(rowOf('Bleistift').contains(document.activeElement)).toBe(true);
    expect(toastsOnPage()).toContainEqual(expect.stringContaining('„Bleistift“ steht wieder auf „Merkzettel“.'));
  });
});
