import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { euros } from '../../testing/a-cart.ts';
import { anEntry, classListOf } from '../../testing/a-wishlist.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const entry = anEntry({ quantity: 28, claims: { taken: 0, bought: 0, own: [] } });

/** Opens the page behind the link of a class list with this entry. */
const openWith = (
  claims: NonNullable<typeof entry.claims>,
  { ClaimPieces, ...list }: { readonly ClaimPieces?: () => object; readonly openTotal?: ReturnType<typeof euros> } = {},
) =>
  openPage('/myaccount/wishlist/shared/?token=abc', {
    replies: {
      SharedWishlist: () => classListOf([{ ...entry, claims }], list),
      ...(ClaimPieces && { ClaimPieces }),
    },
  });

it('claims once, however often the button is pressed before it shows that it waits', async () => {
  const claim = { code: '0123456789', quantity: 1, bought: 0, released: 0 };
  const { gateway } = await openWith(
    { taken: 0, bought: 0, own: [] },
    {
      ClaimPieces: () => ({
        claimPieces: {
          __typename: 'PiecesClaimed',
          claim,
          claimed: { ...entry, claims: { taken: 1, bought: 0, own: [claim] } },
        },
      }),
    },
  );
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

it('says how many pieces are open, and what they cost today, with the VAT', async () => {
  await openWith({ taken: 5, bought: 2, own: [] }, { openTotal: euros(2300) });
  expect(screen.queryByText('Gebraucht: 28 Stück. Übernommen: 5, davon gekauft: 2. Offen: 23.')).not.toBeNull();
  const total = screen.getByText(/^Alles Offene kostet zu heutigen Preisen zusammen 23,00\s€/u);
  expect(total.textContent).toContain('inkl. MwSt.');
});

it('says of whom more was taken over than is needed, of the article and of the whole list', async () => {
  await openWith({ taken: 31, bought: 0, own: [] });
  expect(
    screen.queryByText(
      'Gebraucht: 28 Stück. Übernommen: 28, davon gekauft: 0. Offen: 0. Dazu 3 Stück mehr als gebraucht.',
    ),
  ).not.toBeNull();
  expect(screen.queryByText(/übernommen\s31, davon\sgekauft\s0, offen\s0 \(3\smehr als gebraucht\)$/u)).not.toBeNull();
});

it('says of a claim that it was released, without a code and without a way to the basket', async () => {
  const released = [{ code: '0123456789', quantity: 0, bought: 0, released: 3 }];
  await openWith({ taken: 0, bought: 0, own: released });
  const own = within(screen.getByRole('list', { name: 'Von Ihnen übernommen: Bleistift' })).getByRole('listitem');
  expect(own.textContent).toMatch(
    /^Wer die Liste führt, hat 3\sStück wieder freigegeben, die Sie übernommen hatten\./u,
  );
  expect(screen.queryByRole('button', { name: /Stück in den Warenkorb/u })).toBeNull();
});

it('says what the visitor had claimed and not bought of an entry that was removed, also if the list is empty now', async () => {
  const goneClaims = [{ entryId: 'e1', name: 'Bastelkleber', quantity: 2 }];
  await openPage('/myaccount/wishlist/shared/?token=abc', {
    replies: { SharedWishlist: () => ({ sharedWishlist: { ...classListOf([]).sharedWishlist, goneClaims } }) },
  });
  expect(
    screen.queryByText(
      /^„Bastelkleber“ wurde von der Liste entfernt\. Von dem, was Sie übernommen haben, sind 2\sStück noch nicht gekauft: Sie werden nicht mehr gebraucht\.$/u,
    ),
  ).not.toBeNull();
});

it('leaves the code of a claim off paper that goes round: whoever has it gives the claim up', async () => {
  const own = [{ code: '0123456789', quantity: 1, bought: 0, released: 0 }];
  await openWith({ taken: 1, bought: 0, own });
  expect(screen.getByText('01234-56789').closest('[data-print="none"]')).not.toBeNull();
  expect(screen.getByText('Sie bringen 1 Stück mit.').closest('[data-print="none"]')).toBeNull();
});

describe('of more than the class needs', () => {
  const own = [{ code: '0123456789', quantity: 25, bought: 0, released: 0 }];
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ich bringe noch mit: Bleistift' });
  const press = async (typed: string, name: string): Promise<void> => {
    await userEvent.clear(field());
    await userEvent.type(field(), typed);
    await userEvent.click(screen.getByRole('button', { name }));
  };
  const take = 'Weitere übernehmen Bleistift';
  const insist = 'Trotzdem übernehmen Bleistift';

  it('nobody is offered to insist, and says what is possible to whoever does', async () => {
    const { gateway } = await openWith({ taken: 26, bought: 0, own });
    await press('9998', take);
    expect(screen.getByRole('alert').textContent).toContain('Offen sind noch 2.');
    expect(screen.queryByRole('button', { name: insist })).toBeNull();
    await press('3', take);
    const reason = screen.getByRole('alert');
    const follows = reason.compareDocumentPosition(screen.getByRole('button', { name: insist }));
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING, 'the reason comes first').not.toBe(0);
    expect(gateway.variablesOf('ClaimPieces')).toEqual([]);
  });

  it('keeps what was typed, with the number that the shop names', async () => {
    const refused = {
      __typename: 'WishlistRefused',
      because: 'more-than-needed',
      messageKey: 'shop.wishlist.claim.moreThanNeeded',
      open: null,
      possible: 1,
      entry: null,
    };
    await openWith({ taken: 28, bought: 0, own }, { ClaimPieces: () => ({ claimPieces: refused }) });
    await press('3', insist);
    expect((await screen.findByRole('alert')).textContent).toContain('Für Sie noch möglich: 1 Stück.');
    expect(field().value).toBe('3');
    await press('4', insist);
    expect((await screen.findByRole('alert')).textContent).toContain('Für Sie noch möglich: 3 Stück.');
  });

  it('nothing is asked of whoever has taken over all that is needed', async () => {
    await openWith({ taken: 28, bought: 0, own: [{ code: '0123456789', quantity: 28, bought: 0, released: 0 }] });
    expect(screen.queryByText('Alles ist übernommen.')).not.toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Ich bringe/u })).toBeNull();
  });
});

