import { refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import { changeList, linesOf, pieces, readList, registered, createdList } from '../testing/sharing-lists.ts';
import type { TestApi } from '../testing/test-api.ts';

const arrange = async (fixture: PortFixture, quantities: readonly number[] = [2, 3]) => {
  const shopper = await registered(fixture);
  const items = fixture.goods.ordinary.slice(0, quantities.length);
  const id = await createdList(
    fixture,
    shopper,
    items.map((itemId, at) => pieces(itemId, quantities[at])),
  );
  const entryIds = (await readList(fixture, shopper, id)).entries.map(({ externalId }) => externalId);
  const replace = (at: number, itemId: string, version = 1) =>
    changeList(fixture, shopper, id, { do: 'replace-item', entryId: entryIds[at] ?? '', itemId, version });
  return { shopper, id, items, entryIds, replace, read: () => readList(fixture, shopper, id) };
};

export const behavesLikeReplacedItems = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'keeps its place and its pieces',
    withFixture(harness, {}, async (fixture) => {
      const [, , c = ''] = fixture.goods.ordinary;
      const { items, entryIds, replace, read } = await arrange(fixture);
      const { entries, gone } = valueOf(await replace(0, c));
      expect(entries).toMatchObject([{ externalId: entryIds[0], quantity: 2, version: 2, item: { itemId: c } }]);
      expect(gone).toEqual([]);
      expect(linesOf(await read())).toEqual([
        [c, 2],
        [items[1], 3],
      ]);
    }),
  );

  it(
    'gets the variant that was still to be chosen',
    withFixture(harness, {}, async (fixture) => {
      const { shop, goods } = fixture;
      const shopper = await registered(fixture);
      const id = await createdList(fixture, shopper, [pieces(goods.withVariants, 2)]);
      const product = await shop.catalogue.product(shopper, goods.withVariants, {});
      const selected = product?.variantAttributes.map(({ name, options }) => ({
        name,
        value: options[0]?.value ?? '',
      }));
      const chosen = await shop.catalogue.product(shopper, goods.withVariants, { selectedVariants: selected ?? [] });
      const itemId = chosen?.item?.itemId ?? '';
      const [before] = (await readList(fixture, shopper, id)).entries;
      const change = { do: 'replace-item', entryId: before?.externalId ?? '', itemId, version: 1 } as const;
      const { entries } = valueOf(await changeList(fixture, shopper, id, change));
      expect(entries).toMatchObject([
        { quantity: 2, item: { itemId, variants: chosen?.item?.variants }, product: { productId: goods.withVariants } },
      ]);
    }),
  );

  it(
    'is put together with the same article on the list: pieces added, comments of both kept',
    withFixture(harness, {}, async (fixture) => {
      const { shopper, id, items, entryIds, replace, read } = await arrange(fixture);
      const [first = '', second = ''] = entryIds;
      const { wishlists } = fixture.shop;
      valueOf(await wishlists.comment(shopper, id, { text: 'in Rot', entryId: second }));
      const { entries, gone } = valueOf(await replace(0, items[1] ?? ''));
      expect(entries).toMatchObject([
        { externalId: first, quantity: 5, version: 2, comments: [{ comment: 'in Rot' }] },
      ]);
      expect(gone).toEqual([second]);
      const list = await read();
      expect([linesOf(list), list.removed]).toEqual([[[items[1], 5]], []]);
    }),
  );

  it(
    'is taken apart again: both have their article, pieces, comments and places, unless one was changed since',
    withFixture(harness, {}, async (fixture) => {
      const { shopper, id, items, entryIds, replace, read } = await arrange(fixture);
      const [first = '', second = ''] = entryIds;
      valueOf(await fixture.shop.wishlists.comment(shopper, id, { text: 'in Rot', entryId: second }));
      const apart = () => changeList(fixture, shopper, id, { do: 'restore-entry', entryId: second });
      const lines = async () =>
        (await read()).entries.map(({ externalId, item, quantity, commentCount }) => [
          externalId,
          item?.itemId,
          quantity,
          commentCount,
        ]);
      const before = await lines();
      valueOf(await replace(0, items[1] ?? ''));
      const { entries } = valueOf(await apart());
      expect(entries.map(({ externalId, version }) => [externalId, version])).toEqual([
        [first, 3],
        [second, 1],
      ]);
      expect(await lines()).toEqual(before);
      valueOf(await replace(0, items[1] ?? '', 3));
      const change = { do: 'change-quantity', entryId: first, quantity: 7, version: 4 } as const;
      valueOf(await changeList(fixture, shopper, id, change));
      expect(refusalOf(await apart())).toMatchObject({
        because: 'changed-meanwhile',
        entry: { externalId: first, quantity: 7 },
      });
      expect(linesOf(await read())).toEqual([[items[1], 7]]);
    }),
  );

  it(
    'stays together once its former article is on the list again',
    withFixture(harness, {}, async (fixture) => {
      const { shopper, id, items, entryIds, replace, read } = await arrange(fixture);
      valueOf(await replace(0, items[1] ?? ''));
      valueOf(await changeList(fixture, shopper, id, { do: 'add-items', items: [pieces(items[0] ?? '')] }));
      const apart = { do: 'restore-entry', entryId: entryIds[1] ?? '' } as const;
      expect(refusalOf(await changeList(fixture, shopper, id, apart))).toMatchObject({ because: 'changed-meanwhile' });
      expect(linesOf(await read())).toEqual([
        [items[1], 5],
        [items[0], 1],
      ]);
    }),
  );

  it(
    'has no more pieces than an entry can have',
    withFixture(harness, {}, async (fixture) => {
      const { items, replace, read } = await arrange(fixture, [9000, 9000]);
      valueOf(await replace(0, items[1] ?? ''));
      expect(linesOf(await read())).toEqual([[items[1], 9998]]);
    }),
  );

  it(
    'takes the place of the same article that was removed, without its pieces',
    withFixture(harness, {}, async (fixture) => {
      const { shopper, id, items, entryIds, replace, read } = await arrange(fixture);
      valueOf(await changeList(fixture, shopper, id, { do: 'remove-entry', entryId: entryIds[1] ?? '' }));
      expect(valueOf(await replace(0, items[1] ?? '')).gone).toEqual([entryIds[1]]);
      const list = await read();
      expect([linesOf(list), list.removed]).toEqual([[[items[1], 2]], []]);
    }),
  );

  it(
    'is refused if the shop does not have it, or the entry was changed meanwhile',
    withFixture(harness, {}, async (fixture) => {
      const [, , c = '', d = ''] = fixture.goods.ordinary;
      const { replace } = await arrange(fixture);
      expect(refusalOf(await replace(0, 'no-such-item'))).toEqual({ because: 'no-such-item', itemId: 'no-such-item' });
      valueOf(await replace(0, c));
      expect(refusalOf(await replace(0, d))).toMatchObject({
        because: 'changed-meanwhile',
        entry: { version: 2, item: { itemId: c } },
      });
      expect(valueOf(await replace(0, c)).entries).toMatchObject([{ version: 2, item: { itemId: c } }]);
    }),
  );
};
