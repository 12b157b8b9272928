import type { QueryClient } from '@tanstack/react-query';

import type { AppRouter } from './router.tsx';

/** After each navigation, what the page still shows of answers that have grown old is asked again (specification A9, B9). */
export const refetchStale = (router: Pick<AppRouter, 'subscribe'>, client: QueryClient): void => {
  router.subscribe('onRendered', ({ hrefChanged }) => {
    if (hrefChanged) void client.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false });
  });
};
