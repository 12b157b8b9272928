import type { OpenedSession } from '@shop/domain/sessions/sessions.port';

/** An operation under way: what its askers and the parts that carry it out know of each other. */
export interface Flight {
  /** When the last of its askers stops waiting, in the client's time. */
  deadline: number;
  /** Aborted when nobody waits for it any more. */
  readonly abandoned: AbortSignal;
  /** Whether one of its askers keeps ids that were renewed. */
  mayRenew: boolean;
  /** An attempt is on its way: nobody knows whether it runs. */
  isOut: boolean;
  renewed?: OpenedSession;
  isRevoked: boolean;
}
