import { BASKET } from '@shop/domain/shared/paths';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';

import { useQueryResult } from '../../platform/queries/use-query-result.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';
import { cartQuery } from './model/carts.queries.ts';
import { lazyMergeNotice } from './load-merge-notice.ts';

/** What a login has added to the basket, on any page but the basket, which says so itself. */
export const MergeAnnouncement = (): ReactNode => {
  const { texts } = useRouter().options.context;
  const isWanted = useLocation({ select: ({ pathname }) => pathname !== BASKET });
  const merge = useQueryResult({ ...cartQuery, enabled: isWanted, meta: SILENT })?.cart.merge;
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isWanted)
      Promise.all([lazyMergeNotice.preload(), texts.load(['carts'])]).then(() => setReady(true), console.error);
  }, [isWanted, texts]);
  return isWanted && isReady && merge != null ? <lazyMergeNotice.Component merge={merge} /> : null;
};
