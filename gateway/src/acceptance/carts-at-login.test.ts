import { PERSONAS } from '@shop/fakes/personas/personas';
import { setStock } from '@shop/fakes/catalogue/stock';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { changeCart, resultOf, fillBasket } from '../testing/buy.ts';
import { ARTICLES } from '../testing/receipt.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const { existing } = PERSONAS;
const CREDENTIALS = { email: existing.identifier, password: existing.password };

const apiLogin = (browser: TestBrowser): Promise<unknown> =>
  browser.postJson('/api/login-action/', { formData: CREDENTIALS, mergeCart: true });

const WAYS: readonly { readonly way: string; readonly logIn: (browser: TestBrowser) => Promise<unknown> }[] = [
  { way: 'the login page', logIn: apiLogin },
  { way: 'the form without scripts', logIn: (browser) => browser.postForm('/forms/login', CREDENTIALS) },
  {
    way: 'the checkout',
    logIn: async (browser) => {
      const { id } = await resultOf<{ id: string }>(browser, '{ result: cart { id } }');
      return browser.postJson('/api/checkout-auth/', { authType: 'login', formData: CREDENTIALS, cartId: id });
    },
  },
];

interface ShownCart {
  readonly id: string;
  readonly articleCount: number;
  readonly positions: readonly { readonly itemId: string; readonly quantity: number }[];
}

const cartOf = (browser: TestBrowser): Promise<ShownCart> =>
  resultOf(browser, '{ result: cart { id articleCount positions { itemId quantity } } }');

interface ShownMerge {
  readonly from: string;
  readonly lines: readonly {
    readonly name: string;
    readonly brought: number;
    readonly added: number;
    readonly most: number;
  }[];
  readonly vouchers: readonly { readonly code: string; readonly taken: boolean }[];
}

const mergeOf = async (browser: TestBrowser): Promise<ShownMerge | null> =>
  (
    await resultOf<{ merge: ShownMerge | null }>(
      browser,
      '{ result: cart { merge { from lines { name brought added most } vouchers { code taken } } } }',
    )
  ).merge;

/** A non-empty cart that the shop stores for somebody. */
const filledCartsOf = ({ world }: Entered, userId: string): readonly string[] =>
  world.read(({ state }) =>
    entriesOf(state.carts).flatMap(([id, cart]) => (cart.userId === userId && cart.lines.length > 0 ? [id] : [])),
  );

