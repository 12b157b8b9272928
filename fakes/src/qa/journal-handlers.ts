import { omitNil } from '@shop/domain/shared/omit-nil';
import { RETRY_CLASSES } from '../worlds/faults/fault.ts';
import { faultIdsOf } from '../worlds/faults/set-fault.ts';
import type { Journal, JournalEntry, Journals } from '../worlds/journal/journal.ts';
import { type CallMatch, isLike, type VerificationResult, verifyCount, verifyOrder } from '../worlds/journal/verify.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { flag, flagText, nameAmong, oneOf, record, text, wholeNumber, wholeNumberText } from './kinds.ts';
import { operationName } from './operation-names.ts';
import { type Kind, malformed, optional, readBody, readFields, readQuery, type QaInput } from './read-fields.ts';

/** What testers read of the calls to a world (staging 1.4). Takes queries and bodies as they were sent. */
export interface JournalHandlers {
  /** Oldest first; calls before `truncatedBefore` are no longer there. Filters by fields of the call and `afterSeq`. */
  read(worldId: string, sent?: QaInput): { readonly truncatedBefore: number; readonly entries: readonly JournalEntry[] };
  /** Passes on what `read` would answer, then each matching call as it comes, until the returned function is called. */
  follow(worldId: string, sent: QaInput, tell: (entry: JournalEntry) => void): () => void;
  /** Whether matching calls came exactly `count` times, or in this order. Calls before `truncatedBefore` do not count. */
  verify(worldId: string, sent: QaInput): VerificationResult & { readonly truncatedBefore: number };
}

const MAX_WORD = 200;
const MOST_CALLS = 1_000_000;

const word = optional(text(MAX_WORD));

/** The names that a world knows: those of its calls, and the ids of its faults. */
interface Known {
  readonly seen: readonly JournalEntry[];
  readonly faults: readonly string[];
}

/** Fields by which calls can be chosen. */
const ofCalls = ({ seen, faults }: Known) => ({
  op: optional(operationName(seen)),
  kind: optional(oneOf(['query', 'mutation'])),
  class: optional(oneOf(RETRY_CLASSES)),
  session: word,
  faultId: optional(nameAmong('the id of a fault of this world', faults)),
  errorClass: word,
});

const readMatch = (known: Known, sent: unknown): CallMatch => omitNil(readFields(sent, { ...ofCalls(known), vars: optional(record), ran: optional(flag) }));

const steps: Kind<readonly unknown[]> = { read: (sent) => (Array.isArray(sent) && sent.length > 0 ? sent : undefined), mustBe: 'a list of what calls were like, each as match' };

const verdictOn = (known: Known, sent: QaInput): VerificationResult => {
  const { match, count, inOrder } = readBody(sent, { match: optional(record), count: optional(wholeNumber(0, MOST_CALLS)), inOrder: optional(steps) });
  if (inOrder !== undefined && match === undefined && count === undefined) return verifyOrder(known.seen, inOrder.map((step) => readMatch(known, step)));
  if (match === undefined || count === undefined || inOrder !== undefined) throw malformed('match and count must say which calls there were and how many, or inOrder alone which calls came one after the other');
  return verifyCount(known.seen, readMatch(known, match), count);
};

/** The filter that a query describes. */
const filterOf = (known: Known, sent: QaInput): ((entry: JournalEntry) => boolean) => {
  const { afterSeq = 0, ...said } = readQuery(sent, { ...ofCalls(known), ran: optional(flagText), afterSeq: optional(wholeNumberText(0, Number.MAX_SAFE_INTEGER)) });
  const match = omitNil(said);
  return (entry) => entry.seq > afterSeq && isLike(match, entry);
};

export const journalHandlers = (worlds: Worlds, journals: Journals): JournalHandlers => {
  const opened = (worldId: string): Known & { readonly journal: Journal } => {
    const world = worlds.get(worldId);
    const journal = journals.of(world);
    return { journal, seen: journal.entries, faults: world.read(faultIdsOf) };
  };
  return {
    read: (worldId, sent = {}) => {
      const { journal, ...known } = opened(worldId);
      return { truncatedBefore: journal.truncatedBefore, entries: known.seen.filter(filterOf(known, sent)) };
    },
    follow: (worldId, sent, tell) => {
      const { journal, ...known } = opened(worldId);
      const fits = filterOf(known, sent);
      for (const entry of known.seen.filter(fits)) tell(entry);
      return journal.onWrite((entry) => {
        if (fits(entry)) tell(entry);
      });
    },
    verify: (worldId, sent) => {
      const { journal, ...known } = opened(worldId);
      return { ...verdictOn(known, sent), truncatedBefore: journal.truncatedBefore };
    },
  };
};
