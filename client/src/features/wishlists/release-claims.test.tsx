import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { euros } from '../../testing/a-cart.ts';
import { aList, anEntry, aRemovedEntry, changedList, ownLists } from '../../testing/a-wishlist.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const claimed = anEntry({ quantity: 28, claims: { taken: 12, bought: 4, own: [] } });
const open28 = { ...claimed, claims: { taken: 4, bought: 4, own: [] } };
const classList = (entry = claimed, may = aList().may) =>
  aList({ kind: 'class-list', name: 'Klasse 3b', isDefault: false, entries: [entry], may });

const open = (list = classList(), replies: ShopReplies = {}) =>
  openPage('/myaccount/wishlist/', {
    replies: { Me: () => ({ me: aCustomer() }), OwnWishlists: () => ownLists(list), ...replies },
  });

const NAME = /^Übernommenes freigeben \(8\sStück\) Bleistift$/u;
const openDialog = async () => {
  await userEvent.click(screen.getByRole('link', { name: NAME }));
  return within(await screen.findByRole('dialog', { name: 'Übernommenes freigeben: Bleistift' }));
};

describe('releasing what is taken over', () => {
  it('says first what it means, and then what was done; the row shows it', async () => {
    let entry = claimed;
    const { gateway } = await open(classList(), {
      OwnWishlists: () => ownLists(classList(entry)),
      ReleaseClaims: () => {
        entry = open28;
        return { releaseClaims: { __typename: 'ClaimsReleased', quantity: 8 } };
      },
    });
    expect(screen.queryByText(/übernommen\s12, davon\sgekauft\s4, offen\s16/u)).not.toBeNull();
    const dialog = await openDialog();
    expect(dialog.getByText(/^8 Stück sind übernommen und noch nicht gekauft\./u)).toBeTruthy();
    expect(dialog.getByText(/^Gekauft sind 4 Stück\./u)).toBeTruthy();
    expect(dialog.getByText(/^Wer sie übernommen hatte, erfahren Sie nicht\./u)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: '8 Stück freigeben' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(gateway.variablesOf('ReleaseClaims')).toEqual([{ wishlistId: 'l1', entryId: 'e1' }]);
    expect(toastsOnPage()).toEqual([expect.stringContaining('Freigegeben: 8 × „Bleistift“.')]);
    expect(screen.queryByText(/übernommen\s4, davon\sgekauft\s4, offen\s24/u)).not.toBeNull();
    expect(screen.queryByRole('link', { name: /^Übernommenes freigeben/u })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Bleistift auswählen' }));
  });

  it('changes nothing for whoever thinks better of it', async () => {
    const { gateway } = await open();
    await userEvent.click((await openDialog()).getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(gateway.variablesOf('ReleaseClaims')).toEqual([]);
  });

  it('tells why not', async () => {
    const refused = {
      __typename: 'WishlistRefused',
      because: 'not-allowed',
      messageKey: 'shop.wishlist.notAllowed',
      open: null,
      possible: null,
      entry: null,
    };
    await open(classList(), { ReleaseClaims: () => ({ releaseClaims: refused }) });
    await userEvent.click((await openDialog()).getByRole('button', { name: '8 Stück freigeben' }));
    await waitFor(() => expect(toastsOnPage()).toHaveLength(1));
    expect(screen.queryByText(/übernommen\s12/u)).not.toBeNull();
  });

  it.each([
    ['an editor', classList(claimed, ['see', 'edit-entries', 'comment'])],
    ['of what is bought', classList(open28)],
    ['of a list that is no class list', aList({ entries: [anEntry()] })],
  ])('is not offered: %s', async (_whom, list) => {
    await open(list);
    expect(screen.queryByRole('link', { name: /^Übernommenes freigeben/u })).toBeNull();
  });
});

describe('a class list', () => {
  it('says what its totals are of: the pieces that are needed, and those that are open', async () => {
    await open(classList({ ...claimed, total: euros(2800), openTotal: euros(1600) }));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Artikel',
      'Gebraucht',
      'Gesamt',
    ]);
    const row = within(screen.getByRole('row', { name: /Bleistift/u }));
    expect(row.getByText('gebraucht')).toBeTruthy();
    expect(row.getByText(/^16,00\s€\soffen$/u)).toBeTruthy();
  });

  it('says of open pieces that fewer can be bought now, and what those cost', async () => {
    const scarce = anEntry({ quantity: 9998, item: { maxQuantity: 999 }, claims: { taken: 0, bought: 0, own: [] } });
    await open(classList({ ...scarce, total: euros(999_800), openTotal: euros(99_900) }));
    const row = within(screen.getByRole('row', { name: /Bleistift/u }));
    expect(row.getByText(/^999,00\s€\sdavon lieferbar \(999\svon 9998\soffenen Stück\)$/u)).toBeTruthy();
  });

  it('says of an entry that is removed how many pieces were taken over and how many are bought, in its row and in a toast', async () => {
    const removed = [aRemovedEntry({ externalId: 'e1', name: 'Bleistift', claimed: 8, bought: 2 })];
    await open(classList(), { ChangeWishlist: () => ({ changeWishlist: changedList(classList(), { removed }) }) });
    await userEvent.click(screen.getByRole('button', { name: 'Entfernen Bleistift' }));
    const restore = await screen.findByRole('button', { name: 'Wiederherstellen Bleistift' });
    expect(restore.closest('[role="row"]')?.textContent).toMatch(/Davon übernommen: 10\sStück, schon gekauft: 2\./u);
    expect(toastsOnPage()).toEqual([
      expect.stringMatching(/„Klasse 3b“ entfernt\. Davon übernommen: 10\sStück, schon gekauft: 2\./u),
    ]);
  });

  it('advises no bookmark for the Merkzettel while it is empty', async () => {
    await open(aList({ kind: 'class-list', name: 'Klasse 3b', isDefault: false, entries: [] }));
    expect(screen.queryByText(/wählen Sie diese Liste/u)).not.toBeNull();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Artikel einfügen' }).search).toBe(
      '?list=l1&open=import',
    );
  });
});
