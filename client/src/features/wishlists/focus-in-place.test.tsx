import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

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

it('leads from removed rows that are restored at once to the first of them', async () => {
  const removed = [aRemovedEntry({ index: 1 }), aRemovedEntry({ externalId: 'r2', index: 3 })];
  const back = removed.map(({ externalId }) => anEntry({ externalId, product: { name: `Wieder da: ${externalId}` } }));
  const list = aList({ entries, removed });
  await openList(list, { ChangeWishlist: () => ({ changeWishlist: changedList(list, { entries: back }) }) });
  await whenGone(screen.getByRole('button', { name: 'Alle 2 wiederherstellen' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Wieder da: r1' }));
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

describe('on a class list', () => {
  const entry = anEntry({ quantity: 13 });
  const claimOf = (quantity: number, code = '0123456789') => ({ code, quantity, bought: 0, released: 0 });
  type Claims = NonNullable<typeof entry.claims>;
  const claimed = (taken: number, own: Claims['own'] = []): Claims => ({ taken, bought: 0, own });

  /** Opens the page behind the link; what is pressed there is answered by `press`, and changes the claims to `after`. */
  const openClaims = (before: Claims, after: Claims, press: () => object) => {
    let claims = before;
    const answer = (): object => {
      claims = after;
      return press();
    };
    return openPage('/myaccount/wishlist/shared/?token=abc', {
      replies: {
        SharedWishlist: () => classListOf([{ ...entry, claims }, anEntry({ externalId: 'e2' })]),
        ClaimPieces: answer,
        WithdrawClaim: answer,
      },
    });
  };
  const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Ich bringe mit: Bleistift' });
  const withdrawn = () => ({ withdrawClaim: { __typename: 'ClaimWithdrawn', quantity: 1, released: 0 } });

  it.each([
    ['while pieces are open', claimed(1, [claimOf(1)]), claimed(0)],
    ['while more is taken over than is needed', claimed(15, [claimOf(1)]), claimed(14)],
  ])('leads from a claim that is taken back to the field in its row: %s', async (_when, before, after) => {
    await openClaims(before, after, withdrawn);
    await whenGone(screen.getByRole('button', { name: /^Zurücknehmen Bleistift/u }));
    expect(document.activeElement).toBe(field());
  });

  it.each([
    ['at once', claimed(0), [claimOf(13)]],
    ['bit by bit', claimed(5, [claimOf(5, '1111111111')]), [claimOf(5, '1111111111'), claimOf(8)]],
  ])('leads from the form to the new claim of whoever takes over the last pieces: %s', async (_how, before, own) => {
    const claims = claimed(13, own);
    await openClaims(before, claims, () => ({
      claimPieces: { __typename: 'PiecesClaimed', claim: own.at(-1), claimed: { ...entry, claims } },
    }));
    await whenGone(screen.getByRole('button', { name: /(?:Weitere ü|Ü)bernehmen Bleistift$/u }));
    expect(document.activeElement).toBe(screen.getByText('01234-56789').closest('li'));
  });

  it('stays in the form of whoever was too late for the last pieces', async () => {
    await openClaims(claimed(0), claimed(13), () => ({
      claimPieces: {
        __typename: 'WishlistRefused',
        because: 'too-many-pieces',
        messageKey: 'shop.wishlist.claim.tooMany',
        open: 0,
        possible: null,
        entry: null,
      },
    }));
    await whenGone(screen.getByRole('button', { name: 'Übernehmen Bleistift' }));
    expect(screen.getByRole('alert').textContent).toBe('Davon ist nichts mehr offen: Alles ist schon übernommen.');
    expect(document.activeElement).toBe(field());
  });

  it('leads from claims that are released in a dialog to their row', async () => {
    let claims = claimed(8);
    const listed = () =>
      ownLists(aList({ kind: 'class-list', isDefault: false, entries: [...entries, { ...entry, claims }] }));
    await openPage('/myaccount/wishlist/', {
      replies: {
        Me: () => ({ me: aCustomer() }),
        OwnWishlists: listed,
        ReleaseClaims: () => {
          claims = claimed(0);
          return { releaseClaims: { __typename: 'ClaimsReleased', quantity: 8 } };
        },
      },
    });
    await userEvent.click(screen.getByRole('link', { name: /^Übernommenes freigeben/u }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '8 Stück freigeben' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('link', { name: /^Übernommenes freigeben/u })).toBeNull();
    expect(document.activeElement).toBe(screen.getAllByRole('checkbox', { name: 'Bleistift auswählen' }).at(-1));
  });
});
