import { toastsOnPage } from '@shop/client/testing/toasts-on-page';
import { selectItem } from '@shop/fakes/goods/select-items';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { resumeScenario } from '@shop/gateway/testing/resume-scenario';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { load } from './testing/all-shown.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const WISHLIST = '/myaccount/wishlist/';

interface Listed {
  readonly externalId: string;
  readonly entries: readonly {
    readonly externalId: string;
    readonly quantity: number;
    readonly product: { readonly name: string };
    readonly item: { readonly itemId: string } | null;
  }[];
}

const listOf = async ({ browser }: Entered, id = ''): Promise<Listed> =>
  (
    await resultOf<{ readonly open: Listed }>(
      browser,
      `{ result: ownWishlists${id === '' ? '' : `(id: "${id}")`} { open { externalId entries { externalId quantity product { name } item { itemId } } } } }`,
    )
  ).open;

const linesOf = async (visitor: Entered, id?: string): Promise<readonly (readonly [string, number])[]> =>
  (await listOf(visitor, id)).entries.map(({ product, quantity }) => [product.name, quantity]);

const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const closeDialog = async (): Promise<void> => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

/** The names of the rows, and those whose place says that they are removed. */
const rows = (): readonly string[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => (within(row).queryByRole('heading')?.textContent ?? row.textContent ?? '').trim());

interface Wanted {
  readonly itemId: string;
  readonly quantity: number;
}

/** Makes a list with these articles; returns its id. */
const makeList = async ({ browser, world }: Entered, name: string, wanted: readonly Wanted[]): Promise<string> => {
  const items = wanted.map(({ itemId, quantity }) => {
    const productId = world.read(({ goods }) => goods.item(itemId)?.productId ?? itemId);
    return `{ productId: "${productId}", itemId: "${itemId}", quantity: ${quantity} }`;
  });
  const { list } = await resultOf<{ readonly list: { readonly externalId: string } }>(
    browser,
    `mutation { result: addToWishlist(source: items, items: [${items.join()}], listName: "${name}") { ... on WishlistChanged { list { externalId } } } }`,
  );
  return list.externalId;
};

/** Two variants of one product. */
const twoVariants = ({ world }: Pick<Entered, 'world'>): readonly [string, string] =>
  world.read(({ goods }) => {
    const { productId } = goods.item(selectItem(goods, { severalItems: true, isCatalog: false, stock: 10 })) ?? {};
    const [one, other] = goods.product(productId ?? '')?.items.filter(({ stock }) => stock > 9) ?? [];
    return [one?.itemId ?? '', other?.itemId ?? ''];
  });

const toast = (text: string): Promise<void> =>
  waitFor(() => expect(toastsOnPage()).toContainEqual(expect.stringContaining(text)));

