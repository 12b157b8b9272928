import type { Shop } from '@shop/domain/shop';
import type { CallContext } from './call-context.ts';
import type { WorldLookup } from '../worlds/world-lookup.ts';

export const BACKEND = Symbol('Backend');

/** The shop behind the gateway. */
export interface Backend {
  /** Its shop for the calls of one request. */
  readonly for: (context: CallContext) => Shop;
  readonly worlds: WorldLookup;
  /** Why it is unreachable, in one word; undefined if it is reachable. Absent if it is always reachable. */
  readonly problem?: () => Promise<string | undefined>;
  /** Closes its connections. */
  readonly close?: () => Promise<void>;
  /** Its state as plain values, for the next gateway process in development. Absent if the state lives elsewhere. */
  readonly snapshot?: () => unknown;
  /** Restores a snapshot of the same kind of backend. */
  readonly restore?: (snapshot: unknown) => void;
}
