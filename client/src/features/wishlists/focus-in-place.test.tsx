import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { aList, anEntry, aRemovedEntry, changedList, classListOf, headOf, ownLists } from '../../testing/a-wishlist.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { ShopReplies } from '../../testing/shop-replies.ts';

const entries = ['Bleistift', 'Radierer', 'Schere'].map((name) =>
  anEntry({ externalId: name, product: { productId: name, name } }),
);
const further = aList({ externalId: 'l2', name: 'Schulanfang', isDefault: false, entries: [] });

const openList = (list: ReturnType<typeof aList>, replies: ShopReplies = {}) =>
  openPage('/myaccount/wishlist/', {
    replies: { Me: () => ({ me: aCustomer() }), OwnWishlists: () => ownLists(list, [further]), ...replies },
  });

const whenGone = async (button: HTMLElement): Promise<void> => {
  await userEvent.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
};

it('leads from removed rows that are dismissed to the last row', async () => {
  const list = aList({ entries, removed: [aRemovedEntry({ index: 3 })] });
  await openList(list, { ChangeWishlist: () => ({ changeWishlist: changedList(list, { gone: ['r1'] }) }) });
  await whenGone(screen.getByRole('button', { name: 'Alle Entfernten ausblenden' }));
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Schere auswählen' }));
});

/** Opens a list from which an article is moved. */
const openListWithout = (moved: string) => {
  let list = aList({ entries });
  return openList(list, {
    OwnWishlists: () => ownLists(list, [further]),
    ChangeWishlist: () => {
      list = aList({ entries: entries.filter(({ externalId }) => externalId !== moved) });
      return { changeWishlist: changedList(list, { gone: [moved] }) };
    },
  });
};

/** Presses “Verschieben” in the dialog that this control opens. */
const moveBy = async (control: HTMLElement): Promise<void> => {
  await userEvent.click(control);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Verschieben' }));
  await waitFor(() => expect(control.isConnected).toBe(false));
};

it('leads from the bar of ticked rows that are moved to its box for all', async () => {
  await openListWithout('Bleistift');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bleistift auswählen' }));
  await moveBy(screen.getByRole('button', { name: 'Auf eine andere Liste' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Alle auswählen' })));
});

it('leads from a row that is moved to the next one', async () => {
  await openListWithout('Radierer');
  await moveBy(screen.getByRole('link', { name: 'Optionen Radierer' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Schere auswählen' })));
});

it('leads from a member who is removed to the next one', async () => {
  const [self] = aList().users;
  const users = [
    ...(self === undefined ? [] : [self]),
    ...['Ben K.', 'Cem O.'].map((name) => ({ memberId: name, name, level: 'editor' as const, isSelf: false })),
  ];
  let list = aList({ users });
  await openList(list, {
    OwnWishlists: () => ownLists(list),
    ChangeWishlistMember: () => {
      list = aList({ users: users.filter(({ name }) => name !== 'Ben K.') });
      return { changeWishlistMember: { __typename: 'WishlistHeadChanged', list: headOf(list) } };
    },
  });
  await userEvent.click(screen.getByRole('link', { name: 'Teilen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await whenGone(dialog.getByRole('button', { name: 'Entfernen Ben K.' }));
  expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: 'Darf: Cem O.' }));
});

it('leads from a claim that is taken back to the field in its row', async () => {
  const entry = anEntry({ quantity: 28 });
  let own = [{ code: '0123456789', quantity: 1, bought: 0, released: 0 }];
  await openPage('/myaccount/wishlist/shared/?token=abc', {
    replies: {
      SharedWishlist: () => classListOf([{ ...entry, claims: { taken: own.length, bought: 0, own } }]),
      WithdrawClaim: () => {
        own = [];
        return { withdrawClaim: { __typename: 'ClaimWithdrawn', quantity: 1, released: 0 } };
      },
    },
  });
  await whenGone(screen.getByRole('button', { name: /^Zurücknehmen Bleistift/u }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Ich bringe mit: Bleistift' }));
});
