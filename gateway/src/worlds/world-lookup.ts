import type { Result } from '@shop/domain/shared/result';

/** The header with which a request names its world. */
export const WORLD_HEADER = 'x-shop-world';

/** A tester's world as the gateway sees it. */
export interface WorldView {
  readonly id: string;
  /** The world of requests that name none. */
  readonly isDefault: boolean;
  /** Whether this process is notified of its changes. Otherwise nothing from it may be cached. */
  readonly isWatched: boolean;
  /** Changes whenever cached pages of this world become stale; unique among all worlds. */
  readonly version: number;
  now(): Date;
}

/** Why a request cannot use a world. */
export interface WorldRefusal {
  readonly because: string;
  readonly status: number;
  /** What to do about it. */
  readonly message: string;
  /** Where a browser starts another world; absent if this gateway cannot create one. */
  readonly startPath?: string;
}

/** Finds the world that a request names. Without the fake there are none. */
export interface WorldLookup {
  find(id: string | undefined): Result<WorldView, WorldRefusal> | undefined;
}

/** Injection token of the `WorldLookup`. */
export const WORLD_LOOKUP = Symbol('WorldLookup');
