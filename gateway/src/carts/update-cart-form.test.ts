import { setPrice } from '@shop/fakes/catalogue/prices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS, type Entered, type OpenBackend } from '../testing/backends.ts';
import { changeCart, fillBasket, resultOf } from '../testing/buy.ts';
import { ARTICLES } from '../testing/receipt.ts';

const BASKET = '/checkout/basket/';
const { itemId } = ARTICLES.pencils;

interface Lists {
  readonly positions: readonly { readonly operationsId: string; readonly itemId: string; readonly quantity: number }[];
  readonly savedLines: readonly { readonly id: string; readonly itemId: string; readonly quantity: number }[];
}

const listsOf = ({ browser }: Entered): Promise<Lists> =>
  resultOf(
    browser,
    '{ result: cart { positions { operationsId itemId quantity } savedLines { id itemId quantity } } }',
  );

/** Posts a change of the cart without scripts; the page after it. */
const post = async ({ browser }: Entered, fields: Readonly<Record<string, string>>): Promise<string> => {
  const reply = await browser.postForm('/forms/update-cart', { from: BASKET, ...fields });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, BASKET]);
  return (await browser.get(BASKET)).body;
};

const toasts = (...told: readonly object[]): string => `"toasts":${JSON.stringify(told)}`;
const success = (messageKey: string, values = {}): object => ({ kind: 'success', messageKey, values });
const NOT_A_QUANTITY = { kind: 'warning', messageKey: 'shop.form.error.quantity' };

describe('a change of the cart without scripts', () => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await BACKENDS[0].open();
  });
  afterAll(() => shop.close());

  const withPencils = async (): Promise<{ readonly visitor: Entered; readonly positionId: string }> => {
    const visitor = await shop.enter();
    await fillBasket(visitor.browser, { pencils: 2, book: 1 });
    return { visitor, positionId: (await listsOf(visitor)).positions[0]?.operationsId ?? '' };
  };

  const withSaved = async (): Promise<{ readonly visitor: Entered; readonly savedId: string }> => {
    const { visitor, positionId } = await withPencils();
    await changeCart(visitor.browser, [{ do: 'save-for-later', positionId }]);
    return { visitor, savedId: (await listsOf(visitor)).savedLines[0]?.id ?? '' };
  };

  it('says what was added, and of how many', async () => {
    const visitor = await shop.enter();
    expect(await post(visitor, { do: 'add-position', itemId, quantity: '3' })).toContain(
      toasts(success('shop.cart.added', { name: 'Dreikant-Bleistift Ergo, 6 Stück', quantity: '3' })),
    );
  });

  it('adds one piece if no quantity is said', async () => {
    const visitor = await shop.enter();
    await post(visitor, { do: 'add-position', itemId });
    expect((await listsOf(visitor)).positions).toMatchObject([{ itemId, quantity: 1 }]);
  });

  it('adds nothing below the minimum that the page stated, and proposes that', async () => {
    const visitor = await shop.enter();
    const page = await post(visitor, { do: 'add-position', itemId, quantity: '9', minimum: '10' });
    expect(page).toContain(toasts({ kind: 'warning', messageKey: 'shop.cart.belowMinimum', values: { amount: '10' } }));
    expect(page).toContain(
      `"formEcho":{"form":"buy","values":{"itemId":"${itemId}","quantity":"10"},"fieldErrors":[]}`,
    );
    expect((await listsOf(visitor)).positions).toEqual([]);
  });

  it.each([
    ['the minimum that the page stated', '10', '10'],
    ['what was typed, whatever minimum is no number', '2', 'viele'],
    ['one piece, whatever the page states below', '1', '0'],
  ])('adds %s', async (_what, quantity, minimum) => {
    const visitor = await shop.enter();
    await post(visitor, { do: 'add-position', itemId, quantity, minimum });
    expect((await listsOf(visitor)).positions).toMatchObject([{ itemId, quantity: Number(quantity) }]);
  });

  it('asks for a quantity that was not typed, and shows what was', async () => {
    const visitor = await shop.enter();
    const page = await post(visitor, { do: 'add-position', itemId, quantity: 'viele' });
    expect(page).toContain(toasts({ ...NOT_A_QUANTITY, values: {} }));
    expect(page).toContain(`"values":{"itemId":"${itemId}","quantity":"viele"}`);
  });

  it('saves a line for later', async () => {
    const { visitor, positionId } = await withPencils();
    expect(await post(visitor, { do: 'save-for-later', positionId })).toContain(
      toasts(success('shop.cart.savedForLater')),
    );
    expect((await listsOf(visitor)).savedLines).toMatchObject([{ itemId, quantity: 2 }]);
  });

  it('saves an article that is not in the cart', async () => {
    const { visitor } = await withPencils();
    const { itemId: glue } = ARTICLES.glue;
    await post(visitor, { do: 'save-item', itemId: glue, quantity: '4' });
    expect((await listsOf(visitor)).savedLines).toMatchObject([{ itemId: glue, quantity: 4 }]);
  });

  it('moves a saved line to the cart', async () => {
    const { visitor, savedId } = await withSaved();
    await post(visitor, { do: 'move-to-cart', savedId, quantity: '2' });
    const { positions, savedLines } = await listsOf(visitor);
    expect(savedLines).toEqual([]);
    expect(positions).toContainEqual(expect.objectContaining({ itemId, quantity: 2 }));
  });

  it.each([{}, { quantity: '' }, { quantity: '0' }, { quantity: 'zwei' }])(
    'moves none without a quantity: %j',
    async (typed) => {
      const { visitor, savedId } = await withSaved();
      expect(await post(visitor, { do: 'move-to-cart', savedId, ...typed })).toContain(toasts(NOT_A_QUANTITY));
      expect((await listsOf(visitor)).savedLines).toHaveLength(1);
    },
  );

  it('takes pieces out again, of the cart as it is then', async () => {
    const { visitor, positionId } = await withPencils();
    await changeCart(visitor.browser, [{ do: 'change-quantity', positionId, quantity: 9 }]);
    await post(visitor, { do: 'take-out', itemId, quantity: '2' });
    expect((await listsOf(visitor)).positions).toContainEqual(expect.objectContaining({ itemId, quantity: 7 }));
  });

  it('removes a saved line', async () => {
    const { visitor, savedId } = await withSaved();
    expect(await post(visitor, { do: 'remove-saved', savedId })).toContain(toasts(success('shop.cart.savedRemoved')));
    expect((await listsOf(visitor)).savedLines).toEqual([]);
  });

  it('says nothing more of a line that is removed', async () => {
    const { visitor, positionId } = await withPencils();
    expect(await post(visitor, { do: 'remove-position', positionId })).toContain('"toasts":[]');
  });

  it('gives back a quantity that is none, for its line', async () => {
    const { visitor, positionId } = await withPencils();
    const page = await post(visitor, { do: 'change-quantity', positionId });
    expect(page).toContain(toasts(NOT_A_QUANTITY));
    expect(page).toContain(
      `"formEcho":{"form":"quantity","values":{"positionId":"${positionId}","quantity":""},"fieldErrors":[]}`,
    );
  });

  it('says why the shop refuses it', async () => {
    const { visitor } = await withPencils();
    expect(await post(visitor, { do: 'change-quantity', positionId: 'fremd', quantity: '2' })).toContain(
      toasts({ kind: 'error', messageKey: 'vue.cart.error.somethingWentWrong' }),
    );
  });

  it('says of a voucher that is not there that it cannot be removed', async () => {
    const { visitor } = await withPencils();
    const page = await post(visitor, { do: 'remove-voucher', code: 'NIX' });
    expect(page).not.toContain('"form":"voucher"');
  });
});

