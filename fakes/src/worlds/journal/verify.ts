import { isPartOf } from '../faults/is-part-of.ts';
import type { JournalEntry } from './journal.ts';

/** What a call must have been like; what is not said does not matter. */
export type CallMatch = Partial<Pick<JournalEntry, 'op' | 'kind' | 'vars' | 'session' | 'ran' | 'faultId' | 'errorClass'>>;

export interface Verdict {
  readonly isMet: boolean;
  readonly matched: number;
  /** Where the count is another: calls that missed by least, the latest first. */
  readonly nearest: readonly JournalEntry[];
}

const MOST_NEAREST = 3;

const metParts = (match: CallMatch, entry: JournalEntry): number => Object.entries(match).filter(([name, part]) => isPartOf({ [name]: part }, entry)).length;

/** Whether exactly so many calls were like that. */
export const verify = (entries: readonly JournalEntry[], match: CallMatch, count: number): Verdict => {
  const parts = Object.keys(match).length;
  const scored = entries.map((entry) => ({ entry, met: metParts(match, entry) }));
  const matched = scored.filter(({ met }) => met === parts).length;
  if (matched === count) return { isMet: true, matched, nearest: [] };
  const misses = scored.filter(({ met }) => met > 0 && met < parts).toSorted((a, b) => b.met - a.met || b.entry.seq - a.entry.seq);
  return { isMet: false, matched, nearest: misses.slice(0, MOST_NEAREST).map(({ entry }) => entry) };
};
