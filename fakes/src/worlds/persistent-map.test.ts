import { describe, expect, it } from 'vitest';
import { emptyMap, entriesOf, lookUp, withoutEntry, withEntry } from './persistent-map.ts';

describe('a table of a world', () => {
  it('keeps the version of before unchanged', () => {
    const before = withEntry(emptyMap<number>(), 'a', 1);
    const after = withEntry(withEntry(before, 'a', 2), 'b', 3);
    expect(entriesOf(before)).toEqual([['a', 1]]);
    expect(entriesOf(after)).toEqual([['a', 2], ['b', 3]]);
    expect([before.size, after.size]).toEqual([1, 2]);
  });

  it('forgets a row, and is the same table where there was none', () => {
    const table = withEntry(emptyMap<number>(), 'a', 1);
    expect(lookUp(withoutEntry(table, 'a'), 'a')).toBeUndefined();
    expect(withoutEntry(table, 'b')).toBe(table);
  });

  it('takes keys that name properties of every object', () => {
    expect(lookUp(emptyMap<number>(), '__proto__')).toBeUndefined();
    expect(lookUp(withEntry(emptyMap<number>(), 'constructor', 1), 'constructor')).toBe(1);
  });
});
