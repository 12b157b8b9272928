import { describe, expect, it } from 'vitest';
import { emptyTable, entriesOf, rowOf, withoutRow, withRow } from './table.ts';

describe('a table of a world', () => {
  it('keeps the version of before unchanged', () => {
    const before = withRow(emptyTable<number>(), 'a', 1);
    const after = withRow(withRow(before, 'a', 2), 'b', 3);
    expect(entriesOf(before)).toEqual([['a', 1]]);
    expect(entriesOf(after)).toEqual([['a', 2], ['b', 3]]);
    expect([before.size, after.size]).toEqual([1, 2]);
  });

  it('forgets a row, and is the same table where there was none', () => {
    const table = withRow(emptyTable<number>(), 'a', 1);
    expect(rowOf(withoutRow(table, 'a'), 'a')).toBeUndefined();
    expect(withoutRow(table, 'b')).toBe(table);
  });

  it('takes keys that name properties of every object', () => {
    expect(rowOf(emptyTable<number>(), '__proto__')).toBeUndefined();
    expect(rowOf(withRow(emptyTable<number>(), 'constructor', 1), 'constructor')).toBe(1);
  });
});
