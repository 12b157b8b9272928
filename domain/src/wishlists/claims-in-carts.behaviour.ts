import type { Shopper } from '../visit/shopper.ts';
import { classList } from '../testing/class-lists.ts';
import { cartIdOf, openSession, updateCart, addItem, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import { changeList, pieces, readList, registerPeople, sharedList } from '../testing/sharing-lists.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { ListAccess } from './wishlists.port.ts';
import { PIECES_WANTED, type WantedEntries } from './class-list.ts';

export const behavesLikeClaimsInCarts = (harness: PortHarness, { it, expect }: TestApi): void => {
  const buy = async (fixture: PortFixture, shopper: Shopper, list: ListAccess, wanted: WantedEntries = {}) => {
    const into = { cartId: cartIdOf(shopper), ...wanted };
    const { cart, skipped } = valueOf(await fixture.shop.wishlists.putIntoCart(shopper, list, into));
    return {
      lines: cart.positions.map(({ itemId, quantity }) => [itemId, quantity]),
      skipped: skipped.map(({ entryId, gap }) => [entryId, gap]),
    };
  };

  it(
    'puts into a cart what its parent has claimed and not bought, and says of what they claimed nothing',
    withFixture(
      harness,
      { 'guest session': true, 'a cart exists': { positions: 1 }, 'the cart is ready': { paymentId: 'RECHNUNG' } },
      async (fixture) => {
        const { shop, shopper } = fixture;
        const { id, tokens, items, entryId, otherId, claim } = await classList(fixture);
        const list = { listId: id, token: tokens.viewer };
        valueOf(await claim(shopper, 3));
        valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
        const again = await openSession(fixture, shopper);
        expect(await buy(fixture, again, list)).toEqual({ lines: [[items[0], 2]], skipped: [] });
        const other = await buy(fixture, again, list, { entryIds: [otherId] });
        expect(other).toMatchObject({ skipped: [[otherId, 'nothing-open']] });
        const claimed = await buy(fixture, again, list, { entryIds: [entryId] });
        expect(claimed).toEqual({ lines: [[items[0], 2]], skipped: [] });
      },
    ),
  );

  it(
    'claims open pieces for whoever puts them into a cart through the link, at most as many as are open',
    withFixture(harness, {}, async (fixture) => {
      const { scarce, ordinary } = fixture.goods;
      const { people, id, tokens } = await sharedList(fixture, [pieces(scarce, 5), pieces(ordinary[0] ?? '', 4)], {
        kind: 'class-list',
      });
      const list = { listId: id, token: tokens.viewer };
      const [first, second] = (await readList(fixture, people.creator, id)).entries;
      const taken = async () =>
        (await readList(fixture, people.creator, id)).entries.map(({ claims }) => claims?.taken);
      const other = await openSession(fixture, fixture.anonymous);
      const claimed = { entryId: second?.externalId ?? '', quantity: 1, evenIfTaken: false };
      valueOf(await fixture.shop.sharedWishlists.claim(other, list, claimed));
      const put = async (shopper: Shopper, wanted: WantedEntries = {}) =>
        valueOf(
          await fixture.shop.wishlists.putIntoCart(shopper, list, {
            cartId: cartIdOf(shopper),
            pieces: 'open',
            ...wanted,
          }),
        );
      const parent = await openSession(fixture, fixture.anonymous);
      const one = await put(parent, { entryIds: [second?.externalId ?? ''] });
      expect(one.claims).toMatchObject([{ quantity: 3, bought: 0 }]);
      expect(await taken()).toEqual([0, 4]);
      const rest = await put(parent);
      expect(rest.report.added).toMatchObject([{ itemId: scarce, quantity: 3 }]);
      expect(rest.claims).toMatchObject([{ quantity: 3 }]);
      expect(await taken()).toEqual([3, 4]);
      const { list: seen } = valueOf(await fixture.shop.sharedWishlists.open(parent, tokens.viewer));
      expect(seen.entries.map(({ claims }) => claims?.own)).toEqual([rest.claims, one.claims]);
      expect((await buy(fixture, other, list, { pieces: 'claimed' })).lines).toEqual([[ordinary[0], 1]]);
      const [again] = (await put(other, { entryIds: [first?.externalId ?? ''] })).claims;
      expect(again).toMatchObject({ quantity: 2 });
      expect(valueOf(await fixture.shop.sharedWishlists.withdrawClaim(other, again?.code ?? ''))).toEqual({
        quantity: 2,
        released: 0,
      });
      expect(await taken()).toEqual([3, 4]);
    }),
  );

  it(
    'says of each article how many pieces a cart may contain now, not only how many are sold at once',
    withFixture(harness, {}, async (fixture) => {
      const { scarce, soldOut } = fixture.goods;
      const listed = [pieces(scarce, 28), pieces(soldOut, 5)];
      const { people, id } = await sharedList(fixture, listed, { kind: 'class-list' });
      const { entries } = await readList(fixture, people.creator, id);
      expect(entries.map(({ item }) => item?.maxQuantity)).toEqual([3, 0]);
    }),
  );

  it(
    'puts claimed pieces into a cart once, and of an article of two lists what was claimed on both',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists, sharedWishlists } = fixture.shop;
      const [article = ''] = fixture.goods.ordinary;
      const parent = await openSession(fixture, fixture.anonymous);
      const into = { cartId: cartIdOf(parent), pieces: 'claimed' } as const;
      const people = await registerPeople(fixture);
      const claimOn = async (quantity: number) => {
        const { id, tokens } = await sharedList(fixture, [pieces(article, 9)], { kind: 'class-list', people });
        const [entry] = (await readList(fixture, people.creator, id)).entries;
        const list = { listId: id, token: tokens.viewer };
        const claimed = { entryId: entry?.externalId ?? '', quantity, evenIfTaken: false };
        valueOf(await sharedWishlists.claim(parent, list, claimed));
        return list;
      };
      const first = await claimOn(3);
      valueOf(await wishlists.putIntoCart(parent, first, { ...into, pieces: 'open' }));
      expect(await buy(fixture, parent, first, into)).toEqual({ lines: [[article, 9]], skipped: [] });
      const second = await claimOn(2);
      for (const list of [first, second, first, second])
        expect(await buy(fixture, parent, list, into)).toEqual({ lines: [[article, 11]], skipped: [] });
    }),
  );

  it(
    'fills a cart up to what is claimed: pieces that lie there already count, whoever put them there',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists, sharedWishlists } = fixture.shop;
      const [article = ''] = fixture.goods.ordinary;
      const { id, people, tokens } = await sharedList(fixture, [pieces(article, 9)], { kind: 'class-list' });
      const list = { listId: id, token: tokens.viewer };
      const parent = await openSession(fixture, fixture.anonymous);
      valueOf(await updateCart(fixture, parent, addItem(article, 2)));
      const putOpen = async () =>
        valueOf(await wishlists.putIntoCart(parent, list, { cartId: cartIdOf(parent), pieces: 'open' }));
      const taken = async () => (await readList(fixture, people.creator, id)).entries[0]?.claims?.taken;
      const first = await putOpen();
      expect(first.report.added).toMatchObject([{ itemId: article, quantity: 7 }]);
      expect([first.claims.map(({ quantity }) => quantity), await taken()]).toEqual([[9], 9]);
      valueOf(await sharedWishlists.withdrawClaim(parent, first.claims[0]?.code ?? ''));
      const again = await putOpen();
      expect([again.report.added, again.claims.map(({ quantity }) => quantity), await taken()]).toEqual([[], [9], 9]);
      expect(again.cart.positions.map(({ quantity }) => quantity)).toEqual([9]);
    }),
  );

  it(
    'fills the cart of a member up to what is open, and to what they have claimed themselves',
    withFixture(harness, {}, async (fixture) => {
      const { id, people, items, entryId, otherId, claim } = await classList(fixture);
      const { creator } = people;
      const list = { listId: id };
      valueOf(await updateCart(fixture, creator, addItem(items[0] ?? '', 2)));
      expect((await buy(fixture, creator, list, { entryIds: [entryId] })).lines).toEqual([[items[0], 30]]);
      const all = [
        [items[0], 30],
        [items[1], 4],
      ];
      for (const wanted of [{}, {}, { entryIds: [entryId, otherId] }])
        expect(await buy(fixture, creator, list, wanted)).toEqual({ lines: all, skipped: [] });
      valueOf(await claim(creator, 3));
      for (const pieces of PIECES_WANTED)
        expect(await buy(fixture, creator, list, { pieces, entryIds: [entryId] })).toEqual({ lines: all, skipped: [] });
      expect((await readList(fixture, creator, id)).entries[0]?.claims?.taken).toBe(3);
    }),
  );

  it(
    'puts nothing else into a cart than what was claimed, and says what was removed meanwhile',
    withFixture(harness, {}, async (fixture) => {
      const { id, tokens, items, entryId, otherId, claim, people } = await classList(fixture);
      const list = { listId: id, token: tokens.viewer };
      const parent = await openSession(fixture, fixture.anonymous);
      const pieces = 'claimed';
      expect(await buy(fixture, parent, list, { pieces })).toEqual({ lines: [], skipped: [] });
      valueOf(await claim(parent, 2));
      valueOf(await changeList(fixture, people.creator, id, { do: 'remove-entry', entryId }));
      const gone = { lines: [], skipped: [[entryId, 'no-longer-listed']] };
      expect(await buy(fixture, parent, list, { pieces })).toEqual(gone);
      expect(await buy(fixture, parent, list, { entryIds: [entryId], pieces })).toEqual(gone);
      valueOf(await claim(parent, 3, false, otherId));
      const left = { lines: [[items[1], 3]], skipped: [[entryId, 'no-longer-listed']] };
      expect(await buy(fixture, parent, list, { pieces })).toEqual(left);
    }),
  );

  it(
    'says nothing of an article without a variant to a parent who buys what they claimed',
    withFixture(harness, {}, async (fixture) => {
      const [a = ''] = fixture.goods.ordinary;
      const listed = [pieces(a, 9), pieces(fixture.goods.withVariants)];
      const { id, people, tokens } = await sharedList(fixture, listed, { kind: 'class-list' });
      const [entry, unchosen] = (await readList(fixture, people.creator, id)).entries;
      const list = { listId: id, token: tokens.viewer };
      const parent = await openSession(fixture, fixture.anonymous);
      const claimed = { entryId: entry?.externalId ?? '', quantity: 2, evenIfTaken: false };
      valueOf(await fixture.shop.sharedWishlists.claim(parent, list, claimed));
      expect(await buy(fixture, parent, list, { pieces: 'claimed' })).toEqual({ lines: [[a, 2]], skipped: [] });
      const open = await buy(fixture, people.creator, { listId: id }, { pieces: 'open' });
      expect(open).toEqual({ lines: [[a, 7]], skipped: [[unchosen?.externalId, 'choose-variant']] });
    }),
  );

  it(
    'puts what is open into the cart of somebody who has claimed nothing of it',
    withFixture(harness, {}, async (fixture) => {
      const { id, tokens, items, entryId, otherId, claim, people } = await classList(fixture);
      const parent = await openSession(fixture, fixture.anonymous);
      const list = { listId: id, token: tokens.viewer };
      valueOf(await claim(parent, 28));
      valueOf(await claim(parent, 4, false, otherId));
      const left = { lines: [[items[0], 2]], skipped: [[otherId, 'nothing-open']] };
      expect(await buy(fixture, people.creator, { listId: id })).toEqual(left);
      expect(await buy(fixture, fixture.shopper, list)).toEqual(left);
      expect((await buy(fixture, people.editor, { listId: id })).skipped).toEqual([
        [entryId, 'nothing-open'],
        [otherId, 'nothing-open'],
      ]);
    }),
  );
};
