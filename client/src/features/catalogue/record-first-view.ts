import { RecordGlanceViewDocument } from '../../platform/generated/graphql.ts';
import { request } from '../../platform/transport/request.ts';

const SEEN = 'seen-items';
/** Older ones count again. */
const MOST_SEEN = 200;

const readSeen = (): readonly string[] => {
  try {
    return (sessionStorage.getItem(SEEN) ?? '').split(' ').filter((id) => id !== '');
  } catch {
    return [];
  }
};

/** Whether an item is seen for the first time in this browser's session. */
const isFirstView = (itemId: string): boolean => {
  const seen = readSeen();
  if (seen.includes(itemId)) return false;
  try {
    sessionStorage.setItem(SEEN, [...seen, itemId].slice(-MOST_SEEN).join(' '));
    return true;
  } catch {
    // Without storage, one would be recorded for each page.
    return false;
  }
};

/** Runs once the page is visible: now, or when a page that was loaded in the background is shown. */
const whenVisible = (run: () => void): (() => void) => {
  const check = (): void => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', check);
    run();
  };
  document.addEventListener('visibilitychange', check);
  check();
  return () => document.removeEventListener('visibilitychange', check);
};

/** Records that an item was seen: once in a session, and without a word if it fails (specification B2, B7). Returns what stops it. */
export const recordFirstView = (seen: { readonly productId: string; readonly itemId: string }): (() => void) =>
  whenVisible(() => {
    if (!isFirstView(seen.itemId)) return;
    request('RecordGlanceView', RecordGlanceViewDocument, seen).catch(() => undefined);
  });
