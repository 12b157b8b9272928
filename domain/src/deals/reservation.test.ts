import { describe, expect, it } from 'vitest';

import { extensionsLeft, piecesHeldUntil, reservationEnd } from './reservation.ts';

const facts = (
  said: { readonly reservedUntil?: number; readonly extensions?: number; readonly dealEnds?: readonly number[] } = {},
) => ({ reservedUntil: 1_000, extensions: 0, dealEnds: [5_000], ...said });

describe('a reservation', () => {
  it('ends with the time that is reserved, or with its first deal', () => {
    expect([reservationEnd(facts()), reservationEnd(facts({ dealEnds: [700, 300] }))]).toEqual([1_000, 300]);
    expect([piecesHeldUntil(facts(), 5_000), piecesHeldUntil(facts(), 700)]).toEqual([1_000, 700]);
  });

  it.each([
    ['eleven times at first: by entering the checkout, and ten times by the shopper', {}, 11],
    ['one time less after each', { extensions: 3 }, 8],
    ['never more often than that', { extensions: 12 }, 0],
    ['not where a deal ends before, at a time that is the same for everybody', { dealEnds: [5_000, 1_000] }, 0],
    ['as long as a deal goes on', { dealEnds: [1_001] }, 11],
  ])('can be extended %s', (_what, said, left) => {
    expect(extensionsLeft(facts(said))).toBe(left);
  });
});
