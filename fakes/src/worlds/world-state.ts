import type { TrackingEvent } from '@shop/domain/tracking/tracking-event';
import type { AddressBook } from '../addresses/address-book.ts';
import type { CartRecord } from '../carts/cart-record.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import type { CardPayment } from '../orders/card-payment.ts';
import type { SessionRecord } from '../sessions/session-record.ts';
import type { User } from '../customers/user.ts';
import type { FaultRule } from './faults/fault.ts';
import type { Mail } from './mails.ts';
import { emptyMap, type PersistentMap } from './persistent-map.ts';
import { type ClockSetting, LIVE } from './world-clock.ts';

export const TIMER_KINDS = ['session-ends', 'payment-abandoned'] as const;
export type TimerKind = (typeof TIMER_KINDS)[number];

/** Something a world will do when its clock gets there. */
export interface Timer {
  readonly id: number;
  readonly kind: TimerKind;
  /** Id of what it is about. */
  readonly subject: string;
  /** World time, ms since the epoch. */
  readonly dueAt: number;
}

/** The rows that a world keeps, by table. */
export interface WorldTables {
  readonly counters: number;
  /** Positions of the streams of random numbers. */
  readonly streams: number;
  readonly users: User;
  /** Ids of the newest visitors and of their carts, by the place that a later one will take. */
  readonly newest: string;
  /** User ids by what somebody logs in with, see `loginKey`. */
  readonly logins: string;
  readonly sessions: SessionRecord;
  /** Instants of failed logins, ms since the epoch, by what was tried. */
  readonly failedLogins: readonly number[];
  readonly addressBooks: AddressBook;
  readonly carts: CartRecord;
  readonly orders: OrderRecord;
  /** Of the personas, from before the world began. */
  readonly pastOrders: OrderRecord;
  readonly cardPayments: CardPayment;
  /** Pieces on the shelf, for items that have fewer or more than the assortment says. */
  readonly stock: number;
  /** Gross prices in minor units, for items that cost something else than the assortment says. */
  readonly prices: number;
  /** Values of parameters that differ from the ordinary ones. */
  readonly parameters: string;
}

export type WorldRows = { readonly [Name in keyof WorldTables]: PersistentMap<WorldTables[Name]> };

export interface WorldState extends WorldRows {
  readonly seed: number;
  readonly seq: number;
  readonly clock: ClockSetting;
  /** In the order in which they are due. */
  readonly timers: readonly Timer[];
  readonly mails: readonly Mail[];
  readonly tracked: readonly TrackingEvent[];
  /** What testers let go wrong, in the order in which it is tried. */
  readonly faults: readonly FaultRule[];
}

export const emptyState = (seed: number): WorldState => ({
  seed,
  seq: 0,
  clock: LIVE,
  timers: [],
  mails: [],
  tracked: [],
  faults: [],
  counters: emptyMap(),
  streams: emptyMap(),
  users: emptyMap(),
  newest: emptyMap(),
  logins: emptyMap(),
  sessions: emptyMap(),
  failedLogins: emptyMap(),
  addressBooks: emptyMap(),
  carts: emptyMap(),
  orders: emptyMap(),
  pastOrders: emptyMap(),
  cardPayments: emptyMap(),
  stock: emptyMap(),
  prices: emptyMap(),
  parameters: emptyMap(),
});
