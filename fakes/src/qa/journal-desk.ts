import { given } from '../shared/given.ts';
import type { JournalEntry, Journals } from '../worlds/journal/journal.ts';
import { type CallMatch, verify, type Verdict } from '../worlds/journal/verify.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { flag, oneOf, record, text, wholeNumber } from './kinds.ts';
import { optional, readFields } from './read-fields.ts';

/** What testers read of the calls to a world (staging 1.4). */
export interface JournalDesk {
  /** Oldest first; calls before `truncatedBefore` are forgotten. */
  read(worldId: string, ask?: { readonly op?: string }): { readonly truncatedBefore: number; readonly entries: readonly JournalEntry[] };
  /** Whether a world was called so, exactly so often. */
  verify(worldId: string, body: unknown): Verdict;
}

const MAX_WORD = 200;
const MOST_CALLS = 1_000_000;

const word = optional(text(MAX_WORD));

const readMatch = (sent: unknown): CallMatch =>
  given(readFields(sent, { op: word, kind: optional(oneOf(['query', 'mutation'])), vars: optional(record), session: word, ran: optional(flag), faultId: word, errorClass: word }));

export const journalDesk = (worlds: Worlds, journals: Journals): JournalDesk => ({
  read: (worldId, { op } = {}) => {
    const { entries, truncatedBefore } = journals.of(worlds.get(worldId));
    return { truncatedBefore, entries: entries.filter((entry) => op === undefined || entry.op === op) };
  },
  verify: (worldId, body) => {
    const { match, count } = readFields(body, { match: record, count: wholeNumber(0, MOST_CALLS) });
    return verify(journals.of(worlds.get(worldId)).entries, readMatch(match), count);
  },
});
