import type { Shopper } from '../visit/shopper.ts';
import { cartIdOf, openSession, refusalOf, updateCart, addItem, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import {
  changeList,
  merkzettelIdOf,
  pieces,
  readList,
  registered,
  registerPeople,
  sharedList,
} from '../testing/sharing-lists.ts';
import type { TestApi } from '../testing/test-api.ts';
import { RELEASE_TOLD_MS } from './wishlist.ts';
import type { WishlistChange } from './wishlist-change.ts';
import type { ListAccess } from './wishlists.port.ts';
import { CLAIM_CODE_LENGTH, CLAIM_CODE_LETTERS, shownClaimCode, type WantedEntries } from './class-list.ts';

const MINUTE_MS = 60_000;

/** A class needs 30 pieces of one article and 4 of another one. */
const arrange = async (fixture: PortFixture, needed: readonly number[] = [30, 4]) => {
  const items = fixture.goods.ordinary.slice(0, needed.length);
  const shared = await sharedList(
    fixture,
    items.map((itemId, at) => pieces(itemId, needed[at])),
    { kind: 'class-list' },
  );
  const { id, people, tokens } = shared;
  const [entry, other] = (await readList(fixture, people.creator, id)).entries;
  const entryId = entry?.externalId ?? '';
  const claim = (parent: Shopper, quantity: number, evenIfTaken = false, of = entryId) =>
    fixture.shop.sharedWishlists.claim(
      parent,
      { listId: id, token: tokens.viewer },
      { entryId: of, quantity, evenIfTaken },
    );
  const claimsFor = async (shopper: Shopper) =>
    valueOf(await fixture.shop.sharedWishlists.open(shopper, tokens.viewer)).list.entries.map(({ claims }) => claims);
  return { ...shared, items, entryId, otherId: other?.externalId ?? '', claim, claimsFor };
};

const claiming = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'tells how many pieces are needed and taken; parents see their own claims and no names',
    withFixture(harness, {}, async (fixture) => {
      const { people, claim, claimsFor, id } = await arrange(fixture);
      const parent = await openSession(fixture, fixture.anonymous);
      const { claim: claimed, entry } = valueOf(await claim(parent, 2));
      expect(claimed).toMatchObject({ quantity: 2, bought: 0 });
      expect(claimed.code).toHaveLength(CLAIM_CODE_LENGTH);
      expect([...claimed.code].filter((letter) => !CLAIM_CODE_LETTERS.includes(letter))).toEqual([]);
      expect(entry).toMatchObject({ quantity: 30, claims: { taken: 2, bought: 0, own: [claimed] } });
      valueOf(await claim(fixture.shopper, 3));
      expect((await claimsFor(parent))[0]).toEqual({ taken: 5, bought: 0, own: [claimed] });
      expect((await claimsFor(fixture.anonymous))[0]).toEqual({ taken: 5, bought: 0, own: [] });
      const list = await readList(fixture, people.creator, id);
      expect([list.kind, list.entries.map(({ claims }) => claims)]).toEqual([
        'class-list',
        [
          { taken: 5, bought: 0, own: [] },
          { taken: 0, bought: 0, own: [] },
        ],
      ]);
    }),
  );

  it(
    'gives nobody more than is open, unless they insist',
    withFixture(harness, {}, async (fixture) => {
      const { claim, otherId } = await arrange(fixture);
      const parent = fixture.shopper;
      valueOf(await claim(await openSession(fixture, fixture.anonymous), 3, false, otherId));
      expect(refusalOf(await claim(parent, 2, false, otherId))).toEqual({ because: 'too-many-pieces', open: 1 });
      expect(valueOf(await claim(parent, 2, true, otherId)).entry.claims).toMatchObject({ taken: 5 });
      expect(refusalOf(await claim(parent, 1, false, otherId))).toEqual({ because: 'too-many-pieces', open: 0 });
    }),
  );

  it(
    'gives nobody more than the whole class needs, however much they insist, and counts again what they took back',
    withFixture(harness, {}, async (fixture) => {
      const { claim, otherId } = await arrange(fixture);
      const parent = fixture.shopper;
      expect(refusalOf(await claim(parent, 9998, true, otherId))).toEqual({ because: 'more-than-needed', possible: 4 });
      const { code } = valueOf(await claim(parent, 3, true, otherId)).claim;
      expect(refusalOf(await claim(parent, 2, true, otherId))).toEqual({ because: 'more-than-needed', possible: 1 });
      valueOf(await claim(parent, 1, true, otherId));
      expect(refusalOf(await claim(parent, 1, true, otherId))).toEqual({ because: 'more-than-needed', possible: 0 });
      const other = await openSession(fixture, fixture.anonymous);
      expect(valueOf(await claim(other, 4, true, otherId)).entry.claims).toMatchObject({ taken: 8 });
      valueOf(await fixture.shop.sharedWishlists.withdrawClaim(parent, code));
      expect(valueOf(await claim(parent, 3, true, otherId)).entry.claims).toMatchObject({ taken: 8 });
    }),
  );

  it(
    'gives ten pieces to fifty who ask at once exactly ten times',
    withFixture(harness, {}, async (fixture) => {
      const { claim, claimsFor } = await arrange(fixture, [10]);
      const parents = await Promise.all(Array.from({ length: 50 }, () => openSession(fixture, fixture.anonymous)));
      const answers = await Promise.all(parents.map((parent) => claim(parent, 1)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
      expect((await claimsFor(fixture.shopper))[0]?.taken).toBe(10);
    }),
  );

  it(
    'refuses what is no number of pieces, no entry of it, or on no class list',
    withFixture(harness, {}, async (fixture) => {
      const { claim, people } = await arrange(fixture);
      for (const quantity of [0, -1, 1.5, 9999])
        expect(refusalOf(await claim(fixture.shopper, quantity))).toEqual({ because: 'invalid-quantity' });
      expect(refusalOf(await claim(fixture.shopper, 1, false, 'no-such-entry'))).toEqual({
        because: 'no-such-entry',
        entryId: 'no-such-entry',
      });
      const [a = ''] = fixture.goods.ordinary;
      const { id } = await sharedList(fixture, [pieces(a)], { people });
      const entry = (await readList(fixture, people.editor, id)).entries[0];
      expect(entry?.claims).toBeUndefined();
      const claimed = { entryId: entry?.externalId ?? '', quantity: 1, evenIfTaken: false };
      expect(refusalOf(await fixture.shop.sharedWishlists.claim(people.editor, { listId: id }, claimed))).toEqual({
        because: 'no-such-entry',
        entryId: claimed.entryId,
      });
    }),
  );

  it(
    'takes a claim back from any browser that knows its code, as it is read out',
    withFixture(harness, {}, async (fixture) => {
      const { sharedWishlists } = fixture.shop;
      const { claim, claimsFor } = await arrange(fixture);
      const { code } = valueOf(await claim(fixture.shopper, 4)).claim;
      const typed = ` ${shownClaimCode(code).toLowerCase()}`;
      const other = await openSession(fixture, fixture.anonymous);
      expect(valueOf(await sharedWishlists.withdrawClaim(other, typed))).toEqual({ quantity: 4, released: 0 });
      expect((await claimsFor(fixture.shopper))[0]).toEqual({ taken: 0, bought: 0, own: [] });
      for (const unknown of [code, 'AAAAA-AAAAA', ''])
        expect(refusalOf(await sharedWishlists.withdrawClaim(other, unknown))).toEqual({ because: 'no-such-claim' });
    }),
  );

  it(
    'keeps claims while an entry is removed, says how many pieces they hold, and brings them back with it',
    withFixture(harness, {}, async (fixture) => {
      const { id, people, entryId, otherId, claim } = await arrange(fixture);
      valueOf(await claim(fixture.shopper, 4));
      const entryIds = [entryId, otherId];
      const { removed } = valueOf(await changeList(fixture, people.creator, id, { do: 'remove-entries', entryIds }));
      expect(removed.map(({ claimed }) => claimed)).toEqual([4, 0]);
      expect((await readList(fixture, people.editor, id)).removed.map(({ claimed }) => claimed)).toEqual([4, 0]);
      const { entries } = valueOf(await changeList(fixture, people.creator, id, { do: 'restore-entry', entryId }));
      expect(entries[0]?.claims).toMatchObject({ taken: 4 });
    }),
  );
};

const intoCarts = (harness: PortHarness, { it, expect }: TestApi): void => {
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
        const { id, tokens, items, entryId, otherId, claim } = await arrange(fixture);
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
    'puts nothing else into a cart than what was claimed, and says what was removed meanwhile',
    withFixture(harness, {}, async (fixture) => {
      const { id, tokens, items, entryId, otherId, claim, people } = await arrange(fixture);
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
      const { id, tokens, items, entryId, otherId, claim, people } = await arrange(fixture);
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

const leaving = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'leaves a guest’s claims, lists and Merkzettel to the visitor that they are again once their order is confirmed',
    withFixture(harness, { 'guest session': true }, async (fixture) => {
      const { shop, shopper: guest, anonymous } = fixture;
      const { id, tokens, items, claim } = await arrange(fixture);
      const [needed = ''] = items;
      valueOf(await claim(guest, 3));
      valueOf(await shop.sharedWishlists.join(guest, tokens.editor));
      const merkzettel = await merkzettelIdOf(fixture, guest);
      valueOf(await changeList(fixture, guest, merkzettel, { do: 'add-items', items: [pieces(needed)] }));
      const token = guest.sessionToken ?? '';
      const visitor = { ...anonymous, ...(await shop.sessions.open(anonymous, { guestSessionToken: token })) };
      expect(visitor.userId).not.toBe(guest.userId);
      const { list } = valueOf(await shop.sharedWishlists.open(visitor, tokens.viewer));
      expect(list.entries[0]?.claims?.own).toMatchObject([{ quantity: 3, bought: 0 }]);
      expect((await readList(fixture, visitor, id)).level).toBe('editor');
      expect((await readList(fixture, visitor)).entries).toHaveLength(1);
      expect((await readList(fixture, guest)).entries).toEqual([]);
      const stranger = { ...anonymous, ...(await shop.sessions.open(anonymous, { guestSessionToken: 'unknown' })) };
      expect((await readList(fixture, stranger)).entries).toEqual([]);
    }),
  );
};

const buying = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'counts what its parents ordered, at most what they had claimed',
    withFixture(
      harness,
      { 'guest session': true, 'a cart exists': { positions: 1 }, 'the cart is ready': { paymentId: 'RECHNUNG' } },
      async (fixture) => {
        const { shop, shopper } = fixture;
        const { items, claim, claimsFor, otherId } = await arrange(fixture);
        const parent = await openSession(fixture, fixture.anonymous);
        valueOf(await claim(parent, 7));
        const first = valueOf(await claim(shopper, 2)).claim;
        valueOf(await claim(shopper, 4, false, otherId));
        valueOf(await updateCart(fixture, shopper, addItem(items[0] ?? '', 5)));
        valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
        const claims = await claimsFor(shopper);
        expect(claims.map((one) => [one?.taken, one?.bought])).toEqual([
          [9, 2],
          [4, 0],
        ]);
        expect(claims[0]?.own).toEqual([{ ...first, bought: 2 }]);
        expect(valueOf(await shop.sharedWishlists.withdrawClaim(shopper, first.code))).toEqual({
          quantity: 0,
          released: 0,
        });
        expect((await claimsFor(shopper))[0]).toMatchObject({ taken: 9, bought: 2 });
      },
    ),
  );

  it(
    'counts them no more once the order is cancelled: they can be bought again, or taken back',
    withFixture(
      harness,
      { 'guest session': true, 'a cart exists': { positions: 1 }, 'the cart is ready': { paymentId: 'RECHNUNG' } },
      async (fixture) => {
        const { shop, shopper } = fixture;
        const { id, tokens, items, claim, claimsFor } = await arrange(fixture);
        const { code } = valueOf(await claim(shopper, 3)).claim;
        valueOf(await updateCart(fixture, shopper, addItem(items[0] ?? '', 1)));
        const { orderId = '' } = valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
        expect((await claimsFor(shopper))[0]).toMatchObject({ taken: 3, bought: 2 });
        valueOf(await shop.orders.cancel(shopper, orderId));
        valueOf(await shop.orders.cancel(shopper, orderId));
        expect((await claimsFor(shopper))[0]).toMatchObject({ taken: 3, bought: 0, own: [{ code, quantity: 3 }] });
        const again = await openSession(fixture, shopper);
        const list = { listId: id, token: tokens.viewer };
        const into = { cartId: cartIdOf(again), pieces: 'claimed' } as const;
        const { report } = valueOf(await shop.wishlists.putIntoCart(again, list, into));
        expect(report.added).toMatchObject([{ itemId: items[0], quantity: 3 }]);
        expect(valueOf(await shop.sharedWishlists.withdrawClaim(again, code))).toEqual({ quantity: 3, released: 0 });
      },
    ),
  );

  it(
    'knows a parent’s claims after the registration, and keeps them when the account is deleted',
    withFixture(harness, {}, async (fixture) => {
      const { customers, sharedWishlists } = fixture.shop;
      const { claim, claimsFor } = await arrange(fixture);
      const { code } = valueOf(await claim(fixture.shopper, 2)).claim;
      const customer = await registered(fixture, 'Petra', 'Paar', fixture.shopper);
      expect((await claimsFor(customer))[0]?.own).toMatchObject([{ code, quantity: 2 }]);
      valueOf(await customers.deleteAccount(customer, 'Tafel7'));
      const other = await openSession(fixture, fixture.anonymous);
      expect((await claimsFor(other))[0]).toEqual({ taken: 2, bought: 0, own: [] });
      expect(valueOf(await sharedWishlists.withdrawClaim(other, code))).toEqual({ quantity: 2, released: 0 });
    }),
  );
};