describe('in sight', () => {
  const field = (name: string) => screen.getByRole('textbox', { name: `Ich bringe mit: ${name}` });
  const refused = {
    __typename: 'WishlistRefused',
    because: 'too-many-pieces',
    messageKey: 'shop.wishlist.claim.tooMany',
    open: 2,
    possible: null,
    entry: null,
  };
  /** Claims pieces of which the shop says that fewer are open, and goes on meanwhile. */
  const claimTooMany = async (meanwhile: () => void = () => undefined) => {
    const eraser = anEntry({ externalId: 'e2', product: { name: 'Radierer' }, quantity: 28, claims: entry.claims });
    await openPage('/myaccount/wishlist/shared/?token=abc', {
      replies: {
        SharedWishlist: () => classListOf([entry, eraser]),
        ClaimPieces: () => {
          meanwhile();
          return { claimPieces: refused };
        },
      },
    });
    const scrolledTo = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen Bleistift' }));
    await screen.findByRole('alert');
    return scrolledTo.mock.contexts;
  };

  it('is why pieces are not taken over, with the way to take them over all the same', async () => {
    expect(await claimTooMany()).toMatchObject([
      { textContent: expect.stringContaining('Offen sind noch 2.Trotzdem übernehmen Bleistift') },
    ]);
  });

  it('stays what somebody has gone on with meanwhile', async () => {
    expect(await claimTooMany(() => field('Radierer').focus())).toEqual([]);
  });

  it('is the heading of a link that was revoked meanwhile', async () => {
    let isRevoked = false;
    await openPage('/myaccount/wishlist/shared/?token=abc', {
      replies: {
        SharedWishlist: () => (isRevoked ? { sharedWishlist: null } : classListOf([entry])),
        ClaimPieces: () => {
          isRevoked = true;
          return {
            claimPieces: {
              ...refused,
              because: 'no-such-list',
              messageKey: 'shop.wishlist.notFound',
              open: null,
            },
          };
        },
      },
    });
    const scrolledTo = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen Bleistift' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Dieser Link gilt nicht mehr' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(scrolledTo.mock.contexts).toEqual([
      expect.objectContaining({ textContent: heading.closest('div')?.textContent }),
    ]);
  });
});

it.each(['3,5', '1e3', '0', '9999'])('says that only whole numbers of a range can be claimed: %s', async (typed) => {
  const { gateway } = await openWith({ taken: 0, bought: 0, own: [] });
  const field = screen.getByRole('textbox', { name: 'Ich bringe mit: Bleistift' });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Übernehmen Bleistift' }));
  expect(screen.getByRole('alert').textContent).toBe('Bitte geben Sie die Menge als ganze Zahl von 1 bis 9998 ein.');
  expect(gateway.variablesOf('ClaimPieces')).toEqual([]);
});
