import type { EntryRecord } from '../competitions/entry-record.ts';
import type { SubscriberRecord } from '../newsletter/subscriber-record.ts';
import { setPrice } from '../catalogue/prices.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { setParameter } from '../parameters/parameter-values.ts';
import type { SubscriptionRecord } from '../prime/subscription-record.ts';
import type { StockAlertRecord } from '../stock-alerts/alert-record.ts';
import { restock } from '../stock-alerts/restock.ts';
import { startScenario, type StartedScenario } from '../scenarios/start-scenario.ts';
import type { MailUrl } from '../mails/mail-url.ts';
import { type Mail, readMail } from '../mails/read-mail.ts';
import { capturedMails } from '../worlds/mails.ts';
import { entriesOf } from '../worlds/persistent-map.ts';
import type { FiredTimer } from '../worlds/timers.ts';
import type { Transaction } from '../worlds/transaction.ts';
import type { ClockPace } from '../worlds/world-clock.ts';
import type { GoneWorld } from '../worlds/world-failure.ts';
import type { World } from '../worlds/world.ts';
import { MAX_WORLDS, WORLD_IDLE_MS, type Worlds, type WorldStart } from '../worlds/worlds.ts';
import { type QaInput, readBody, readNothing, readQuery } from './read-input.ts';
import { clockChange, mailFilter, newWorld, parameterChange, priceChange, stockChange } from './world-inputs.ts';
import { soldItem } from './sold-item.ts';
import { worldSummary, type WorldSummary } from './world-summary.ts';

const MS_PER_HOUR = 3_600_000;
const RESET_HINT =
  'a reset goes back to the beginning of the world, its clock included, and POST /qa/worlds/<world>/clock goes on from there';

/** The worlds of the process, their limits, and the worlds that are gone. */
export interface WorldsList {
  /** The least recently used first. */
  readonly ids: readonly string[];
  readonly mostWorlds: number;
  /** An unused world is evicted after this time. */
  readonly idleHours: number;
  /** Latest first, up to `mostWorlds`. */
  readonly gone: readonly GoneWorld[];
}

/**
 * The routes for worlds, on any server. They take queries and bodies as they were sent, and throw a
 * `QaRefused` or a `WorldFailure`.
 */
export interface WorldsHandlers {
  create(input: QaInput): Promise<WorldSummary & { readonly scenario?: StartedScenario }>;
  list(input: QaInput): WorldsList;
  show(id: string, input: QaInput): WorldSummary;
  remove(id: string, input: QaInput): void;
  /** Moves the clock forward or changes its pace; returns the timers that fired. */
  moveClock(id: string, input: QaInput): WorldSummary & { readonly fired: readonly FiredTimer[] };
  reset(id: string, input: QaInput): WorldSummary;
  mails(id: string, input: QaInput): Promise<{ readonly mails: readonly Mail[] }>;
  orders(id: string, input: QaInput): { readonly orders: readonly OrderRecord[] };
  /** Subscriptions to Prime, from the order button on. */
  subscriptions(id: string, input: QaInput): { readonly subscriptions: readonly SubscriptionRecord[] };
  /** Of the newsletter, with what they agreed to, also those who have not confirmed it or have ended it. */
  subscribers(id: string, input: QaInput): { readonly subscribers: readonly SubscriberRecord[] };
  /** For sold-out articles, also those that nobody has confirmed. */
  stockAlerts(id: string, input: QaInput): { readonly stockAlerts: readonly StockAlertRecord[] };
  /** Into competitions. */
  entries(id: string, input: QaInput): { readonly entries: readonly EntryRecord[] };
  setParameter(id: string, input: QaInput): WorldSummary;
  setStock(id: string, input: QaInput): WorldSummary;
  setPrice(id: string, input: QaInput): WorldSummary;
}

/** The start of a world as a tester describes it; with `at` its clock stands still. */
export const worldStart = ({
  at,
  ...start
}: {
  readonly id?: string;
  readonly seed?: number;
  readonly pinned?: boolean;
  readonly at?: Date;
}): WorldStart => (at === undefined ? start : { ...start, clock: { mode: 'frozen', at: at.getTime() } });

