import { classList } from '../testing/class-lists.ts';
import { cartIdOf, openSession, refusalOf, updateCart, addItem, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortHarness } from '../testing/port-harness.ts';
import { changeList, merkzettelIdOf, pieces, readList, registered, sharedList } from '../testing/sharing-lists.ts';
import type { TestApi } from '../testing/test-api.ts';
import { CLAIM_CODE_LENGTH, CLAIM_CODE_LETTERS, shownClaimCode } from './class-list.ts';
import { behavesLikeClaimsInCarts } from './claims-in-carts.behaviour.ts';
import { behavesLikeClaimsOfRemovedEntries } from './claims-of-removed-entries.behaviour.ts';
import { behavesLikeReleasedClaims } from './released-claims.behaviour.ts';

const claiming = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'tells how many pieces are needed and taken; parents see their own claims and no names',
    withFixture(harness, {}, async (fixture) => {
      const { people, claim, claimsFor, id } = await classList(fixture);
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
      const { claim, otherId } = await classList(fixture);
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
      const { claim, otherId } = await classList(fixture);
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
      const { claim, claimsFor } = await classList(fixture, [10]);
      const parents = await Promise.all(Array.from({ length: 50 }, () => openSession(fixture, fixture.anonymous)));
      const answers = await Promise.all(parents.map((parent) => claim(parent, 1)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
      expect((await claimsFor(fixture.shopper))[0]?.taken).toBe(10);
    }),
  );

  it(
    'refuses what is no number of pieces, no entry of it, or on no class list',
    withFixture(harness, {}, async (fixture) => {
      const { claim, people } = await classList(fixture);
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
      const { claim, claimsFor } = await classList(fixture);
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
      const { id, people, entryId, otherId, claim } = await classList(fixture);
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

const leaving = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'leaves a guest’s claims, lists and Merkzettel to the visitor that they are again once their order is confirmed',
    withFixture(harness, { 'guest session': true }, async (fixture) => {
      const { shop, shopper: guest, anonymous } = fixture;
      const { id, tokens, items, claim } = await classList(fixture);
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
        const { items, claim, claimsFor, otherId } = await classList(fixture);
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
        const { id, tokens, items, claim, claimsFor } = await classList(fixture);
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
      const { claim, claimsFor } = await classList(fixture);
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

export const behavesLikeClassLists = (harness: PortHarness, t: TestApi): void => {
  claiming(harness, t);
  behavesLikeClaimsInCarts(harness, t);
  buying(harness, t);
  leaving(harness, t);
  behavesLikeReleasedClaims(harness, t);
  behavesLikeClaimsOfRemovedEntries(harness, t);
};
