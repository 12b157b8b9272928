import { describe, expect, it } from 'vitest';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { inMemoryShop } from '../shop/in-memory-shop.ts';
import { startScenario } from '../scenarios/start-scenario.ts';
import { WorldFailure } from './world-failure.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';
import { MAX_WORLDS, WORLD_HEADER, WORLD_IDLE_MS } from './worlds.ts';
import type { Worlds } from './worlds.ts';

const at = (start = Date.parse('2026-11-23T09:00:00Z')) => {
  const wall = { ms: start };
  return { wall, clock: { now: () => new Date(wall.ms) } };
};

const codeOf = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (failure) {
    if (failure instanceof WorldFailure) return [failure.code, failure.status];
    throw failure;
  }
};

/** A new world, whose id is generated, with an order. */
const withOrder = async (worlds: Worlds): Promise<string> => {
  const { worldId, sessionToken = '', userId = '', cartId = '' } = await startScenario({ worlds }, 'ready-to-order');
  const { ok } = await inMemoryShop(worlds.get(worldId)).orders.submit(
    {
      storefront: STOREFRONTS.de,
      loginState: 'guest',
      userId,
      cartId,
      sessionToken,
    },
    cartId,
  );
  expect(ok).toBe(true);
  return worldId;
};

describe('the worlds of a process', () => {
  it('find the world that a header names, and the default world without a name', () => {
    const worlds = inMemoryWorlds(at());
    const world = worlds.create({ id: 'mine' });
    expect(worlds.of({ [WORLD_HEADER]: 'mine' })).toBe(world);
    expect(worlds.of({}).id).toBe('default');
  });

  it('refuse an unknown world, a malformed id, and one in use', () => {
    const worlds = inMemoryWorlds(at());
    worlds.create({ id: 'taken' });
    expect(codeOf(() => worlds.get('unknown'))).toEqual(['WORLD_UNKNOWN', 404]);
    for (const id of ['', 'Upper', 'a b', '../x', 'x'.repeat(41)])
      expect(codeOf(() => worlds.of({ [WORLD_HEADER]: id }))).toEqual(['WORLD_ID_INVALID', 400]);
    expect(codeOf(() => worlds.create({ id: 'taken' }))).toEqual(['WORLD_EXISTS', 409]);
  });

  it('require a name if every test must have its own world', () => {
    const worlds = inMemoryWorlds({ ...at(), requireWorld: true });
    expect(codeOf(() => worlds.of({}))).toEqual(['WORLD_REQUIRED', 400]);
  });

  it('evict the least recently used one, never a pinned one, and never create it again', () => {
    const worlds = inMemoryWorlds(at());
    worlds.create({ id: 'pinned', pinned: true });
    for (let count = 1; count < MAX_WORLDS; count += 1) worlds.create({ id: `w-${count}`, isNamed: false });
    worlds.of({ [WORLD_HEADER]: 'w-1' });
    worlds.create({ id: 'one-more' });
    expect(worlds.ids).toHaveLength(MAX_WORLDS);
    expect(codeOf(() => worlds.get('w-2'))).toEqual(['WORLD_GONE', 410]);
    expect([worlds.get('w-1').id, worlds.get('pinned').id]).toEqual(['w-1', 'pinned']);
  });

  it('evict unimportant ones first: a world with an order survives any number without one', async () => {
    const { clock } = at();
    const worlds = inMemoryWorlds({ clock });
    const ordered = await withOrder(worlds);
    const passing = worlds.create().id;
    for (let count = 0; count < MAX_WORLDS + 60; count += 1) worlds.create();
    expect(worlds.get(ordered).id).toBe(ordered);
    expect(codeOf(() => worlds.get(passing))).toEqual(['WORLD_GONE', 410]);
  });

  it('never evict one that somebody named, whatever others come and hold', async () => {
    const { wall, clock } = at();
    const worlds = inMemoryWorlds({ clock });
    worlds.create({ id: 'of-gabi' });
    wall.ms += 45 * 60_000;
    for (let count = 0; count < MAX_WORLDS; count += 1) await withOrder(worlds);
    expect([worlds.get('of-gabi').id, worlds.ids.length]).toEqual(['of-gabi', MAX_WORLDS]);
  });

  it('remember of each that is gone when and why', () => {
    const { wall, clock } = at();
    const worlds = inMemoryWorlds({ clock });
    worlds.create({ id: 'thrown-away' });
    worlds.remove('thrown-away');
    worlds.create({ id: 'forgotten' });
    wall.ms += WORLD_IDLE_MS + 1;
    for (let count = 0; count <= MAX_WORLDS; count += 1) worlds.create();
    expect(worlds.gone).toEqual([
      { id: 'thrown-away', at: '2026-11-23T09:00:00.000Z', because: 'removed' },
      { id: 'forgotten', at: '2026-11-24T09:00:00.001Z', because: 'idle' },
      { id: 'w1', at: '2026-11-24T09:00:00.001Z', because: 'too-many-worlds' },
    ]);
    expect(() => worlds.get('forgotten')).toThrow(
      expect.objectContaining({ facts: { name: 'forgotten', gone: worlds.gone[1] } }),
    );
  });

  it.each([
    ['pinned', () => ({ pinned: true })],
    ['named', (count: number) => ({ id: `named-${count}` })],
  ] as const)('refuse another if all are %s, but never the default world', (_which, startOf) => {
    const worlds = inMemoryWorlds(at());
    for (let count = 0; count < MAX_WORLDS; count += 1) worlds.create(startOf(count));
    expect([codeOf(() => worlds.create()), codeOf(() => worlds.create({ id: 'another' }))]).toEqual([
      ['WORLD_LIMIT', 503],
      ['WORLD_LIMIT', 503],
    ]);
    expect(worlds.of({}).id).toBe('default');
  });

  it('evict worlds that nobody requested for a day', () => {
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
