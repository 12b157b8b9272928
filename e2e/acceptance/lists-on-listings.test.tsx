import { brotliCompressSync } from 'node:zlib';
import { openPageOver } from '@shop/client/testing/open-page';
import type { Fetch } from '@shop/client/testing/page-network';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { ORDINARY, selectItems } from '@shop/fakes/goods/select-items';
import { resumeScenario } from '@shop/gateway/testing/resume-scenario';
import type { TestBrowser } from '@shop/gateway/testing/test-browser';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settle } from './testing/all-shown.ts';
import { fetchOf } from './testing/fetch-of.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const LISTING = '/cat/10/';
const ABOUT_LISTS = /Bookmarks|Wishlist/u;

/** What a page asks about lists, and the replies. */
interface Asked {
  readonly operation: string;
  readonly reply: string;
}

const openListing = async (browser: TestBrowser): Promise<readonly Asked[]> => {
  const asked: Asked[] = [];
  const network = fetchOf(browser);
  const counting: Fetch = async (target, init) => {
    const reply = await network(target, init);
    const operation = ABOUT_LISTS.exec(`${String(target)} ${String(init?.body)}`)?.[0];
    if (operation !== undefined) asked.push({ operation, reply: await reply.clone().text() });
    return reply;
  };
  await settle(await openPageOver(counting, LISTING, 'de'));
  return asked;
};

const bookmarkButtons = (): readonly HTMLElement[] => screen.getAllByRole('button', { name: /^Auf den Merkzettel/u });

describe.each(WHOLE_SHOPS)('a listing whose tiles have bookmarks, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('asks nothing about lists for a visitor without a session', async () => {
    const { browser } = await shop.enter();
    const asked = await openListing(browser);
    expect(bookmarkButtons().length).toBeGreaterThan(20);
    expect(asked).toEqual([]);
  });

  it('asks once for a visitor with lists, and learns what 500 entries bookmark from 4 kB at most', async () => {
    const visitor = await resumeScenario(shop, 'wishlist');
    await visitor.browser.withToken();
    await openListing(visitor.browser);
    const onTile = bookmarkButtons()[0]?.getAttribute('value')?.split('*')[1];
    cleanup();
    const items = visitor.world.read(({ goods }) =>
      [...selectItems(goods, 490, ORDINARY), onTile ?? ''].map((itemId) => ({
        itemId,
        productId: goods.item(itemId)?.productId ?? '',
        quantity: 1,
      })),
    );
    const { open: list } = await resultOf<{ readonly open: { readonly externalId: string } }>(
      visitor.browser,
      '{ result: ownWishlists { open { externalId } } }',
    );
    await resultOf(
      visitor.browser,
      'mutation($id: ID!, $items: [ListedItemInput!]!) { result: changeWishlist(wishlistId: $id, change: { do: "add-items", items: $items }) { __typename } }',
      { id: list.externalId, items },
    );
    const asked = await openListing(visitor.browser);
    expect(asked.map(({ operation }) => operation)).toEqual(['Bookmarks']);
    const [told = ''] = asked.map(({ reply }) => reply);
    expect(new Set(told.match(/"\d{5,}"/gu)).size).toBeGreaterThanOrEqual(490);
    expect(brotliCompressSync(told).length).toBeLessThanOrEqual(4096);
    await waitFor(() => expect(bookmarkButtons()[0]?.ariaPressed).toBe('true'));
  });
});
