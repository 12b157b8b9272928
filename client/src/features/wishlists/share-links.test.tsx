import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import type { LinkLevel } from '@shop/domain/wishlists/wishlist-rights';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { aList, ownLists, sharedListOf } from '../../testing/a-wishlist.ts';
import { aCustomer } from '../../testing/me.ts';
import { readyFacts } from '../../testing/a-checkout.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { ShopReplies } from '../../testing/shop-replies.ts';

const PATH = '/myaccount/wishlist/shared/?token=t-1';
const link = (level: LinkLevel) => ({ level, createdAt: '2026-11-20T10:00:00Z', expiresAt: '2027-02-18T10:00:00Z' });

/** The dialog of a class list's links. */
const share = async (
  level: LinkLevel | undefined,
  storefront: StorefrontId,
  replies: ShopReplies = {},
  kind: 'list' | 'class-list' = 'class-list',
) => {
  const list = aList({ kind, name: 'Klasse 3b', links: level === undefined ? [] : [link(level)] });
  const { gateway } = await openPage('/myaccount/wishlist/', {
    storefront,
    replies: {
      Me: () => ({ me: aCustomer() }),
      CheckoutFacts: () => ({ checkoutFacts: readyFacts() }),
      OwnWishlists: () => ownLists(list),
      ShareWishlist: () => ({
        shareWishlist: { __typename: 'LinkMade', link: link('viewer'), path: PATH },
      }),
      RevokeWishlistLinks: () => ({
        revokeWishlistLinks: { __typename: 'WishlistDone', messageKey: 'shop.wishlist.linksRevoked' },
      }),
      ...replies,
    },
  });
  await userEvent.click(screen.getByRole('link', { name: /Teilen|Share/u }));
  return { gateway, dialog: within(await screen.findByRole('dialog')) };
};

describe('links to a class list', () => {
  it.each<[StorefrontId, string]>([
    ['de', 'http://localhost:8080'],
    ['b2b-de', 'http://localhost:8080'],
  ])('lead parents from %s to a shop that lets them in: %s', async (storefront, origin) => {
    const { dialog } = await share(undefined, storefront);
    await userEvent.click(dialog.getByRole('button', { name: 'Link erstellen : Für Eltern' }));
    expect(await dialog.findByText(origin + PATH)).toBeTruthy();
  });

  it('lead colleagues to the shop of the list', async () => {
    const { dialog } = await share(undefined, 'b2b-de');
    await userEvent.click(dialog.getByRole('button', { name: 'Link erstellen : Bearbeiten' }));
    expect(await dialog.findByText(`http://educational.localhost:8080${PATH}`)).toBeTruthy();
  });

  it('are said to ask for an account on the business shop', async () => {
    const { dialog } = await share(undefined, 'b2b-de', {}, 'list');
    expect(dialog.getByText('Artikel und Mengen ansehen, mit einem Konto dieses Shops.')).toBeTruthy();
    expect(dialog.queryByText(/ohne Konto/u)).toBeNull();
  });

  it('are replaced in a second step, which says what becomes of the former one', async () => {
    const { dialog, gateway } = await share('viewer', 'de');
    await userEvent.click(dialog.getByText('Anderen Link erstellen'));
    expect(gateway.variablesOf('ShareWishlist')).toEqual([]);
    expect(dialog.getByText(/Der bisherige Link führt dann niemanden mehr zur Liste/u)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Neuen Link erstellen : Für Eltern' }));
    await waitFor(() => expect(gateway.variablesOf('ShareWishlist')).toHaveLength(1));
  });

  it('are revoked in a second step, which says what becomes of them', async () => {
    const { dialog, gateway } = await share('viewer', 'de');
    await userEvent.click(dialog.getByText('Alle Links widerrufen'));
    expect(gateway.variablesOf('RevokeWishlistLinks')).toEqual([]);
    expect(dialog.getByText(/auch keiner, den Sie schon verschickt haben/u)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Alle widerrufen' }));
    await waitFor(() => expect(gateway.variablesOf('RevokeWishlistLinks')).toHaveLength(1));
  });

  it('leave the focus at their heading once they are revoked', async () => {
    const { dialog } = await share('viewer', 'de');
    await userEvent.click(dialog.getByText('Alle Links widerrufen'));
    await userEvent.click(dialog.getByRole('button', { name: 'Alle widerrufen' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('heading', { name: 'Links' })));
  });

  it('take the focus each time one is made, and close the section of its button', async () => {
    const paths = ['t-1', 't-2'].map((token) => `/myaccount/wishlist/shared/?token=${token}`);
    const { dialog, gateway } = await share('viewer', 'de', {
      ShareWishlist: () => ({
        shareWishlist: {
          __typename: 'LinkMade',
          link: link('viewer'),
          path: paths[gateway.variablesOf('ShareWishlist').length - 1],
        },
      }),
    });
    for (const path of paths) {
      await userEvent.click(dialog.getByText('Anderen Link erstellen'));
      await userEvent.click(dialog.getByRole('button', { name: 'Neuen Link erstellen : Für Eltern' }));
      const made = (await dialog.findByText(`http://localhost:8080${path}`)).closest('[role="status"]');
      await waitFor(() => expect(document.activeElement).toBe(made));
      expect(dialog.getByText('Anderen Link erstellen').closest('details')?.open).toBe(false);
    }
  });
});

it('tells the owner who follows a link that the list is theirs', async () => {
  const { sharedWishlist } = sharedListOf(aList({ level: 'editor' }));
  await openPage(PATH, {
    replies: {
      Me: () => ({ me: aCustomer() }),
      SharedWishlist: () => ({ sharedWishlist: { ...sharedWishlist, ownLevel: 'creator' } }),
    },
  });
  expect(screen.getByText('Das ist Ihre eigene Liste.')).toBeTruthy();
  expect(screen.queryByText(/Sie dürfen/u)).toBeNull();
});
