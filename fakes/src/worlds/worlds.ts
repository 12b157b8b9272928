import type { Clock } from '@shop/domain/shared/clock.port';
import type { Assortment } from '../goods/goods.ts';
import { entriesOf } from './persistent-map.ts';
import type { TimerHandlers } from './timers.ts';
import { makeWorld, type World, type WorldSnapshot } from './world.ts';
import { type GoneBecause, type GoneWorld, WorldFailure } from './world-failure.ts';
import { type ClockSetting, LIVE, timeOn } from './world-clock.ts';
import type { WorldState } from './world-state.ts';

/** The header in which a request names its world. */
export const WORLD_HEADER = 'x-shop-world';
export const DEFAULT_WORLD = 'default';
export const DEFAULT_WORLD_SEED = 1;
/** The default world may come on top. */
export const MAX_WORLDS = 200;
/** A world is evicted when it has not been used for this time, in ms of the machine's clock. */
export const WORLD_IDLE_MS = 24 * 60 * 60 * 1000;
/** How many evicted and removed worlds are remembered. */
const MAX_EVICTED_REMEMBERED = 10_000;

const WORLD_ID = /^[a-z0-9-]{1,40}$/;

export interface WorldStart {
  readonly id?: string;
  readonly seed?: number;
  readonly clock?: ClockSetting;
  /** Never evicted. */
  readonly pinned?: boolean;
  /** Whether somebody chose its id; such worlds are evicted only when they are idle. Default: whether there is an `id`. */
  readonly isNamed?: boolean;
}

/** All worlds of a process as plain values, the least recently used first. */
export type WorldsSnapshot = readonly {
  readonly id: string;
  readonly pinned: boolean;
  readonly isNamed: boolean;
  /** Machine time, ms since the epoch. */
  readonly usedAt: number;
  readonly world: WorldSnapshot;
}[];

/** All worlds of a process. */
export interface Worlds {
  create(start?: WorldStart): World;
  /** The world that request headers name. Throws a `WorldFailure` if there is none. */
  of(headers: Readonly<Record<string, string>>): World;
  get(id: string): World;
  remove(id: string): void;
  readonly ids: readonly string[];
  /** Worlds that are gone, the latest last. */
  readonly gone: readonly GoneWorld[];
  snapshot(): WorldsSnapshot;
  /** Resumes the worlds of another process; worlds with the same id are replaced. */
  restore(snapshot: WorldsSnapshot): void;
}

interface RegisteredWorld {
  readonly world: World;
  readonly pinned: boolean;
  readonly isNamed: boolean;
  usedAt: number;
}

const hasOrders = ({ world }: RegisteredWorld): boolean =>
  world.read(({ state }) => entriesOf(state.orders).length > 0);

/** What all worlds of a process share. */
export interface WorldsSetup {
  readonly clock: Clock;
  /** Refuses requests that name no world. */
  readonly requireWorld: boolean;
  /** The assortment with the prices of a state. */
  readonly goodsIn: (state: WorldState) => Assortment;
  /** The first state of a world with this seed that begins at this time on its own clock. */
  readonly startState: (seed: number, startsAt: Date) => WorldState;
  readonly timers: TimerHandlers;
}

export const makeWorlds = ({ clock, requireWorld, goodsIn, startState, timers }: WorldsSetup): Worlds => {
  const wall = (): number => clock.now().getTime();
  /** Least recently used first. */
  const registered = new Map<string, RegisteredWorld>();
  const gone = new Map<string, GoneWorld>();
  let made = 0;

  const drop = (id: string, because: GoneBecause): void => {
    registered.delete(id);
    gone.delete(id);
    gone.set(id, { id, at: clock.now().toISOString(), because });
    for (const oldest of gone.keys()) {
      if (gone.size <= MAX_EVICTED_REMEMBERED) break;
      gone.delete(oldest);
    }
  };
  const evictIdle = (): void => {
    const latest = wall() - WORLD_IDLE_MS;
    for (const [id, { pinned, usedAt }] of registered) {
      if (usedAt >= latest) break;
      if (!pinned) drop(id, 'idle');
    }
  };
  /** Evicts the least recently used world that nobody named or pinned (docs/decisions/0161); those with orders go last. */
  const makeRoom = (): void => {
    evictIdle();
    if (registered.size < MAX_WORLDS) return;
    const evictable = [...registered].filter(([, { pinned, isNamed }]) => !pinned && !isNamed);
    const [id] = evictable.find(([, one]) => !hasOrders(one)) ?? evictable[0] ?? [];
    if (id === undefined) throw new WorldFailure('WORLD_LIMIT');
    drop(id, 'too-many-worlds');
  };
  const freeId = (): string => {
    for (;;) {
      made += 1;
      const id = `w${made}`;
      if (!registered.has(id) && !gone.has(id)) return id;
    }
  };

  const create = ({
    id: chosen,
    seed = DEFAULT_WORLD_SEED,
    clock: setting,
    pinned = false,
    isNamed = chosen !== undefined,
  }: WorldStart = {}): World => {
    const id = chosen ?? freeId();
    if (!WORLD_ID.test(id)) throw new WorldFailure('WORLD_ID_INVALID');
    evictIdle();
    if (registered.has(id)) throw new WorldFailure('WORLD_EXISTS', { name: id });
    if (id !== DEFAULT_WORLD) makeRoom();
    gone.delete(id);
    const startsAt = new Date(timeOn(setting ?? LIVE, wall()));
    const start = { ...startState(seed, startsAt), ...(setting === undefined ? {} : { clock: setting }) };
    const world = makeWorld({ id, start, goodsIn, clock, timers });
    registered.set(id, { world, pinned, isNamed, usedAt: wall() });
    return world;
  };
  const get = (id: string): World => {
    if (!WORLD_ID.test(id)) throw new WorldFailure('WORLD_ID_INVALID');
    evictIdle();
    const found = registered.get(id);
    if (found === undefined && id === DEFAULT_WORLD) return create({ id, pinned: true });
    if (found === undefined) {
      const lost = gone.get(id);
      throw lost === undefined
        ? new WorldFailure('WORLD_UNKNOWN', { name: id })
        : new WorldFailure('WORLD_GONE', { name: id, gone: lost });
    }
    found.usedAt = wall();
    registered.delete(id);
    registered.set(id, found);
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
    remove: (id) => drop(id, 'removed'),
    get ids() {
      return [...registered.keys()];
    },
    get gone() {
      return [...gone.values()];
    },
    snapshot: () =>
      [...registered].map(([id, { world, pinned, isNamed, usedAt }]) => ({
        id,
        pinned,
        isNamed,
        usedAt,
        world: world.snapshot(),
      })),
    restore: (snapshot) => {
      for (const {
        id,
        world: { state, beginning },
        ...rest
      } of snapshot) {
        registered.delete(id);
        registered.set(id, { ...rest, world: makeWorld({ id, start: state, beginning, goodsIn, clock, timers }) });
      }
    },
  };
};
