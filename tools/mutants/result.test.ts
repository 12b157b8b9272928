import { describe, expect, it } from 'vitest';

import { resultOf } from './result.mjs';
import { isGoodEnough, tableOf } from './table.mjs';

const mutant = (status: string, line = 1, replacement = 'true') => ({
  status,
  mutatorName: 'ConditionalExpression',
  replacement,
  location: { start: { line } },
});

const reported = (...mutants: ReturnType<typeof mutant>[]) =>
  resultOf({ files: { 'domain/src/carts/cart.ts': { mutants } } });

describe('the result of a part', () => {
  it('counts timeouts as detected and uncovered mutants as undetected, and ignores mutants that could not run', () => {
    const result = reported(
      mutant('Killed'),
      mutant('Killed'),
      mutant('Timeout'),
      mutant('Survived'),
      mutant('NoCoverage'),
      mutant('Ignored'),
      mutant('RuntimeError'),
      mutant('CompileError'),
    );
    expect(result).toMatchObject({ killed: 2, timedOut: 1, survived: 1, uncovered: 1, score: 60 });
  });

  it('is 100 % when there is nothing to mutate', () => {
    expect(reported().score).toBe(100);
  });

  it('lists each survivor with its file, line and replacement on one line', () => {
    expect(
      reported(mutant('Killed', 3), mutant('Survived', 12, '{\n  }'), mutant('NoCoverage', 40, 'x'.repeat(200)))
        .survivors,
    ).toEqual([
      'domain/src/carts/cart.ts:12  ConditionalExpression → { }',
      `domain/src/carts/cart.ts:40  ConditionalExpression → ${'x'.repeat(100)}…  (no test runs it)`,
    ]);
  });
});

describe('the pass mark of a part', () => {
  const judged = (threshold: number, result?: ReturnType<typeof reported>) => ({
    name: 'domain',
    threshold,
    minutes: 1.25,
    result,
  });
  const half = reported(mutant('Killed'), mutant('Survived'));

  it.each([
    ['is met when the score reaches the threshold', 50, half, true],
    ['is missed when the score is below the threshold', 51, half, false],
    ['is missed when Stryker crashed', 0, undefined, false],
  ])('%s', (_, threshold, result, expected) => {
    expect(isGoodEnough(judged(threshold, result))).toBe(expected);
  });

  it('is marked in a table with one line per part', () => {
    expect(tableOf([judged(95, half), judged(50, half), judged(90)]).split('\n')).toEqual([
      '   part    killed  survived  no coverage  timeout   score  threshold  minutes',
      '✗  domain       1         1            0        0    50.0         95      1.3',
      '✓  domain       1         1            0        0    50.0         50      1.3',
      '✗  domain       –         –            –        –  broken         90      1.3',
    ]);
  });
});
