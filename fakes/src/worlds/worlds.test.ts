import { describe, expect, it } from 'vitest';
import { WorldFailure } from './world-failure.ts';
import { inMemoryWorlds, MOST_WORLDS, WORLD_HEADER, WORLD_IDLE_MS } from './worlds.ts';

const at = (start = Date.parse('2026-11-23T09:00:00Z')) => {
  const wall = { ms: start };
  return { wall, clock: { now: () => new Date(wall.ms) } };
};

const codeOf = (ask: () => unknown): unknown => {
  try {
    return ask();
  } catch (failure) {
    if (failure instanceof WorldFailure) return [failure.code, failure.status];
    throw failure;
  }
};

describe('the worlds of a process', () => {
  it('find the world that a header names, and the default where none is named', () => {
    const worlds = inMemoryWorlds(at());
    const world = worlds.create({ id: 'mine' });
    expect(worlds.of({ [WORLD_HEADER]: 'mine' })).toBe(world);
    expect(worlds.of({}).id).toBe('default');
  });

  it('refuse an unknown world, a malformed id, and one that is taken', () => {
    const worlds = inMemoryWorlds(at());
    worlds.create({ id: 'taken' });
    expect(codeOf(() => worlds.get('unknown'))).toEqual(['WORLD_UNKNOWN', 404]);
    for (const id of ['', 'Upper', 'a b', '../x', 'x'.repeat(41)]) expect(codeOf(() => worlds.of({ [WORLD_HEADER]: id }))).toEqual(['WORLD_ID_INVALID', 400]);
    expect(codeOf(() => worlds.create({ id: 'taken' }))).toEqual(['WORLD_EXISTS', 409]);
  });

  it('want a name where every test must have a world of its own', () => {
    const worlds = inMemoryWorlds({ ...at(), requireWorld: true });
    expect(codeOf(() => worlds.of({}))).toEqual(['WORLD_REQUIRED', 400]);
  });

  it('give up the one that was longest unused, never a pinned one, and never make it anew', () => {
    const worlds = inMemoryWorlds(at());
    worlds.create({ id: 'pinned', pinned: true });
    for (let count = 1; count < MOST_WORLDS; count += 1) worlds.create({ id: `w-${count}` });
    worlds.get('w-1');
    worlds.create({ id: 'one-more' });
    expect(worlds.ids).toHaveLength(MOST_WORLDS);
    expect(codeOf(() => worlds.get('w-2'))).toEqual(['WORLD_GONE', 410]);
    expect([worlds.get('w-1').id, worlds.get('pinned').id]).toEqual(['w-1', 'pinned']);
  });

  it('refuse another where all are pinned', () => {
    const worlds = inMemoryWorlds(at());
    for (let count = 0; count < MOST_WORLDS; count += 1) worlds.create({ pinned: true });
    expect(codeOf(() => worlds.create())).toEqual(['WORLD_LIMIT', 503]);
  });

  it('give up worlds that nobody asked for in a day', () => {
    const { wall, clock } = at();
    const worlds = inMemoryWorlds({ clock });
    worlds.create({ id: 'idle' });
    worlds.create({ id: 'pinned', pinned: true });
    wall.ms += WORLD_IDLE_MS / 2;
    worlds.create({ id: 'used' });
    wall.ms += WORLD_IDLE_MS / 2 + 1;
    expect(codeOf(() => worlds.get('idle'))).toEqual(['WORLD_GONE', 410]);
    expect([worlds.get('used').id, worlds.get('pinned').id]).toEqual(['used', 'pinned']);
  });
});
