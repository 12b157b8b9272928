import { lookUp } from '../../worlds/persistent-map.ts';
import { nextId, put, remove, schedule, type Transaction, type View } from '../../worlds/transaction.ts';
import { isGenuine, paymentToken, readPaymentToken } from '../payment-token.ts';
import type { AmazonSession } from './amazon-tables.ts';

/** A session is forgotten after this time, with its addresses. */
export const SESSION_LIFETIME_MS = 24 * 60 * 60 * 1000;

export const AMAZON_TIMERS = {
  'amazon-session-over': (tx: Transaction, sessionId: string): void => remove(tx, 'amazonSessions', sessionId),
};

/** Begins a session, and returns its id. */
export const beginSession = (tx: Transaction, session: Omit<AmazonSession, 'status'>): string => {
  const sessionId = nextId(tx, 'amazon-session');
  put(tx, 'amazonSessions', sessionId, { ...session, status: 'open' });
  schedule(tx, 'amazon-session-over', sessionId, new Date(tx.now.getTime() + SESSION_LIFETIME_MS));
  return sessionId;
};

/** The session's or the payment's name in URLs (`amazonCheckoutSessionId`). */
export const publicIdOf = ({ worldId, state }: View, id: string): string =>
  paymentToken({ worldId, subjectId: id }, state.seed);

/** The id of a session or an order that a name in a URL stands for; undefined if it is forged or of another world. */
export const idIn = ({ worldId, state }: View, token: string): string | undefined => {
  const named = readPaymentToken(token);
  return named?.worldId === worldId && isGenuine(token, state.seed) ? named.subjectId : undefined;
};

export interface NamedSession {
  readonly sessionId: string;
  readonly session: AmazonSession;
}

export const sessionNamed = (view: View, token: string): NamedSession | undefined => {
  const sessionId = idIn(view, token);
  const session = sessionId === undefined ? undefined : lookUp(view.state.amazonSessions, sessionId);
  return sessionId === undefined || session === undefined ? undefined : { sessionId, session };
};

/** Changes a session, and tells its cart once it is approved. */
export const changeSession = (
  tx: Transaction,
  { sessionId, session }: NamedSession,
  change: Partial<AmazonSession>,
): void => {
  put(tx, 'amazonSessions', sessionId, { ...session, ...change });
  const cart = lookUp(tx.state.carts, session.cartId);
  if (change.status === 'approved' && cart !== undefined)
    put(tx, 'carts', cart.id, { ...cart, amazonSessionId: sessionId });
};
