import type { ItemId } from '../catalogue/product.ts';
import type { Shopper, WishlistId } from '../visit/shopper.ts';
import { refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import {
  changeList,
  createdList,
  linesOf,
  merkzettelIdOf,
  pieces,
  readList,
  registered,
} from '../testing/sharing-lists.ts';
import type { TestApi } from '../testing/test-api.ts';
import { RESTORE_WINDOW_MS } from './wishlist.ts';
import type { WishlistEntry, WishlistEntryId } from './wishlist-entry.ts';
import { behavesLikeReplacedItems } from './replaced-items.behaviour.ts';

interface Listing {
  readonly id: WishlistId;
  readonly shopper: Shopper;
  readonly items: readonly ItemId[];
  /** Of the entries, in the order of the items. */
  readonly entryIds: readonly WishlistEntryId[];
}

/** A visitor’s Merkzettel with one piece of the first, two of the second ordinary article, and so on. */
export const listing = async (fixture: PortFixture, count = 3): Promise<Listing> => {
  const { shopper } = fixture;
  const items = fixture.goods.ordinary.slice(0, count);
  const id = await merkzettelIdOf(fixture, shopper);
  const listed = items.map((itemId, at) => pieces(itemId, at + 1));
  const { entries } = valueOf(await changeList(fixture, shopper, id, { do: 'add-items', items: listed }));
  return { id, shopper, items, entryIds: entries.map(({ externalId }) => externalId) };
};

const adding = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'are added in order, each as the shop sells it today (ENT-26)',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, items } = await listing(fixture);
      const { entries } = await readList(fixture, shopper, id);
      expect(entries.map(({ quantity }) => quantity)).toEqual([1, 2, 3]);
      for (const [at, itemId] of items.entries()) {
        const item = await fixture.shop.catalogue.item(shopper, itemId);
        expect(entries[at]).toMatchObject({
          version: 1,
          isSaleable: true,
          orderNumber: item?.orderNumber,
          product: { productId: item?.productId, name: item?.name, hasMultipleItems: false },
          item: { itemId, name: item?.name, price: item?.price, delivery: item?.delivery, pictures: item?.pictures },
          total: { minor: (item?.price.current.minor ?? 0) * (at + 1), currency: 'EUR' },
          comments: [],
          commentCount: 0,
        });
        expect(entries[at]?.replacement).toBeUndefined();
      }
    }),
  );

  it(
    'that are there already keep the larger quantity (UPM-44)',
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

const removing = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'can be removed and restored in any order, each at its place with its quantity (WISH-09)',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, entryIds } = await listing(fixture, 5);
      const before = await readList(fixture, shopper, id);
      for (const at of [1, 3, 0, 4, 2])
        valueOf(await changeList(fixture, shopper, id, { do: 'remove-entry', entryId: entryIds[at] ?? '' }));
      const emptied = await readList(fixture, shopper, id);
      expect([emptied.entryCount, emptied.entries]).toEqual([0, []]);
      expect(emptied.removed.map(({ externalId, index, quantity }) => [externalId, index, quantity])).toEqual(
        entryIds.map((entryId, at) => [entryId, at, at + 1]),
      );
      for (const at of [2, 0, 4, 1, 3])
        valueOf(await changeList(fixture, shopper, id, { do: 'restore-entry', entryId: entryIds[at] ?? '' }));
      expect(await readList(fixture, shopper, id)).toEqual(before);
    }),
  );

  it(
    'that were removed are told with name and place; removing or restoring twice changes nothing',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, entryIds } = await listing(fixture);
      const entryId = entryIds[1] ?? '';
      const name = (await readList(fixture, shopper, id)).entries[1]?.product.name;
      const first = valueOf(await changeList(fixture, shopper, id, { do: 'remove-entry', entryId }));
      expect(first).toMatchObject({ list: { entryCount: 2 }, removed: [{ externalId: entryId, name, index: 1 }] });
      expect(valueOf(await changeList(fixture, shopper, id, { do: 'remove-entry', entryId }))).toEqual(first);
      const restored = valueOf(await changeList(fixture, shopper, id, { do: 'restore-entry', entryId }));
      expect(restored).toMatchObject({ list: { entryCount: 3 }, entries: [{ externalId: entryId }], removed: [] });
      expect(valueOf(await changeList(fixture, shopper, id, { do: 'restore-entry', entryId }))).toEqual(restored);
    }),
  );

  it(
    'come back to their old place when they are added again',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, items, entryIds } = await listing(fixture);
      const [, b = ''] = items;
      valueOf(await changeList(fixture, shopper, id, { do: 'remove-entry', entryId: entryIds[1] ?? '' }));
      const { items: told } = valueOf(
        await changeList(fixture, shopper, id, { do: 'add-items', items: [pieces(b, 7)] }),
      );
      expect(told.added).toMatchObject([{ entryId: entryIds[1], quantity: 7 }]);
      const { entries, removed } = await readList(fixture, shopper, id);
      expect([entries.map(({ externalId }) => externalId), removed]).toEqual([entryIds, []]);
    }),
  );

  it(
    'can no longer be restored once that is dismissed',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, entryIds } = await listing(fixture);
      const entryId = entryIds[0] ?? '';
      valueOf(await changeList(fixture, shopper, id, { do: 'remove-entry', entryId }));
      valueOf(await changeList(fixture, shopper, id, { do: 'dismiss-removed' }));
      expect((await readList(fixture, shopper, id)).removed).toEqual([]);
      for (const change of ['remove-entry', 'restore-entry'] as const)
        expect(refusalOf(await changeList(fixture, shopper, id, { do: change, entryId }))).toEqual({
          because: 'no-such-entry',
          entryId,
        });
    }),
  );

  if (!harness.features.has('clock')) return;
  it(
    'can be restored for a day',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, entryIds } = await listing(fixture);
      for (const entryId of entryIds.slice(0, 2)) {
        valueOf(await changeList(fixture, shopper, id, { do: 'remove-entry', entryId }));
        await fixture.pass(1000);
      }
      await fixture.pass(RESTORE_WINDOW_MS - 2000);
      expect((await readList(fixture, shopper, id)).removed.map(({ externalId }) => externalId)).toEqual([entryIds[1]]);
      const [first = ''] = entryIds;
      expect(refusalOf(await changeList(fixture, shopper, id, { do: 'restore-entry', entryId: first }))).toEqual({
        because: 'no-such-entry',
        entryId: first,
      });
    }),
  );
};

