import type { Clock } from '@shop/domain/shared/clock.port';
import { assortment } from '../goods/assortment.ts';
import type { Assortment } from '../goods/goods.ts';
import { timerHandlers } from './timer-handlers.ts';
import { makeWorld, type World } from './world.ts';
import { WorldFailure } from './world-failure.ts';
import type { ClockSetting } from './world-clock.ts';
import { worldWithPersonas } from './world-with-personas.ts';

/** Header by which a request names its world. */
export const WORLD_HEADER = 'x-shop-world';
export const DEFAULT_WORLD = 'default';
export const DEFAULT_WORLD_SEED = 1;
export const MOST_WORLDS = 200;
/** A world that nobody asked for so long, in the machine's time, is given up. */
export const WORLD_IDLE_MS = 24 * 60 * 60 * 1000;
/** So many ids of given-up worlds are remembered. */
const MOST_GONE = 10_000;

const WORLD_ID = /^[a-z0-9-]{1,40}$/;

export interface WorldStart {
  readonly id?: string;
  readonly seed?: number;
  readonly clock?: ClockSetting;
  /** Never given up. */
  readonly pinned?: boolean;
}

/** All worlds of a process. */
export interface Worlds {
  create(start?: WorldStart): World;
  /** The world that request headers name; throws a `WorldFailure` where there is none. */
  of(headers: Readonly<Record<string, string>>): World;
  get(id: string): World;
  remove(id: string): void;
  readonly ids: readonly string[];
}

export const inMemoryWorlds = (setup: {
  readonly clock: Clock;
  /** Refuses requests that name no world. */
  readonly requireWorld?: boolean;
  readonly goods?: Assortment;
}): Worlds => {
  const { clock, requireWorld = false, goods = assortment() } = setup;
  const wall = (): number => clock.now().getTime();
  /** In the order of their last use. */
  const kept = new Map<string, { readonly world: World; readonly pinned: boolean; usedAt: number }>();
  const gone = new Set<string>();
  let made = 0;

  const giveUp = (id: string): void => {
    kept.delete(id);
    gone.add(id);
    for (const oldest of gone) {
      if (gone.size <= MOST_GONE) break;
      gone.delete(oldest);
    }
  };
  const giveUpIdle = (): void => {
    const latest = wall() - WORLD_IDLE_MS;
    for (const [id, { pinned, usedAt }] of kept) if (!pinned && usedAt < latest) giveUp(id);
  };
  const makeRoom = (): void => {
    giveUpIdle();
    if (kept.size < MOST_WORLDS) return;
    const leastUsed = [...kept].find(([, { pinned }]) => !pinned);
    if (leastUsed === undefined) throw new WorldFailure('WORLD_LIMIT');
    giveUp(leastUsed[0]);
  };
  const freeId = (): string => {
    for (;;) {
      made += 1;
      const id = `w${made}`;
      if (!kept.has(id) && !gone.has(id)) return id;
    }
  };

  const create = ({ id = freeId(), seed = DEFAULT_WORLD_SEED, clock: setting, pinned = false }: WorldStart = {}): World => {
    if (!WORLD_ID.test(id)) throw new WorldFailure('WORLD_ID_INVALID');
    if (kept.has(id)) throw new WorldFailure('WORLD_EXISTS');
    makeRoom();
    gone.delete(id);
    const start = { ...worldWithPersonas(seed, goods), ...(setting === undefined ? {} : { clock: setting }) };
    const world = makeWorld({ id, start, goods, clock, timers: timerHandlers });
    kept.set(id, { world, pinned, usedAt: wall() });
    return world;
  };
  const get = (id: string): World => {
    if (!WORLD_ID.test(id)) throw new WorldFailure('WORLD_ID_INVALID');
    giveUpIdle();
    const found = kept.get(id);
    if (found === undefined && id === DEFAULT_WORLD) return create({ id, pinned: true });
    if (found === undefined) throw new WorldFailure(gone.has(id) ? 'WORLD_GONE' : 'WORLD_UNKNOWN');
    found.usedAt = wall();
    kept.delete(id);
    kept.set(id, found);
    return found.world;
  };

  return {
    create,
    get,
    of: (headers) => {
      const id = headers[WORLD_HEADER];
      if (id === undefined && requireWorld) throw new WorldFailure('WORLD_REQUIRED');
      return get(id ?? DEFAULT_WORLD);
    },
    remove: giveUp,
    get ids() {
      return [...kept.keys()];
    },
  };
};
