import { cartIdOf, openSession, readCart, refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import { changeList, merkzettelIdOf, pieces, readList, sharedList } from '../testing/sharing-lists.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { ListedItem } from './wishlist-change.ts';

const arrange = async (fixture: PortFixture, items: readonly ListedItem[]) => {
  const { shopper } = fixture;
  const listId = await merkzettelIdOf(fixture, shopper);
  const { entries } = valueOf(await changeList(fixture, shopper, listId, { do: 'add-items', items }));
  const buy = (entryIds?: readonly string[]) =>
    fixture.shop.wishlists.putIntoCart(
      shopper,
      { listId },
      { cartId: cartIdOf(shopper), ...(entryIds === undefined ? {} : { entryIds }) },
    );
  return { listId, entries, buy };
};

export const behavesLikeListsInCarts = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'puts what can be bought into it, says what cannot and why, and stays as it is (UPM-56)',
    withFixture(harness, {}, async (fixture) => {
      const { goods, shopper } = fixture;
      const [a = '', b = ''] = goods.ordinary;
      const { listId, entries, buy } = await arrange(fixture, [
        pieces(a, 2),
        pieces(goods.soldOut),
        pieces(goods.withVariants),
        pieces(b, 0),
        pieces(goods.scarce, 5),
      ]);
      const before = await readList(fixture, shopper, listId);
      const { cart, report, skipped } = valueOf(await buy());
      expect(cart.positions.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
        [a, 2],
        [goods.scarce, 3],
      ]);
      expect(skipped.map(({ entryId, gap }) => [entryId, gap])).toEqual([
        [entries[1]?.externalId, 'sold-out'],
        [entries[2]?.externalId, 'choose-variant'],
        [entries[3]?.externalId, 'no-quantity'],
      ]);
      expect(skipped.map(({ path }) => path)).toEqual([
        entries[1]?.replacement?.path,
        entries[2]?.product.path,
        undefined,
      ]);
      expect(report).toMatchObject({
        added: [
          { itemId: a, quantity: 2 },
          { itemId: goods.scarce, quantity: 3 },
        ],
        quantityChanged: [{ itemId: goods.scarce, asked: 5, now: 3 }],
        maxInCart: [{ itemId: goods.scarce, max: 3 }],
      });
      expect(await readList(fixture, shopper, listId)).toEqual(before);
      expect(await readCart(fixture, shopper)).toEqual(cart);
    }),
  );

  it(
    'puts the named entries into it, on top of what is there',
    withFixture(harness, { 'a cart exists': { positions: 1 } }, async (fixture) => {
      const [a = '', b = '', c = ''] = fixture.goods.ordinary;
      const { entries, buy } = await arrange(fixture, [pieces(a), pieces(b), pieces(c, 4)]);
      const named = [entries[0]?.externalId ?? '', entries[2]?.externalId ?? ''];
      const { cart, skipped } = valueOf(await buy(named));
      expect(cart.positions.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
        [a, 2],
        [c, 4],
      ]);
      expect(skipped).toEqual([]);
    }),
  );

  it(
    'says which of the named entries are not on it any more, by name as long as it remembers them',
    withFixture(harness, {}, async (fixture) => {
      const [a = '', b = '', c = ''] = fixture.goods.ordinary;
      const { listId, entries, buy } = await arrange(fixture, [pieces(a, 2), pieces(b), pieces(c)]);
      const [stays = '', removed = '', forgotten = ''] = entries.map(({ externalId }) => externalId);
      const change = (entryId: string) =>
        changeList(fixture, fixture.shopper, listId, { do: 'remove-entry', entryId }).then(valueOf);
      await change(forgotten);
      valueOf(await changeList(fixture, fixture.shopper, listId, { do: 'dismiss-removed' }));
      await change(removed);
      const { report, skipped } = valueOf(await buy([stays, removed, forgotten, 'no-such-entry']));
      expect(report.added).toMatchObject([{ itemId: a, quantity: 2 }]);
      expect(skipped).toEqual([
        { entryId: removed, name: entries[1]?.product.name, gap: 'no-longer-listed' },
        { entryId: forgotten, gap: 'no-longer-listed' },
        { entryId: 'no-such-entry', gap: 'no-longer-listed' },
      ]);
      expect(valueOf(await buy([removed])).report.added).toEqual([]);
    }),
  );

  it(
    'gets the price of a running deal for as many pieces as one cart gets (WISH-23)',
    withFixture(harness, { 'a lightning deal runs': { reservedPercent: 0, lastsMs: 3_600_000 } }, async (fixture) => {
      const [a = ''] = fixture.goods.ordinary;
      const deal = (await fixture.shop.catalogue.item(fixture.shopper, a))?.deal;
      const most = deal?.maxQuantity ?? 0;
      const { buy } = await arrange(fixture, [pieces(a, most + 2)]);
      const { cart, report } = valueOf(await buy());
      expect(cart.positions).toMatchObject([
        { itemId: a, isLightningDeal: true, quantityLightning: most, quantityNormal: 2 },
      ]);
      expect(report.dealSplit).toMatchObject([{ itemId: a, lightning: most, normal: 2 }]);
    }),
  );

  it(
    'says nothing of a deal of which no piece is left',
    withFixture(harness, { 'a lightning deal runs': { reservedPercent: 100, lastsMs: 3_600_000 } }, async (fixture) => {
      const [a = ''] = fixture.goods.ordinary;
      const { buy } = await arrange(fixture, [pieces(a, 2)]);
      const { cart, report } = valueOf(await buy());
      expect(cart.positions).toMatchObject([{ itemId: a, quantity: 2, quantityLightning: 0 }]);
      expect(report.dealSplit).toEqual([]);
    }),
  );

  it(
    'can be a list that the shopper has a link to',
    withFixture(harness, {}, async (fixture) => {
      const [a = ''] = fixture.goods.ordinary;
      const { id, tokens } = await sharedList(fixture, [pieces(a, 2)]);
      const visitor = await openSession(fixture, fixture.anonymous);
      const access = { listId: id, token: tokens.viewer };
      const { cart } = valueOf(
        await fixture.shop.wishlists.putIntoCart(visitor, access, { cartId: cartIdOf(visitor) }),
      );
      expect(cart.positions.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([[a, 2]]);
    }),
  );

  it(
    'is put into no cart but the shopper’s own',
    withFixture(harness, {}, async (fixture) => {
      const [a = ''] = fixture.goods.ordinary;
      const { listId } = await arrange(fixture, [pieces(a)]);
      const other = await openSession(fixture, fixture.anonymous);
      const put = fixture.shop.wishlists.putIntoCart;
      expect(refusalOf(await put(fixture.shopper, { listId }, { cartId: cartIdOf(other) }))).toEqual({
        because: 'cart-not-found',
      });
      expect(refusalOf(await put(other, { listId }, { cartId: cartIdOf(other) }))).toEqual({ because: 'no-such-list' });
    }),
  );
};
