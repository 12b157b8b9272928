import type { Shopper } from '@shop/domain/visit/shopper';
import type { Account, Guest, User } from './user.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';

/**
 * The authenticated caller: a session token proves a guest or customer, a user id alone only a visitor.
 * An expired session proves nothing.
 */
export const currentUser = ({ state, now }: View, { sessionToken, userId }: Shopper): User | undefined => {
  const session = sessionToken === undefined ? undefined : lookUp(state.sessions, sessionToken);
  if (session !== undefined && session.endsAt > now.getTime()) return lookUp(state.users, session.userId);
  const user = userId === undefined ? undefined : lookUp(state.users, userId);
  return user?.kind === 'visitor' ? user : undefined;
};

/** The caller, if they are a guest or customer. */
export const signedInUser = (view: View, shopper: Shopper): Guest | Account | undefined => {
  const user = currentUser(view, shopper);
  return user === undefined || user.kind === 'visitor' ? undefined : user;
};

/** The caller, if they are a customer. */
export const signedInAccount = (view: View, shopper: Shopper): Account | undefined => {
  const user = currentUser(view, shopper);
  return user?.kind === 'customer' ? user : undefined;
};
