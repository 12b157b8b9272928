import type { RetryClass } from '../faults/fault.ts';
import type { World } from '../world.ts';

/** One call as it was sent over the wire. */
export interface JournalEntry {
  readonly seq: number;
  /** ISO instants. */
  readonly worldNow: string;
  readonly wallNow: string;
  readonly op: string;
  readonly kind?: 'query' | 'mutation';
  readonly class?: RetryClass;
  /** Secrets are redacted. */
  readonly vars: Readonly<Record<string, unknown>>;
  /** Operations of one request share an id; positions count from 0. */
  readonly batch: { readonly id: number; readonly pos: number; readonly size: number };
  /** A hash, equal for all calls of one session. */
  readonly session: string;
  /** If the call has one. */
  readonly idempotencyKey?: string;
  /** Whether the operation reached the shop. */
  readonly ran: boolean;
  readonly faultId?: string;
  /** Kind of the error in the response, or of the fault that suppressed it. */
  readonly errorClass?: string;
}

/** The latest calls to a world. */
export interface Journal {
  write(entry: Omit<JournalEntry, 'seq'>): void;
  /** Oldest first. */
  readonly entries: readonly JournalEntry[];
  /** Calls before this number have been discarded. */
  readonly truncatedBefore: number;
  /** Calls the listener for each entry. Returns the function that unsubscribes it. */
  onWrite(listener: (entry: JournalEntry) => void): () => void;
}

/** Older calls are discarded. */
export const MAX_JOURNAL_ENTRIES = 5_000;

const journal = (): Journal => {
  const entries: JournalEntry[] = [];
  const listeners = new Set<(entry: JournalEntry) => void>();
  let written = 0;
  return {
    write: (noted) => {
      written += 1;
      const entry = { ...noted, seq: written };
      entries.push(entry);
      if (entries.length > MAX_JOURNAL_ENTRIES) entries.shift();
      for (const listener of listeners) listener(entry);
    },
    get entries() {
      return [...entries];
    },
    get truncatedBefore() {
      return written - entries.length + 1;
    },
    onWrite: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export interface Journals {
  of(world: World): Journal;
}

/** One journal for each world, collected together with it. */
export const journals = (): Journals => {
  const byWorld = new WeakMap<World, Journal>();
  return {
    of: (world) => {
      const known = byWorld.get(world) ?? journal();
      byWorld.set(world, known);
      return known;
    },
  };
};

/** What a call must contain; absent fields match anything. */
export type CallMatch = Partial<
  Pick<JournalEntry, 'op' | 'kind' | 'class' | 'vars' | 'session' | 'ran' | 'faultId' | 'errorClass'>
>;
