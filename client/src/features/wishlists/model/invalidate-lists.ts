import type { QueryClient } from '@tanstack/react-query';

const WITH_LISTS = ['Bookmarks', 'OwnWishlists', 'WishlistComments', 'SharedWishlist'];

let isWaiting = false;

/** What the page shows of lists is out of date: it is loaded again, at once or as soon as somebody sees the page. */
export const invalidateLists = (client: QueryClient): void => {
  const isHidden = document.visibilityState === 'hidden';
  if (isHidden && !isWaiting)
    document.addEventListener('visibilitychange', () => invalidateLists(client), { once: true });
  isWaiting = isHidden;
  if (!isHidden)
    void client.invalidateQueries({
      predicate: ({ queryKey }) => WITH_LISTS.some((operation) => operation === queryKey[0]),
    });
};
