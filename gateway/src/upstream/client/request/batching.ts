import { BATCH_GAP_MS, BATCH_WINDOW_MS, MAX_BATCH } from '../limits.ts';
import type { Timers } from '../../../timing/timers.ts';

/** Gathers operations that start at about the same time into one request. */
export interface Batching<Entry> {
  /** Entries with the same key may share a request, those with different keys never. */
  add(key: string, entry: Entry): void;
}

interface Window<Entry> {
  readonly openedAt: number;
  entries: readonly Entry[];
  stopWaiting: () => void;
}

/**
 * A batch opens with its first entry and is sent with the tenth, after 2 ms without a further one, or after 15 ms. Cancelled
 * entries do not count.
 */
export const batching = <Entry>(
  timers: Timers,
  isWanted: (entry: Entry) => boolean,
  send: (entries: readonly Entry[]) => void,
): Batching<Entry> => {
  const windows = new Map<string, Window<Entry>>();
  const close = (key: string, { entries }: Window<Entry>): void => {
    windows.delete(key);
    send(entries);
  };
  return {
    add: (key, entry) => {
      const now = timers.now();
      const window = windows.get(key) ?? { openedAt: now, entries: [], stopWaiting: () => undefined };
      windows.set(key, window);
      window.stopWaiting();
      window.entries = [...window.entries, entry];
      if (window.entries.filter(isWanted).length >= MAX_BATCH) {
        close(key, window);
        return;
      }
      window.stopWaiting = timers.after(
        Math.max(0, Math.min(BATCH_GAP_MS, window.openedAt + BATCH_WINDOW_MS - now)),
        () => close(key, window),
      );
    },
  };
};
