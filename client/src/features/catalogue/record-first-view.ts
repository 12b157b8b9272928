import { RecordGlanceViewDocument } from '../../platform/generated/graphql.ts';
import { storedValue } from '../../platform/session/stored-values.ts';
import { request } from '../../platform/transport/request.ts';

/** Older ones count again. */
const MOST_SEEN = 200;

const isIds = (stored: unknown): stored is readonly string[] =>
  Array.isArray(stored) && stored.every((id) => typeof id === 'string');

const seenItems = storedValue('tab', 'seenItems', isIds);

/** Whether the shopper sees an item for the first time in this browser's session. Without a storage one would be recorded for each page. */
const isFirstView = (itemId: string): boolean => {
  const seen = seenItems.read() ?? [];
  return !seen.includes(itemId) && seenItems.write([...seen, itemId].slice(-MOST_SEEN));
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

/** Records that an item was seen: once in a session, and without a word if it fails (PDP-02). Returns what stops it. */
export const recordFirstView = (seen: { readonly productId: string; readonly itemId: string }): (() => void) =>
  whenVisible(() => {
    if (!isFirstView(seen.itemId)) return;
    request('RecordGlanceView', RecordGlanceViewDocument, seen).catch(() => undefined);
  });