const changing = (harness: PortHarness, { it, expect }: TestApi): void => {
  const quantityOf = (entryId: WishlistEntryId, quantity: number, version = 1) =>
    ({ do: 'change-quantity', entryId, quantity, version }) as const;

  it(
    'get another quantity, which counts their version up (UPM-47)',
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

  it(
    'stand where they are put, before another one or at the end',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, entryIds } = await listing(fixture);
      const [a = '', b = '', c = ''] = entryIds;
      const place = async (entryId: string, before: string | null) => {
        const result = await changeList(fixture, shopper, id, { do: 'place-entry', entryId, before });
        return result.ok ? (await readList(fixture, shopper, id)).entries.map(({ externalId }) => externalId) : result;
      };
      expect(await place(c, a)).toEqual([c, a, b]);
      expect(await place(c, null)).toEqual([a, b, c]);
      expect(await place(a, a)).toEqual([a, b, c]);
      expect(await place(a, 'no-such-entry')).toMatchObject({
        refusal: { because: 'no-such-entry', entryId: 'no-such-entry' },
      });
    }),
  );
};

const transferring = (harness: PortHarness, { it, expect }: TestApi): void => {
  const arrange = async (fixture: PortFixture) => {
    const [a = '', b = '', c = ''] = fixture.goods.ordinary;
    const shopper = await registered(fixture);
    const from = await createdList(fixture, shopper, [pieces(a, 2), pieces(b, 3), pieces(c, 1)]);
    const to = await createdList(fixture, shopper, [pieces(a, 5), pieces(b, 1)]);
    const entries = (await readList(fixture, shopper, from)).entries.map(({ externalId }) => externalId);
    return { shopper, from, to, entries, items: [a, b, c] };
  };

  it(
    'are copied to another list, where the larger quantity stays',
    withFixture(harness, {}, async (fixture) => {
      const { shopper, from, to, entries, items } = await arrange(fixture);
      const [a, b, c] = items;
      const change = { do: 'copy-entries', entryIds: entries, to } as const;
      const { items: told, list } = valueOf(await changeList(fixture, shopper, from, change));
      expect([told.unchanged.length, told.raised.length, told.added.length, list.externalId]).toEqual([1, 1, 1, from]);
      expect(linesOf(await readList(fixture, shopper, to))).toEqual([
        [a, 5],
        [b, 3],
        [c, 1],
      ]);
      expect((await readList(fixture, shopper, from)).entryCount).toBe(3);
    }),
  );

  it(
    'are moved, and can be restored where they were',
    withFixture(harness, {}, async (fixture) => {
      const { shopper, from, to, entries, items } = await arrange(fixture);
      const [a, b, c] = items;
      const moved = entries.slice(1);
      const change = { do: 'move-entries', entryIds: moved, to } as const;
      const { removed } = valueOf(await changeList(fixture, shopper, from, change));
      expect(removed.map(({ externalId, index }) => [externalId, index])).toEqual(moved.map((id, at) => [id, at + 1]));
      expect(linesOf(await readList(fixture, shopper, from))).toEqual([[a, 2]]);
      expect(linesOf(await readList(fixture, shopper, to))).toEqual([
        [a, 5],
        [b, 3],
        [c, 1],
      ]);
      valueOf(await changeList(fixture, shopper, from, { do: 'restore-entry', entryId: moved[1] ?? '' }));
      expect(linesOf(await readList(fixture, shopper, from))).toEqual([
        [a, 2],
        [c, 1],
      ]);
    }),
  );

  it(
    'stay where they are if the other list or one of them is unknown',
    withFixture(harness, {}, async (fixture) => {
      const { shopper, from, to, entries } = await arrange(fixture);
      const nowhere = { do: 'move-entries', entryIds: entries, to: 'no-such-list' } as const;
      expect(refusalOf(await changeList(fixture, shopper, from, nowhere))).toEqual({ because: 'no-such-list' });
      const unknown = { do: 'move-entries', entryIds: [...entries, 'no-such-entry'], to } as const;
      expect(refusalOf(await changeList(fixture, shopper, from, unknown))).toEqual({
        because: 'no-such-entry',
        entryId: 'no-such-entry',
      });
      const itself = { do: 'move-entries', entryIds: entries, to: from } as const;
      expect(valueOf(await changeList(fixture, shopper, from, itself))).toMatchObject({ removed: [] });
      expect((await readList(fixture, shopper, from)).entryCount).toBe(3);
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
    removing(harness, t);
    changing(harness, t);
    transferring(harness, t);
    sellable(harness, t);
  });
  t.describe('an entry with another article', () => behavesLikeReplacedItems(harness, t));
};
