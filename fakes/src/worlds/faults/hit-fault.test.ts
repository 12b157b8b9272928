import { describe, expect, it } from 'vitest';
import { aShop } from '../../testing/a-shop.ts';
import type { World } from '../world.ts';
import type { FaultMatch, FaultRule } from './fault.ts';
import { type Fault, faultKind, isTransportFault } from './fault-kinds.ts';
import { delayOf, type FaultyCall, hitFault } from './hit-fault.ts';
import { dropFaults, faultIdsOf, type NewFault, setFault } from './set-fault.ts';

const HANG: Fault = { kind: 'hang' };
const CALL: FaultyCall = {
  op: 'submitCart',
  kind: 'mutation',
  class: 'MN',
  vars: { cartId: 'a', comment: 'x' },
  canBeHitBy: () => true,
};

const aRule = (said: Partial<NewFault> = {}): NewFault => ({
  match: {},
  phase: 'before',
  fault: HANG,
  priority: 0,
  ...said,
});

const aWorld = async (...rules: readonly Partial<NewFault>[]) => {
  const { world } = await aShop();
  for (const rule of rules) world.run((tx) => setFault(tx, aRule(rule)));
  return { world, rules: () => world.read(({ state }) => state.faults) };
};

const called = (world: World, call: Partial<FaultyCall> = {}): string | undefined =>
  world.run((tx) => hitFault(tx, { ...CALL, ...call })?.id);
const calledOften = (world: World, times: number): readonly boolean[] =>
  Array.from({ length: times }, () => called(world) !== undefined);

describe('a fault hits', () => {
  it.each<[string, FaultMatch, boolean]>([
    ['every call where nothing is said', {}, true],
    ['calls of its operation', { op: 'submitCart' }, true],
    ['no call of another one', { op: 'findCart' }, false],
    ['mutations', { kind: 'mutation' }, true],
    ['no mutation where it is for questions', { kind: 'query' }, false],
    ['calls of its class', { class: 'MN' }, true],
    ['none of another class', { class: 'MI' }, false],
    ['calls with its variables, whatever others they have', { vars: { cartId: 'a' } }, true],
    ['none with another value', { vars: { cartId: 'b' } }, false],
    ['what fits in all respects', { op: 'submitCart', kind: 'mutation', class: 'MN', vars: { comment: 'x' } }, true],
    [
      'nothing that fits in all but one',
      { op: 'submitCart', kind: 'mutation', class: 'MN', vars: { comment: 'y' } },
      false,
    ],
    ['nothing that fits but for its class', { op: 'submitCart', kind: 'mutation', class: 'Q' }, false],
  ])('%s', async (_, match, isHit) => {
    const { world, rules } = await aWorld({ match });
    expect(called(world)).toBe(isHit ? 'fault-1' : undefined);
    expect(rules()).toMatchObject([{ seen: isHit ? 1 : 0, hits: isHit ? 1 : 0 }]);
  });

  it('nothing that it does not apply to', async () => {
    const { world, rules } = await aWorld({});
    const checked: FaultRule[] = [];
    const canBeHitBy = (rule: FaultRule): boolean => {
      checked.push(rule);
      return false;
    };
    expect(called(world, { canBeHitBy })).toBeUndefined();
    expect([checked.map(({ fault }) => fault), rules()[0]?.seen]).toEqual([[HANG], 0]);
  });

  it.each<[string, Partial<NewFault>, readonly number[]]>([
    ['each of them', {}, [1, 2, 3, 4, 5, 6]],
    ['the third', { match: { nth: 3 } }, [3]],
    ['every second', { match: { every: 2 } }, [2, 4, 6]],
    ['the first two', { times: 2 }, [1, 2]],
    ['every second, twice', { match: { every: 2 }, times: 2 }, [2, 4]],
    ['none at a chance of nothing', { match: { probability: 0 } }, []],
    ['all at a chance of one', { match: { probability: 1 } }, [1, 2, 3, 4, 5, 6]],
  ])('of six calls %s', async (_, rule, expected) => {
    const { world } = await aWorld(rule);
    expect(calledOften(world, 6).flatMap((isHit, at) => (isHit ? [at + 1] : []))).toEqual(expected);
  });

  it('at random about as often as its probability says', async () => {
    const { world } = await aWorld({ match: { probability: 0.25 } });
    const hits = calledOften(world, 400).filter(Boolean).length;
    expect([hits > 70, hits < 130]).toEqual([true, true]);
  });

  it('by priority, then by age; later ones have seen the call too', async () => {
    const { world, rules } = await aWorld(
      { times: 1 },
      { times: 1, priority: 1 },
      { times: 1 },
      { times: 1, priority: -1 },
    );
    expect([1, 2, 3, 4, 5].map(() => called(world))).toEqual(['fault-4', 'fault-1', 'fault-3', 'fault-2', undefined]);
    expect(rules().map(({ id, seen, hits }) => [id, seen, hits])).toEqual([
      ['fault-4', 5, 1],
      ['fault-1', 5, 1],
      ['fault-3', 5, 1],
      ['fault-2', 5, 1],
    ]);
  });
});

