import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { aCart, NOTHING_TO_REPORT } from '../../testing/a-cart.ts';
import { aList, anEntry, ownLists } from '../../testing/a-wishlist.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';

it('shows five articles that differ from what was wanted, and folds the others', async () => {
  const names = ['Bleistift', 'Heft', 'Lineal', 'Kleber', 'Schere', 'Zirkel', 'Pinsel'];
  const quantityChanged = names.map((name) => ({ itemId: name, name, asked: 9, now: 1 }));
  await openPage('/myaccount/wishlist/', {
    replies: {
      Me: () => ({ me: aCustomer() }),
      OwnWishlists: () => ownLists(aList()),
      PutWishlistIntoCart: () => ({
        putWishlistIntoCart: {
          __typename: 'ListInCart',
          cart: aCart(),
          report: { ...NOTHING_TO_REPORT, quantityChanged },
          skipped: [],
          claims: [],
        },
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
          putWishlistIntoCart: {
            __typename: 'ListInCart',
            cart: aCart(),
            report: NOTHING_TO_REPORT,
            skipped: [{ entryId: 'e1', name: null, gap: 'no-longer-listed', path: null }],
            claims: [],
          },
        };
      },
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'In den Warenkorb Zirkel' }));
  const left = within(await screen.findByRole('dialog', { name: 'Nichts kam in den Warenkorb' }));
  expect(left.getByRole('listitem').textContent).toBe('Zirkel: steht nicht mehr auf der Liste');
  await waitFor(() => expect(screen.queryByText('Entfernen')).toBeNull());
});
