import { money } from '@shop/domain/shared/money';
import { describe, expect, it } from 'vitest';
import { spreadSaving } from './saving.ts';

const spreadOver = (amount: number, ...weights: readonly number[]) =>
  spreadSaving(
    money(amount),
    weights.map((minor) => money(minor)),
  ).map(({ minor }) => minor);

describe('an amount that is deducted from the lines of a cart', () => {
  it.each([
    ['is shared by what the lines cost', 100, [1000, 3000], [25, 75]],
    ['loses no cent', 100, [1000, 1000, 1000], [34, 33, 33]],
    ['is no more than the lines cost', 500, [100, 200], [100, 200]],
    ['leaves lines that cost nothing alone', 100, [0, 200], [0, 100]],
    ['is nothing where nothing costs anything', 100, [0, 0], [0, 0]],
  ])('%s', (_, amount, weights, expected) => {
    expect(spreadOver(amount, ...weights)).toEqual(expected);
  });

  it('keeps its currency', () => {
    expect(spreadSaving(money(10, 'CHF'), [money(0, 'CHF')])).toEqual([money(0, 'CHF')]);
  });
});
