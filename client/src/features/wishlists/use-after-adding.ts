import { toldOfAdded } from '@shop/domain/wishlists/told-of-added';
import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';

import type { WishlistChangePartFragment } from '../../platform/generated/graphql.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';

type Added = Extract<WishlistChangePartFragment, { readonly __typename: 'WishlistChanged' }>;

/** Says what got on the list and what did not, and opens it. */
export const useAfterAdding = () => {
  const toast = useToast();
  const navigateTo = useNavigateTo();
  return ({ list, items }: Added): void => {
    const told = toldOfAdded({
      list: list.name,
      added: items.added.length + items.raised.length,
      unchanged: items.unchanged.length,
      unknown: items.unknownNames,
      leftOut: items.leftOutNames,
    });
    toast(...told);
    navigateTo(wishlistPath(list.externalId));
  };
};
