import type { WishlistAction } from '@shop/domain/wishlists/wishlist-rights';

import type { WishlistHeadPartFragment } from '../../platform/generated/graphql.ts';

/** Whether the visitor may do this with a list, as the shop says. */
export const mayDo = ({ may }: Pick<WishlistHeadPartFragment, 'may'>, action: WishlistAction): boolean =>
  may.includes(action);
