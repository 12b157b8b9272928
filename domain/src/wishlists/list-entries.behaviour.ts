import type { ItemId } from '../catalogue/product.ts';
import { refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import { changeList, linesOf, listing, manyItems, merkzettelIdOf, pieces, readList } from '../testing/sharing-lists.ts';
import type { TestApi } from '../testing/test-api.ts';
import { MOST_WISHLIST_ENTRIES } from './wishlist.ts';
import type { WishlistEntry, WishlistEntryId } from './wishlist-entry.ts';
import { behavesLikeMovedEntries } from './moved-entries.behaviour.ts';
import { behavesLikeRemovedEntries } from './removed-entries.behaviour.ts';
import { behavesLikeReplacedItems } from './replaced-items.behaviour.ts';

const adding = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'are added in order, each as the shop sells it today (ENT-26)',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, items } = await listing(fixture);
      const { entries } = await readList(fixture, shopper, id);
      expect(entries.map(({ quantity }) => quantity)).toEqual([1, 2, 3]);
      for (const [at, itemId] of items.entries()) {
        const { catalogue } = fixture.shop;
        const known = await catalogue.item(shopper, itemId);
        const { productId = '', orderNumber, deal: _deal, maxQuantity: _most, ...sold } = known ?? {};
        const product = await catalogue.product(shopper, productId, { itemId });
        expect(entries[at]).toMatchObject({
          version: 1,
          isSaleable: true,
          orderNumber,
          product: {
            productId,
            name: product?.name,
            path: product?.path,
            brand: product?.manufacturer.name,
            crumbs: product?.breadcrumb,
            hasMultipleItems: false,
            hasSamePricesForAllItems: true,
            minimumOrderQuantity: product?.item?.minimumOrderQuantity,
          },
          item: { ...sold, path: product?.path, badges: product?.badges },
          total: { minor: (product?.price.current.minor ?? 0) * (at + 1), currency: 'EUR' },
          comments: [],
          commentCount: 0,
        });
        expect(entries[at]?.replacement).toBeUndefined();
      }
    }),
  );

  it(
    'that are there already keep the larger quantity',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, items, entryIds } = await listing(fixture);
      const [a = '', b = ''] = items;
      const change = valueOf(
        await changeList(fixture, shopper, id, { do: 'add-items', items: [pieces(a, 5), pieces(b, 1)] }),
      );
      expect(change.items).toMatchObject({
        added: [],
        raised: [{ entryId: entryIds[0], quantity: 5 }],
        unchanged: [{ entryId: entryIds[1] }],
      });
      expect(change.entries.map(({ externalId, version }) => [externalId, version])).toEqual([[entryIds[0], 2]]);
      expect(linesOf(await readList(fixture, shopper, id)).map(([, quantity]) => quantity)).toEqual([5, 2, 3]);
    }),
  );

  it(
    'are added by their order numbers, however those are spaced; unknown ones are told as they were named (UPM-53)',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, items } = await listing(fixture, 1);
      const { catalogue, wishlists } = fixture.shop;
      const numberOf = async (itemId: ItemId): Promise<string> =>
        (await catalogue.item(shopper, itemId))?.orderNumber ?? '';
      const [there = ''] = items;
      const [, , , other = ''] = fixture.goods.ordinary;
      const spaced = (await numberOf(other)).replace(/^(?<start>...)/u, '$<start> ');
      const change = valueOf(
        await wishlists.importLines(shopper, id, [
          { orderNumber: await numberOf(there), quantity: 4 },
          { orderNumber: 'no such number', quantity: 1 },
          { orderNumber: spaced, quantity: 0 },
          { orderNumber: fixture.goods.withVariants, quantity: 2 },
        ]),
      );
      expect(change.items).toMatchObject({ raised: [{ quantity: 4 }], unknown: ['no such number'], leftOut: [] });
      const { entries } = await readList(fixture, shopper, id);
      expect(entries.map(({ item, quantity }) => [item?.itemId, quantity])).toEqual([
        [there, 4],
        [other, 0],
        [undefined, 2],
      ]);
      const refused = await wishlists.importLines(shopper, id, [{ orderNumber: spaced, quantity: 9999 }]);
      expect(refusalOf(refused)).toEqual({ because: 'invalid-quantity' });
      const foreign = await wishlists.importLines(shopper, 'no-such-list', [{ orderNumber: spaced, quantity: 1 }]);
      expect(refusalOf(foreign)).toEqual({ because: 'no-such-list' });
    }),
  );

  it(
    'are from 0 to 9998 pieces, or nothing is added',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, items } = await listing(fixture, 1);
      const [, , , d = '', e = ''] = fixture.goods.ordinary;
      for (const quantity of [-1, 9999, 1.5, Number.NaN]) {
        const refused = await changeList(fixture, shopper, id, {
          do: 'add-items',
          items: [pieces(d), pieces(e, quantity)],
        });
        expect(refusalOf(refused)).toEqual({ because: 'invalid-quantity' });
      }
      valueOf(await changeList(fixture, shopper, id, { do: 'add-items', items: [pieces(d, 0), pieces(e, 9998)] }));
      expect(linesOf(await readList(fixture, shopper, id))).toEqual([
        [items[0], 1],
        [d, 0],
        [e, 9998],
      ]);
    }),
  );

  it(
    'that the shop does not have are told; a single one is refused',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, items } = await listing(fixture, 1);
      const unknown = 'no-such-item';
      const alone = await changeList(fixture, shopper, id, { do: 'add-items', items: [pieces(unknown)] });
      expect(refusalOf(alone)).toEqual({ because: 'no-such-item', itemId: unknown });
      const both = [pieces(unknown), pieces(items[0] ?? '')];
      const change = valueOf(await changeList(fixture, shopper, id, { do: 'add-items', items: both }));
      expect([change.items.unknown, change.items.unchanged.length]).toEqual([[unknown], 1]);
    }),
  );

  it(
    'of which no variant is chosen yet stay without one',
    withFixture(harness, {}, async (fixture) => {
      const { shopper, goods } = fixture;
      const id = await merkzettelIdOf(fixture, shopper);
      const change = { do: 'add-items', items: [pieces(goods.withVariants, 2)] } as const;
      const [entry] = valueOf(await changeList(fixture, shopper, id, change)).entries;
      expect(entry).toMatchObject({
        quantity: 2,
        product: { productId: goods.withVariants, hasMultipleItems: true },
      });
      expect([entry?.item, entry?.total]).toEqual([undefined, undefined]);
    }),
  );

  it(
    `are no more than ${MOST_WISHLIST_ENTRIES}: what does not fit is told, and refused if nothing fits`,
    withFixture(harness, {}, async (fixture) => {
      const { shopper } = fixture;
      const id = await merkzettelIdOf(fixture, shopper);
      const items = await manyItems(fixture, MOST_WISHLIST_ENTRIES + 2);
      const [first = pieces('')] = items;
      const add = (listed: typeof items) => changeList(fixture, shopper, id, { do: 'add-items', items: listed });
      const filled = valueOf(await add(items));
      expect([filled.items.added.length, filled.list.entryCount]).toEqual([
        MOST_WISHLIST_ENTRIES,
        MOST_WISHLIST_ENTRIES,
      ]);
      expect(filled.items.leftOut).toEqual(items.slice(-2).map(({ itemId }) => itemId));
      expect(refusalOf(await add(items.slice(-2)))).toEqual({ because: 'list-full' });
      expect((await add([first, ...items.slice(-1)])).ok).toBe(true);
      const entryId = filled.items.added[0]?.entryId ?? '';
      valueOf(await changeList(fixture, shopper, id, { do: 'remove-entry', entryId }));
      expect(valueOf(await add(items.slice(-1))).items.added).toHaveLength(1);
      expect(refusalOf(await changeList(fixture, shopper, id, { do: 'restore-entry', entryId }))).toEqual({
        because: 'list-full',
      });
      const [, second = '', third = ''] = filled.items.added.map((added) => added.entryId);
      const several = (kind: 'remove-entries' | 'restore-entries', ...entryIds: readonly string[]) =>
        changeList(fixture, shopper, id, { do: kind, entryIds });
      valueOf(await several('remove-entries', second, third));
      const back = valueOf(await several('restore-entries', third, second, entryId));
      expect([
        back.list.entryCount,
        back.entries.map(({ externalId }) => externalId),
        back.removed.map(({ externalId }) => externalId),
      ]).toEqual([MOST_WISHLIST_ENTRIES, [entryId, second], [third]]);
      expect(refusalOf(await several('restore-entries', third))).toEqual({ because: 'list-full' });
    }),
  );

  it(
    'are copies: changing one does not change the list',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper } = await listing(fixture, 1);
      const list = await readList(fixture, shopper, id);
      const same: unknown = JSON.parse(JSON.stringify(list));
      Reflect.set(list, 'name', 'mine');
      Reflect.set(list.entries[0] ?? {}, 'quantity', 99);
      Reflect.set(list.entries[0]?.product ?? {}, 'name', 'mine');
      expect(await readList(fixture, shopper, id)).toEqual(same);
    }),
  );
};

