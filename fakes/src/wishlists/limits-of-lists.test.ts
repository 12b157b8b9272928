import { asSignedIn, openSession, refusalOf, valueOf } from '@shop/domain/testing/fixtures';
import {
  createdList,
  linesOf,
  manyItems,
  merkzettelIdOf,
  pieces,
  readList,
  registered,
} from '@shop/domain/testing/sharing-lists';
import { MOST_OWN_CLAIMS } from '@shop/domain/wishlists/class-list';
import { MOST_WISHLIST_ENTRIES, MOST_WISHLIST_MEMBERS, MOST_WISHLISTS } from '@shop/domain/wishlists/wishlist';
import { MOST_COMMENTS } from '@shop/domain/wishlists/wishlist-comment';
import { expect, it } from 'vitest';
import { aShop } from '../testing/a-shop.ts';
import { PERSONAS } from '../personas/personas.ts';

it(`a list has at most ${MOST_WISHLIST_MEMBERS} members`, async () => {
  const on = await aShop();
  const { sharedWishlists } = on.shop;
  const customer = await registered(on);
  const id = await createdList(on, customer);
  const { token } = valueOf(await sharedWishlists.share(customer, id, 'editor'));
  for (let joined = 1; joined < MOST_WISHLIST_MEMBERS; joined += 1)
    valueOf(await sharedWishlists.join(await openSession(on, on.anonymous), token));
  expect(refusalOf(await sharedWishlists.join(on.shopper, token))).toEqual({ because: 'too-many-members' });
  expect((await readList(on, customer, id)).users).toHaveLength(MOST_WISHLIST_MEMBERS);
});

it(`a list has at most ${MOST_COMMENTS} comments`, async () => {
  const on = await aShop();
  const id = await merkzettelIdOf(on, on.shopper);
  for (let written = 0; written < MOST_COMMENTS; written += 1)
    valueOf(await on.shop.wishlists.comment(on.shopper, id, { text: String(written) }));
  expect(refusalOf(await on.shop.wishlists.comment(on.shopper, id, { text: 'x' }))).toEqual({
    because: 'too-many-comments',
  });
});

/** A list of two articles that a class needs a lot of, and a way to claim a piece of one of them. */
const claimedList = async () => {
  const on = await aShop();
  const teacher = await registered(on);
  const form = { listName: 'Klasse 3b', listDescription: '', kind: 'class-list' } as const;
  const items = (await manyItems(on, 2)).slice(0, 2).map((item) => ({ ...item, quantity: 9998 }));
  const created = valueOf(await on.shop.wishlists.create(teacher, form, items));
  const id = created.list.externalId;
  const [entryId = '', otherId = ''] = created.entries.map(({ externalId }) => externalId);
  const { token } = valueOf(await on.shop.sharedWishlists.share(teacher, id, 'viewer'));
  const claim = (parent: typeof on.shopper, of = entryId) =>
    on.shop.sharedWishlists.claim(parent, { listId: id, token }, { entryId: of, quantity: 1, evenIfTaken: true });
  return { on, teacher, id, entryId, otherId, claim };
};

it(`a parent holds at most ${MOST_OWN_CLAIMS} claims on a list, and the others may still claim`, async () => {
  const { on, claim } = await claimedList();
  const codes: string[] = [];
  for (let made = 0; made < MOST_OWN_CLAIMS; made += 1) codes.push(valueOf(await claim(on.shopper)).claim.code);
  expect(refusalOf(await claim(on.shopper))).toEqual({ because: 'too-many-claims' });
  expect(valueOf(await claim(await openSession(on, on.anonymous))).entry.claims?.taken).toBe(501);
  valueOf(await on.shop.sharedWishlists.withdrawClaim(on.shopper, codes[0] ?? ''));
  expect(valueOf(await claim(on.shopper)).entry.claims?.taken).toBe(501);
});

it('claims of an entry that is gone for good are not among those that a parent holds', async () => {
  const { on, teacher, id, entryId, otherId, claim } = await claimedList();
  for (let made = 0; made < MOST_OWN_CLAIMS; made += 1) valueOf(await claim(on.shopper));
  valueOf(await on.shop.wishlists.change(teacher, id, { do: 'remove-entry', entryId }));
  expect(refusalOf(await claim(on.shopper, otherId))).toEqual({ because: 'too-many-claims' });
  valueOf(await on.shop.wishlists.change(teacher, id, { do: 'dismiss-removed' }));
  expect(valueOf(await claim(on.shopper, otherId)).entry.claims?.taken).toBe(1);
});

it(`at most ${MOST_WISHLIST_ENTRIES} removed entries can be restored: the one that was removed first goes`, async () => {
  const on = await aShop();
  const { wishlists } = on.shop;
  const id = await merkzettelIdOf(on, on.shopper);
  const items = await manyItems(on, MOST_WISHLIST_ENTRIES + 1);
  const remove = async (listed: typeof items) => {
    const { entries } = valueOf(await wishlists.change(on.shopper, id, { do: 'add-items', items: listed }));
    for (const { externalId: entryId } of entries)
      valueOf(await wishlists.change(on.shopper, id, { do: 'remove-entry', entryId }));
    on.world.advance({ advanceMs: 1000 });
  };
  await remove(items.slice(0, 1));
  await remove(items.slice(1));
  const { removed } = await readList(on, on.shopper, id);
  expect(removed).toHaveLength(MOST_WISHLIST_ENTRIES);
  expect(valueOf(await wishlists.change(on.shopper, id, { do: 'add-items', items: items.slice(0, 1) }))).toMatchObject({
    items: { added: [{ quantity: 1 }] },
  });
  expect((await readList(on, on.shopper, id)).removed).toHaveLength(MOST_WISHLIST_ENTRIES);
});

it('entries that a full Merkzettel has no room for at a login become a list of their own, also beyond the most lists; an undo adds the rest to it', async () => {
  const on = await aShop();
  const { sessions, wishlists } = on.shop;
  const { identifier, password } = PERSONAS.existing;
  const signIn = async (visitor: typeof on.shopper) =>
    asSignedIn(
      visitor,
      'customer',
      valueOf(await sessions.login(visitor, { identifier, password, stayLogged: false, mergeCart: false })),
    );
  const items = await manyItems(on, MOST_WISHLIST_ENTRIES + 1);
  const add = async (shopper: typeof on.shopper, listed: typeof items) => {
    valueOf(await wishlists.change(shopper, await merkzettelIdOf(on, shopper), { do: 'add-items', items: listed }));
  };
  const before = await signIn(on.shopper);
  await add(before, items.slice(0, -1));
  for (let made = 1; made < MOST_WISHLISTS; made += 1) await createdList(on, before);
  const visitor = await openSession(on, on.anonymous);
  await add(visitor, [pieces(items[0]?.itemId ?? '', 7), ...items.slice(-1)]);
  const customer = await signIn(visitor);
  const { collection } = valueOf(await wishlists.all(customer));
  expect(collection.merge).toMatchObject({ added: 0, raised: 1, leftOut: 1 });
  const former = collection.further.find(({ name }) => name === 'Merkzettel vom 23. November')?.externalId ?? '';
  expect(linesOf(await readList(on, customer, former))).toEqual([[items.at(-1)?.itemId, 1]]);
  const undone = valueOf(await wishlists.undoMerge(customer, collection.merge?.id ?? ''));
  expect([undone.merkzettel.entryCount, undone.further.length]).toEqual([500, 50]);
  expect(linesOf(await readList(on, customer, former))).toEqual([
    [items[0]?.itemId, 7],
    [items.at(-1)?.itemId, 1],
  ]);
});
