import type { Shop } from '@shop/domain/shop';
import { loseProduct } from '@shop/fakes/catalogue/lost-products';
import { setStock } from '@shop/fakes/catalogue/stock';
import { ORDINARY, selectItem, selectItems } from '@shop/fakes/goods/select-items';
import type { World } from '@shop/fakes/worlds/world';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load } from './testing/all-shown.ts';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

interface Listed {
  readonly productId: string;
  readonly itemId: string;
  readonly quantity: number;
}

interface Row {
  readonly externalId: string;
  readonly quantity: number;
  readonly version: number;
  readonly product: { readonly name: string };
}

const listPath = (id: string): string => `/myaccount/wishlist/?list=${id}`;

const goodsOf = <Value,>(world: World, read: (goods: Parameters<typeof selectItems>[0]) => Value): Value =>
  world.read(({ goods }) => read(goods));

/** So many pieces of an article, or of a product of which no variant is chosen. */
const listed = (world: World, itemId: string, quantity: number): Listed => ({
  productId: goodsOf(world, (goods) => goods.item(itemId)?.productId ?? ''),
  itemId,
  quantity,
});

const makeList = async ({ browser }: Entered, items: readonly Listed[]): Promise<string> => {
  await signIn(browser);
  const { list } = await resultOf<{ readonly list: { readonly externalId: string } }>(
    browser,
    'mutation($items: [ListedItemInput!]) { result: addToWishlist(source: "items", items: $items, listName: "Schulanfang") { ... on WishlistChanged { list { externalId } } } }',
    { items },
  );
  return list.externalId;
};

const rowsOf = async ({ browser }: Entered, id: string): Promise<readonly Row[]> =>
  (
    await resultOf<{ readonly open: { readonly entries: readonly Row[] } }>(
      browser,
      'query($id: ID) { result: ownWishlists(id: $id) { open { entries { externalId quantity version product { name } } } } }',
      { id },
    )
  ).open.entries;

const nameOf = (row: Row | undefined): string => row?.product.name ?? '';

const basketOf = async ({ browser }: Entered): Promise<ReadonlyMap<string, number>> => {
  const { positions } = await resultOf<{
    readonly positions: readonly { readonly itemId: string; readonly quantity: number }[];
  }>(browser, '{ result: cart { positions { itemId quantity } } }');
  return new Map(positions.map(({ itemId, quantity }) => [itemId, quantity]));
};

describe.each(WHOLE_SHOPS)('a long list in the basket by one press, with the shop $backend', ({ open }) => {
  /** What the shop is asked to do with baskets. */
  const calls: string[] = [];
  const replacePorts = (shop: Shop): Shop => ({
    ...shop,
    wishlists: {
      ...shop.wishlists,
      putIntoCart: (...args) => {
        calls.push('addWishlistToCart');
        return shop.wishlists.putIntoCart(...args);
      },
    },
    carts: {
      ...shop.carts,
      update: (...args) => {
        calls.push('cart_update');
        return shop.carts.update(...args);
      },
    },
  });
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open({ replacePorts });
  });
  afterAll(() => shop.close());

  const pressOn = async ({ browser }: Entered, id: string): Promise<HTMLElement> => {
    await load(browser, listPath(id));
    calls.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Alles in den Warenkorb' }));
    return screen.findByRole('dialog', { name: 'In den Warenkorb gelegt' });
  };

  it('96 of 100 articles come whole, the four others are named with what can be done, and the list stays', async () => {
    const visitor = await shop.enter();
    const { world } = visitor;
    const [scarce = '', lost = '', ...whole] = goodsOf(world, (goods) => selectItems(goods, 98, ORDINARY));
    const soldOut = goodsOf(world, (goods) => selectItem(goods, { soldOut: true, isCatalog: false }));
    const several = listed(
      world,
      goodsOf(world, (goods) =>
        selectItem(goods, { severalItems: true, isCatalog: false, stock: 10, categoryId: '1811' }),
      ),
      1,
    );
    const wanted = whole.map((itemId, at) => listed(world, itemId, (at % 5) + 1));
    const id = await makeList(visitor, [
      listed(world, soldOut, 1),
      ...wanted,
      { ...several, itemId: several.productId },
      listed(world, scarce, 5),
      listed(world, lost, 3),
    ]);
    world.run((tx) => {
      setStock(tx, scarce, 2);
      loseProduct(tx, listed(world, lost, 1).productId);
    });
    const before = await rowsOf(visitor, id);
    expect(before).toHaveLength(100);

    const dialog = await pressOn(visitor, id);
    expect(calls).toEqual(['addWishlistToCart']);
    const inBasket = await basketOf(visitor);
    expect(inBasket.size).toBe(97);
    expect(wanted.map(({ itemId }) => inBasket.get(itemId))).toEqual(wanted.map(({ quantity }) => quantity));
    expect(inBasket.get(scarce)).toBe(2);
    expect(await rowsOf(visitor, id)).toEqual(before);

    const section = (name: string) => within(within(dialog).getByRole('region', { name }));
    const differs = section('Anders als gewünscht').getAllByRole('listitem');
    expect(differs.map(({ textContent }) => textContent)).toEqual([
      `${nameOf(before.at(98))}: 5 Stück gehen nicht. Im Warenkorb liegen 2 Stück.`,
      `${nameOf(before.at(98))}: Mehr als 2 Stück können wir nicht liefern.`,
    ]);
    const skipped = section('Nicht dabei').getAllByRole('listitem');
    expect(skipped.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`${nameOf(before.at(0))}: zurzeit nicht lieferbar`),
      expect.stringContaining(`${nameOf(before.at(97))}: Ausführung fehlt`),
      expect.stringContaining(`${nameOf(before.at(99))}: führen wir nicht mehr`),
    ]);
    expect(
      skipped.map((line) =>
        within(line)
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      [expect.stringMatching(/^Stattdessen nehmen /u)],
      [`Ausführung wählen ${nameOf(before.at(97))}`],
      [`Von der Liste nehmen ${nameOf(before.at(99))}`],
    ]);

    await userEvent.click(within(dialog).getByRole('button', { name: /^Von der Liste nehmen/u }));
    await waitFor(async () => expect(await rowsOf(visitor, id)).toEqual(before.slice(0, 99)));
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: /^Von der Liste nehmen/u })).toBeNull());
    expect(document.activeElement).toBe(skipped[2]);
  });

  it('all of 500 articles come, before scripts run too', async () => {
    const visitor = await shop.enter();
    const { world } = visitor;
    const items = goodsOf(world, (goods) =>
      selectItems(goods, 500, { isCatalog: false, minimum: false, stock: 10 }),
    ).map((itemId) => listed(world, itemId, 2));
    const id = await makeList(visitor, items);
    const page = await withoutScripts(visitor.browser).open(listPath(id));
    calls.length = 0;
    const pressed = await page.press('Alles in den Warenkorb');
    expect(pressed.toasts).toEqual([expect.stringContaining('Im Warenkorb dazugekommen: 1000 Stück.')]);
    expect(calls).toEqual(['addWishlistToCart']);
    const inBasket = await basketOf(visitor);
    expect(items.map(({ itemId }) => inBasket.get(itemId))).toEqual(items.map(() => 2));
    expect(inBasket.size).toBe(500);
  });
});
