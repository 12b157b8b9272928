import { describe, expect, it } from 'vitest';
import { aView } from '../testing/a-view.ts';
import { lookUp } from './persistent-map.ts';
import { draw, nextId, put, remove, schedule, unschedule } from './transaction.ts';

describe('a transaction', () => {
  it('draws whole numbers of 32 bits, evenly spread', () => {
    const drawn: number[] = [];
    aView((tx) => {
      for (let count = 0; count < 4000; count += 1) drawn.push(draw(tx, 'dice'));
    });
    expect(drawn.filter((number) => !Number.isInteger(number) || number < 0 || number >= 2 ** 32)).toEqual([]);
    const quarters = [0, 1, 2, 3].map(
      (quarter) => drawn.filter((number) => Math.floor(number / 2 ** 30) === quarter).length,
    );
    for (const count of quarters) expect(Math.abs(count - 1000)).toBeLessThan(120);
    expect(new Set(drawn).size).toBeGreaterThan(3990);
  });

  it('numbers ids by kind, with 64 random bits that never repeat', () => {
    const ids: string[] = [];
    aView((tx) => ids.push(nextId(tx, 'thing'), nextId(tx, 'thing')));
    expect(ids.map((id) => /^thing-(?<number>\d+)-[0-9a-f]{16}$/u.exec(id)?.groups?.['number'])).toEqual(['1', '2']);
    expect(new Set(ids.map((id) => id.split('-')[2])).size).toBe(2);
  });

  it('writes and removes rows in the named table only', () => {
    const { state } = aView((tx) => {
      put(tx, 'stock', 'a', 1);
      put(tx, 'prices', 'a', 2);
      remove(tx, 'stock', 'a');
    });
    expect([lookUp(state.stock, 'a'), lookUp(state.prices, 'a')]).toEqual([undefined, 2]);
  });

  it('cancels the timer of the given kind and subject, and no other', () => {
    const due = new Date('2026-12-01T00:00:00Z');
    const { state } = aView((tx) => {
      for (const subject of ['a', 'b'])
        for (const kind of ['session-ends', 'payment-abandoned'] as const) schedule(tx, kind, subject, due);
      unschedule(tx, 'session-ends', 'a');
    });
    const own = state.timers.filter(({ dueAt }) => dueAt === due.getTime());
    expect(own.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
      'payment-abandoned a',
      'session-ends b',
      'payment-abandoned b',
    ]);
  });
});
