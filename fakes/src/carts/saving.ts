import { type Money, money, plus, split, sumOf } from '@shop/domain/shared/money';
import type { PricedLine } from './priced-lines.ts';

/** What is saved on each line of a cart, in the order of the lines. */
export type Saving = readonly Money[];

export const noSaving = (lines: readonly PricedLine[]): Saving => lines.map(({ total }) => money(0, total.currency));

export const addSavings = (a: Saving, b: Saving): Saving =>
  a.map((amount, at) => plus(amount, b[at] ?? money(0, amount.currency)));

export const sumOfSavings = (saving: Saving, { currency }: Pick<Money, 'currency'>): Money => sumOf(saving, currency);

/** Distributes an amount over lines by weight, to the last minor unit. No line goes below 0. */
export const spreadSaving = (amount: Money, weights: Saving): Saving => {
  const room = sumOf(weights, amount.currency);
  return split(
    money(Math.min(amount.minor, room.minor), amount.currency),
    weights.map(({ minor }) => minor),
  );
};
