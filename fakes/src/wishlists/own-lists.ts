import { type FormRefusal, invalidForm } from '@shop/domain/shared/field-errors';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Shopper, UserId, WishlistId } from '@shop/domain/visit/shopper';
import { isSameListName, MOST_WISHLISTS, type WishlistHead, type WishlistKind } from '@shop/domain/wishlists/wishlist';
import type { ListedItem } from '@shop/domain/wishlists/wishlist-change';
import { tidyWishlistForm, wishlistErrors, type WishlistForm } from '@shop/domain/wishlists/wishlist-rules';
import type { ChangedWishlist, NotAllowed, WishlistNotFound } from '@shop/domain/wishlists/wishlists.port';
import { signedInAccount } from '../sessions/current-user.ts';
import { nextId, nextNumber, type Transaction, type View } from '../worlds/transaction.ts';
import { addListed } from './add-items.ts';
import { MOST_PIECES } from './change-entries.ts';
import type { Editor } from './list-change.ts';
import { listFor, NO_SUCH_LIST, ownList } from './open-list.ts';
import { changedWishlist, headOf } from './project-list.ts';
import { standardListOf } from './standard-list.ts';
import { attach, dropList, listsOfUser, merkzettelOf, putListsOfUser, saveList, storedList } from './stored-lists.ts';
import type { MemberRecord, WishlistRecord } from './wishlist-record.ts';

export interface TooManyLists {
  readonly because: 'too-many-lists';
}

export const TOO_MANY_LISTS: TooManyLists = { because: 'too-many-lists' };

/** The Merkzettel counts too. */
export const hasRoom = (view: View, userId: UserId): boolean =>
  listsOfUser(view, userId).lists.length + 1 < MOST_WISHLISTS;

export const newMember = (tx: Transaction, userId: UserId, level: MemberRecord['level']): MemberRecord => ({
  memberId: `member-${nextNumber(tx, 'wishlist-member')}`,
  userId,
  level,
});

/** An empty list of a customer’s own, which is not stored yet. */
export const newList = (
  tx: Transaction,
  userId: UserId,
  {
    name,
    description = '',
    kind = 'list',
  }: { readonly name: string; readonly description?: string; readonly kind?: WishlistKind },
): WishlistRecord => ({
  id: nextId(tx, 'wishlist'),
  isMerkzettel: false,
  name,
  description,
  kind,
  createdAt: tx.now.getTime(),
  members: [newMember(tx, userId, 'creator')],
  setLevels: [],
  madeLinks: 0,
  entries: [],
  comments: [],
  links: [],
  invitations: [],
  claims: [],
});

/** Whoever creates lists gives each another name; the others that they are members of may have any. */
const isNameTaken = (view: View, userId: UserId, name: string, except?: WishlistId): boolean =>
  [standardListOf(userId), ...listsOfUser(view, userId).lists]
    .filter((id) => id !== except)
    .some((id) => {
      const list = id === standardListOf(userId) ? merkzettelOf(view, userId) : storedList(view, id);
      const isOwn = list?.members.some((member) => member.userId === userId && member.level === 'creator') === true;
      return isOwn && isSameListName(list.name, name);
    });

const NAME_TAKEN = invalidForm([{ field: 'listName', message: 'shop.wishlist.nameTaken' }]);

/** A new list has nowhere to refuse a quantity to: it gets the nearest one that is possible. */
const possible = (listed: ListedItem): ListedItem => ({
  ...listed,
  quantity: Math.min(MOST_PIECES, Math.max(0, Math.trunc(listed.quantity) || 0)),
});

export const createList = (
  tx: Transaction,
  shopper: Shopper,
  typed: WishlistForm & { readonly kind: WishlistKind },
  items: readonly ListedItem[],
): Result<ChangedWishlist, FormRefusal | TooManyLists> => {
  const errors = wishlistErrors(typed);
  if (errors.length > 0) return refused(invalidForm(errors));
  const account = signedInAccount(tx, shopper);
  if (account === undefined || !hasRoom(tx, account.userId)) return refused(TOO_MANY_LISTS);
  const { userId } = account;
  const { listName: name, listDescription: description } = tidyWishlistForm(typed);
  if (isNameTaken(tx, userId, name)) return refused(NAME_TAKEN);
  const editor: Editor = { userId, storefront: shopper.storefront };
  const list = newList(tx, userId, { name, description, kind: typed.kind });
  const change = addListed(tx, editor, list, items.map(possible));
  saveList(tx, change.list);
  attach(tx, userId, list.id);
  return granted(changedWishlist(tx, shopper.storefront, { list, level: 'creator', userId }, change));
};

export const describeList = (
  tx: Transaction,
  shopper: Shopper,
  id: WishlistId,
  typed: WishlistForm,
): Result<WishlistHead, FormRefusal | WishlistNotFound | NotAllowed> => {
  const own = listFor(tx, shopper, id, 'rename');
  if (!own.ok) return own;
  const errors = wishlistErrors(typed);
  if (errors.length > 0) return refused(invalidForm(errors));
  const { listName: name, listDescription: description } = tidyWishlistForm(typed);
  const creator = own.value.list.members.find(({ level }) => level === 'creator');
  if (creator !== undefined && isNameTaken(tx, creator.userId, name, id)) return refused(NAME_TAKEN);
  const list = { ...own.value.list, name, description };
  saveList(tx, list);
  return granted(headOf(tx, { ...own.value, list }));
};

export const removeList = (
  tx: Transaction,
  shopper: Shopper,
  id: WishlistId,
): Result<void, WishlistNotFound | NotAllowed> => {
  const own = listFor(tx, shopper, id, 'delete');
  if (!own.ok) return own;
  dropList(tx, own.value.list);
  return granted(undefined);
};

/** Each member chooses for themselves. */
export const setStandardList = (
  tx: Transaction,
  shopper: Shopper,
  id: WishlistId,
): Result<WishlistHead, WishlistNotFound> => {
  const own = ownList(tx, shopper, id);
  if (own === undefined) return refused(NO_SUCH_LIST);
  const { standard: _before, ...lists } = listsOfUser(tx, own.userId);
  const isMerkzettel = id === standardListOf(own.userId);
  putListsOfUser(tx, own.userId, isMerkzettel ? lists : { ...lists, standard: id });
  return granted(headOf(tx, own));
};
