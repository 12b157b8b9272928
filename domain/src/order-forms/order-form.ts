import type { NumberedLine, UnreadReason } from '../carts/order-lines.ts';
import type { LineOutcome } from './order-forms.port.ts';

/** `no-such-number`: the shop does not have it. `no-pieces`: of nothing nothing can be ordered. The others: it could not be read. */
export type UnknownReason = UnreadReason | 'no-such-number' | 'no-pieces';

type Known = Exclude<LineOutcome, { readonly outcome: 'unknown' }>;
type Unknown = Extract<LineOutcome, { readonly outcome: 'unknown' }> & { readonly because: UnknownReason };

/** An article of an order form, and what becomes of it. */
export interface OrderFormLine {
  /** The lines about it as they were typed. */
  readonly texts: readonly string[];
  /** What they ask for together; absent if that could not be read. */
  readonly asked?: NumberedLine;
  readonly is: Known | Unknown;
}

/** What can become of a line. */
export const LINE_OUTCOMES = ['ready', 'quantity-changed', 'choose-variant', 'sold-out', 'unknown'] as const;
export type LineOutcomeName = (typeof LINE_OUTCOMES)[number];

/** How many of the lines that were typed came to what: together all of them. */
export const outcomeCounts = (lines: readonly OrderFormLine[]): Readonly<Record<LineOutcomeName, number>> => {
  const counts = { ready: 0, 'quantity-changed': 0, 'choose-variant': 0, 'sold-out': 0, unknown: 0 };
  for (const { texts, is } of lines) counts[is.outcome] += texts.length;
  return counts;
};

/** Whether its pieces can be put into the cart as they are. */
export const canBeAdded = ({ is }: OrderFormLine): boolean =>
  is.outcome === 'ready' || is.outcome === 'quantity-changed';

/** The lines that did not go into the cart, as they were typed, in their order. */
export const linesLeft = (lines: readonly OrderFormLine[]): string =>
  lines
    .filter((line) => !canBeAdded(line))
    .flatMap(({ texts }) => texts)
    .join('\n');
