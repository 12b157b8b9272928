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
  listen(listener: SessionChangeListener): symbol;
}

export const SESSION_CHANGES = Symbol('SessionChangeListeners');

/** A listener lives as long as its request's key. */
export const sessionChangeListeners = (): SessionChangeListeners => {
  const listeners = new WeakMap<symbol, SessionChangeListener>();
  const listenerOf = ({ requestKey }: Shopper): SessionChangeListener | undefined => (requestKey === undefined ? undefined : listeners.get(requestKey));
  return {
    listen: (listener) => {
      const requestKey = Symbol('request');
      listeners.set(requestKey, listener);
      return requestKey;
    },
    renewed: (shopper, session) => listenerOf(shopper)?.renewed(session),
    revoked: (shopper) => listenerOf(shopper)?.revoked(),
  };
};
