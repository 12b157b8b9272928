import type { Shop } from '@shop/domain/shop';
import { setPrice } from '../catalogue/prices.ts';
import { setStock } from '../catalogue/stock.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { setParameter } from '../parameters/parameter-table.ts';
import { capturedMails, type Mail } from '../worlds/mails.ts';
import { startScenario, type StartedScenario } from '../scenarios/start-scenario.ts';
import { entriesOf } from '../worlds/persistent-map.ts';
import type { FiredTimer } from '../worlds/timers.ts';
import type { Transaction } from '../worlds/transaction.ts';
import type { ClockPace } from '../worlds/world-clock.ts';
import type { World } from '../worlds/world.ts';
import type { GoneWorld } from '../worlds/world-failure.ts';
import { MAX_WORLDS, WORLD_IDLE_MS, type Worlds, type WorldStart } from '../worlds/worlds.ts';
import { worldSummary, type WorldSummary } from './world-summary.ts';
import { QaRefused } from './qa-refused.ts';
import { type QaInput, readBody, readNothing, readQuery } from './read-input.ts';
import { clockChange, mailFilter, newWorld, parameterChange, priceChange, stockChange } from './world-inputs.ts';

const MS_PER_HOUR = 3_600_000;
const RESET_HINT = 'a reset goes back to the beginning of the world, its clock included, and POST /qa/worlds/<world>/clock goes on from there';

/** The worlds of the process, their limits, and the worlds that are gone. */
export interface WorldsList {
  readonly ids: readonly string[];
  readonly mostWorlds: number;
  /** A world that nobody asks for is evicted after so many hours. */
  readonly idleHours: number;
  /** Worlds that are gone, the latest first; as many as there can be worlds. */
  readonly gone: readonly GoneWorld[];
}

/**
 * What testers do with worlds, through any server (staging 1.1, 1.2, 1.7). Takes queries and bodies as they were sent; throws
 * a `QaRefused` or a `WorldFailure` if it refuses.
 */
export interface WorldsHandlers {
  create(sent: QaInput): Promise<WorldSummary & { readonly scenario?: StartedScenario }>;
  list(sent: QaInput): WorldsList;
  show(id: string, sent: QaInput): WorldSummary;
  remove(id: string, sent: QaInput): void;
  /** Moves the clock forward, or changes its pace; answers the timers that fired. */
  moveClock(id: string, sent: QaInput): WorldSummary & { readonly fired: readonly FiredTimer[] };
  reset(id: string, sent: QaInput): WorldSummary;
  mails(id: string, sent: QaInput): Promise<{ readonly mails: readonly Mail[] }>;
  orders(id: string, sent: QaInput): { readonly orders: readonly OrderRecord[] };
  setParameter(id: string, sent: QaInput): WorldSummary;
  setStock(id: string, sent: QaInput): WorldSummary;
  setPrice(id: string, sent: QaInput): WorldSummary;
}

/** A tester can only change articles that the shop sells. */
const mustBeSold = (world: World, itemId: string): void => {
  if (world.read(({ goods }) => goods.item(itemId)) !== undefined) return;
  throw new QaRefused(404, 'ITEM_UNKNOWN', `The shop sells no article ${itemId}.`);
};

/** The start of a world as a tester describes it; with `at` its clock stands still. */
export const worldStart = ({ at, ...said }: { readonly id?: string; readonly seed?: number; readonly pinned?: boolean; readonly at?: Date }): WorldStart =>
  at === undefined ? said : { ...said, clock: { mode: 'frozen', at: at.getTime() } };

const paceOf = (mode: ClockPace['mode'], factor = 1): ClockPace => (mode === 'scaled' ? { mode, factor } : { mode });

export const worldsHandlers = (fake: {
  readonly worlds: Worlds;
  readonly shop: Shop;
  /** Called for a world that a tester changes: pages shown of it are stale. */
  readonly touch?: (world: World) => void;
}): WorldsHandlers => {
  const { worlds, shop, touch = () => undefined } = fake;
  const changed = (id: string): World => {
    const world = worlds.get(id);
    touch(world);
    return world;
  };
  const command = (id: string, itemId: string | undefined, run: (tx: Transaction) => void): WorldSummary => {
    const world = changed(id);
    if (itemId !== undefined) mustBeSold(world, itemId);
    world.run(run);
    return worldSummary(world);
  };
  return {
    create: async (sent) => {
      const { scenario, ...said } = readBody(sent, newWorld);
      const start = worldStart(said);
      if (scenario === undefined) return worldSummary(worlds.create(start));
      const started = await startScenario({ worlds, shop }, scenario, start);
      return { ...worldSummary(worlds.get(started.worldId)), scenario: started };
    },
    list: (sent) => {
      readNothing(sent);
      return { ids: worlds.ids, mostWorlds: MAX_WORLDS, idleHours: WORLD_IDLE_MS / MS_PER_HOUR, gone: worlds.gone.slice(-MAX_WORLDS).toReversed() };
    },
    show: (id, sent) => {
      readNothing(sent);
      return worldSummary(worlds.get(id));
    },
    remove: (id, sent) => {
      readNothing(sent);
      worlds.remove(worlds.get(id).id);
    },
    moveClock: (id, sent) => {
      const { advanceMs, to, mode, factor } = readBody(sent, clockChange);
      const world = changed(id);
      const by = to === undefined ? (advanceMs === undefined ? undefined : { advanceMs }) : { to };
      const pace = mode === undefined ? undefined : paceOf(mode, factor);
      if (by === undefined && pace !== undefined) world.setPace(pace);
      const fired = by === undefined ? [] : world.advance(by, pace);
      return { ...worldSummary(world), fired };
    },
    reset: (id, sent) => {
      readNothing(sent, RESET_HINT);
      const world = changed(id);
      world.reset();
      return worldSummary(world);
    },
    mails: async (id, sent) => ({ mails: await capturedMails(worlds.get(id), readQuery(sent, mailFilter)) }),
    orders: (id, sent) => {
      readNothing(sent);
      return { orders: worlds.get(id).read(({ state }) => entriesOf(state.orders).map(([, order]) => order)) };
    },
    setParameter: (id, sent) => {
      const { name, value } = readBody(sent, parameterChange);
      return command(id, undefined, (tx) => setParameter(tx, name, value));
    },
    setStock: (id, sent) => {
      const { itemId, pieces } = readBody(sent, stockChange);
      return command(id, itemId, (tx) => setStock(tx, itemId, pieces));
    },
    setPrice: (id, sent) => {
      const { itemId, gross } = readBody(sent, priceChange);
      return command(id, itemId, (tx) => setPrice(tx, itemId, gross));
    },
  };
};
