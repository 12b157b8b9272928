import { describe, expect, it } from 'vitest';

import { readReorderEcho } from './reorder-outcome.ts';

const ARTICLES = [
  { itemId: 'a', name: 'Heft', path: '/prod/a/' },
  { itemId: 'b', name: 'Stift', path: '/prod/b/' },
];

describe('the outcome of ordering again without scripts', () => {
  it('is read with the names that the page knows', () => {
    expect(readReorderEcho({ total: '2', problems: 'b*quantity-changed*5*3' }, ARTICLES)).toEqual({
      total: 2,
      problems: [{ itemId: 'b', name: 'Stift', path: '/prod/b/', outcome: 'quantity-changed', asked: 5, added: 3 }],
    });
  });

  it('has no problems if everything was added', () => {
    expect(readReorderEcho({ total: '2', problems: '' }, ARTICLES)).toEqual({ total: 2, problems: [] });
  });

  it('is unknown if the echo did not fit its cookie', () => {
    expect(readReorderEcho({}, ARTICLES)).toEqual({ total: 0, problems: [] });
  });

  it('leaves out what the page cannot read', () => {
    expect(readReorderEcho({ total: '3', problems: 'x*sold-out*1*0~a*added*1*1~a' }, ARTICLES).problems).toEqual([]);
  });
});
