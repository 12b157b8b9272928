import type { Wishlist } from '@shop/domain/wishlists/wishlist';
import type { WishlistChange, WishlistChangeKind } from '@shop/domain/wishlists/wishlist-change';
import fc from 'fast-check';
import { index, nothing } from './command.ts';
import { itemOf, wishlistOf } from './side.ts';
import type { Side } from './side.ts';

export const quantity = fc.constantFrom(0, 1, 2, 7, 9_998, 9_999, -1);
const version = fc.constantFrom(1, 2, 3);
export const item = fc.nat({ max: 11 });

const entryOf = ({ wishlist }: Side, at: number): Wishlist['entries'][number] | undefined => wishlist?.entries[at];
export const entryIdOf = (side: Side, at: number): string => entryOf(side, at)?.externalId ?? 'no-such-entry';
const removedIdOf = ({ wishlist }: Side, at: number): string => wishlist?.removed[at]?.externalId ?? 'no-such-entry';

export const listed = (side: Side, at: number, pieces: number) => {
  const { goods } = side.fixture;
  const itemId = at === 0 ? goods.withVariants : itemOf(side, at);
  return { productId: at === 0 ? goods.withVariants : '', itemId, quantity: pieces };
};

/** Of the Merkzettel, a bookmark names the article. */
const removal = (side: Side, at: number): WishlistChange => {
  const entry = entryOf(side, at);
  if (entry === undefined || side.wishlist?.isDefault !== true)
    return { do: 'remove-entry', entryId: entryIdOf(side, at) };
  const { externalId: entryId, product, item: article } = entry;
  const { productId } = product;
  return { do: 'remove-entry', entryId, item: { productId, itemId: article?.itemId ?? productId } };
};

const CHANGES: { readonly [Kind in WishlistChangeKind]: fc.WeightedArbitrary<(side: Side) => WishlistChange> } = {
  'add-items': {
    weight: 6,
    arbitrary: fc
      .array(fc.tuple(item, quantity), { maxLength: 3 })
      .map((wanted) => (side) => ({ do: 'add-items', items: wanted.map(([at, pieces]) => listed(side, at, pieces)) })),
  },
  'remove-entry': { weight: 2, arbitrary: index.map((at) => (side) => removal(side, at)) },
  'remove-entries': {
    weight: 1,
    arbitrary: fc.tuple(index, index).map(([one, other]) => (side) => ({
      do: 'remove-entries',
      entryIds: [entryIdOf(side, one), entryIdOf(side, other)],
    })),
  },
  'restore-entry': {
    weight: 2,
    arbitrary: index.map((at) => (side) => ({ do: 'restore-entry', entryId: removedIdOf(side, at) })),
  },
  'restore-entries': {
    weight: 1,
    arbitrary: fc.tuple(index, index).map(([one, other]) => (side) => ({
      do: 'restore-entries',
      entryIds: [removedIdOf(side, one), removedIdOf(side, other)],
    })),
  },
  'dismiss-removed': { weight: 1, arbitrary: nothing.map(() => () => ({ do: 'dismiss-removed' })) },
  'change-quantity': {
    weight: 3,
    arbitrary: fc.tuple(index, quantity, version).map(([at, pieces, seen]) => (side) => ({
      do: 'change-quantity',
      entryId: entryIdOf(side, at),
      quantity: pieces,
      version: seen,
    })),
  },
  'replace-item': {
    weight: 2,
    arbitrary: fc.tuple(index, item, version).map(([at, other, seen]) => (side) => ({
      do: 'replace-item',
      entryId: entryIdOf(side, at),
      itemId: itemOf(side, other),
      version: seen,
    })),
  },
  'place-entry': {
    weight: 1,
    arbitrary: fc.tuple(index, index, fc.boolean()).map(([at, before, isLast]) => (side) => ({
      do: 'place-entry',
      entryId: entryIdOf(side, at),
      before: isLast ? null : entryIdOf(side, before),
    })),
  },
  'copy-entries': {
    weight: 1,
    arbitrary: fc.tuple(index, index).map(([at, to]) => (side) => ({
      do: 'copy-entries',
      entryIds: [entryIdOf(side, at)],
      to: wishlistOf(side, to),
    })),
  },
  'move-entries': {
    weight: 1,
    arbitrary: fc.tuple(index, index).map(([at, to]) => (side) => ({
      do: 'move-entries',
      entryIds: [entryIdOf(side, at)],
      to: wishlistOf(side, to),
    })),
  },
};

/** Any change of the entries of the list that was opened. */
export const change: fc.Arbitrary<(side: Side) => WishlistChange> = fc.oneof(...Object.values(CHANGES));

export const openedId = ({ wishlist }: Side): string => wishlist?.externalId ?? 'no-such-list';
