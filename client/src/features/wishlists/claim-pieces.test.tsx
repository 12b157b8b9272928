import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { aList, anEntry, sharedListOf } from '../../testing/a-wishlist.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const entry = anEntry({ quantity: 28, claims: { taken: 0, bought: 0, own: [] } });

it('claims once, however often the button is pressed before it shows that it waits', async () => {
  const { gateway } = await openPage('/myaccount/wishlist/shared/?token=abc', {
    replies: {
      SharedWishlist: () =>
        sharedListOf(aList({ kind: 'class-list', level: 'viewer', may: ['see', 'claim'], entries: [entry] })),
      ClaimPieces: () => ({
        claimPieces: {
          __typename: 'PiecesClaimed',
          claim: { code: '0123456789', quantity: 1, bought: 0 },
          claimed: { ...entry, claims: { taken: 1, bought: 0, own: [{ code: '0123456789', quantity: 1, bought: 0 }] } },
        },
      }),
    },
  });
  const button = screen.getByRole('button', { name: 'Übernehmen Bleistift' });
  const press = (): unknown =>
    button
      .closest('form')
      ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));
  // Both before React renders what the first one has changed.
  press();
  press();
  await waitFor(() => expect(toastsOnPage()).toHaveLength(1));
  expect(gateway.variablesOf('ClaimPieces')).toHaveLength(1);
  press();
  await waitFor(() => expect(gateway.variablesOf('ClaimPieces')).toHaveLength(2));
});
