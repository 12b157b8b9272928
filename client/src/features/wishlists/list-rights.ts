import type { WishlistAction } from '@shop/domain/wishlists/wishlist-rights';

import type { WishlistHeadPartFragment } from '../../platform/generated/graphql.ts';

/** The Merkzettel belongs to its visitor alone, and always. */
const NEVER_OF_THE_MERKZETTEL: readonly WishlistAction[] = [
  'rename',
  'invite',
  'remove-member',
  'revoke-links',
  'hand-over',
  'delete',
  'leave',
];

/** Whether the visitor may do this with a list. */
export const mayDo = (
  { may, isDefault }: Pick<WishlistHeadPartFragment, 'may' | 'isDefault'>,
  action: WishlistAction,
): boolean => may.includes(action) && !(isDefault && NEVER_OF_THE_MERKZETTEL.includes(action));
