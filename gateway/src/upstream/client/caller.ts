import type { OpenedSession } from '@shop/domain/visit/session';
import type { UpstreamShopper } from './upstream-shopper.ts';

/** What an operation may cause besides its reply; called for each caller before the reply. */
export interface CallerHooks {
  /**
   * The upstream had lost the shopper's user id or cart, and these replace them: the cookies must be written.
   * Without this hook nobody could store new ids: none are requested, and the caller gets the errors.
   */
  readonly sessionRenewed?: (session: OpenedSession) => void;
  /** The upstream revoked the shopper's session: the flag that redirects the next page to /logout/ must be set. */
  readonly securityLogout?: () => void;
}

/** The caller of an operation, and how long it waits. */
export interface Caller {
  readonly shopper: UpstreamShopper;
  /** From now, in ms; default: the deadline of an interaction. */
  readonly deadlineMs?: number;
  /** Aborted when the caller is gone. */
  readonly signal?: AbortSignal;
  readonly hooks?: CallerHooks;
  /** Identifies a mutation, so that the upstream runs it once however often it is sent. */
  readonly idempotencyKey?: string;
}
