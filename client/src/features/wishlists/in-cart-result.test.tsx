import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import {
  aList,
  anEntry,
  aReplacement,
  changedList,
  classListOf,
  listInCart,
  ownLists,
} from '../../testing/a-wishlist.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { Refused } from '../../testing/scripted-gateway.ts';

it('shows five articles that differ from what was wanted, and folds the others', async () => {
  const names = ['Bleistift', 'Heft', 'Lineal', 'Kleber', 'Schere', 'Zirkel', 'Pinsel'];
  const quantityChanged = names.map((name) => ({ itemId: name, name, asked: 9, now: 1 }));
  await openPage('/myaccount/wishlist/', {
    replies: {
      Me: () => ({ me: aCustomer() }),
      OwnWishlists: () => ownLists(aList()),
      PutWishlistIntoCart: () => ({
        putWishlistIntoCart: listInCart({ quantityChanged }),
      }),
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Alles in den Warenkorb' }));
  const section = within(await screen.findByRole('region', { name: 'Anders als gewünscht' }));
  const shown = section.getAllByRole('listitem').filter((line) => line.closest('details') === null);
  expect(shown).toHaveLength(5);
  expect(shown.at(-1)?.textContent).toContain('Schere');
  const folded = section.getByText('2 weitere anzeigen').closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toMatch(/Zirkel.*Pinsel/u);
});

it('names an entry that is gone for good as the page showed it, and shows the list as it is now', async () => {
  let isGone = false;
  await openPage('/myaccount/wishlist/', {
    replies: {
      Me: () => ({ me: aCustomer() }),
      OwnWishlists: () =>
        ownLists(aList({ entries: isGone ? [] : [anEntry({ externalId: 'e1', product: { name: 'Zirkel' } })] })),
      PutWishlistIntoCart: () => {
        isGone = true;
        return {
          putWishlistIntoCart: listInCart({}, [{ entryId: 'e1', name: null, gap: 'no-longer-listed', path: null }]),
        };
      },
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'In den Warenkorb Zirkel' }));
  const left = within(await screen.findByRole('dialog', { name: 'Nichts kam in den Warenkorb' }));
  expect(left.getByRole('listitem').textContent).toBe('Zirkel: steht nicht mehr auf der Liste');
  await waitFor(() => expect(screen.queryByText('Entfernen')).toBeNull());
});

it('puts what has replaced a sold-out entry into the basket', async () => {
  const soldOut = anEntry({ isSaleable: false, gap: 'sold-out', replacement: aReplacement });
  const substitute = anEntry({ version: 2, product: { name: 'Farbstift' }, item: { itemId: '300-01' } });
  let open = aList({ entries: [soldOut] });
  const { gateway } = await openPage('/myaccount/wishlist/', {
    replies: {
      Me: () => ({ me: aCustomer() }),
      OwnWishlists: () => ownLists(open),
      PutWishlistIntoCart: ({ entryIds }) => ({
        putWishlistIntoCart: listInCart(
          entryIds === null ? {} : { added: [{ itemId: '300-01', name: 'Farbstift', quantity: 2 }] },
          entryIds === null ? [{ entryId: 'e1', name: 'Bleistift', gap: 'sold-out', path: null }] : [],
        ),
      }),
      ChangeWishlist: () => {
        open = aList({ entries: [substitute] });
        return { changeWishlist: changedList(open, { entries: [substitute] }) };
      },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Alles in den Warenkorb' }));
  const left = within(await screen.findByRole('dialog', { name: 'Nichts kam in den Warenkorb' }));
  expect(left.getByText('Die Liste bleibt, wie sie ist.')).toBeTruthy();
  await userEvent.click(left.getByRole('button', { name: 'Stattdessen nehmen Farbstift' }));
  const cart = await left.findByRole('button', { name: 'In den Warenkorb Farbstift' });
  expect(left.getByText('Bleistift').closest('p')?.textContent).toBe(
    'Bleistift: dafür steht jetzt „Farbstift“ auf der Liste',
  );
  expect(left.queryByText('Die Liste bleibt, wie sie ist.')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(cart));
  await userEvent.click(cart);
  const added = within(await screen.findByRole('dialog', { name: 'In den Warenkorb gelegt' }));
  expect(added.getByRole('listitem').textContent).toBe('2 × Farbstift');
  expect(gateway.variablesOf('PutWishlistIntoCart').at(-1)).toMatchObject({ wishlistId: 'l1', entryIds: ['e1'] });
});

const claim = { code: '0123456789', quantity: 3, bought: 0, released: 0 };

/** Behind the link of a class list on which the visitor has claimed three pieces of ten, of which so many are in stock. */
const openClassList = (maxQuantity: number, added: readonly object[] = []) =>
  openPage('/myaccount/wishlist/shared/?token=abc', {
    replies: {
      SharedWishlist: () =>
        classListOf([anEntry({ quantity: 10, item: { maxQuantity }, claims: { taken: 3, bought: 0, own: [claim] } })]),
      PutWishlistIntoCart: () => ({
        putWishlistIntoCart: listInCart({ added }),
      }),
      UpdateCart: () => {
        throw new Refused({ classification: 'unavailable' });
      },
    },
  });

it('says of what was claimed that it is in the basket already, and leads there', async () => {
  await openClassList(99);
  fireEvent.click(screen.getByRole('button', { name: /^Übernommenes in den Warenkorb \(3\sStück\)$/u }));
  const told = within(await screen.findByRole('dialog', { name: 'Nichts kam in den Warenkorb' }));
  expect(told.getByText(/^Was Sie auf dieser Liste übernommen haben, liegt schon im Warenkorb\./u)).toBeTruthy();
  expect(told.getByRole<HTMLAnchorElement>('link').pathname).toBe('/checkout/basket/');
  expect(told.queryByText('Die Liste bleibt, wie sie ist.')).toBeNull();
});

it.each([
  [
    [],
    'Nichts kam in den Warenkorb',
    /^In den Warenkorb kam nichts dazu: Was auf dieser Liste für Sie offen ist, liegt/u,
  ],
  [
    [{ itemId: '100-01', name: 'Bleistift', quantity: 3 }],
    'In den Warenkorb gelegt',
    /Stücke, die schon im Warenkorb lagen, zählen mit: Dazu kommt nur, was noch fehlt\.$/u,
  ],
])(
  'says to a member of a class list that what is in the basket already counts, added: %j',
  async (added, title, told) => {
    await openPage('/myaccount/wishlist/', {
      replies: {
        Me: () => ({ me: aCustomer() }),
        OwnWishlists: () =>
          ownLists(aList({ kind: 'class-list', entries: [anEntry({ claims: { taken: 0, bought: 0, own: [] } })] })),
        PutWishlistIntoCart: () => ({
          putWishlistIntoCart: listInCart({ added }),
        }),
      },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Alles in den Warenkorb' }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByText(told)).toBeTruthy();
    expect(dialog.getByRole<HTMLAnchorElement>('link', { name: 'Zum Warenkorb' }).pathname).toBe('/checkout/basket/');
  },
);

it('counts on each button what can be bought of what is wanted', async () => {
  await openClassList(2);
  expect(
    screen.queryByRole('button', { name: /^Alles Lieferbare in den Warenkorb \(2 von 7\sStück\)$/u }),
  ).not.toBeNull();
  expect(
    screen.queryByRole('button', { name: /^Übernommenes in den Warenkorb \(2 von 3\sStück lieferbar\)$/u }),
  ).not.toBeNull();
  expect(
    screen.queryByRole('button', { name: /^In den Warenkorb \(2 von 3\sStück lieferbar\) Bleistift$/u }),
  ).not.toBeNull();
});

it('says inside its dialog that an undo has failed', async () => {
  await openClassList(99, [{ itemId: '100-01', name: 'Bleistift', quantity: 3 }]);
  fireEvent.click(screen.getByRole('button', { name: /^Übernommenes in den Warenkorb/u }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Wieder herausnehmen' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Das hat nicht geklappt. Ihr Warenkorb ist unverändert. Bitte versuchen Sie es noch einmal.',
  );
});

it('gives the focus back to the button that opened it', async () => {
  await openClassList(99);
  const button = screen.getByRole('button', { name: /^Übernommenes in den Warenkorb/u });
  await userEvent.click(button);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});
