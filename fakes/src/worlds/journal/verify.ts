import { isPartOf } from '../faults/is-part-of.ts';
import type { JournalEntry } from './journal.ts';

/** What a call must have been like; what is not said does not matter. */
export type CallMatch = Partial<Pick<JournalEntry, 'op' | 'kind' | 'class' | 'vars' | 'session' | 'ran' | 'faultId' | 'errorClass'>>;

export interface Verdict {
  readonly isMet: boolean;
  /** Calls that were like that; of an order, the steps that came. */
  readonly matched: number;
  /** Those calls, the latest ones first. */
  readonly calls: readonly JournalEntry[];
  /** Where one is missing: calls that missed by least, the latest first. */
  readonly nearest: readonly JournalEntry[];
}

const MOST_TOLD = 3;

export const isLike = (match: CallMatch, entry: JournalEntry): boolean => isPartOf(match, entry);

/** How many single values of what is wanted are there, however deep they lie. */
const metValues = (wanted: unknown, there: unknown): number => {
  if (typeof wanted !== 'object' || wanted === null) return wanted === there ? 1 : 0;
  if (typeof there !== 'object' || there === null) return 0;
  return Object.entries(wanted).reduce((met, [name, part]) => met + metValues(part, Reflect.get(there, name)), 0);
};

const latestOf = (entries: readonly JournalEntry[]): readonly JournalEntry[] => entries.toReversed().slice(0, MOST_TOLD);

const nearestTo = (match: CallMatch, entries: readonly JournalEntry[]): readonly JournalEntry[] =>
  entries
    .filter((entry) => !isLike(match, entry))
    .map((entry) => ({ entry, met: metValues(match, entry) }))
    .toSorted((a, b) => b.met - a.met || b.entry.seq - a.entry.seq)
    .slice(0, MOST_TOLD)
    .map(({ entry }) => entry);

/** Whether exactly so many calls were like that. */
export const verifyCount = (entries: readonly JournalEntry[], match: CallMatch, count: number): Verdict => {
  const calls = entries.filter((entry) => isLike(match, entry));
  return { isMet: calls.length === count, matched: calls.length, calls: latestOf(calls), nearest: calls.length < count ? nearestTo(match, entries) : [] };
};

/** Whether calls like these came one after the other, whatever came between them. */
export const verifyOrder = (entries: readonly JournalEntry[], steps: readonly CallMatch[]): Verdict => {
  let rest = entries;
  const calls: JournalEntry[] = [];
  for (const step of steps) {
    const at = rest.findIndex((entry) => isLike(step, entry));
    const call = rest[at];
    if (call === undefined) return { isMet: false, matched: calls.length, calls: latestOf(calls), nearest: nearestTo(step, rest) };
    calls.push(call);
    rest = rest.slice(at + 1);
  }
  return { isMet: true, matched: calls.length, calls: latestOf(calls), nearest: [] };
};
