import { describe, expect, it } from 'vitest';
import { setParameter } from '../parameters/parameter-table.ts';
import { aView } from '../testing/a-view.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import { deepFreeze, frozenCopy } from '../shared/deep-freeze.ts';
import { stateHash } from './state-hash.ts';
import { emptyMap, entriesOf, lookUp, type PersistentMap, withoutEntry, withEntry } from './persistent-map.ts';
import { draw, remove, nextId, put, unschedule, schedule } from './transaction.ts';

it.each([
  ['a & b', 'a &amp; b'],
  ['<b title="x">', '&lt;b title=&quot;x&quot;&gt;'],
  ["it's", 'it&#39;s'],
  ['plain', 'plain'],
])('%j is safe in HTML as %j', (text, expected) => {
  expect(escapeHtml(text)).toBe(expected);
});

describe('a value that a world keeps', () => {
  it('is frozen with all that it holds', () => {
    const value = deepFreeze({ list: [{ name: 'a' }], none: null, text: 'x' });
    expect([value, value.list, value.list[0]].every((part) => Object.isFrozen(part))).toBe(true);
    expect(deepFreeze(null)).toBeNull();
    expect(deepFreeze('text')).toBe('text');
  });

  it('is its own copy, which the giver cannot change', () => {
    const given = { list: [1] };
    const kept = frozenCopy(given);
    given.list.push(2);
    expect([kept, Object.isFrozen(kept), Object.isFrozen(given)]).toEqual([{ list: [1] }, true, false]);
  });
});

describe('the hash of a world', () => {
  const hashOf = (...names: readonly string[]) => stateHash(aView((tx) => names.forEach((name) => setParameter(tx, name, 'on'))).state);

  it('is the same for what is kept in whatever order, and another for other values', () => {
    expect(hashOf('a', 'b')).toBe(hashOf('b', 'a'));
    expect(new Set([hashOf('a'), hashOf('b'), hashOf('a', 'b'), hashOf()]).size).toBe(4);
    expect(hashOf()).toMatch(/^[0-9a-f]{64}$/u);
  });

  it('does not depend on the order in which a value was put together', () => {
    const { state } = aView();
    const hashed = (rule: object) => stateHash({ ...state, faults: [rule as never] });
    expect(hashed({ id: 'x', priority: 1 })).toBe(hashed({ priority: 1, id: 'x' }));
    expect(hashed({ id: 'x', list: [1, 2] })).not.toBe(hashed({ id: 'x', list: [2, 1] }));
    expect(hashed({ id: 'x', none: null })).not.toBe(hashed({ id: 'x' }));
  });
});

describe('a table of many rows', () => {
  const keys = Array.from({ length: 200 }, (_, at) => `key-${String(at).padStart(3, '0')}`);
  const full = keys.reduceRight<PersistentMap<number>>((table, key, at) => withEntry(table, key, at), emptyMap());

  it('finds each of them, counts them, and lists them by their keys', () => {
    expect(keys.map((key) => lookUp(full, key))).toEqual(keys.map((_, at) => at));
    expect([full.size, entriesOf(full).map(([key]) => key)]).toEqual([200, keys]);
  });

  it('counts a row once that is written again, and not at all that is taken out', () => {
    expect([withEntry(full, 'key-000', 9).size, withEntry(full, 'other', 9).size, withoutEntry(full, 'key-000').size, withoutEntry(full, 'other').size]).toEqual([200, 201, 199, 200]);
  });

  it('copies little of itself for a change', () => {
    const changed = withEntry(full, 'key-000', 9);
    expect(changed.buckets.filter((bucket, at) => bucket !== full.buckets[at])).toHaveLength(1);
  });
});

describe('a turn', () => {
  it('draws whole numbers of 32 bits, evenly spread', () => {
    const drawn: number[] = [];
    aView((tx) => {
      for (let count = 0; count < 4000; count += 1) drawn.push(draw(tx, 'dice'));
    });
    expect(drawn.filter((number) => !Number.isInteger(number) || number < 0 || number >= 2 ** 32)).toEqual([]);
    const quarters = [0, 1, 2, 3].map((quarter) => drawn.filter((number) => Math.floor(number / 2 ** 30) === quarter).length);
    for (const count of quarters) expect(Math.abs(count - 1000)).toBeLessThan(120);
    expect(new Set(drawn).size).toBeGreaterThan(3990);
  });

  it('gives out ids by kind and number, with 64 drawn bits that are never the same', () => {
    const ids: string[] = [];
    aView((tx) => ids.push(nextId(tx, 'thing'), nextId(tx, 'thing')));
    expect(ids.map((id) => /^thing-(?<number>\d+)-[0-9a-f]{16}$/u.exec(id)?.groups?.['number'])).toEqual(['1', '2']);
    expect(new Set(ids.map((id) => id.split('-')[2])).size).toBe(2);
  });

  it('puts rows in and takes them out of the table it names alone', () => {
    const { state } = aView((tx) => {
      put(tx, 'stock', 'a', 1);
      put(tx, 'prices', 'a', 2);
      remove(tx, 'stock', 'a');
    });
    expect([lookUp(state.stock, 'a'), lookUp(state.prices, 'a')]).toEqual([undefined, 2]);
  });

  it('takes back the timer of its kind and subject, and no other', () => {
    const due = new Date('2026-12-01T00:00:00Z');
    const { state } = aView((tx) => {
      for (const subject of ['a', 'b']) for (const kind of ['session-ends', 'payment-abandoned'] as const) schedule(tx, kind, subject, due);
      unschedule(tx, 'session-ends', 'a');
    });
    expect(state.timers.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual(['payment-abandoned a', 'session-ends b', 'payment-abandoned b']);
  });
});
