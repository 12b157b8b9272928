import { describe, expect, it } from 'vitest';
import { noGoods } from '../testing/no-goods.ts';
import { WorldFailure } from './world-failure.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';
import { MAX_WORLDS, WORLD_HEADER, WORLD_IDLE_MS } from './worlds.ts';

const START = Date.parse('2026-11-23T09:00:00Z');

const setUp = () => {
  const wall = { ms: START };
  return { wall, worlds: inMemoryWorlds({ clock: { now: () => new Date(wall.ms) }, goods: noGoods }) };
};

const stateOf = (read: () => { readonly id: string }): string => {
  try {
    return read().id;
  } catch (failure) {
    if (failure instanceof WorldFailure) return failure.code;
    throw failure;
  }
};

describe('the name of a world', () => {
  it('is generated if none is chosen, and is never one that is in use or was removed', () => {
    const { worlds } = setUp();
    worlds.create({ id: 'w2' });
    expect([worlds.create().id, worlds.create().id]).toEqual(['w1', 'w3']);
    worlds.remove('w3');
    expect(worlds.create().id).toBe('w4');
    worlds.create({ id: 'w5' });
    worlds.remove('w5');
    expect(worlds.create().id).toBe('w6');
  });

  it.each([
    ['a', true],
    ['a-1', true],
    ['x'.repeat(40), true],
    ['x'.repeat(41), false],
    ['', false],
    ['Ä', false],
    ['a_b', false],
    ['a\nb', false],
  ])('%j is valid: %s', (id, isName) => {
    const { worlds } = setUp();
    expect(stateOf(() => worlds.create({ id }))).toBe(isName ? id : 'WORLD_ID_INVALID');
    expect(stateOf(() => worlds.get(id))).toBe(isName ? id : 'WORLD_ID_INVALID');
  });

  it('of a world that is gone can be chosen again, and is no longer gone', () => {
    const { worlds } = setUp();
    worlds.create({ id: 'mine' });
    worlds.remove('mine');
    expect(stateOf(() => worlds.get('mine'))).toBe('WORLD_GONE');
    worlds.create({ id: 'mine' });
    expect([stateOf(() => worlds.get('mine')), worlds.gone]).toEqual(['mine', []]);
  });

  it('is remembered for the ten thousand that were removed last', () => {
    const { worlds } = setUp();
    for (let count = 0; count <= 10_000; count += 1) {
      worlds.create({ id: `n${count}` });
      worlds.remove(`n${count}`);
    }
    expect([worlds.gone.length, worlds.gone[0]?.id, worlds.gone.at(-1)?.id]).toEqual([10_000, 'n1', 'n10000']);
    expect([stateOf(() => worlds.get('n0')), stateOf(() => worlds.get('n1'))]).toEqual(['WORLD_UNKNOWN', 'WORLD_GONE']);
  });
});

describe('the default world', () => {
  it('is created on the first request, and stays', () => {
    const { worlds, wall } = setUp();
    expect(worlds.ids).toEqual([]);
    const world = worlds.of({});
    for (let count = 0; count < MAX_WORLDS + 1; count += 1) worlds.create();
    wall.ms += 2 * WORLD_IDLE_MS;
    expect([worlds.of({}), worlds.get('default')]).toEqual([world, world]);
  });

  it('starts like any other with the seed 1, with a running clock', () => {
    const { worlds, wall } = setUp();
    expect([worlds.of({}).hash(), worlds.create({ seed: 2 }).hash() === worlds.of({}).hash()]).toEqual([
      worlds.create({ seed: 1 }).hash(),
      false,
    ]);
    const still = worlds.create({ clock: { mode: 'frozen', at: START - 1 } });
    wall.ms += 5;
    expect([worlds.of({}).now().getTime(), still.now().getTime()]).toEqual([START + 5, START - 1]);
  });

  it('is not used if the name is invalid', () => {
    const { worlds } = setUp();
    expect(stateOf(() => worlds.of({ [WORLD_HEADER]: 'mine' }))).toBe('WORLD_UNKNOWN');
    expect(worlds.ids).toEqual([]);
  });
});

describe('a world that nobody requests', () => {
  it('is kept for a day, to the millisecond', () => {
    const { worlds, wall } = setUp();
    worlds.create({ id: 'quiet' });
    wall.ms += WORLD_IDLE_MS;
    worlds.create({ id: 'another' });
    expect(worlds.ids).toEqual(['quiet', 'another']);
    wall.ms += 1;
    expect([stateOf(() => worlds.get('another')), stateOf(() => worlds.get('quiet'))]).toEqual([
      'another',
      'WORLD_GONE',
    ]);
  });

  it('is kept longer if somebody requests it', () => {
    const { worlds, wall } = setUp();
    worlds.create({ id: 'busy' });
    for (let half = 0; half < 4; half += 1) {
      wall.ms += WORLD_IDLE_MS / 2;
      expect(stateOf(() => worlds.get('busy'))).toBe('busy');
    }
  });

  it('is replaced when its name is requested again', () => {
    const { worlds, wall } = setUp();
    worlds.create({ id: 'mine' });
    wall.ms += WORLD_IDLE_MS + 1;
    expect(stateOf(() => worlds.create({ id: 'mine' }))).toBe('mine');
  });

  it('is evicted before one that was requested', () => {
    const { worlds } = setUp();
    const made = Array.from({ length: MAX_WORLDS }, () => worlds.create().id);
    worlds.get(made[0] ?? '');
    worlds.create();
    expect([worlds.ids.length, worlds.ids.includes(made[0] ?? ''), worlds.ids.includes(made[1] ?? '')]).toEqual([
      MAX_WORLDS,
      true,
      false,
    ]);
  });
});

it.each([
  ['WORLD_UNKNOWN', 404],
  ['WORLD_GONE', 410],
  ['WORLD_REQUIRED', 400],
  ['WORLD_ID_INVALID', 400],
  ['WORLD_EXISTS', 409],
  ['WORLD_LIMIT', 503],
  ['SCENARIO_UNKNOWN', 404],
  ['CLOCK_BACKWARDS', 409],
  ['TIMER_STORM', 508],
] as const)('%s leads to status %i', (code, status) => {
  expect(new WorldFailure(code, { name: 'x' })).toMatchObject({
    name: 'WorldFailure',
    message: code,
    code,
    status,
    facts: { name: 'x' },
  });
  expect(new WorldFailure(code).facts).toEqual({});
});
