import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { aList, ownLists } from '../../testing/a-wishlist.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';

it('gives lines back in the order in which they were pasted, each with its reason', async () => {
  const list = aList();
  await openPage(`/myaccount/wishlist/?list=${list.externalId}&open=import`, {
    replies: {
      Me: () => ({ me: aCustomer() }),
      OwnWishlists: () => ownLists(list),
      ImportIntoWishlist: () => ({
        importIntoWishlist: {
          __typename: 'ListImported',
          list,
          lines: [
            { text: 'Hefte', outcome: 'no-number' },
            { text: '4711', outcome: 'added' },
            { text: '999999;2', outcome: 'unknown' },
            { text: 'Stifte', outcome: 'no-number' },
          ],
        },
      }),
    },
  });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Artikelnummern und Mengen' });
  fireEvent.change(field, { target: { value: 'Hefte\n4711\n999999;2\nStifte' } });
  fireEvent.click(screen.getByRole('button', { name: 'Auf die Liste setzen' }));
  const told = within(
    await screen.findByRole('list', { name: 'Nicht auf der Liste und deshalb wieder im Feld: 3 Zeilen.' }),
  );
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Hefte: Darin finden wir keine Artikelnummer.',
    '999999;2: Diese Nummer führen wir nicht.',
    'Stifte: Darin finden wir keine Artikelnummer.',
  ]);
  expect(field.value).toBe('Hefte\n999999;2\nStifte');
  expect(screen.getByText('Auf „Merkzettel“ dazugekommen: 1 Artikel.')).toBeTruthy();
});
