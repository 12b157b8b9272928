/** Failure codes with their HTTP status. */
export const WORLD_FAILURES = {
  WORLD_UNKNOWN: 404,
  WORLD_GONE: 410,
  WORLD_REQUIRED: 400,
  WORLD_ID_INVALID: 400,
  WORLD_EXISTS: 409,
  WORLD_LIMIT: 503,
  SCENARIO_UNKNOWN: 404,
  CLOCK_BACKWARDS: 409,
  TIMER_STORM: 508,
} as const;

export type WorldFailureCode = keyof typeof WORLD_FAILURES;

/** Why a world is gone: it was idle, it was evicted to make room, or a tester removed it. */
export type GoneBecause = 'idle' | 'too-many-worlds' | 'removed';

/** A world that is gone. */
export interface GoneWorld {
  readonly id: string;
  /** ISO instant, the machine's time. */
  readonly at: string;
  readonly because: GoneBecause;
}

/** Details of a failure. */
export interface WorldFailureFacts {
  /** The requested world or scenario. */
  readonly name?: string;
  readonly gone?: GoneWorld;
}

/** A request that no world can serve: it names an unknown world, or requests something impossible. */
export class WorldFailure extends Error {
  override readonly name = 'WorldFailure';
  readonly code: WorldFailureCode;
  readonly status: number;
  readonly facts: WorldFailureFacts;

  constructor(code: WorldFailureCode, facts: WorldFailureFacts = {}) {
    super(code);
    this.code = code;
    this.status = WORLD_FAILURES[code];
    this.facts = facts;
  }
}
