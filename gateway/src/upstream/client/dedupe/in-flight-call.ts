import type { OpenedSession } from '@shop/domain/visit/session';

/** A call in flight: what its callers and the code that runs it share. */
export interface InFlightCall {
  /** When its last caller stops waiting, in the time of the client's timers. */
  deadline: number;
  /** Aborted when no caller waits any more. */
  readonly signal: AbortSignal;
  /** Whether one of its callers can store renewed ids. */
  mayRenew: boolean;
  /** Whether an attempt has been sent and is still without a response, so that it may run. */
  isSent: boolean;
  /** Whether it waits for a free request. */
  isQueued: boolean;
  /** Whether an earlier attempt of a mutation may have run. */
  mayHaveRun: boolean;
  renewed?: OpenedSession;
  isRevoked: boolean;
}
