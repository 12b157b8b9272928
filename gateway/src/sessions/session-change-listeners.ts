import type { SessionChanges } from '@shop/domain/sessions/session-changes.port';
import type { OpenedSession } from '@shop/domain/sessions/sessions.port';
import type { Shopper } from '@shop/domain/sessions/shopper';

export interface SessionChangeListener {
  renewed(session: OpenedSession): void;
  revoked(): void;
}

/** Passes session changes on to the request that they concern. */
export interface SessionChangeListeners extends SessionChanges {
  /** Returns a `requestKey` for the shoppers whose changes the listener receives. */
  listen(listener: SessionChangeListener): object;
}

export const SESSION_CHANGES = Symbol('SessionChangeListeners');

/** Holds the listener of its request. In a `WeakMap`, V8 would free finished requests in major collections only (docs/decisions/0145). */
class RequestKey {
  readonly #listener: SessionChangeListener;

  constructor(listener: SessionChangeListener) {
    this.#listener = listener;
  }

  static listenerOf({ requestKey }: Shopper): SessionChangeListener | undefined {
    return requestKey instanceof RequestKey ? requestKey.#listener : undefined;
  }
}

export const sessionChangeListeners = (): SessionChangeListeners => ({
  listen: (listener) => new RequestKey(listener),
  renewed: (shopper, session) => RequestKey.listenerOf(shopper)?.renewed(session),
  revoked: (shopper) => RequestKey.listenerOf(shopper)?.revoked(),
});
