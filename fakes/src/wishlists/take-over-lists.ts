import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { UserId, WishlistId } from '@shop/domain/visit/shopper';
import { levelAfterJoining } from '@shop/domain/wishlists/wishlist-rights';
import type { User } from '../sessions/user.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { mergeIntoMerkzettel } from './merge-lists.ts';
import { levelIn } from './open-list.ts';
import { setSince } from './set-levels.ts';
import { dropList, listsOfUser, putListsOfUser, saveList, storedList } from './stored-lists.ts';
import { standardListOf } from './standard-list.ts';
import type { ChangeRecord, MemberRecord, WishlistRecord } from './wishlist-record.ts';

/**
 * Somebody who is a member twice by now is one at the higher level, from the first time on. The link by which they came without
 * an account makes no more of them than it would have with it.
 */
const membersAfter = (list: WishlistRecord, from: UserId, to: UserId): readonly MemberRecord[] => {
  const { members } = list;
  const [first, second] = members.filter(({ userId }) => userId === from || userId === to);
  const came = members.find(({ userId }) => userId === from);
  if (first === undefined || came === undefined) return members;
  const own = members.find(({ userId }) => userId === to);
  const { level: brought, link = 0 } = came;
  const level = brought === 'creator' ? brought : levelAfterJoining(own?.level, brought, setSince(list, to, link));
  return members.flatMap((member) => {
    if (member !== first) return member === second ? [] : member;
    const by = own !== undefined && own.level === level ? own.link : came.link;
    return level === undefined ? [] : { memberId: first.memberId, userId: to, level, ...omitNil({ link: by }) };
  });
};

/** A list on which everything that was one user’s is another one’s. */
export const ownedBy = (list: WishlistRecord, from: UserId, to: UserId): WishlistRecord => {
  const now = (userId: UserId): UserId => (userId === from ? to : userId);
  const note = ({ at, by }: ChangeRecord): ChangeRecord => ({ at, by: now(by) });
  return {
    ...list,
    members: membersAfter(list, from, to),
    setLevels: list.setLevels.map((set) => ({ ...set, userId: now(set.userId) })),
    entries: list.entries.map((entry) => ({
      ...entry,
      changed: note(entry.changed),
      ...(entry.removed === undefined ? {} : { removed: note(entry.removed) }),
    })),
    comments: list.comments.map((comment) => ({ ...comment, authorId: now(comment.authorId) })),
    links: list.links.map(({ usedBy, ...link }) => (usedBy === undefined ? link : { ...link, usedBy: now(usedBy) })),
    claims: list.claims.map(({ userId, ...claim }) =>
      userId === undefined ? claim : { ...claim, userId: now(userId) },
    ),
  };
};

const joined = (one: readonly string[], more: readonly string[]): readonly string[] => [...new Set([...one, ...more])];

/** Memberships and claims. A user who has chosen no list for bookmarks gets the choice too. */
const moveFurtherLists = (tx: Transaction, from: UserId, to: UserId): boolean => {
  const brought = listsOfUser(tx, from);
  const own = listsOfUser(tx, to);
  const moved: WishlistId[] = [];
  for (const id of joined(brought.lists, brought.claimedOn)) {
    const list = storedList(tx, id);
    if (list === undefined) continue;
    const now = ownedBy(list, from, to);
    saveList(tx, now);
    if (levelIn(now, to) !== undefined) moved.push(id);
  }
  const chosen = moved.find((id) => id === brought.standard);
  const standard = own.standard ?? (own.lists.length === 0 ? chosen : undefined);
  putListsOfUser(tx, from, { lists: [], claimedOn: [] });
  putListsOfUser(tx, to, {
    ...own,
    lists: joined(own.lists, moved),
    claimedOn: joined(own.claimedOn, brought.claimedOn),
    ...(standard === undefined ? {} : { standard }),
  });
  return moved.some((id) => brought.lists.includes(id));
};

/**
 * What a visitor or guest has on lists becomes the user’s who they turn out to be: a guest, a customer, or a visitor again once
 * their order is confirmed. Tells whether they were a member of any.
 * A customer’s lists stay theirs, whoever signs in next.
 */
export const takeOverLists = (tx: Transaction, storefront: Storefront, from: UserId | undefined, to: User): boolean => {
  const owner = from === undefined ? undefined : lookUp(tx.state.users, from);
  if (owner === undefined || owner.kind === 'customer' || owner.userId === to.userId) return false;
  const hasMoved = moveFurtherLists(tx, owner.userId, to.userId);
  const merkzettel = storedList(tx, standardListOf(owner.userId));
  if (merkzettel === undefined) return hasMoved;
  dropList(tx, merkzettel);
  const brought = ownedBy(merkzettel, owner.userId, to.userId);
  if (to.kind !== 'customer') saveList(tx, { ...brought, id: standardListOf(to.userId) });
  else mergeIntoMerkzettel(tx, { userId: to.userId, storefront }, brought);
  return hasMoved;
};
