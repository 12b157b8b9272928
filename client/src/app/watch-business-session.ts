import type { QueryClient } from '@tanstack/react-query';

import { cachedVisitor } from '../features/sessions/model/personal-queries.ts';
import type { AppStore } from '../platform/store.ts';
import { heldSessionAtom } from './held-session.ts';
import type { AppRouter } from './router.tsx';

/**
 * Runs the guard of the page on the screen again once the shop says that the session of its customer is over: most pages of
 * the business shop come from a cache and would stay (GUARD-28).
 */
export const watchBusinessSession = (
  router: Pick<AppRouter, 'invalidate'>,
  {
    queryClient,
    store,
    wasSignedIn,
  }: { readonly queryClient: QueryClient; readonly store: AppStore; readonly wasSignedIn: boolean },
): void => {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== 'Me') return;
    const visitor = cachedVisitor(queryClient);
    const held = store.get(heldSessionAtom) ?? wasSignedIn;
    if (visitor === undefined || !held || visitor.loginState === 'customer' || query.state.fetchStatus !== 'idle')
      return;
    void router.invalidate();
  });
};
