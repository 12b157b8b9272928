import { describe, expect, it } from 'vitest';
import { retryBudget } from './retry-budget.ts';
import type { RetryBudget } from './retry-budget.ts';
import { scriptedTimers } from '../testing/scripted-timers.ts';

const withdrawAll = (budget: RetryBudget): number => {
  let count = 0;
  while (budget.withdraw(1)) count += 1;
  return count;
};

describe('the retry budget', () => {
  it('grows by five a second, up to ten seconds’ worth', async () => {
    const timers = scriptedTimers();
    const budget = retryBudget(timers);
    expect(withdrawAll(budget)).toBe(50);
    await timers.pass(1_000);
    expect(withdrawAll(budget)).toBe(5);
    await timers.pass(60_000);
    expect(withdrawAll(budget)).toBe(50);
  });

  it('grows by one for ten requests', () => {
    const budget = retryBudget(scriptedTimers());
    withdrawAll(budget);
    for (let request = 0; request < 100; request += 1) budget.deposit();
    expect(withdrawAll(budget)).toBe(10);
  });

  it('pays once for a batch, however many operations it has', () => {
    const budget = retryBudget(scriptedTimers());
    const shares = Array.from({ length: 10 }, () => budget.withdraw(1 / 10));
    expect(shares).not.toContain(false);
    expect(withdrawAll(budget)).toBe(49);
  });
});
