import leven from 'leven';
import { isPartOf } from '../faults/is-part-of.ts';
import type { JournalEntry } from './journal.ts';
import type { CallMatch } from './journal.ts';

/** A value of a call that differs from the expected one. */
export interface Difference {
  /** Path within the call: `vars.cartId`. */
  readonly at: string;
  readonly wanted: unknown;
  readonly was: unknown;
}

/** A call that does not match, and its differences. */
export interface NearMiss extends JournalEntry {
  readonly differs: readonly Difference[];
}

const MAX_REPORTED = 3;
/** The same operation counts more than shared values. */
const WEIGHT_OF_OP = 10;
/** Only the beginnings of texts are compared, because the distance takes quadratic time. */
const COMPARED_LENGTH = 64;

const asRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined;

/** From 1 for equal values down to 0 for texts with nothing in common. */
const likeness = (wanted: unknown, was: unknown): number => {
  if (wanted === was) return 1;
  if (typeof wanted !== 'string' || typeof was !== 'string') return 0;
  const [one, other] = [wanted.slice(0, COMPARED_LENGTH), was.slice(0, COMPARED_LENGTH)];
  return 1 - Math.max(leven(one, other), 1) / Math.max(one.length, other.length, 1);
};

/** The sum of the similarities of all expected values, at any depth. */
const similarity = (wanted: unknown, was: unknown): number => {
  const parts = asRecord(wanted);
  if (parts === undefined) return likeness(wanted, was);
  const there = asRecord(was) ?? {};
  return Object.entries(parts).reduce((sum, [name, part]) => sum + similarity(part, there[name]), 0);
};

const nearness = ({ op, ...values }: CallMatch, call: JournalEntry): number =>
  (op === undefined ? 0 : WEIGHT_OF_OP * likeness(op, call.op)) + similarity(values, call);

const differences = (wanted: unknown, was: unknown, at: readonly string[] = []): readonly Difference[] => {
  const parts = asRecord(wanted);
  if (parts === undefined || asRecord(was) === undefined)
    return isPartOf(wanted, was) ? [] : [{ at: at.join('.'), wanted, was: was ?? null }];
  const there = asRecord(was) ?? {};
  return Object.entries(parts).flatMap(([name, part]) => differences(part, there[name], [...at, name]));
};

/** The calls most similar to a missing one; of equally similar ones the latest comes first. */
export const nearestCalls = (match: CallMatch, entries: readonly JournalEntry[]): readonly NearMiss[] =>
  entries
    .filter((entry) => !isPartOf(match, entry))
    .map((entry) => ({ entry, near: nearness(match, entry) }))
    .toSorted((a, b) => b.near - a.near || b.entry.seq - a.entry.seq)
    .slice(0, MAX_REPORTED)
    .map(({ entry }) => ({ ...entry, differs: differences(match, entry) }));
