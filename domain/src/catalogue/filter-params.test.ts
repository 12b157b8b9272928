import { describe, expect, it } from 'vitest';

import { boundField, joinFilterParams, readFilterParams, writeFilterParams } from './filter-params.ts';
import { chosenFilters, NO_FILTERS } from './listing-filters.ts';

describe('the filters of a listing in its URL', () => {
  it('are values separated by commas, and ranges of price and rating (LIST-01)', () => {
    expect(
      readFilterParams({
        p: '2',
        sort: 'rating',
        'filter.colour': 'red,blue',
        'filter.PRICE.price': '10-49.99',
        'filter.rating.rating': '4-',
      }),
    ).toEqual({
      enumFilters: [{ id: 'colour', values: ['blue', 'red'] }],
      rangeFilters: [
        { kind: 'PRICE', id: 'price', from: 1000, to: 4999 },
        { kind: 'rating', id: 'rating', from: 4 },
      ],
    });
  });

  it('put bounds in order that are the wrong way round', () => {
    expect(readFilterParams({ 'filter.PRICE.price': '50-10' }).rangeFilters).toEqual([
      { kind: 'PRICE', id: 'price', from: 1000, to: 5000 },
    ]);
  });

  it('leave out what cannot be read', () => {
    const broken = {
      'filter.': 'a',
      'filter.brand': ',,',
      'filter.PRICE.price': 'cheap',
      'filter.rating.': '1-2',
      'filter.rating.rating': '-',
      'filter.a.b': 'c',
    };
    expect(readFilterParams(broken)).toEqual(NO_FILTERS);
    const aroundOnes = {
      'filter.xfilter.PRICE.price': '1-2',
      'filter.PRICE.price.x': '1-2',
      'filter.PRICE.low': 'x1-2',
      'filter.PRICE.high': '1-2x',
    };
    expect(readFilterParams(aroundOnes)).toEqual(NO_FILTERS);
  });

  it('say nothing of an open bound, and are in the order of their ids', () => {
    expect(readFilterParams({ 'filter.rating.rating': '4-', 'filter.PRICE.price': '-20' }).rangeFilters).toStrictEqual([
      { kind: 'PRICE', id: 'price', to: 2000 },
      { kind: 'rating', id: 'rating', from: 4 },
    ]);
  });

  it('are written in one way only, whatever the order in which they were chosen', () => {
    const first = readFilterParams({ 'filter.b': 'y,x,y', 'filter.a': '1', 'filter.PRICE.price': '-20.5' });
    const second = readFilterParams({ 'filter.PRICE.price': '-20.50', 'filter.a': '1', 'filter.b': 'x,y' });
    expect(writeFilterParams(first)).toEqual({ 'filter.a': '1', 'filter.b': 'x,y', 'filter.PRICE.price': '-20.5' });
    expect(Object.keys(writeFilterParams(second))).toEqual(Object.keys(writeFilterParams(first)));
    expect(readFilterParams(writeFilterParams(first))).toEqual(first);
  });

  it('are joined where a form repeats them, or has two fields for a range', () => {
    const form = [
      ['p', '2'],
      ['filter.brand', 'linea'],
      ['filter.brand', 'klecks'],
      ['filter.PRICE.price.from', ' 12,50 € '],
      ['filter.PRICE.price.to', '1.200'],
      ['filter.rating.rating.from', 'x'],
    ] as const;
    expect(joinFilterParams(form)).toEqual({
      p: '2',
      'filter.brand': 'linea,klecks',
      'filter.PRICE.price': '12.50-1200',
      'filter.rating.rating': '-',
    });
    expect(readFilterParams(joinFilterParams(form)).rangeFilters).toEqual([
      { kind: 'PRICE', id: 'price', from: 1250, to: 120_000 },
    ]);
    expect(
      joinFilterParams([
        ['filter.PRICE.price.from.x', '1'],
        ['xfilter.PRICE.price.to', '2'],
      ]),
    ).toEqual({ 'filter.PRICE.price.from.x': '1', 'xfilter.PRICE.price.to': '2' });
    expect(
      joinFilterParams([
        ['filter.PRICE.price.to', '1.250,5'],
        ['p', '1'],
        ['p', '3'],
      ]),
    ).toEqual({ p: '3', 'filter.PRICE.price': '-1250.5' });
  });

  it('are read from the two fields of a form for a range', () => {
    const price = { kind: 'PRICE', id: 'price' } as const;
    const form = [
      [boundField(price, 'from'), '2'],
      [boundField(price, 'to'), '5'],
    ] as const;
    expect(readFilterParams(joinFilterParams(form)).rangeFilters).toEqual([{ ...price, from: 200, to: 500 }]);
  });

  it.each([
    ['12.50', '12.50'],
    ['1.200.000', '1200000'],
    ['1.2345', ''],
    ['12345678', ''],
    ['12,345', ''],
    ['1.200,50 €', '1200.50'],
  ])('take "%s" in a field as "%s"', (typed, bound) => {
    expect(joinFilterParams([['filter.PRICE.price.from', typed]])).toEqual({ 'filter.PRICE.price': `${bound}-` });
  });

  it('can be written again from what a listing offers', () => {
    const filters = chosenFilters({
      enumFilters: [
        {
          id: 'colour',
          name: 'Farbe',
          values: [
            { id: 'red', name: 'Rot', count: 3, selected: true },
            { id: 'blue', name: 'Blau', count: 2, selected: true },
          ],
        },
        { id: 'brand', name: 'Marke', values: [{ id: 'linea', name: 'Linea', count: 5, selected: false }] },
      ],
      rangeFilters: [
        { kind: 'rating', id: 'rating', name: 'Bewertung', min: 1, max: 5, selectedMin: 4 },
        { kind: 'PRICE', id: 'price', name: 'Preis', min: 95, max: 4990 },
      ],
    });
    expect(writeFilterParams(filters)).toEqual({ 'filter.colour': 'blue,red', 'filter.rating.rating': '4-' });
  });

  it('can be written again in one order only, with either bound or both', () => {
    const one = (id: string) => ({ id, name: id, values: [{ id: 'x', name: 'X', count: 1, selected: true }] });
    const range = { kind: 'PRICE', name: 'Preis', min: 95, max: 4990 } as const;
    expect(
      chosenFilters({
        enumFilters: [one('kind'), one('brand')],
        rangeFilters: [
          { ...range, id: 'price', selectedMin: 100, selectedMax: 900 },
          { ...range, id: 'base', selectedMax: 500 },
        ],
      }),
    ).toStrictEqual({
      enumFilters: [
        { id: 'brand', values: ['x'] },
        { id: 'kind', values: ['x'] },
      ],
      rangeFilters: [
        { kind: 'PRICE', id: 'base', to: 500 },
        { kind: 'PRICE', id: 'price', from: 100, to: 900 },
      ],
    });
    expect(
      chosenFilters({ enumFilters: [], rangeFilters: [{ ...range, id: 'price', selectedMin: 100 }] }).rangeFilters,
    ).toStrictEqual([{ kind: 'PRICE', id: 'price', from: 100 }]);
  });
});
