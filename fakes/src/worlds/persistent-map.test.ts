import { describe, expect, it } from 'vitest';
import { emptyMap, entriesOf, lookUp, type PersistentMap, withEntry, withoutEntry } from './persistent-map.ts';

describe('a persistent map', () => {
  it('leaves earlier versions unchanged', () => {
    const before = withEntry(emptyMap<number>(), 'a', 1);
    const after = withEntry(withEntry(before, 'a', 2), 'b', 3);
    expect(entriesOf(before)).toEqual([['a', 1]]);
    expect(entriesOf(after)).toEqual([
      ['a', 2],
      ['b', 3],
    ]);
    expect([before.size, after.size]).toEqual([1, 2]);
  });

  it('removes an entry, and stays the same map if there was none', () => {
    const table = withEntry(emptyMap<number>(), 'a', 1);
    expect(lookUp(withoutEntry(table, 'a'), 'a')).toBeUndefined();
    expect(withoutEntry(table, 'b')).toBe(table);
  });

  it('accepts keys that are properties of every object', () => {
    expect(lookUp(emptyMap<number>(), '__proto__')).toBeUndefined();
    expect(lookUp(withEntry(emptyMap<number>(), 'constructor', 1), 'constructor')).toBe(1);
  });
});

describe('a persistent map with many entries', () => {
  const keys = Array.from({ length: 200 }, (_, at) => `key-${String(at).padStart(3, '0')}`);
  const full = keys.reduceRight<PersistentMap<number>>((table, key, at) => withEntry(table, key, at), emptyMap());

  it('finds each of them, counts them, and lists them by their keys', () => {
    expect(keys.map((key) => lookUp(full, key))).toEqual(keys.map((_, at) => at));
    expect([full.size, entriesOf(full).map(([key]) => key)]).toEqual([200, keys]);
  });

  it('counts a rewritten entry once, and a removed one not at all', () => {
    expect([
      withEntry(full, 'key-000', 9).size,
      withEntry(full, 'other', 9).size,
      withoutEntry(full, 'key-000').size,
      withoutEntry(full, 'other').size,
    ]).toEqual([200, 201, 199, 200]);
  });

  it('copies one bucket for a change', () => {
    const changed = withEntry(full, 'key-000', 9);
    expect(changed.buckets.filter((bucket, at) => bucket !== full.buckets[at])).toHaveLength(1);
  });
});
