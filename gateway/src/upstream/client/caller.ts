import type { OpenedSession } from '@shop/domain/sessions/sessions.port';
import type { Shopper } from '@shop/domain/sessions/shopper';

/** What an operation may bring about besides its answer; told to each asker before the answer. */
export interface CallerHooks {
  /**
   * The upstream had lost the shopper's user id or cart, and these took their place: the cookies want writing.
   * Without this hook nobody could keep new ids: none are asked for, and the errors are the answer.
   */
  readonly sessionRenewed?: (session: OpenedSession) => void;
  /** The upstream revoked the shopper's session: the flag that leads the next page through /logout/ wants setting. */
  readonly securityLogout?: () => void;
}

/** The caller of an operation, and how long it waits. */
export interface Caller {
  readonly shopper: Shopper;
  /** From now, in ms; an interaction's by default. */
  readonly deadlineMs?: number;
  /** Aborted when the caller has gone. */
  readonly signal?: AbortSignal;
  readonly hooks?: CallerHooks;
  /** Names the attempt to change something, so that the upstream carries the same one out once. */
  readonly idempotencyKey?: string;
}
