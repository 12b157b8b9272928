import { granted } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { WishlistHead } from '@shop/domain/wishlists/wishlist';
import type { WishlistId } from '@shop/domain/visit/shopper';
import { Unreadable } from '../shared/unreadable.ts';

/** What a mutation returns once it is granted; without it the reply is unreadable. */
export const readGranted = <Returned, Value, Refusal>(
  result: Result<void, Refusal>,
  returned: Returned | null,
  read: (returned: Returned) => Value,
): Result<Value, Refusal> => {
  if (!result.ok) return result;
  if (returned === null) throw new Unreadable('a change without what it changed');
  return granted(read(returned));
};

/** Never another list than the one that was named. */
export const onlyList = <List extends Pick<WishlistHead, 'externalId'>>(list: List, id: WishlistId): List => {
  if (list.externalId !== id) throw new Unreadable('a list that was not requested');
  return list;
};