describe('a change of the cart', () => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await BACKENDS[0].open();
  });
  afterAll(() => shop.close());

  it('tells of a saved line what it cost when it was saved, if it is cheaper now', async () => {
    const visitor = await shop.enter();
    visitor.world.run((tx) => setPrice(tx, itemId, 199));
    await fillBasket(visitor.browser, { pencils: 2, book: 1 });
    const positionId = (await listsOf(visitor)).positions[0]?.operationsId ?? '';
    await changeCart(visitor.browser, [{ do: 'save-for-later', positionId }]);
    const saved = (): Promise<{ savedLines: unknown }> =>
      resultOf(visitor.browser, '{ result: cart { savedLines { changedFrom { amount } isCheaper } } }');
    expect(await saved()).toEqual({ savedLines: [{ changedFrom: null, isCheaper: false }] });
    visitor.world.run((tx) => setPrice(tx, itemId, 99));
    expect(await saved()).toEqual({ savedLines: [{ changedFrom: { amount: 199 }, isCheaper: true }] });
    visitor.world.run((tx) => setPrice(tx, itemId, 99_900));
    expect(await saved()).toEqual({ savedLines: [{ changedFrom: { amount: 199 }, isCheaper: false }] });
  });

  it.each([
    [99_999, undefined],
    [100_000, 'quantity must be a whole number of pieces, at most 99999'],
    [0, 'quantity must be a whole number of pieces, at most 99999'],
  ])('takes 1 to 99,999 pieces: %i', async (quantity, refusal) => {
    const { browser } = await shop.enter();
    const reply = await browser.query(
      `mutation { updateCart(operations: [{ do: "add-position", itemId: "${itemId}", quantity: ${quantity} }]) { __typename } }`,
    );
    const { errors } = reply.json<{ errors?: readonly { message: string }[] }>();
    expect(errors?.[0]?.message.split('operations.0.').at(-1)).toBe(refusal);
  });

  it('is none of an unknown kind', async () => {
    const { browser } = await shop.enter();
    const reply = await browser.query('mutation { updateCart(operations: [{ do: "empty" }]) { __typename } }');
    expect(reply.body).toContain('CartOperationKind');
  });
});
