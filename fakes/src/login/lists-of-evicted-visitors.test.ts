import { openSession, refusalOf, valueOf } from '@shop/domain/testing/fixtures';
import {
  changeList,
  createdList,
  merkzettelIdOf,
  pieces,
  readList,
  registered,
} from '@shop/domain/testing/sharing-lists';
import { expect, it } from 'vitest';
import { aShop } from '../testing/a-shop.ts';
import { MAX_VISITORS, newVisitor } from './new-visitor.ts';

it('a visitor that a world evicts takes lists and memberships along, and leaves claims that are nobody’s', async () => {
  const on = await aShop();
  const { world, shop, shopper: visitor } = on;
  const itemId = on.picked();
  const customer = await registered(on);
  const listId = await createdList(on, customer, [pieces(itemId, 9)], { kind: 'class-list' });
  const { token } = valueOf(await shop.sharedWishlists.share(customer, listId, 'editor'));
  valueOf(await shop.sharedWishlists.join(visitor, token));
  const own = await merkzettelIdOf(on, visitor);
  valueOf(await changeList(on, visitor, own, { do: 'add-items', items: [pieces(itemId)] }));
  const [entry] = (await readList(on, visitor, listId)).entries;
  const claimed = { entryId: entry?.externalId ?? '', quantity: 2, evenIfTaken: false };
  const { claim } = valueOf(await shop.sharedWishlists.claim(visitor, { listId }, claimed));
  const sizes = () => world.read(({ state }) => [state.wishlists.size, state.listsOfUsers.size]);
  expect(sizes()).toEqual([2, 2]);

  world.run((tx) => Array.from({ length: MAX_VISITORS }, () => newVisitor(tx)));
  expect(sizes()).toEqual([1, 1]);
  expect(refusalOf(await shop.wishlists.all(visitor))).toEqual({ because: 'no-such-list' });
  const list = await readList(on, customer, listId);
  expect([list.users.length, list.entries[0]?.claims]).toEqual([1, { taken: 2, bought: 0, own: [] }]);
  const other = await openSession(on, on.anonymous);
  expect(valueOf(await shop.sharedWishlists.withdrawClaim(other, claim.code))).toEqual({ quantity: 2, released: 0 });
});