const releasing = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'releases what is claimed of an entry and not bought, whoever claimed it, and tells those who did',
    withFixture(harness, {}, async (fixture) => {
      const { sharedWishlists } = fixture.shop;
      const { id, people, entryId, otherId, claim, claimsFor } = await arrange(fixture);
      const [parent, other] = [fixture.shopper, await openSession(fixture, fixture.anonymous)];
      const first = valueOf(await claim(parent, 7)).claim;
      const kept = valueOf(await claim(parent, 2, false, otherId)).claim;
      valueOf(await claim(other, 30, true));
      const released = valueOf(await sharedWishlists.releaseClaims(people.admin, id, entryId));
      expect(released).toMatchObject({
        quantity: 37,
        entry: { quantity: 30, claims: { taken: 0, bought: 0, own: [] } },
      });
      expect(await claimsFor(parent)).toEqual([
        { taken: 0, bought: 0, own: [{ ...first, quantity: 0, released: 7 }] },
        { taken: 2, bought: 0, own: [kept] },
      ]);
      expect((await claimsFor(other))[0]?.own).toMatchObject([{ quantity: 0, released: 30 }]);
      expect((await claimsFor(await openSession(fixture, fixture.anonymous)))[0]?.own).toEqual([]);
      expect(valueOf(await sharedWishlists.withdrawClaim(other, first.code))).toEqual({ quantity: 0, released: 7 });
      const again = valueOf(await sharedWishlists.releaseClaims(people.creator, id, entryId));
      expect(again).toMatchObject({ quantity: 0, entry: { externalId: entryId } });
      expect(valueOf(await claim(parent, 30)).entry.claims).toMatchObject({
        taken: 30,
        own: [
          { quantity: 0, released: 7 },
          { quantity: 30, released: 0 },
        ],
      });
    }),
  );

  it(
    'puts what is open into the cart of a parent whose claims were all released, and tells members who released them',
    withFixture(harness, {}, async (fixture) => {
      const { shop, shopper } = fixture;
      const { id, people, tokens, items, entryId, claim } = await arrange(fixture, [30]);
      const before = (await readList(fixture, people.creator, id)).entries[0];
      valueOf(await claim(shopper, 7));
      valueOf(await shop.sharedWishlists.releaseClaims(people.admin, id, entryId));
      const { entries } = await readList(fixture, people.creator, id);
      expect(entries[0]).toMatchObject({ version: before?.version, changed: { by: 'Ada M.' } });
      const list = { listId: id, token: tokens.viewer };
      const { report } = valueOf(await shop.wishlists.putIntoCart(shopper, list, { cartId: cartIdOf(shopper) }));
      expect(report.added).toMatchObject([{ itemId: items[0], quantity: 30 }]);
    }),
  );

  it(
    'releases nothing of an entry that is not there, or of a list that is no class list',
    withFixture(harness, {}, async (fixture) => {
      const { sharedWishlists } = fixture.shop;
      const { id, people } = await arrange(fixture);
      const none = { because: 'no-such-entry', entryId: 'no-such-entry' };
      expect(refusalOf(await sharedWishlists.releaseClaims(people.creator, id, 'no-such-entry'))).toEqual(none);
      const plain = await sharedList(fixture, [pieces(fixture.goods.ordinary[0] ?? '')], { people });
      const entryId = (await readList(fixture, people.creator, plain.id)).entries[0]?.externalId ?? '';
      expect(refusalOf(await sharedWishlists.releaseClaims(people.creator, plain.id, entryId))).toEqual({
        because: 'no-such-entry',
        entryId,
      });
    }),
  );

  it(
    'leaves what was bought as it is, and what a cancelled order no longer buys with its claimer',
    withFixture(
      harness,
      { 'guest session': true, 'a cart exists': { positions: 1 }, 'the cart is ready': { paymentId: 'RECHNUNG' } },
      async (fixture) => {
        const { shop, shopper } = fixture;
        const { id, people, items, entryId, claim, claimsFor } = await arrange(fixture);
        const { code } = valueOf(await claim(shopper, 5)).claim;
        valueOf(await updateCart(fixture, shopper, addItem(items[0] ?? '', 1)));
        const { orderId = '' } = valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
        const { quantity } = valueOf(await shop.sharedWishlists.releaseClaims(people.creator, id, entryId));
        expect(quantity).toBe(3);
        const left = { code, quantity: 2, bought: 2, released: 3 };
        expect((await claimsFor(shopper))[0]).toEqual({ taken: 2, bought: 2, own: [left] });
        valueOf(await shop.orders.cancel(shopper, orderId));
        expect((await claimsFor(shopper))[0]).toEqual({ taken: 2, bought: 0, own: [{ ...left, bought: 0 }] });
        expect(valueOf(await shop.sharedWishlists.withdrawClaim(shopper, code))).toEqual({ quantity: 2, released: 3 });
        expect((await claimsFor(shopper))[0]).toMatchObject({ taken: 0, own: [{ quantity: 0, released: 3 }] });
      },
    ),
  );
};

