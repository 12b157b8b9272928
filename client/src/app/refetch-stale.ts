import type { QueryClient } from '@tanstack/react-query';

import type { AppRouter } from './router.tsx';

/** After each navigation, refetches the stale queries that the page still shows (UPSTREAM-13). */
export const refetchStale = (router: Pick<AppRouter, 'subscribe'>, client: QueryClient): void => {
  router.subscribe('onRendered', ({ hrefChanged }) => {
    if (hrefChanged) void client.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false });
  });
};
