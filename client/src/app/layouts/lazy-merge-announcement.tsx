import { type ReactNode, Suspense } from 'react';

import { visitorQuery } from '../../features/sessions/model/personal-queries.ts';
import { lazyComponent } from '../../platform/islands/lazy-component.tsx';
import { useQueryResult } from '../../platform/queries/use-query-result.ts';

const announcement = lazyComponent(async () => (await import('../../features/carts/merge-announcement.tsx')).MergeAnnouncement);

/** Loads what tells of a merged basket only for those who have one. */
export const LazyMergeAnnouncement = (): ReactNode =>
  useQueryResult(visitorQuery)?.me.hasMergedCart === true ? <Suspense fallback={null}><announcement.Component /></Suspense> : null;
