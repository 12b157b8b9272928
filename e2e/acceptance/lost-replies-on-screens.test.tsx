import { openPageOver } from '@shop/client/testing/open-page';
import type { Fetch } from '@shop/client/testing/page-network';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { changeCart, resultOf } from '@shop/gateway/testing/buy';
import { ARTICLES } from '@shop/gateway/testing/receipt';
import { resumeScenario } from '@shop/gateway/testing/resume-scenario';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settle } from './testing/all-shown.ts';
import { fetchOf } from './testing/fetch-of.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const UNREACHABLE = /^Der Shop ist gerade nicht zu erreichen/u;

/** A network on which the connection breaks once the shop has done this operation for the first time. */
const losingReplyOf = (operation: string, network: Fetch): Fetch => {
  let isLost = false;
  return async (target, init) => {
    const reply = await network(target, init);
    // Without a token the shop does nothing yet, and the page asks again.
    if (isLost || !reply.ok || !String(init?.body).includes(`"operationName":"${operation}"`)) return reply;
    isLost = true;
    throw new TypeError('Failed to fetch');
  };
};

const press = async (name: string | RegExp): Promise<void> => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button !== undefined) await userEvent.click(button);
};

/** Presses, reads that the shop cannot be reached, and presses again. */
const pressTwice = async (name: string | RegExp): Promise<void> => {
  await press(name);
  await screen.findAllByText(UNREACHABLE);
  await press(name);
};

const piecesInBasket = async ({ browser }: Entered): Promise<number> =>
  (await resultOf<{ readonly articleCount: number }>(browser, '{ result: cart { articleCount } }')).articleCount;

interface OpenList {
  readonly commentCount: number;
}

const openList = async ({ browser }: Entered): Promise<OpenList> =>
  (await resultOf<{ readonly open: OpenList }>(browser, '{ result: ownWishlists { open { commentCount } } }')).open;

describe.each(WHOLE_SHOPS)('a press whose reply is lost, and that is repeated, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const show = async (visitor: Entered, path: string, lost: string): Promise<void> => {
    await settle(await openPageOver(losingReplyOf(lost, fetchOf(visitor.browser)), path, 'de'));
  };

  it('puts an article into the basket once', async () => {
    const visitor = await shop.enter();
    await changeCart(visitor.browser, [{ do: 'add-position', itemId: ARTICLES.book.itemId, quantity: 1 }]);
    await show(visitor, `/prod/${ARTICLES.pencils.productId}/?varid=${ARTICLES.pencils.itemId}`, 'UpdateCart');
    await pressTwice('In den Warenkorb');
    await screen.findByText(/^1 Artikel in den Warenkorb gelegt/u);
    expect(await piecesInBasket(visitor)).toBe(2);
  });

  it('puts a list into the basket once, and says what it has put there', async () => {
    const { landing, ...visitor } = await resumeScenario(shop, 'wishlist');
    await visitor.browser.withToken();
    await show(visitor, landing, 'PutWishlistIntoCart');
    await press('Alles in den Warenkorb');
    await screen.findAllByText(UNREACHABLE);
    const once = await piecesInBasket(visitor);
    expect(once).toBeGreaterThan(7);
    await press('Alles in den Warenkorb');
    await screen.findByRole('button', { name: 'Wieder herausnehmen' });
    expect(await piecesInBasket(visitor)).toBe(once);
  });

  it('writes a comment once', async () => {
    const { landing, ...visitor } = await resumeScenario(shop, 'wishlist');
    const { commentCount } = await openList(visitor);
    await show(visitor, landing, 'CommentOnWishlist');
    await userEvent.click(await screen.findByRole('link', { name: 'Kommentieren' }));
    const comments = within(await screen.findByRole('dialog', { name: 'Kommentare' }));
    await userEvent.type(comments.getByRole('textbox', { name: /^Ihr Kommentar/u }), 'Bis Freitag');
    await pressTwice('Kommentar speichern');
    await waitFor(() => expect(comments.getAllByText('Bis Freitag')).toHaveLength(1));
    expect((await openList(visitor)).commentCount).toBe(commentCount + 1);
  });

  it('makes a list once', async () => {
    const { landing, ...visitor } = await resumeScenario(shop, 'wishlist');
    await show(visitor, landing, 'CreateWishlist');
    await userEvent.click(await screen.findByRole('link', { name: 'Neue Liste' }));
    const made = within(await screen.findByRole('dialog', { name: 'Neue Liste' }));
    await userEvent.type(made.getByRole('textbox', { name: /^Name/u }), 'Werkraum');
    await pressTwice('Liste anlegen');
    await screen.findByRole('heading', { level: 2, name: 'Werkraum' });
    const lists = await resultOf<readonly { readonly name: string }[]>(
      visitor.browser,
      '{ result: bookmarks { name } }',
    );
    expect(lists.filter(({ name }) => name === 'Werkraum')).toHaveLength(1);
  });

  it('claims pieces of a class list once, and says so: the next press claims more', async () => {
    const { landing, ...visitor } = await resumeScenario(shop, 'class-list');
    const taken = async (): Promise<readonly number[]> => {
      const token = landing.split('?token=')[1] ?? '';
      const { list } = await resultOf<{
        readonly list: { readonly entries: readonly { readonly claims: { readonly taken: number } }[] };
      }>(
        visitor.browser,
        'query($token: String!) { result: sharedWishlist(token: $token) { list { entries { claims { taken } } } } }',
        { token },
      );
      return list.entries.map(({ claims }) => claims.taken);
    };
    const [first = 0, ...others] = await taken();
    await show(visitor, landing, 'ClaimPieces');
    await press(/^Übernehmen/u);
    await screen.findByText(/^Sie bringen/u);
    expect(screen.queryAllByText(UNREACHABLE)).toEqual([]);
    expect(await taken()).toEqual([first + 1, ...others]);
    await press(/^Weitere übernehmen/u);
    await waitFor(() => expect(screen.getAllByText(/^Sie bringen/u)).toHaveLength(2));
    expect(await taken()).toEqual([first + 2, ...others]);
  });
});
