import fc from 'fast-check';
import { command, index, nothing } from './command.ts';
import { after, cartIdOf, wishlistOf } from './side.ts';
import type { Side } from './side.ts';
import { change, entryIdOf, item, listed, openedId } from './wishlist-changes.ts';
import { withoutOrigins } from './without-origins.ts';

/** Opens one of the lists, whose entries the commands that follow name. */
const look = async (side: Side, at: number): Promise<Side> => {
  const opened = await side.fixture.shop.wishlists.all(side.shopper, wishlistOf(side, at));
  const all = opened.ok ? opened : await side.fixture.shop.wishlists.all(side.shopper);
  if (!all.ok) return after(side, withoutOrigins([opened, all]));
  const { collection, list } = all.value;
  return after(side, withoutOrigins([opened, all]), {
    wishlistIds: [collection.merkzettel, ...collection.further].map(({ externalId }) => externalId),
    wishlist: list,
  });
};

/** What shoppers do with their own lists. */
export const wishlistCommands = [
  command('look at lists', index, look),
  command('change a list', change, async (side, make) => {
    const { wishlists } = side.fixture.shop;
    return after(side, withoutOrigins(await wishlists.change(side.shopper, openedId(side), make(side))));
  }),
  command('bookmarks', nothing, async (side) => after(side, await side.fixture.shop.wishlists.bookmarks(side.shopper))),
  command(
    'create a list',
    fc.record({ listName: fc.constantFrom('Klasse 3b', ' ', 'x'.repeat(61)), isForClass: fc.boolean(), at: item }),
    async (side, { listName, isForClass, at }) => {
      const form = { listName, listDescription: 'Werken', kind: isForClass ? 'class-list' : 'list' } as const;
      const made = await side.fixture.shop.wishlists.create(side.shopper, form, [listed(side, at, 3)]);
      return after(side, withoutOrigins(made));
    },
  ),
  command('describe a list', fc.constantFrom('Klasse 4b', ''), async (side, listName) =>
    after(
      side,
      await side.fixture.shop.wishlists.describe(side.shopper, openedId(side), { listName, listDescription: '' }),
    ),
  ),
  command('delete a list', nothing, async (side) =>
    after(side, await side.fixture.shop.wishlists.remove(side.shopper, openedId(side))),
  ),
  command('standard list', nothing, async (side) =>
    after(side, await side.fixture.shop.wishlists.setStandard(side.shopper, openedId(side))),
  ),
  command(
    'comment',
    fc.tuple(index, fc.constantFrom('Bitte in Blau', '', 'x'.repeat(2_000))),
    async (side, [at, text]) =>
      after(
        side,
        await side.fixture.shop.wishlists.comment(side.shopper, openedId(side), { text, entryId: entryIdOf(side, at) }),
      ),
  ),
  command('comments', index, async (side, at) => {
    const { wishlists } = side.fixture.shop;
    const comments = await wishlists.comments(side.shopper, openedId(side));
    const commentId = (comments.ok ? comments.value[at]?.id : undefined) ?? 'no-such-comment';
    return after(side, [comments, await wishlists.deleteComment(side.shopper, openedId(side), commentId)]);
  }),
  command('list to cart', fc.option(index, { nil: undefined }), async (side, at) => {
    const put = await side.fixture.shop.wishlists.putIntoCart(
      side.shopper,
      { listId: openedId(side) },
      { cartId: cartIdOf(side), ...(at === undefined ? {} : { entryIds: [entryIdOf(side, at)] }) },
    );
    return after(side, put, put.ok ? { cart: put.value.cart } : {});
  }),
  command('merge of the Merkzettel', fc.boolean(), async (side, isUndone) => {
    const { wishlists } = side.fixture.shop;
    const all = await wishlists.all(side.shopper);
    const mergeId = (all.ok ? all.value.collection.merge?.id : undefined) ?? 'no-such-merge';
    const { shopper } = side;
    return after(
      side,
      isUndone ? await wishlists.undoMerge(shopper, mergeId) : await wishlists.dismissMerge(shopper, mergeId),
    );
  }),
];
