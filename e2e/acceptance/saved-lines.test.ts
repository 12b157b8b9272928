import { setPrice } from '@shop/fakes/catalogue/prices';
import { setStock } from '@shop/fakes/catalogue/stock';
import { PERSONAS } from '@shop/fakes/personas/personas';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { fillBasket, goToSummary, order, resultOf } from '@shop/gateway/testing/buy';
import { MARKETS } from '@shop/gateway/testing/markets';
import { ARTICLES } from '@shop/gateway/testing/receipt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageText } from './testing/page-text.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const BASKET = '/checkout/basket/';
const PENCILS = 'Dreikant-Bleistift Ergo, 6 Stück';
const HEADING = 'Für später gemerkt';

interface Lists {
  readonly positions: readonly { readonly operationsId: string; readonly itemId: string; readonly quantity: number }[];
  readonly savedLines: readonly { readonly id: string; readonly itemId: string; readonly quantity: number }[];
}

const listsOf = ({ browser }: Entered): Promise<Lists> =>
  resultOf(
    browser,
    '{ result: cart { positions { operationsId itemId quantity } savedLines { id itemId quantity } } }',
  );

/** Posts a form like a browser without scripts, follows redirects and reads the final page. */
const post = async ({ browser }: Entered, form: string, fields: Readonly<Record<string, string>>): Promise<string> => {
  let reply = await browser.postForm(`/forms/${form}`, fields);
  while (reply.headers.location !== undefined) reply = await browser.get(reply.headers.location);
  return pageText(reply.body);
};

const savePencils = async (visitor: Entered): Promise<string> => {
  await fillBasket(visitor.browser, { pencils: 2, book: 1 });
  return post(visitor, 'update-cart', {
    do: 'save-for-later',
    positionId: (await listsOf(visitor)).positions[0]?.operationsId ?? '',
    from: BASKET,
  });
};

describe.each(WHOLE_SHOPS)('saved for later without scripts, the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('an article leaves the basket for the list, and returns from it', async () => {
    const visitor = await shop.enter();
    const page = await savePencils(visitor);
    expect(page).toContain('Der Artikel liegt jetzt unter „Für später gemerkt“.');
    expect(page).toContain(HEADING);
    expect(page).toMatch(new RegExp(`${PENCILS}[^.]*2 Stück gemerkt`, 'u'));
    const {
      savedLines: [saved],
    } = await listsOf(visitor);
    expect(
      await post(visitor, 'update-cart', { do: 'move-to-cart', savedId: saved?.id ?? '', quantity: '2', from: BASKET }),
    ).not.toContain('2 Stück gemerkt');
    expect(await listsOf(visitor)).toMatchObject({
      savedLines: [],
      positions: [{ itemId: ARTICLES.book.itemId }, { itemId: ARTICLES.pencils.itemId, quantity: 2 }],
    });
  });

  it('the list says today’s price and what has changed, and lets go of an article', async () => {
    const visitor = await shop.enter();
    await savePencils(visitor);
    visitor.world.run((tx) => {
      setPrice(tx, ARTICLES.pencils.itemId, 99);
      setStock(tx, ARTICLES.pencils.itemId, 1);
    });
    const page = pageText((await visitor.browser.get(BASKET)).body).replaceAll('\u00a0', ' ');
    expect(page).toContain('Günstiger als beim Merken: jetzt 0,99 € statt');
    expect(page).toContain('Nur noch 1 Stück lieferbar.');
    const {
      savedLines: [saved],
    } = await listsOf(visitor);
    expect(
      await post(visitor, 'update-cart', { do: 'remove-saved', savedId: saved?.id ?? '', from: BASKET }),
    ).toContain('Der Artikel ist nicht mehr gemerkt.');
    expect((await listsOf(visitor)).savedLines).toEqual([]);
  });

  it('the list goes along to the account, and is there on the next device', async () => {
    const visitor = await shop.enter();
    await savePencils(visitor);
    const { identifier: email, password } = PERSONAS.existing;
    await post(visitor, 'login', { email, password });
    expect((await listsOf(visitor)).savedLines).toMatchObject([{ itemId: ARTICLES.pencils.itemId, quantity: 2 }]);
    await visitor.browser.get('/logout/');
    expect((await listsOf(visitor)).savedLines).toEqual([]);
    await post(visitor, 'login', { email, password });
    expect((await listsOf(visitor)).savedLines).toMatchObject([{ itemId: ARTICLES.pencils.itemId, quantity: 2 }]);
  });

  it('the list outlives the order of a guest', async () => {
    const visitor = await shop.enter();
    await savePencils(visitor);
    await goToSummary(visitor.browser, MARKETS.de);
    await order(visitor.browser);
    const { id } = await resultOf<{ id: string }>(visitor.browser, '{ result: cart { id } }');
    await visitor.browser.postJson('/api/confirmation-cleanup/', { cartId: id });
    expect(await resultOf(visitor.browser, '{ result: me { loginState } }')).toEqual({ loginState: 'logged-out' });
    expect((await listsOf(visitor)).savedLines).toMatchObject([{ itemId: ARTICLES.pencils.itemId, quantity: 2 }]);
  });
});