const paceOf = (mode: ClockPace['mode'], factor = 1): ClockPace => (mode === 'scaled' ? { mode, factor } : { mode });

export const worldsHandlers = (fake: {
  readonly worlds: Worlds;
  readonly mailUrl: MailUrl;
  /** Called for a world that a tester changes. */
  readonly invalidatePages?: (world: World) => void;
}): WorldsHandlers => {
  const { worlds, mailUrl, invalidatePages = () => undefined } = fake;
  const changed = (id: string): World => {
    const world = worlds.get(id);
    invalidatePages(world);
    return world;
  };
  const command = (id: string, run: (tx: Transaction) => void): WorldSummary => {
    const world = changed(id);
    world.run(run);
    return worldSummary(world);
  };
  return {
    create: async (input) => {
      const { scenario, ...options } = readBody(input, newWorld);
      const start = worldStart(options);
      if (scenario === undefined) return worldSummary(worlds.create(start));
      const started = await startScenario({ worlds }, scenario, start);
      return { ...worldSummary(worlds.get(started.worldId)), scenario: started };
    },
    list: (input) => {
      readNothing(input);
      return {
        ids: worlds.ids,
        mostWorlds: MAX_WORLDS,
        idleHours: WORLD_IDLE_MS / MS_PER_HOUR,
        gone: worlds.gone.slice(-MAX_WORLDS).toReversed(),
      };
    },
    show: (id, input) => {
      readNothing(input);
      return worldSummary(worlds.get(id));
    },
    remove: (id, input) => {
      readNothing(input);
      worlds.remove(worlds.get(id).id);
    },
    moveClock: (id, input) => {
      const { advanceMs, to, mode, factor } = readBody(input, clockChange);
      const world = changed(id);
      const by = to === undefined ? (advanceMs === undefined ? undefined : { advanceMs }) : { to };
      const pace = mode === undefined ? undefined : paceOf(mode, factor);
      if (by === undefined && pace !== undefined) world.setPace(pace);
      const fired = by === undefined ? [] : world.advance(by, pace);
      return { ...worldSummary(world), fired };
    },
    reset: (id, input) => {
      readNothing(input, RESET_HINT);
      const world = changed(id);
      world.reset();
      return worldSummary(world);
    },
    mails: async (id, input) => {
      const sent = await capturedMails(worlds.get(id), readQuery(input, mailFilter));
      return { mails: sent.map((mail) => readMail(mail, mailUrl)) };
    },
    orders: (id, input) => {
      readNothing(input);
      return { orders: worlds.get(id).read(({ state }) => entriesOf(state.orders).map(([, order]) => order)) };
    },
    subscriptions: (id, input) => {
      readNothing(input);
      return {
        subscriptions: worlds
          .get(id)
          .read(({ state }) => entriesOf(state.primeSubscriptions).map(([, subscription]) => subscription)),
      };
    },
    subscribers: (id, input) => {
      readNothing(input);
      return {
        subscribers: worlds
          .get(id)
          .read(({ state }) => entriesOf(state.newsletterSubscribers).map(([, subscriber]) => subscriber)),
      };
    },
    stockAlerts: (id, input) => {
      readNothing(input);
      return {
        stockAlerts: worlds.get(id).read(({ state }) => entriesOf(state.stockAlerts).map(([, alert]) => alert)),
      };
    },
    entries: (id, input) => {
      readNothing(input);
      return {
        entries: worlds.get(id).read(({ state }) => entriesOf(state.competitionEntries).map(([, entry]) => entry)),
      };
    },
    setParameter: (id, input) => {
      const { name, value } = readBody(input, parameterChange);
      return command(id, (tx) => setParameter(tx, name, value));
    },
    setStock: (id, input) => {
      const { itemId, pieces } = readBody(input, stockChange);
      return command(id, (tx) => restock(tx, soldItem(tx.goods, itemId), pieces));
    },
    setPrice: (id, input) => {
      const { itemId, gross } = readBody(input, priceChange);
      return command(id, (tx) => setPrice(tx, soldItem(tx.goods, itemId), gross));
    },
  };
};
