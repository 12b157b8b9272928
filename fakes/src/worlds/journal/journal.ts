import type { RetryClass } from '../faults/fault.ts';
import type { World } from '../world.ts';

/** One call, as it came over the wire. */
export interface JournalEntry {
  readonly seq: number;
  /** ISO instants. */
  readonly worldNow: string;
  readonly wallNow: string;
  readonly op: string;
  readonly kind?: 'query' | 'mutation';
  readonly class?: RetryClass;
  /** Without secrets. */
  readonly vars: Readonly<Record<string, unknown>>;
  /** Operations of one request share an id; positions count from 0. */
  readonly batch: { readonly id: number; readonly pos: number; readonly size: number };
  /** Equal for calls of one visitor's session; a hash that does not disclose it. */
  readonly session: string;
  /** Of a call that names its attempt. */
  readonly idempotencyKey?: string;
  /** Whether the shop was asked. */
  readonly ran: boolean;
  readonly faultId?: string;
  /** Kind of the error in the answer, or of the fault that suppressed it. */
  readonly errorClass?: string;
}

/** The latest calls to a world. */
export interface Journal {
  write(entry: Omit<JournalEntry, 'seq'>): void;
  /** Oldest first. */
  readonly entries: readonly JournalEntry[];
  /** Calls before this number are forgotten. */
  readonly truncatedBefore: number;
  /** Calls back for each entry that is written until the returned function is called. */
  onWrite(listener: (entry: JournalEntry) => void): () => void;
}

/** How many calls the journal of a world keeps. */
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

/** A journal for each world, which goes with it. */
export const journals = (): Journals => {
  const kept = new WeakMap<World, Journal>();
  return {
    of: (world) => {
      const known = kept.get(world) ?? journal();
      kept.set(world, known);
      return known;
    },
  };
};
