import type { ReactNode } from 'react';

import { RecentlyViewedRow } from './recently-viewed-row.tsx';
import { recentViews, rememberProductLeft, rememberView } from './recent-views.ts';
import styles from './tile-row.module.css';

/** How far below the screen the row is when its tiles are fetched. */
const MARGIN = '400px';

interface RecentViewsPlace {
  readonly place: HTMLElement | null;
  /** The product of the page: remembered, but not shown. */
  readonly current: string | undefined;
  readonly loadTexts: () => Promise<void>;
  readonly show: (row: ReactNode) => void;
  readonly signal: AbortSignal;
}

/** Shows the row once the shopper is near its place. */
export const showRecentViews = ({ place, current, loadTexts, show, signal }: RecentViewsPlace): void => {
  if (signal.aborted || place === null) return;
  rememberProductLeft();
  const ids = recentViews().filter((id) => id !== current);
  if (current !== undefined) rememberView(current);
  if (ids.length === 0) return;
  show(<div className={styles.alone} />);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      loadTexts().then(() => show(<RecentlyViewedRow ids={ids} />), console.error);
    },
    { rootMargin: MARGIN },
  );
  observer.observe(place);
  signal.addEventListener('abort', () => observer.disconnect());
};