const changing = (harness: PortHarness, { it, expect }: TestApi): void => {
  const quantityOf = (entryId: WishlistEntryId, quantity: number, version = 1) =>
    ({ do: 'change-quantity', entryId, quantity, version }) as const;

  it(
    'get another quantity, which counts their version up',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, entryIds } = await listing(fixture);
      const [entryId = ''] = entryIds;
      for (const [at, quantity] of [30, 0, 9998].entries()) {
        const { entries } = valueOf(await changeList(fixture, shopper, id, quantityOf(entryId, quantity, at + 1)));
        expect(entries).toMatchObject([{ externalId: entryId, quantity, version: at + 2 }]);
      }
      for (const quantity of [-1, 9999, 2.5])
        expect(refusalOf(await changeList(fixture, shopper, id, quantityOf(entryId, quantity, 4)))).toEqual({
          because: 'invalid-quantity',
        });
    }),
  );

  it(
    'are not changed by whoever saw an older version, unless they are as asked already',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, entryIds } = await listing(fixture);
      const [entryId = ''] = entryIds;
      valueOf(await changeList(fixture, shopper, id, quantityOf(entryId, 4)));
      expect(refusalOf(await changeList(fixture, shopper, id, quantityOf(entryId, 6)))).toMatchObject({
        because: 'changed-meanwhile',
        entry: { externalId: entryId, quantity: 4, version: 2 },
      });
      const { entries } = valueOf(await changeList(fixture, shopper, id, quantityOf(entryId, 4)));
      expect(entries).toMatchObject([{ externalId: entryId, quantity: 4, version: 2 }]);
    }),
  );

  it(
    'that were removed are not changed',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, entryIds } = await listing(fixture);
      const [entryId = ''] = entryIds;
      valueOf(await changeList(fixture, shopper, id, { do: 'remove-entry', entryId }));
      expect(refusalOf(await changeList(fixture, shopper, id, quantityOf(entryId, 4)))).toEqual({
        because: 'no-such-entry',
        entryId,
      });
    }),
  );
};