describe.each(BACKENDS)('the cart at a login, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it.each(WAYS)(
    'by $way is the customer’s own with the visitor’s articles added, and later requests use it (AUTH-06)',
    async ({ logIn }) => {
      const visitor = await shop.enter();
      const { browser } = visitor;
      await apiLogin(browser);
      await fillBasket(browser, { pencils: 2, book: 1 });
      const saved = await cartOf(browser);
      await browser.get('/logout/');
      expect(await cartOf(browser)).toMatchObject({ articleCount: 0 });
      await changeCart(browser, [
        { do: 'add-position', itemId: ARTICLES.glue.itemId, quantity: 1 },
        { do: 'add-position', itemId: ARTICLES.book.itemId, quantity: 3 },
      ]);

      await logIn(browser);

      const positions = [
        { itemId: ARTICLES.pencils.itemId, quantity: 2 },
        { itemId: ARTICLES.book.itemId, quantity: 4 },
        { itemId: ARTICLES.glue.itemId, quantity: 1 },
      ];
      expect(await cartOf(browser)).toEqual({ id: saved.id, articleCount: 7, positions });
      expect(await resultOf(browser, '{ result: me { loginState cartId cartArticleCount } }')).toEqual({
        loginState: 'customer',
        cartId: saved.id,
        cartArticleCount: 7,
      });
      await changeCart(browser, [{ do: 'add-position', itemId: ARTICLES.glue.itemId, quantity: 1 }]);
      expect(await cartOf(browser)).toMatchObject({ id: saved.id, articleCount: 8 });
      expect(filledCartsOf(visitor, existing.account.userId)).toEqual([saved.id]);
    },
  );

  it('reports a line that exceeds its maximum after the merge', async () => {
    const { browser, world } = await shop.enter();
    const addPencils = () =>
      changeCart(browser, [{ do: 'add-position', itemId: ARTICLES.pencils.itemId, quantity: 2 }]);
    await apiLogin(browser);
    await addPencils();
    await browser.get('/logout/');
    await addPencils();
    world.run((tx) => setStock(tx, ARTICLES.pencils.itemId, 3));
    const reply = await browser.postJson('/api/login-action/', { formData: CREDENTIALS, mergeCart: true });
    expect(reply.json()).toMatchObject({ cartMerged: true });
    expect(await cartOf(browser)).toMatchObject({ articleCount: 3 });
    expect(await mergeOf(browser)).toMatchObject({
      lines: [{ name: 'Dreikant-Bleistift Ergo, 6 Stück', brought: 2, added: 1, most: 3 }],
    });
  });

  it.each(WAYS)(
    'by $way tells what was added; undone by the form, it takes out exactly that, once (UPM-15)',
    async ({ logIn }) => {
      const { browser } = await shop.enter();
      await apiLogin(browser);
      await fillBasket(browser, { pencils: 2, book: 1 });
      await browser.get('/logout/');
      await changeCart(browser, [
        { do: 'add-position', itemId: ARTICLES.glue.itemId, quantity: 1 },
        { do: 'add-position', itemId: ARTICLES.book.itemId, quantity: 3 },
      ]);
      await logIn(browser);
      expect(await resultOf(browser, '{ result: me { hasMergedCart } }')).toEqual({ hasMergedCart: true });
      const { from = '', lines } = (await mergeOf(browser)) ?? {};
      expect(lines).toMatchObject([
        { brought: 1, added: 1 },
        { brought: 3, added: 3 },
      ]);

      for (const toast of ['shop.cart.mergeUndone', 'shop.cart.mergeOver']) {
        await browser.postForm('/forms/update-cart', { do: 'undo-merge', mergedCartId: from });
        expect(await cartOf(browser)).toMatchObject({
          positions: [
            { itemId: ARTICLES.pencils.itemId, quantity: 2 },
            { itemId: ARTICLES.book.itemId, quantity: 1 },
          ],
        });
        expect(browser.cookies.get('serverToast')).toContain(toast);
      }
      expect(await resultOf(browser, '{ result: me { hasMergedCart } }')).toEqual({ hasMergedCart: false });
    },
  );

  it('keeps its notice until that is dismissed', async () => {
    const { browser } = await shop.enter();
    await apiLogin(browser);
    await fillBasket(browser, { pencils: 2, book: 1 });
    await browser.get('/logout/');
    await fillBasket(browser, { pencils: 2, book: 1 });
    await apiLogin(browser);
    const { from = '' } = (await mergeOf(browser)) ?? {};
    await changeCart(browser, [{ do: 'add-position', itemId: ARTICLES.glue.itemId, quantity: 1 }]);
    expect((await mergeOf(browser))?.from).toBe(from);
    await browser.postForm('/forms/update-cart', { do: 'dismiss-merge', mergedCartId: from });
    expect([await mergeOf(browser), (await cartOf(browser)).articleCount]).toEqual([null, 7]);
  });

  it('has the contents of the visitor’s if the customer had none, and nothing to tell', async () => {
    const visitor = await shop.enter();
    await fillBasket(visitor.browser, { pencils: 2, book: 1 });
    const brought = await cartOf(visitor.browser);
    await apiLogin(visitor.browser);
    const { id, ...contents } = await cartOf(visitor.browser);
    expect({ ...contents, id: brought.id }).toEqual(brought);
    expect(await mergeOf(visitor.browser)).toBeNull();
    expect(filledCartsOf(visitor, existing.account.userId)).toEqual([id]);
  });
});
