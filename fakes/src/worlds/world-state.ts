import type { GlanceView, TrackingEvent } from '@shop/domain/tracking/tracking.port';
import type { FaultRule } from './faults/fault.ts';
import type { SentMail } from './mail.ts';
import { type ClockSetting, LIVE } from './world-clock.ts';
import type { TableRows, TimerKind } from './world-tables.ts';

/** Something that a world does when its clock reaches a time. */
export interface Timer {
  readonly id: number;
  readonly kind: TimerKind;
  /** Id of its subject. */
  readonly subject: string;
  /** World time, ms since the epoch. */
  readonly dueAt: number;
}

/** The whole state of a world. Never changed in place, so a pointer to it is a snapshot. */
export interface WorldState extends TableRows {
  readonly seed: number;
  /** Number of the last command. */
  readonly seq: number;
  readonly clock: ClockSetting;
  /** In the order in which they are due. */
  readonly timers: readonly Timer[];
  readonly mails: readonly SentMail[];
  readonly tracked: readonly TrackingEvent[];
  readonly glances: readonly GlanceView[];
  /** Faults that testers set, in the order in which they are tried. */
  readonly faults: readonly FaultRule[];
}

export const emptyState = (seed: number, tables: TableRows): WorldState => ({
  ...tables,
  seed,
  seq: 0,
  clock: LIVE,
  timers: [],
  mails: [],
  tracked: [],
  glances: [],
  faults: [],
});
