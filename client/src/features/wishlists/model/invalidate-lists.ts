import type { QueryClient } from '@tanstack/react-query';

import { onceSeen } from '../../../platform/tabs/once-seen.ts';

const WITH_LISTS = ['Bookmarks', 'OwnWishlists', 'WishlistComments', 'SharedWishlist'];

/** What the page shows of lists is out of date: it is loaded again, at once or as soon as somebody sees the page. */
export const invalidateLists = (client: QueryClient): void =>
  onceSeen(
    'lists',
    () =>
      void client.invalidateQueries({
        predicate: ({ queryKey }) => WITH_LISTS.some((operation) => operation === queryKey[0]),
      }),
  );
