import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { QueueFull, requestSlots } from './request-slots.ts';
import type { RequestKind } from './request-slots.ts';

/** Slots whose requests last until the test ends them. */
const opened = () => {
  const slots = requestSlots();
  const started: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const refused: string[] = [];
  const run = (kind: RequestKind, name: string): Promise<void> =>
    slots
      .run(kind, () => {
        started.push(name);
        return new Promise<void>((resolve, reject) =>
          ends.set(name, (failure) => (failure === undefined ? resolve() : reject(failure))),
        );
      })
      .catch((failure: unknown) => {
        if (failure instanceof QueueFull) refused.push(name);
      });
  return {
    started,
    refused,
    /** Requests numbers from one, of a kind. */
    add: async (kind: RequestKind, count: number, from = 1): Promise<void> => {
      for (let number = from; number < from + count; number += 1) void run(kind, `${kind} ${number}`);
      await setImmediate();
    },
    end: async (name: string, failure?: Error): Promise<void> => {
      ends.get(name)?.(failure);
      await setImmediate();
    },
  };
};

const numbered = (kind: RequestKind, count: number, from = 1): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${kind} ${from + index}`);

describe('requests at a time', () => {
  it.each<[RequestKind, RequestKind]>([
    ['order', 'other'],
    ['other', 'order'],
  ])('are 56 of a kind, and eight of the other kind beside them: %s', async (kind, otherKind) => {
    const { add, started } = opened();
    await add(kind, 100);
    expect(started).toEqual(numbered(kind, 56));
    await add(otherKind, 20);
    expect(started.slice(56)).toEqual(numbered(otherKind, 8));
  });

  it('are 64 in all', async () => {
    const { add, started } = opened();
    await add('order', 40);
    await add('other', 40);
    expect(started).toEqual([...numbered('order', 40), ...numbered('other', 24)]);
  });
});

describe('a slot that becomes free', () => {
  it('goes to an order, though others have waited longer', async () => {
    const { add, end, started } = opened();
    await add('other', 60);
    await add('order', 10);
    await end('other 1');
    await end('other 2');
    await end('other 3');
    expect(started.slice(56)).toEqual([...numbered('order', 10), 'other 57']);
  });

  it('goes to somebody else while orders have all that they may have', async () => {
    const { add, end, started } = opened();
    await add('order', 60);
    await add('other', 10);
    await end('other 1');
    expect(started.slice(56)).toEqual(numbered('other', 9));
  });

  it('goes to the one of a kind that has waited longest', async () => {
    const { add, end, started } = opened();
    await add('order', 60);
    for (const number of [5, 1, 9]) await end(`order ${number}`);
    expect(started.slice(56)).toEqual(numbered('order', 3, 57));
  });

  it('is free after a failure too', async () => {
    const { add, end, started } = opened();
    await add('other', 57);
    await end('other 1', new TypeError('broken'));
    expect(started.at(-1)).toBe('other 57');
  });
});

describe('a queue', () => {
  it.each<[RequestKind, number]>([
    ['other', 512],
    ['order', 1_024],
  ])('of the kind %s holds %d; further requests are refused at once', async (kind, most) => {
    const { add, refused, started, end } = opened();
    await add(kind, 56 + most);
    expect(refused).toEqual([]);
    await add(kind, 2, 56 + most + 1);
    expect(refused).toEqual(numbered(kind, 2, 56 + most + 1));
    await end(`${kind} 1`);
    await add(kind, 1, 10_000);
    expect([started.at(-1), refused.length]).toEqual([`${kind} 57`, 2]);
  });

  it('that is full leaves the other kind’s open', async () => {
    const { add, refused, started } = opened();
    await add('other', 56 + 513);
    await add('order', 8);
    expect(refused).toEqual(['other 569']);
    expect(started.slice(56)).toEqual(numbered('order', 8));
  });
});
