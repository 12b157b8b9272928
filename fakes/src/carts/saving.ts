import { type Money, money, plus, split, sumOf } from '@shop/domain/shared/money';
import type { PricedLine } from './priced-lines.ts';

/** What comes off the lines of a cart, line by line in their order. */
export type Saving = readonly Money[];

export const noSaving = (lines: readonly PricedLine[]): Saving => lines.map(({ total }) => money(0, total.currency));

export const added = (a: Saving, b: Saving): Saving => a.map((amount, at) => plus(amount, b[at] ?? money(0, amount.currency)));

export const amountOf = (saving: Saving, { currency }: Pick<Money, 'currency'>): Money => sumOf(saving, currency);

/** Spreads an amount over lines by their weights, to the last minor unit; no line goes below nothing. */
export const spread = (amount: Money, weights: Saving): Saving => {
  const room = sumOf(weights, amount.currency);
  return split(money(Math.min(amount.minor, room.minor), amount.currency), weights.map(({ minor }) => minor));
};
