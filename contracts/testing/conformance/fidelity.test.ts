import type { BehaviourResult } from '@shop/domain/testing/run-behaviours';
import { describe, expect, it } from 'vitest';

import { fidelityOf } from './fidelity.ts';
import { SPECIFIED_OPERATIONS } from './specified-operations.ts';

const result = (outcome: BehaviourResult['outcome']): BehaviourResult => ({ name: 'a test', isCore: true, outcome });
const PASSED = [{ port: 'carts', results: [result('passed')] }] as const;
const FAILED = [{ port: 'carts', results: [result('passed'), result('failed')] }] as const;
const SKIPPED = [{ port: 'carts', results: [result('skipped')] }] as const;
const CALLED = new Set(['FindCart']);

const findCart = (results: Parameters<typeof fidelityOf>[0]) =>
  fidelityOf(results, ['FindCart']).find(({ operation }) => operation === 'FindCart');

describe('an operation', () => {
  it('is the same if a behaviour calls it and both adapters pass', () => {
    expect(findCart({ fake: PASSED, upstream: PASSED, calledOperations: CALLED })).toEqual({
      operation: 'FindCart',
      requirements: ['UPQ-02', 'UPQ-03'],
      ports: ['carts', 'teaserLists'],
      fidelity: 'same',
    });
  });

  it.each([
    ['no behaviour calls it', { fake: PASSED, upstream: PASSED, calledOperations: new Set<string>() }],
    ['the adapter fails a test of its port', { fake: PASSED, upstream: FAILED, calledOperations: CALLED }],
    ['the fake fails a test of its port', { fake: FAILED, upstream: PASSED, calledOperations: CALLED }],
    ['an adapter skips a test of its port', { fake: PASSED, upstream: SKIPPED, calledOperations: CALLED }],
  ])('has the same shape only, if %s', (_why, results) => {
    expect(findCart(results)?.fidelity).toBe('shape-only');
  });

  it('is listed as not modelled if the specification names it and the contract does not', () => {
    const rows = fidelityOf({ fake: PASSED, upstream: PASSED, calledOperations: CALLED }, ['FindCart']);
    expect(
      rows
        .filter(({ fidelity }) => fidelity === 'not modelled')
        .map(({ operation }) => operation)
        .sort(),
    ).toEqual([...new Set(Object.values(SPECIFIED_OPERATIONS).flat())].filter((name) => name !== 'FindCart').sort());
  });

  it('is listed too if only the contract has it', () => {
    expect(fidelityOf({ fake: PASSED, upstream: PASSED, calledOperations: CALLED }, ['ours']).at(-1)).toEqual({
      operation: 'ours',
      requirements: [],
      ports: [],
      fidelity: 'shape-only',
    });
  });
});