describe('the faults of a world', () => {
  it('are removed one by one or all at once, and their ids are never reused', async () => {
    const { world, rules } = await aWorld({}, {}, {});
    world.run((tx) => dropFaults(tx, 'fault-2'));
    expect(rules().map(({ id }) => id)).toEqual(['fault-1', 'fault-3']);
    world.run((tx) => dropFaults(tx));
    expect(rules()).toEqual([]);
    expect(world.run((tx) => setFault(tx, aRule()))).toEqual({ ...aRule(), id: 'fault-4', seen: 0, hits: 0 });
    expect(world.read(faultIdsOf)).toEqual(['fault-1', 'fault-2', 'fault-3', 'fault-4']);
  });

  it('are none at first', async () => {
    expect((await aShop()).world.read(faultIdsOf)).toEqual([]);
  });

  it.each<[Fault['kind'], boolean]>([
    ['hang', true],
    ['latency', true],
    ['tokenStall', true],
    ['graphqlError', false],
    ['refused', false],
    ['tokenRevoked', false],
  ])('of the kind %s are visible on the wire: %s', (kind, expected) => {
    expect(isTransportFault({ kind } as Fault)).toBe(expected);
  });
});

it.each<[Fault['kind'], FaultRule['phase'] | undefined]>([
  ['applyThenReset', 'after'],
  ['truncateJson', 'after'],
  ['batchTooShort', 'after'],
  ['batchReordered', 'after'],
  ['partialData', 'after'],
  ['cartChangedBehindBack', 'before'],
  ['reservationLost', 'before'],
  ['tokenRevoked', 'before'],
  ['hang', undefined],
  ['graphqlError', undefined],
])('the fault %s hits %s the shop has executed the operation, if it has no choice', (kind, phase) => {
  expect(faultKind({ kind }).phase).toBe(phase);
});

describe('the delay of a response', () => {
  const delays = async (medianMs: number, sigma: number, count = 501) => {
    const { world } = await aWorld();
    return world
      .run((tx) => Array.from({ length: count }, () => delayOf(tx, { medianMs, sigma })))
      .toSorted((a, b) => a - b);
  };

  it('is always the same if it is fixed', async () => {
    const { world } = await aWorld();
    expect(world.run((tx) => delayOf(tx, { fixedMs: 40 }))).toBe(40);
  });

  it('is the median if there is no spread', async () => {
    expect(new Set(await delays(80, 0))).toEqual(new Set([80]));
  });

  it('is distributed around its median like a log-normal distribution: two thirds within one sigma', async () => {
    const drawn = await delays(1000, 0.5);
    const share = (most: number) => drawn.filter((ms) => ms <= most).length / drawn.length;
    // Φ(−1) = 0.159, Φ(0) = 0.5, Φ(1) = 0.841, Φ(2) = 0.977.
    for (const [sigmas, expected] of [
      [-1, 0.159],
      [0, 0.5],
      [1, 0.841],
      [2, 0.977],
    ] as const)
      expect(Math.abs(share(1000 * Math.exp(0.5 * sigmas)) - expected)).toBeLessThan(0.06);
    expect(drawn.filter((ms) => !Number.isInteger(ms) || ms <= 0)).toEqual([]);
  });
});
