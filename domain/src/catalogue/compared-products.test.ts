import { describe, expect, it } from 'vitest';

import { compareField, comparePath, readComparedIds } from './compared-products.ts';

describe('the products of a comparison', () => {
  it('are the ids of the URL, then those of the fields that a form sent, each once', () => {
    expect(readComparedIds({ ids: '12,34', [compareField('34')]: 'on', [compareField('56')]: 'on', p: '2' })).toEqual([
      '12',
      '34',
      '56',
    ]);
  });

  it('are one more than can be compared at most: the page says why it leaves one out', () => {
    expect(readComparedIds({ ids: '1,2,3,4,5,6,7' })).toEqual(['1', '2', '3', '4', '5']);
  });

  it('leave out what is no id', () => {
    expect(readComparedIds({ ids: ',../x, <b>,12,', [compareField('')]: 'on' })).toEqual(['12']);
    expect(readComparedIds({ ids: 'a/b' })).toEqual([]);
    expect(readComparedIds({ 'from.12': 'on' })).toEqual([]);
    expect(readComparedIds({})).toEqual([]);
  });

  it('have one URL, which reads back as the same products', () => {
    expect(comparePath(['12', '34'])).toBe('/vergleich/?ids=12,34');
    expect(comparePath([])).toBe('/vergleich/');
    expect(
      readComparedIds(
        Object.fromEntries(new Map([['ids', decodeURIComponent(comparePath(['a.b$', 'c']).split('=')[1] ?? '')]])),
      ),
    ).toEqual(['a.b$', 'c']);
  });
});
