import type { Shopper } from '../visit/shopper.ts';
import { classList } from '../testing/class-lists.ts';
import { cartIdOf, openSession, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import { changeList, readList } from '../testing/sharing-lists.ts';
import type { TestApi } from '../testing/test-api.ts';
import { RELEASE_TOLD_MS } from './wishlist.ts';
import type { WishlistChange } from './wishlist-change.ts';

const MINUTE_MS = 60_000;

export const behavesLikeClaimsOfRemovedEntries = (harness: PortHarness, { it, expect }: TestApi): void => {
  const losingClaims = async (fixture: PortFixture) => {
    const list = await classList(fixture);
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
    'has the claims of several entries that are restored at once again',
    withFixture(harness, {}, async (fixture) => {
      const { entryId, otherId, claim, claimsFor, change, goneFor } = await losingClaims(fixture);
      valueOf(await claim(fixture.shopper, 2));
      valueOf(await claim(fixture.shopper, 3, false, otherId));
      const before = await claimsFor(fixture.shopper);
      await change({ do: 'remove-entries', entryIds: [entryId, otherId] });
      expect(await goneFor(fixture.shopper)).toHaveLength(2);
      await change({ do: 'restore-entries', entryIds: [entryId, otherId] });
      expect(await goneFor(fixture.shopper)).toEqual([]);
      expect(await claimsFor(fixture.shopper)).toEqual(before);
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
    'says nothing of pieces that were released before, or are bought, which whoever removes them is told of',
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
        const { removed } = await change({ do: 'remove-entries', entryIds: [entryId, otherId] });
        expect(removed.map(({ claimed, bought }) => [claimed, bought])).toEqual([
          [0, 1],
          [0, 0],
        ]);
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