const losing = (harness: PortHarness, { it, expect }: TestApi): void => {
  const losingClaims = async (fixture: PortFixture) => {
    const list = await arrange(fixture);
    const { people, id, entryId, tokens } = list;
    const name = (await readList(fixture, people.creator, id)).entries[0]?.product.name;
    return {
      ...list,
      name,
      change: async (change: WishlistChange) => valueOf(await changeList(fixture, people.creator, id, change)),
      goneFor: async (shopper: Shopper) =>
        valueOf(await fixture.shop.sharedWishlists.open(shopper, tokens.viewer)).goneClaims,
      lost: (quantity: number) => [{ entryId, name, quantity }],
    };
  };

  it(
    'tells whoever claimed pieces of an entry that it is gone, and nobody else, until it is restored',
    withFixture(harness, {}, async (fixture) => {
      const { entryId, otherId, people, claim, claimsFor, change, goneFor, lost } = await losingClaims(fixture);
      const [parent, other] = [fixture.shopper, await openSession(fixture, fixture.anonymous)];
      valueOf(await claim(parent, 2));
      valueOf(await claim(parent, 3));
      valueOf(await claim(parent, 1, false, otherId));
      valueOf(await claim(other, 7));
      expect(await goneFor(parent)).toEqual([]);
      await change({ do: 'remove-entry', entryId });
      expect(await goneFor(parent)).toEqual(lost(5));
      expect(await goneFor(other)).toEqual(lost(7));
      for (const nobody of [people.creator, await openSession(fixture, fixture.anonymous), fixture.anonymous])
        expect(await goneFor(nobody)).toEqual([]);
      await change({ do: 'restore-entry', entryId });
      expect(await goneFor(parent)).toEqual([]);
      expect((await claimsFor(parent))[0]).toMatchObject({ taken: 12, own: [{ quantity: 2 }, { quantity: 3 }] });
    }),
  );

  it(
    'tells so as well once the entry can no longer be restored, until the claim is given up',
    withFixture(harness, {}, async (fixture) => {
      const { entryId, claim, change, goneFor, lost } = await losingClaims(fixture);
      const { code } = valueOf(await claim(fixture.shopper, 2)).claim;
      await change({ do: 'remove-entry', entryId });
      await change({ do: 'dismiss-removed' });
      expect(await goneFor(fixture.shopper)).toEqual(lost(2));
      valueOf(await fixture.shop.sharedWishlists.withdrawClaim(fixture.anonymous, code));
      expect(await goneFor(fixture.shopper)).toEqual([]);
    }),
  );

  it(
    'says nothing of pieces that were released before, or are bought',
    withFixture(
      harness,
      { 'guest session': true, 'a cart exists': { positions: 1 }, 'the cart is ready': { paymentId: 'RECHNUNG' } },
      async (fixture) => {
        const { shop, shopper } = fixture;
        const { id, people, entryId, otherId, claim, change, goneFor } = await losingClaims(fixture);
        valueOf(await claim(shopper, 1));
        valueOf(await claim(shopper, 4, false, otherId));
        valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
        valueOf(await shop.sharedWishlists.releaseClaims(people.creator, id, otherId));
        await change({ do: 'remove-entries', entryIds: [entryId, otherId] });
        expect(await goneFor(shopper)).toEqual([]);
      },
    ),
  );

  if (!harness.features.has('clock')) return;
  it(
    'tells so for 90 days after the removal',
    withFixture(harness, {}, async (fixture) => {
      const { id, people, entryId, claim, change, lost } = await losingClaims(fixture);
      valueOf(await claim(fixture.shopper, 2));
      await change({ do: 'remove-entry', entryId });
      await fixture.pass(MINUTE_MS);
      const { token } = valueOf(await fixture.shop.sharedWishlists.share(people.creator, id, 'viewer'));
      const gone = async () => valueOf(await fixture.shop.sharedWishlists.open(fixture.shopper, token)).goneClaims;
      await fixture.pass(RELEASE_TOLD_MS - MINUTE_MS - 1000);
      expect(await gone()).toEqual(lost(2));
      await fixture.pass(2000);
      expect(await gone()).toEqual([]);
    }),
  );
};

export const behavesLikeClassLists = (harness: PortHarness, t: TestApi): void => {
  claiming(harness, t);
  intoCarts(harness, t);
  buying(harness, t);
  leaving(harness, t);
  releasing(harness, t);
  losing(harness, t);
};
