import type { QueryClient } from '@tanstack/react-query';

import { invalidateCart } from '../features/sessions/model/personal-queries.ts';

/** Refetches the visitor when the page comes back from the browser's back/forward cache: the basket or the login may have changed on the pages after it. */
export const refetchOnReturn = (client: QueryClient): void =>
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void invalidateCart(client);
  });
