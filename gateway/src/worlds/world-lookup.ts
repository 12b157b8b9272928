import type { Result } from '@shop/domain/shared/result';

/** Header by which a request names its world (staging 1.1). */
export const WORLD_HEADER = 'x-shop-world';

/** A tester's world, as far as the gateway has to do with it. */
export interface WorldView {
  readonly id: string;
  /** Whether nobody named it: the world of those who know nothing of worlds. */
  readonly isDefault: boolean;
  /** Whether its changes are seen here. Otherwise nothing of it may be cached. */
  readonly isWatched: boolean;
  /** Another one after each change that makes kept pages of this world stale; no two worlds ever have the same. */
  readonly version: number;
  now(): Date;
}

/** Why a request is not let into a world. */
export interface WorldRefusal {
  readonly because: string;
  readonly status: number;
  /** What to do about it. */
  readonly message: string;
  /** Where a browser begins another world; absent where this gateway can make none. */
  readonly startPath?: string;
}

/** Finds the world that a request names (staging 1.1). Without the fake there is none. */
export interface WorldLookup {
  enter(id: string | undefined): Result<WorldView, WorldRefusal> | undefined;
}

/** Injection token of the `WorldLookup`. */
export const WORLD_LOOKUP = Symbol('WorldLookup');
