import { classList } from '../testing/class-lists.ts';
import { cartIdOf, openSession, refusalOf, updateCart, addItem, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortHarness } from '../testing/port-harness.ts';
import { pieces, readList, sharedList } from '../testing/sharing-lists.ts';
import type { TestApi } from '../testing/test-api.ts';

export const behavesLikeReleasedClaims = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'releases what is claimed of an entry and not bought, whoever claimed it, and tells those who did',
    withFixture(harness, {}, async (fixture) => {
      const { sharedWishlists } = fixture.shop;
      const { id, people, entryId, otherId, claim, claimsFor } = await classList(fixture);
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
      const { id, people, tokens, items, entryId, claim } = await classList(fixture, [30]);
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
      const { id, people } = await classList(fixture);
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
        const { id, people, items, entryId, claim, claimsFor } = await classList(fixture);
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
