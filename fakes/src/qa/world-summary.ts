import { entriesOf } from '../worlds/persistent-map.ts';
import type { World } from '../worlds/world.ts';

/** A world as testers see it. */
export interface WorldSummary {
  readonly id: string;
  readonly seed: number;
  /** ISO instant, world time. */
  readonly now: string;
  readonly clock: string;
  /** How many commands it has seen. */
  readonly seq: number;
  /** Equal for equal worlds. */
  readonly hash: string;
  readonly orders: number;
  readonly mails: number;
}

export const worldSummary = (world: World): WorldSummary =>
  world.read(({ state, now }) => ({
    id: world.id,
    seed: state.seed,
    now: now.toISOString(),
    clock: state.clock.mode,
    seq: state.seq,
    hash: world.hash(),
    orders: entriesOf(state.orders).length,
    mails: state.mails.length,
  }));