describe.each(WHOLE_SHOPS)('the page of the lists, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const at = async (scenario: string, path = WISHLIST) => {
    const { landing, ...visitor } = await resumeScenario(shop, scenario);
    const page = await load(visitor.browser, path === '' ? landing : path);
    return { ...visitor, landing, page };
  };

  it('removes five entries in a row, each with a restore row at its place, which stay over a reload and come back in any order', async () => {
    const visitor = await at('wishlist');
    const before = rows();
    expect(before).toHaveLength(8);
    for (const index of [1, 3, 5, 0, 7]) {
      await press(`Entfernen ${before[index]}`);
      const restore = await screen.findByRole('button', { name: `Wiederherstellen ${before[index]}` });
      await waitFor(() => expect(document.activeElement).toBe(restore));
    }
    const gone = (index: number): string =>
      `„${before[index]}“ steht nicht mehr auf dieser Liste.Wiederherstellen ${before[index]}`;
    const removed = [gone(0), gone(1), before[2], gone(3), before[4], gone(5), before[6], gone(7)];
    expect(rows()).toEqual(removed);
    await load(visitor.browser, WISHLIST);
    expect(rows()).toEqual(removed);
    for (const index of [5, 0, 7, 1, 3]) {
      await press(`Wiederherstellen ${before[index]}`);
      await screen.findByRole('button', { name: `Entfernen ${before[index]}` });
    }
    expect(rows()).toEqual(before);
  });

  it('restores all that was removed by one press, and leads to the first of them', async () => {
    const visitor = await at('wishlist');
    const before = rows();
    const lines = await linesOf(visitor);
    for (const index of [2, 6, 4]) {
      await press(`Entfernen ${before[index]}`);
      await screen.findByRole('button', { name: `Wiederherstellen ${before[index]}` });
    }
    await press('Alle 3 wiederherstellen');
    await toast(`Wieder auf „Merkzettel“: 3 Artikel, darunter „${before[2]}“.`);
    expect(rows()).toEqual(before);
    expect(document.activeElement?.closest('[role="row"]')?.textContent).toContain(before[2]);
    expect(screen.queryByRole('button', { name: 'Alle Entfernten ausblenden' })).toBeNull();
    expect(await linesOf(visitor)).toEqual(lines);
  });

  it('tells of all that was removed what the shop has of it, if somebody else has restored and hidden some meanwhile', async () => {
    const visitor = await at('wishlist');
    const { externalId, entries } = await listOf(visitor);
    const before = rows();
    for (const index of [2, 6, 4]) {
      await press(`Entfernen ${before[index]}`);
      await screen.findByRole('button', { name: `Wiederherstellen ${before[index]}` });
    }
    for (const change of [`{ do: "restore-entry", entryId: "${entries[4]?.externalId}" }`, '{ do: "dismiss-removed" }'])
      await resultOf(
        visitor.browser,
        `mutation { result: changeWishlist(wishlistId: "${externalId}", change: ${change}) { __typename } }`,
      );
    await press('Alle 3 wiederherstellen');
    await toast(`„${before[4]}“ steht wieder auf „Merkzettel“.`);
    await toast(`Auf „Merkzettel“ nicht mehr wiederherstellbar (2 Artikel): ${before[2]}; ${before[6]}.`);
    expect(rows()).toEqual(before.filter((name) => name !== before[2] && name !== before[6]));
  });

  it('shows what needs a dialog in one, and tells the minimum of an article at its row (WISH-07)', async () => {
    const visitor = await at('wishlist');
    const [minimum, soldOut] = visitor.world.read(({ goods }) => [
      selectItem(goods, { minimum: true, isCatalog: false }),
      selectItem(goods, { soldOut: true, isCatalog: false }),
    ]);
    const [variant] = twoVariants(visitor);
    const id = await makeList(visitor, 'Werkraum', [
      { itemId: variant, quantity: 1 },
      { itemId: minimum, quantity: 1 },
      { itemId: soldOut, quantity: 1 },
    ]);
    await load(visitor.browser, `${WISHLIST}?list=${id}`);
    const [name = ''] = rows();
    expect(screen.getByText(/^Bestellbar ab \d+ Stück\.$/u)).toBeTruthy();
    for (const [link, title] of [
      [`Kommentieren ${name}`, `Kommentare: ${name}`],
      [`Optionen ${name}`, `Optionen: ${name}`],
      [`Andere Ausführung ${name}`, `Ausführung: ${name}`],
      ['Neue Liste', 'Neue Liste'],
      ['Umbenennen und beschreiben', 'Liste umbenennen und beschreiben'],
      ['Teilen', '„Werkraum“ teilen'],
      ['Löschen', '„Werkraum“ löschen?'],
    ] as const) {
      const opener = await screen.findByRole('link', { name: link });
      await userEvent.click(opener);
      await dialog(title);
      await closeDialog();
      await waitFor(() => expect(document.activeElement).toBe(opener));
    }
    await userEvent.click(screen.getByRole('checkbox', { name: 'Alle auswählen' }));
    await press('Auf eine andere Liste');
    await dialog('3 Artikel auf eine andere Liste');
    await closeDialog();
    await press('Alles in den Warenkorb');
    const result = await dialog('In den Warenkorb gelegt');
    expect(result.getByText(/zurzeit nicht lieferbar/u)).toBeTruthy();
    await closeDialog();
  });

  it('offers to delete a further list once it is empty, beside the restore row and not over it (WISH-10)', async () => {
    const visitor = await at('wishlist');
    const itemId = (await listOf(visitor)).entries[0]?.item?.itemId ?? '';
    const id = await makeList(visitor, 'Werkraum', [{ itemId, quantity: 3 }]);
    await load(visitor.browser, `${WISHLIST}?list=${id}`);
    const [name = ''] = rows();
    await press(`Entfernen ${name}`);
    expect((await screen.findAllByText('Die Liste ist leer. Möchten Sie sie löschen?'))[0]).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press(`Wiederherstellen ${name}`);
    await waitFor(() => expect(screen.queryByText('Die Liste ist leer. Möchten Sie sie löschen?')).toBeNull());
    expect(await linesOf(visitor, id)).toEqual([[name, 3]]);
    await press(`Entfernen ${name}`);
    await press('Alle Entfernten ausblenden');
    await userEvent.click((await dialog('„Werkraum“ löschen?')).getByRole('button', { name: 'Endgültig löschen' }));
    await toast('Die Liste „Werkraum“ ist gelöscht.');
    await waitFor(() => expect(screen.queryByText('Werkraum')).toBeNull());
  });

  it('offers nothing of the kind for the Merkzettel', async () => {
    await at('wishlist');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Alle auswählen' }));
    await press('Entfernen');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Wiederherstellen/u })).toHaveLength(8));
    expect(screen.queryByText('Die Liste ist leer. Möchten Sie sie löschen?')).toBeNull();
    await press('Alle Entfernten ausblenden');
    await screen.findByText('Auf dieser Liste steht noch nichts');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('puts an entry into the basket: shows what was added last, leaves the list, and tells the other tabs (WISH-14)', async () => {
    const visitor = await at('wishlist');
    const heard: string[] = [];
    const otherTab = new BroadcastChannel('syncApolloData');
    otherTab.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
    onTestFinished(() => otherTab.close());
    const before = await listOf(visitor);
    const [first, second] = before.entries;
    const wanted = [first, second].map((entry) => [entry?.product.name ?? '', entry?.quantity ?? 0] as const);
    expect(wanted.map(([, quantity]) => quantity)).toEqual([1, 2]);
    for (const [name, quantity] of wanted) {
      await press(`In den Warenkorb ${name}`);
      const result = await dialog('In den Warenkorb gelegt');
      expect(result.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([`${quantity} × ${name}`]);
      expect(result.getByRole('link', { name: 'Zum Warenkorb' }).getAttribute('href')).toBe('/checkout/basket/');
      await closeDialog();
    }
    const { positions } = await resultOf<{ readonly positions: readonly { readonly quantity: number }[] }>(
      visitor.browser,
      '{ result: cart { positions { quantity } } }',
    );
    expect(positions.map(({ quantity }) => quantity)).toEqual([1, 2]);
    expect(await listOf(visitor)).toEqual(before);
    await waitFor(() => expect(heard.filter((message) => message.includes('cart-changed'))).toHaveLength(2));
  });

  /** Chooses another variant of the article in the dialog. */
  const takeOtherVariant = async (name: string): Promise<void> => {
    const [link] = await screen.findAllByRole('link', { name: `Andere Ausführung ${name}` });
    if (link !== undefined) await userEvent.click(link);
    const choice = await dialog(`Ausführung: ${name}`);
    const take = () => choice.getByRole<HTMLButtonElement>('button', { name: 'Diese Ausführung nehmen' });
    await choice.findByRole('button', { name: 'Diese Ausführung nehmen' });
    const tile = within(choice.queryByRole('list') ?? document.createElement('ul'))
      .queryAllByRole('link')
      .findLast((link) => link.dataset['disabled'] === undefined);
    const select = choice.queryByRole<HTMLSelectElement>('combobox');
    if (tile !== undefined) await userEvent.click(tile);
    else if (select !== null) {
      const last = [...select.options].findLast(({ disabled }) => !disabled);
      await userEvent.selectOptions(select, last?.value ?? '');
    }
    await waitFor(() => expect(take().disabled).toBe(false));
    await userEvent.click(take());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };

  it('changes the variant of an entry and says that it is saved; pieces of one that is there already are put together, at most 9998, and apart again (WISH-16)', async () => {
    const visitor = await at('wishlist');
    const [one] = twoVariants(visitor);
    const id = await makeList(visitor, 'Werkraum', [{ itemId: one, quantity: 6000 }]);
    await load(visitor.browser, `${WISHLIST}?list=${id}`);
    const [name = ''] = rows();
    await takeOtherVariant(name);
    await toast(`„${name}“ auf „Werkraum“ ist gespeichert.`);
    const [changed] = (await listOf(visitor, id)).entries;
    const other = changed?.item?.itemId ?? '';
    expect([other === one, changed?.quantity]).toEqual([false, 6000]);
    const both = [
      { itemId: one, quantity: 6000 },
      { itemId: other, quantity: 5000 },
    ];
    const second = await makeList(visitor, 'Lehrerzimmer', both);
    await load(visitor.browser, `${WISHLIST}?list=${second}`);
    const pieces = async () =>
      (await listOf(visitor, second)).entries.map(({ item, quantity }) => ({ itemId: item?.itemId, quantity }));
    await takeOtherVariant(name);
    await toast('Zusammen sind es jetzt 9998 Stück, mehr gehen auf einer Liste nicht.');
    expect(await pieces()).toEqual([{ itemId: other, quantity: 9998 }]);
    await press('Wieder trennen');
    await waitFor(async () => expect(await pieces()).toEqual(both));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });
});