const sellable = (harness: PortHarness, { it, expect }: TestApi): void => {
  const shown = async (fixture: PortFixture, itemId: ItemId): Promise<WishlistEntry | undefined> => {
    const id = await merkzettelIdOf(fixture, fixture.shopper);
    const change = { do: 'add-items', items: [pieces(itemId)] } as const;
    return valueOf(await changeList(fixture, fixture.shopper, id, change)).entries[0];
  };

  it(
    'that are sold out say so, and what the shop has instead',
    withFixture(harness, {}, async (fixture) => {
      const entry = await shown(fixture, fixture.goods.soldOut);
      const item = await fixture.shop.catalogue.item(fixture.shopper, fixture.goods.soldOut);
      const product = await fixture.shop.catalogue.product(fixture.shopper, item?.productId ?? '', {});
      expect(entry).toMatchObject({ isSaleable: false, item: { delivery: { availability: 'sold-out' } } });
      const offered = [entry?.replacement?.productId ?? ''].filter((id) => product?.replacementProductIds.includes(id));
      expect(offered).toHaveLength(Math.min(1, product?.replacementProductIds.length ?? 0));
    }),
  );

  it(
    'show a deal while it runs',
    withFixture(harness, { 'a lightning deal runs': { reservedPercent: 10, lastsMs: 3_600_000 } }, async (fixture) => {
      const [itemId] = fixture.goods.ordinary;
      const entry = await shown(fixture, itemId);
      const item = await fixture.shop.catalogue.item(fixture.shopper, itemId);
      expect(item?.deal).toBeDefined();
      expect([entry?.item?.deal, entry?.product.deal]).toEqual([item?.deal, item?.deal]);
    }),
  );
};

export const behavesLikeListEntries = (harness: PortHarness, t: TestApi): void => {
  t.describe('entries of a list', () => {
    adding(harness, t);
    changing(harness, t);
    sellable(harness, t);
  });
  t.describe('removed entries', () => behavesLikeRemovedEntries(harness, t));
  t.describe('entries in another place', () => behavesLikeMovedEntries(harness, t));
  t.describe('an entry with another article', () => behavesLikeReplacedItems(harness, t));
};
