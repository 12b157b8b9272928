import type { OpenedSession } from '@shop/domain/sessions/sessions.port';

/** An operation under way: what its askers and the parts that carry it out know of each other. */
export interface InFlightCall {
  /** When the last of its callers stops waiting, in the client's time. */
  deadline: number;
  /** Aborted when nobody waits for it any more. */
  readonly abandoned: AbortSignal;
  /** Whether one of its callers keeps renewed ids. */
  mayRenew: boolean;
  /** Whether an attempt has been sent, so that it may have run. */
  isOut: boolean;
  renewed?: OpenedSession;
  isRevoked: boolean;
}
