import { given } from '@shop/domain/shared/given';
import { RETRY_CLASSES } from '../worlds/faults/fault.ts';
import type { JournalEntry, Journals } from '../worlds/journal/journal.ts';
import { type CallMatch, isLike, type Verdict, verifyCount, verifyOrder } from '../worlds/journal/verify.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { flag, flagText, oneOf, record, text, wholeNumber, wholeNumberText } from './kinds.ts';
import { type Kind, malformed, optional, readFields } from './read-fields.ts';

/** What testers read of the calls to a world (staging 1.4). Queries and bodies are taken as they were sent. */
export interface JournalDesk {
  /** Oldest first; calls before `truncatedBefore` are forgotten. Filters by what a call says of itself, and `afterSeq`. */
  read(worldId: string, query?: unknown): { readonly truncatedBefore: number; readonly entries: readonly JournalEntry[] };
  /** Tells what `read` would answer, and then each call that fits as it comes, until the returned function is called. */
  follow(worldId: string, query: unknown, tell: (entry: JournalEntry) => void): () => void;
  /** Whether a world was called so: exactly so often, or in this order. What is forgotten does not count. */
  verify(worldId: string, body: unknown): Verdict & { readonly truncatedBefore: number };
}

const MAX_WORD = 200;
const MOST_CALLS = 1_000_000;

const word = optional(text(MAX_WORD));
const kind = optional(oneOf(['query', 'mutation']));
const retryClass = optional(oneOf(RETRY_CLASSES));

const readMatch = (sent: unknown): CallMatch => given(readFields(sent, { op: word, kind, class: retryClass, vars: optional(record), session: word, ran: optional(flag), faultId: word, errorClass: word }));

const steps: Kind<readonly unknown[]> = { read: (sent) => (Array.isArray(sent) && sent.length > 0 ? sent : undefined), mustBe: 'a list of what calls were like, each as match' };

const verdictOn = (entries: readonly JournalEntry[], body: unknown): Verdict => {
  const { match, count, inOrder } = readFields(body, { match: optional(record), count: optional(wholeNumber(0, MOST_CALLS)), inOrder: optional(steps) });
  if (inOrder !== undefined && match === undefined && count === undefined) return verifyOrder(entries, inOrder.map(readMatch));
  if (match === undefined || count === undefined || inOrder !== undefined) throw malformed('match and count must say which calls there were and how many, or inOrder alone which calls came one after the other');
  return verifyCount(entries, readMatch(match), count);
};

/** Which entries a query is for. */
const filterOf = (query: unknown): ((entry: JournalEntry) => boolean) => {
  const { afterSeq = 0, ...said } = readFields(query, { op: word, kind, class: retryClass, session: word, ran: optional(flagText), faultId: word, errorClass: word, afterSeq: optional(wholeNumberText(0, Number.MAX_SAFE_INTEGER)) });
  const match = given(said);
  return (entry) => entry.seq > afterSeq && isLike(match, entry);
};

export const journalDesk = (worlds: Worlds, journals: Journals): JournalDesk => ({
  read: (worldId, query) => {
    const fits = filterOf(query);
    const { entries, truncatedBefore } = journals.of(worlds.get(worldId));
    return { truncatedBefore, entries: entries.filter(fits) };
  },
  follow: (worldId, query, tell) => {
    const fits = filterOf(query);
    const journal = journals.of(worlds.get(worldId));
    for (const entry of journal.entries.filter(fits)) tell(entry);
    return journal.onWrite((entry) => {
      if (fits(entry)) tell(entry);
    });
  },
  verify: (worldId, body) => {
    const { entries, truncatedBefore } = journals.of(worlds.get(worldId));
    return { ...verdictOn(entries, body), truncatedBefore };
  },
});
