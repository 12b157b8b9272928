import type { UserId, WishlistId } from '@shop/domain/visit/shopper';
import { RELEASE_TOLD_MS, RESTORE_WINDOW_MS } from '@shop/domain/wishlists/wishlist';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, remove, type Transaction, type View } from '../worlds/transaction.ts';
import { standardListOf } from './standard-list.ts';
import type { ClaimRecord, EntryRecord, ListsOfUser, WishlistRecord } from './wishlist-record.ts';

/** Of a Merkzettel that nothing was ever put on: nobody recorded when its owner came. */
const FROM_THE_START = Date.UTC(2026, 0, 1);
/** The same mail to the same person goes out once in this time, in ms. */
export const INVITATION_PAUSE_MS = 60 * 60 * 1000;

const emptyMerkzettel = (userId: UserId): WishlistRecord => ({
  id: standardListOf(userId),
  isMerkzettel: true,
  name: 'Merkzettel',
  description: '',
  kind: 'list',
  createdAt: FROM_THE_START,
  members: [{ memberId: 'member-0', userId, level: 'creator' }],
  setLevels: [],
  madeLinks: 0,
  entries: [],
  comments: [],
  links: [],
  invitations: [],
  claims: [],
});

/** All of it was released, or its entry removed, and that has been told for long enough. */
const isLongOver = ({ quantity, released, gone }: ClaimRecord, time: number): boolean => {
  const at = gone?.at ?? (quantity === 0 ? released?.at : undefined);
  return at !== undefined && at + RELEASE_TOLD_MS <= time;
};

/** Without what is over by now: entries that were removed long ago, with their comments, claims that were released or whose entries were removed, and old links. */
const withoutPast = ({ now }: Pick<View, 'now'>, list: WishlistRecord): WishlistRecord => {
  const time = now.getTime();
  const links = list.links.filter(({ expiresAt }) => expiresAt > time);
  const invitations = list.invitations.filter(({ at }) => at + INVITATION_PAUSE_MS > time);
  const gone = new Set(
    list.entries.flatMap(({ id, removed }) =>
      removed !== undefined && removed.at + RESTORE_WINDOW_MS <= time ? [id] : [],
    ),
  );
  const left = withoutEntries(list, gone);
  const claims = left.claims.filter((claim) => !isLongOver(claim, time));
  const isUnchanged =
    gone.size === 0 &&
    links.length === list.links.length &&
    invitations.length === list.invitations.length &&
    claims.length === list.claims.length;
  return isUnchanged ? list : { ...left, links, invitations, claims };
};

/** What whoever made a claim is told once its removed entry is gone for good; nothing if they have bought all of it. */
const goneWith = (claim: ClaimRecord, { name, removed }: EntryRecord): readonly ClaimRecord[] =>
  removed === undefined || claim.userId === undefined || claim.quantity === claim.bought
    ? []
    : [{ ...claim, gone: { name, at: removed.at } }];

/** Without entries, and without what was said about them. */
export const withoutEntries = (list: WishlistRecord, gone: ReadonlySet<string>): WishlistRecord => {
  if (gone.size === 0) return list;
  const goneEntries = new Map(list.entries.filter(({ id }) => gone.has(id)).map((entry) => [entry.id, entry]));
  return {
    ...list,
    entries: list.entries.filter(({ id }) => !gone.has(id)),
    comments: list.comments.filter(({ entryId }) => entryId === undefined || !gone.has(entryId)),
    claims: list.claims.flatMap((claim) => {
      const entry = goneEntries.get(claim.entryId);
      return entry === undefined ? claim : goneWith(claim, entry);
    }),
  };
};

export const storedList = (view: View, id: WishlistId): WishlistRecord | undefined => {
  const list = lookUp(view.state.wishlists, id);
  return list === undefined ? undefined : withoutPast(view, list);
};

export const merkzettelOf = (view: View, userId: UserId): WishlistRecord =>
  storedList(view, standardListOf(userId)) ?? emptyMerkzettel(userId);

const NO_LISTS: ListsOfUser = { lists: [], claimedOn: [] };

export const listsOfUser = ({ state }: View, userId: UserId): ListsOfUser =>
  lookUp(state.listsOfUsers, userId) ?? NO_LISTS;

export const putListsOfUser = (tx: Transaction, userId: UserId, lists: ListsOfUser): void => {
  const { standard, merge, undone } = lists;
  const isEmpty =
    lists.lists.length + lists.claimedOn.length === 0 && [standard, merge, undone].every((one) => one === undefined);
  if (!isEmpty) put(tx, 'listsOfUsers', userId, lists);
  else if (lookUp(tx.state.listsOfUsers, userId) !== undefined) remove(tx, 'listsOfUsers', userId);
};

/** A user’s lists beside the Merkzettel. */
export const furtherRecordsOf = (view: View, userId: UserId): readonly WishlistRecord[] =>
  listsOfUser(view, userId).lists.flatMap((id) => storedList(view, id) ?? []);

/** The lists of a user, the Merkzettel first. */
export const allRecordsOf = (view: View, userId: UserId): readonly WishlistRecord[] => [
  merkzettelOf(view, userId),
  ...furtherRecordsOf(view, userId),
];

/** The list that a user’s bookmarks go to. */
export const activeListOf = (view: View, userId: UserId): WishlistId =>
  listsOfUser(view, userId).standard ?? standardListOf(userId);

const reindex = (
  tx: Transaction,
  index: 'wishlistLinks' | 'wishlistClaims',
  {
    id,
    before,
    after,
  }: { readonly id: WishlistId; readonly before: readonly string[]; readonly after: readonly string[] },
): void => {
  const kept = new Set(after);
  for (const key of before) if (!kept.has(key)) remove(tx, index, key);
  const known = new Set(before);
  for (const key of after) if (!known.has(key)) put(tx, index, key, id);
};

const keysOf = (list: WishlistRecord | undefined) => ({
  links: list?.links.map(({ digest }) => digest) ?? [],
  claims: list?.claims.map(({ code }) => code) ?? [],
});

const index = (tx: Transaction, id: WishlistId, list: WishlistRecord | undefined): void => {
  const before = keysOf(lookUp(tx.state.wishlists, id));
  const after = keysOf(list);
  reindex(tx, 'wishlistLinks', { id, before: before.links, after: after.links });
  reindex(tx, 'wishlistClaims', { id, before: before.claims, after: after.claims });
};

export const saveList = (tx: Transaction, list: WishlistRecord): void => {
  index(tx, list.id, list);
  put(tx, 'wishlists', list.id, list);
};

const withoutList = ({ standard, ...rest }: ListsOfUser, id: WishlistId): ListsOfUser => ({
  ...rest,
  lists: rest.lists.filter((other) => other !== id),
  ...(standard === undefined || standard === id ? {} : { standard }),
});

/** A user is no longer a member of a list. */
export const detach = (tx: Transaction, userId: UserId, id: WishlistId): void =>
  putListsOfUser(tx, userId, withoutList(listsOfUser(tx, userId), id));

/** A list is a user’s from now on. */
export const attach = (tx: Transaction, userId: UserId, id: WishlistId): void => {
  const own = listsOfUser(tx, userId);
  if (!own.lists.includes(id)) putListsOfUser(tx, userId, { ...own, lists: [...own.lists, id] });
};

/** Removes a list with everything on it. */
export const dropList = (tx: Transaction, list: WishlistRecord): void => {
  index(tx, list.id, undefined);
  remove(tx, 'wishlists', list.id);
  for (const { userId } of list.members) detach(tx, userId, list.id);
};
