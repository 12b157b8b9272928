import type { EnumFilter, FilterValue } from '@shop/domain/catalogue/listing-filters';
import { describe, expect, it } from 'vitest';
import { suggestedFilters } from './suggested-filters.ts';

const value = (id: string, count: number, selected = false): FilterValue => ({ id, name: id, count, selected });
const filter = (id: string, ...values: readonly FilterValue[]): EnumFilter => ({ id, name: id, values });
const suggested = (filters: readonly EnumFilter[], total = 20): readonly (readonly [string, readonly string[]])[] =>
  suggestedFilters(filters, total).map(({ id, values }) => [id, values.map((one) => one.id)]);

const COLOUR = filter('colour', value('red', 6), value('blue', 9));
const BRAND = filter('brand', value('falke', 10), value('amsel', 10));
const SIZE = filter('size', value('a4', 1), value('a5', 1));

describe('filters that are suggested', () => {
  it('are the two that divide best what was found, each with its most frequent values first', () => {
    expect(suggested([SIZE, COLOUR, BRAND])).toEqual([
      ['brand', ['falke', 'amsel']],
      ['colour', ['blue', 'red']],
    ]);
  });

  it('are none of which something is chosen, beside others of which nothing is', () => {
    const chosen = filter('brand', value('falke', 10, true), value('amsel', 4));
    expect(suggested([chosen, COLOUR])).toEqual([['colour', ['blue', 'red']]]);
  });

  it('say something about the goods, and leave something out', () => {
    const all = filter('age', value('6', 20), value('8', 3));
    const stock = filter('availability', value('now', 12), value('later', 8));
    expect(suggested([stock, all, COLOUR])).toEqual([['colour', ['blue', 'red']]]);
  });

  it('have five values at most', () => {
    const many = filter('subject', ...[1, 2, 3, 4, 5, 6].map((count) => value(String(count), count)));
    expect(suggested([many])).toEqual([['subject', ['6', '5', '4', '3', '2']]]);
  });

  it('are none where all that was found is seen at a glance', () => {
    expect([suggested([COLOUR], 7), suggested([COLOUR], 10)]).toEqual([[], [['colour', ['blue', 'red']]]]);
  });
});
