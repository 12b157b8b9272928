import { BATCH_GAP_MS, BATCH_WINDOW_MS, MAX_BATCH } from './limits.ts';
import type { Timers } from '../timers.ts';

/** Gathers what is asked at about the same time. */
export interface Batching<Entry> {
  /** Entries of one key may leave together, of different keys never. */
  enter(key: string, entry: Entry): void;
}

interface Window<Entry> {
  readonly openedAt: number;
  entries: readonly Entry[];
  stopWaiting: () => void;
}

/**
 * A window opens with its first entry and closes with the tenth at once, when nobody further came for 2 ms, and after 15 ms.
 * An entry that nobody waits for any more does not count.
 */
export const batching = <Entry>(timers: Timers, isWanted: (entry: Entry) => boolean, send: (entries: readonly Entry[]) => void): Batching<Entry> => {
  const windows = new Map<string, Window<Entry>>();
  const close = (key: string, { entries, stopWaiting }: Window<Entry>): void => {
    windows.delete(key);
    stopWaiting();
    send(entries);
  };
  return {
    enter: (key, entry) => {
      const now = timers.now();
      const window = windows.get(key) ?? { openedAt: now, entries: [], stopWaiting: () => undefined };
      windows.set(key, window);
      window.stopWaiting();
      window.entries = [...window.entries, entry];
      if (window.entries.filter(isWanted).length >= MAX_BATCH) {
        close(key, window);
        return;
      }
      window.stopWaiting = timers.after(Math.max(0, Math.min(BATCH_GAP_MS, window.openedAt + BATCH_WINDOW_MS - now)), () => close(key, window));
    },
  };
};
