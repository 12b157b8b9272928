import type { QueryClient } from '@tanstack/react-query';

const WITH_LISTS = ['Bookmarks', 'OwnWishlists', 'WishlistComments', 'SharedWishlist'];

/** What the page shows of lists is out of date: it is loaded again, at once if somebody sees it. */
export const invalidateLists = async (client: QueryClient): Promise<void> => {
  await client.invalidateQueries({
    predicate: ({ queryKey }) => WITH_LISTS.some((operation) => operation === queryKey[0]),
    refetchType: document.visibilityState === 'hidden' ? 'none' : 'active',
  });
};
