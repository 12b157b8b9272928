import type { Shop } from '@shop/domain/shop';
import { setPrice } from '../catalogue/prices.ts';
import { setStock } from '../catalogue/stock.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { setParameter } from '../parameters/parameter-table.ts';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { capturedMails, type Mail } from '../worlds/mails.ts';
import { startScenario, type StartedScenario } from '../scenarios/start-scenario.ts';
import { entriesOf } from '../worlds/persistent-map.ts';
import type { FiredTimer } from '../worlds/timers.ts';
import type { Transaction } from '../worlds/transaction.ts';
import type { ClockPace } from '../worlds/world-clock.ts';
import type { World } from '../worlds/world.ts';
import type { GoneWorld } from '../worlds/world-failure.ts';
import { MAX_WORLDS, WORLD_IDLE_MS, type Worlds, type WorldStart } from '../worlds/worlds.ts';
import { readClockChange, readMailQuestion, readNewWorld, readParameterChange, readPriceChange, readReset, readStockChange } from './bodies.ts';
import { worldSummary, type WorldSummary } from './world-summary.ts';
import { QaRefused } from './qa-refused.ts';
import { readNothing, type QaInput } from './read-fields.ts';

const MS_PER_HOUR = 3_600_000;

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
export const worldStart = ({ at, ...said }: { readonly id: string | undefined; readonly seed: number | undefined; readonly pinned: boolean | undefined; readonly at: Date | undefined }): WorldStart =>
  omitNil({ ...said, clock: at === undefined ? undefined : ({ mode: 'frozen', at: at.getTime() } as const) });

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
      const { scenario, ...said } = readNewWorld(sent);
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
      const { advanceMs, to, mode, factor } = readClockChange(sent);
      const world = changed(id);
      const by = to === undefined ? (advanceMs === undefined ? undefined : { advanceMs }) : { to };
      const pace = mode === undefined ? undefined : paceOf(mode, factor);
      if (by === undefined && pace !== undefined) world.setPace(pace);
      const fired = by === undefined ? [] : world.advance(by, pace);
      return { ...worldSummary(world), fired };
    },
    reset: (id, sent) => {
      readReset(sent);
      const world = changed(id);
      world.reset();
      return worldSummary(world);
    },
    mails: async (id, sent) => ({ mails: await capturedMails(worlds.get(id), omitNil(readMailQuestion(sent))) }),
    orders: (id, sent) => {
      readNothing(sent);
      return { orders: worlds.get(id).read(({ state }) => entriesOf(state.orders).map(([, order]) => order)) };
    },
    setParameter: (id, sent) => {
      const { name, value } = readParameterChange(sent);
      return command(id, undefined, (tx) => setParameter(tx, name, value));
    },
    setStock: (id, sent) => {
      const { itemId, pieces } = readStockChange(sent);
      return command(id, itemId, (tx) => setStock(tx, itemId, pieces));
    },
    setPrice: (id, sent) => {
      const { itemId, gross } = readPriceChange(sent);
      return command(id, itemId, (tx) => setPrice(tx, itemId, gross));
    },
  };
};
