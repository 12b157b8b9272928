import type { PlayedLaw } from '@shop/domain/testing/play-laws';
import { describe, expect, it } from 'vitest';

import { fidelityOf } from './fidelity.ts';
import { SPECIFIED_OPERATIONS } from './specified-operations.ts';

const law = (outcome: PlayedLaw['outcome']): PlayedLaw => ({ name: 'a law', isCore: true, outcome });
const KEPT = [{ port: 'carts', laws: [law('kept')] }] as const;
const BROKEN = [{ port: 'carts', laws: [law('kept'), law('broken')] }] as const;
const SKIPPED = [{ port: 'carts', laws: [law('skipped')] }] as const;
const ASKED = new Set(['FindCart']);

const findCart = (played: Parameters<typeof fidelityOf>[0]) => fidelityOf(played, ['FindCart']).find(({ operation }) => operation === 'FindCart');

describe('an operation', () => {
  it('is the same where laws ask it and both adapters keep them all', () => {
    expect(findCart({ fake: KEPT, upstream: KEPT, asked: ASKED })).toEqual({ operation: 'FindCart', requirements: ['UPQ-02', 'UPQ-03'], ports: ['carts'], fidelity: 'same' });
  });

  it.each([
    ['no law asks it', { fake: KEPT, upstream: KEPT, asked: new Set<string>() }],
    ['the adapter breaks a law of its port', { fake: KEPT, upstream: BROKEN, asked: ASKED }],
    ['the fake breaks a law of its port', { fake: BROKEN, upstream: KEPT, asked: ASKED }],
    ['an adapter does not play a law of its port', { fake: KEPT, upstream: SKIPPED, asked: ASKED }],
  ])('is alike in shape only where %s', (_why, played) => {
    expect(findCart(played)?.fidelity).toBe('shape-only');
  });

  it('is listed as not modelled where the specification names it and the contract does not', () => {
    const rows = fidelityOf({ fake: KEPT, upstream: KEPT, asked: ASKED }, ['FindCart']);
    expect(rows.filter(({ fidelity }) => fidelity === 'not modelled').map(({ operation }) => operation).sort()).toEqual(
      [...new Set(Object.values(SPECIFIED_OPERATIONS).flat())].filter((name) => name !== 'FindCart').sort(),
    );
  });

  it('is listed too where it is of the contract alone', () => {
    expect(fidelityOf({ fake: KEPT, upstream: KEPT, asked: ASKED }, ['ours']).at(-1)).toEqual({ operation: 'ours', requirements: [], ports: [], fidelity: 'shape-only' });
  });
});
