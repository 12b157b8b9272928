import type { Shopper } from '../visit/shopper.ts';
import { valueOf } from './fixtures.ts';
import type { PortFixture } from './port-harness.ts';
import { pieces, readList, sharedList } from './sharing-lists.ts';

/** A class needs 30 pieces of one article and 4 of another one. */
export const classList = async (fixture: PortFixture, needed: readonly number[] = [30, 4]) => {
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
