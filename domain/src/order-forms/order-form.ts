import type { NumberedLine, UnreadReason } from '../carts/order-lines.ts';
import type { OrderFormRow } from './order-form-rows.ts';
import type { LineOutcome } from './order-forms.port.ts';

/** `no-such-number`: the shop does not have it. `no-pieces`: of nothing nothing can be ordered. The others: it could not be read. */
export const UNKNOWN_REASONS = [
  'no-number',
  'no-quantity',
  'rounded',
  'too-many',
  'no-such-number',
  'no-pieces',
] as const satisfies readonly (UnreadReason | 'no-such-number' | 'no-pieces')[];
export type UnknownReason = (typeof UNKNOWN_REASONS)[number];

type Known = Exclude<LineOutcome, { readonly outcome: 'unknown' }>;
type Unknown = Extract<LineOutcome, { readonly outcome: 'unknown' }> & { readonly because: UnknownReason };

/** An article of an order form, and what becomes of it. */
export interface OrderFormLine {
  /** The rows about it among all rows, from 0. */
  readonly rows: readonly number[];
  /** What they ask for together; absent if that could not be read. */
  readonly asked?: NumberedLine;
  readonly is: Known | Unknown;
}

/** What can become of a row. */
export const LINE_OUTCOMES = ['ready', 'quantity-changed', 'choose-variant', 'sold-out', 'unknown'] as const;
export type LineOutcomeName = (typeof LINE_OUTCOMES)[number];

/** How many rows came to what: together all of them. */
export const outcomeCounts = (outcomes: readonly LineOutcomeName[]): Readonly<Record<LineOutcomeName, number>> => {
  const counts = { ready: 0, 'quantity-changed': 0, 'choose-variant': 0, 'sold-out': 0, unknown: 0 };
  for (const outcome of outcomes) counts[outcome] += 1;
  return counts;
};

/** Whether nothing of it comes into the cart before somebody has done something about it. */
export const isLeft = ({ is }: OrderFormLine): boolean => !('article' in is) || is.quantity === 0;

/** The rows that did not go into the cart, as they were filled in, in their order. */
export const rowsLeft = (rows: readonly OrderFormRow[], lines: readonly OrderFormLine[]): readonly OrderFormRow[] => {
  const left = new Set(lines.filter(isLeft).flatMap((line) => line.rows));
  return rows.filter((_row, at) => left.has(at));
};
