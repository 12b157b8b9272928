import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { useOtherSession } from '../../platform/session/use-other-session.ts';

/**
 * What was looked at before, on this device only: the server never renders it, and its code is fetched after the page.
 * The product of the page itself is remembered, but not shown. Needs a `key` of its product.
 */
export const RecentlyViewed = ({ current }: { readonly current?: string }): ReactNode => {
  const { texts } = useRouter().options.context;
  const place = useRef<HTMLDivElement>(null);
  const [row, setRow] = useState<ReactNode>();
  useEffect(() => {
    const leave = new AbortController();
    import('./show-recent-views.tsx').then(
      ({ showRecentViews }) =>
        showRecentViews({
          place: place.current,
          current,
          loadTexts: () => texts.load(['catalogue']),
          show: setRow,
          signal: leave.signal,
        }),
      console.error,
    );
    return () => leave.abort();
  }, [current, texts]);
  useOtherSession(() => setRow(undefined));
  return (
    <div ref={place} data-print="none">
      {row}
    </div>
  );
};
