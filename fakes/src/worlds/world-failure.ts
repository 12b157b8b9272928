/** What goes wrong with worlds, and the HTTP status that says so. */
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

/** A call that no world can answer: the caller named the wrong one, or asked it for what no world does. */
export class WorldFailure extends Error {
  override readonly name = 'WorldFailure';
  readonly code: WorldFailureCode;
  readonly status: number;

  constructor(code: WorldFailureCode) {
    super(code);
    this.code = code;
    this.status = WORLD_FAILURES[code];
  }
}
