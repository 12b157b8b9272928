import { isPartOf } from '../faults/is-part-of.ts';
import type { JournalEntry } from './journal.ts';
import { nearestCalls, type NearMiss } from './nearest-calls.ts';
import type { CallMatch } from './journal.ts';

export interface VerificationResult {
  readonly isMet: boolean;
  /** The number of calls that matched; for an order, the number of steps. */
  readonly matched: number;
  /** The latest of them first. */
  readonly calls: readonly JournalEntry[];
  /** The most similar calls, if one is missing. */
  readonly nearest: readonly NearMiss[];
}

const MAX_REPORTED = 3;

export const isLike = (match: CallMatch, entry: JournalEntry): boolean => isPartOf(match, entry);

const latestOf = (entries: readonly JournalEntry[]): readonly JournalEntry[] =>
  entries.toReversed().slice(0, MAX_REPORTED);

/** Whether exactly `count` calls matched. */
export const verifyCount = (entries: readonly JournalEntry[], match: CallMatch, count: number): VerificationResult => {
  const calls = entries.filter((entry) => isLike(match, entry));
  return {
    isMet: calls.length === count,
    matched: calls.length,
    calls: latestOf(calls),
    nearest: calls.length < count ? nearestCalls(match, entries) : [],
  };
};

/** Whether matching calls came in this order; other calls may come between them. */
export const verifyOrder = (entries: readonly JournalEntry[], steps: readonly CallMatch[]): VerificationResult => {
  let rest = entries;
  const calls: JournalEntry[] = [];
  for (const step of steps) {
    const at = rest.findIndex((entry) => isLike(step, entry));
    const call = rest[at];
    if (call === undefined)
      return { isMet: false, matched: calls.length, calls: latestOf(calls), nearest: nearestCalls(step, rest) };
    calls.push(call);
    rest = rest.slice(at + 1);
  }
  return { isMet: true, matched: calls.length, calls: latestOf(calls), nearest: [] };
};
