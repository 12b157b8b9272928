import { type ReactNode, Suspense } from 'react';

import { visitorQuery } from '../../features/sessions/model/personal-queries.ts';
import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { lazyComponent } from '../../platform/islands/lazy-component.tsx';
import { useQueryResult } from '../../platform/queries/use-query-result.ts';

const announcement = lazyComponent(
  async () => (await import('../../features/carts/merge-announcement.tsx')).MergeAnnouncement,
);

/** Loads what tells of a merged basket only for those who have one, in the browser: its code takes no part in the server's page. */
export const LazyMergeAnnouncement = (): ReactNode => {
  const isHydrated = useIsHydrated();
  const hasMergedCart = useQueryResult(visitorQuery)?.me.hasMergedCart === true;
  return isHydrated && hasMergedCart ? (
    <Suspense fallback={null}>
      <announcement.Component />
    </Suspense>
  ) : null;
};
