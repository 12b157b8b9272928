import type { z } from 'zod';
import {
  fields,
  flag,
  flagText,
  listOf,
  nameAmong,
  oneOf,
  optional,
  record,
  text,
  wholeNumber,
  wholeNumberText,
} from '../../schemas/schemas.ts';
import { RETRY_CLASSES } from '../../worlds/faults/fault.ts';
import { faultIdsOf } from '../../worlds/faults/set-fault.ts';
import type { Journal, JournalEntry, Journals } from '../../worlds/journal/journal.ts';
import { isLike, type VerificationResult, verifyCount, verifyOrder } from '../../worlds/journal/verify.ts';
import type { Worlds } from '../../worlds/worlds.ts';
import { operationName } from './operation-names.ts';
import { malformed, parseInput, type QaInput, readBody, readQuery } from '../../qa/read-input.ts';

/** The routes for the calls to a world. They take queries and bodies as they were sent. */
export interface JournalHandlers {
  /** Oldest first, filtered by fields of the call and `afterSeq`; calls before `truncatedBefore` are no longer stored. */
  read(
    worldId: string,
    input?: QaInput,
  ): { readonly truncatedBefore: number; readonly entries: readonly JournalEntry[] };
  /** Passes the entries that `read` returns to the listener, then each matching call as it comes, until the returned function is called. */
  follow(worldId: string, input: QaInput, listener: (entry: JournalEntry) => void): () => void;
  /** Whether matching calls came exactly `count` times, or in this order. Calls before `truncatedBefore` do not count. */
  verify(worldId: string, input: QaInput): VerificationResult & { readonly truncatedBefore: number };
}

const MAX_CALLS = 1_000_000;

const word = optional(text(200));

/** The calls that a world has received, and the ids of its faults. */
interface Known {
  readonly received: readonly JournalEntry[];
  readonly faultIds: readonly string[];
}

/** Fields by which calls can be selected. */
const callFields = ({ received, faultIds }: Known) => ({
  op: optional(operationName(received)),
  kind: optional(oneOf(['query', 'mutation'])),
  class: optional(oneOf(RETRY_CLASSES)),
  session: word,
  faultId: optional(nameAmong('the id of a fault of this world', faultIds)),
  errorClass: word,
});

const verificationFields = <Call extends z.ZodType>(call: Call) => ({
  match: optional(call),
  count: optional(wholeNumber(0, MAX_CALLS)),
  inOrder: optional(listOf(call, 'a list of calls, each described as in match')),
});

const verify = (known: Known, input: QaInput): VerificationResult => {
  const sent = readBody(input, fields(verificationFields(record)));
  if (
    (sent.inOrder === undefined) === (sent.match === undefined) ||
    (sent.match === undefined) !== (sent.count === undefined)
  ) {
    throw malformed(
      'match and count must say which calls there were and how many, or inOrder alone which calls came one after the other',
    );
  }
  const {
    match = {},
    count = 0,
    inOrder,
  } = parseInput(
    fields(verificationFields(fields({ ...callFields(known), vars: optional(record), ran: optional(flag) }))),
    sent,
  );
  return inOrder === undefined ? verifyCount(known.received, match, count) : verifyOrder(known.received, inOrder);
};

/** The filter that a query describes. */
const readFilter = (known: Known, input: QaInput): ((entry: JournalEntry) => boolean) => {
  const { afterSeq = 0, ...match } = readQuery(
    input,
    fields({
      ...callFields(known),
      ran: optional(flagText),
      afterSeq: optional(wholeNumberText(0, Number.MAX_SAFE_INTEGER)),
    }),
  );
  return (entry) => entry.seq > afterSeq && isLike(match, entry);
};

export const journalHandlers = (worlds: Worlds, journals: Journals): JournalHandlers => {
  const opened = (worldId: string): Known & { readonly journal: Journal } => {
    const world = worlds.get(worldId);
    const journal = journals.of(world);
    return { journal, received: journal.entries, faultIds: world.read(faultIdsOf) };
  };
  return {
    read: (worldId, input = {}) => {
      const { journal, ...known } = opened(worldId);
      return { truncatedBefore: journal.truncatedBefore, entries: known.received.filter(readFilter(known, input)) };
    },
    follow: (worldId, input, listener) => {
      const { journal, ...known } = opened(worldId);
      const fits = readFilter(known, input);
      for (const entry of known.received.filter(fits)) listener(entry);
      return journal.onWrite((entry) => {
        if (fits(entry)) listener(entry);
      });
    },
    verify: (worldId, input) => {
      const { journal, ...known } = opened(worldId);
      return { ...verify(known, input), truncatedBefore: journal.truncatedBefore };
    },
  };
};
