import type { Shop } from '@shop/domain/shop';
import { setPrice } from '../catalogue/prices.ts';
import { setStock } from '../catalogue/stock.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { setParameter } from '../parameters/parameter-table.ts';
import { given } from '@shop/domain/shared/given';
import { capturedMails, type Mail } from '../worlds/mails.ts';
import { startScenario, type StartedScenario } from '../worlds/scenarios/start-scenario.ts';
import { entriesOf } from '../worlds/table.ts';
import type { FiredTimer } from '../worlds/timers.ts';
import type { Turn } from '../worlds/turn.ts';
import type { ClockPace } from '../worlds/world-clock.ts';
import type { World } from '../worlds/world.ts';
import type { Worlds, WorldStart } from '../worlds/worlds.ts';
import { readClockChange, readMailQuestion, readNewWorld, readParameterChange, readPriceChange, readStockChange } from './bodies.ts';
import { describeWorld, type WorldDescription } from './describe-world.ts';
import { QaRefused } from './qa-refused.ts';

/**
 * What testers do with worlds, whichever server they come through (staging 1.1, 1.2, 1.7). Bodies are taken as they were
 * sent; throws a `QaRefused` or a `WorldFailure` where nothing can be done.
 */
export interface WorldsDesk {
  create(body: unknown): Promise<WorldDescription & { readonly scenario?: StartedScenario }>;
  list(): { readonly ids: readonly string[] };
  show(id: string): WorldDescription;
  remove(id: string): void;
  /** Moves the clock forward, or changes its pace; answers what fell due on the way. */
  moveClock(id: string, body: unknown): WorldDescription & { readonly fired: readonly FiredTimer[] };
  reset(id: string): WorldDescription;
  mails(id: string, query: unknown): Promise<{ readonly mails: readonly Mail[] }>;
  orders(id: string): { readonly orders: readonly OrderRecord[] };
  setParameter(id: string, body: unknown): WorldDescription;
  setStock(id: string, body: unknown): WorldDescription;
  setPrice(id: string, body: unknown): WorldDescription;
}

/** A tester can only change articles that the shop sells. */
const mustBeSold = (world: World, itemId: string): void => {
  if (world.read(({ goods }) => goods.item(itemId)) !== undefined) return;
  throw new QaRefused(404, 'ITEM_UNKNOWN', `The shop sells no article ${itemId}.`);
};

const paceOf = (mode: ClockPace['mode'], factor = 1): ClockPace => (mode === 'scaled' ? { mode, factor } : { mode });

export const worldsDesk = (fake: {
  readonly worlds: Worlds;
  readonly shop: Shop;
  /** Told of a world that a tester changes from outside: what was shown of it no longer holds. */
  readonly touch?: (world: World) => void;
}): WorldsDesk => {
  const { worlds, shop, touch = () => undefined } = fake;
  const changed = (id: string): World => {
    const world = worlds.get(id);
    touch(world);
    return world;
  };
  const command = (id: string, itemId: string | undefined, run: (turn: Turn) => void): WorldDescription => {
    const world = changed(id);
    if (itemId !== undefined) mustBeSold(world, itemId);
    world.run(run);
    return describeWorld(world);
  };
  return {
    create: async (body) => {
      const { scenario, at, ...said } = readNewWorld(body);
      const start: WorldStart = given({ ...said, clock: at === undefined ? undefined : ({ mode: 'frozen', at: at.getTime() } as const) });
      if (scenario === undefined) return describeWorld(worlds.create(start));
      const started = await startScenario({ worlds, shop }, scenario, start);
      return { ...describeWorld(worlds.get(started.worldId)), scenario: started };
    },
    list: () => ({ ids: worlds.ids }),
    show: (id) => describeWorld(worlds.get(id)),
    remove: (id) => worlds.remove(worlds.get(id).id),
    moveClock: (id, body) => {
      const { advanceMs, to, mode, factor } = readClockChange(body);
      const world = changed(id);
      const by = to === undefined ? (advanceMs === undefined ? undefined : { advanceMs }) : { to };
      const pace = mode === undefined ? undefined : paceOf(mode, factor);
      if (by === undefined && pace !== undefined) world.setPace(pace);
      const fired = by === undefined ? [] : world.advance(by, pace);
      return { ...describeWorld(world), fired };
    },
    reset: (id) => {
      const world = changed(id);
      world.reset();
      return describeWorld(world);
    },
    mails: async (id, query) => ({ mails: await capturedMails(worlds.get(id), given(readMailQuestion(query))) }),
    orders: (id) => ({ orders: worlds.get(id).read(({ state }) => entriesOf(state.orders).map(([, order]) => order)) }),
    setParameter: (id, body) => {
      const { name, value } = readParameterChange(body);
      return command(id, undefined, (turn) => setParameter(turn, name, value));
    },
    setStock: (id, body) => {
      const { itemId, pieces } = readStockChange(body);
      return command(id, itemId, (turn) => setStock(turn, itemId, pieces));
    },
    setPrice: (id, body) => {
      const { itemId, gross } = readPriceChange(body);
      return command(id, itemId, (turn) => setPrice(turn, itemId, gross));
    },
  };
};
