import type { UserId } from '@shop/domain/visit/shopper';
import { isAbove, type SetLevel } from '@shop/domain/wishlists/wishlist-rights';
import type { SetLevelRecord, WishlistRecord } from './wishlist-record.ts';

const isLower = (level: SetLevel, other: SetLevel): boolean =>
  level === 'removed' || (other !== 'removed' && isAbove(other, level));

/** What a user was made since a link exists. Absent: nothing, so that the link makes of them what it makes of everybody. */
export const setSince = (
  { setLevels }: Pick<WishlistRecord, 'setLevels'>,
  userId: UserId | undefined,
  link: number,
): SetLevel | undefined =>
  setLevels
    .filter((set) => set.userId === userId && set.lastLink >= link)
    .map(({ level }) => level)
    .toSorted((a, b) => (isLower(a, b) ? -1 : 1))[0];

/** A list that remembers what somebody with the right made of a user. */
export const withSetLevel = (list: WishlistRecord, userId: UserId, level: SetLevel): WishlistRecord => {
  const set: SetLevelRecord = { userId, level, lastLink: list.madeLinks };
  return { ...list, setLevels: [...list.setLevels.filter((other) => other.userId !== userId), set] };
};
