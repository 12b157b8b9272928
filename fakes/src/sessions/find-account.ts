import { isMagicEmail } from '../parameters/magic-values.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';
import { type Account, loginKey } from './user.ts';

/** The account with this `loginKey`. */
export const accountFor = ({ state }: View, key: string): Account | undefined => {
  const userId = lookUp(state.logins, key);
  const user = userId === undefined ? undefined : lookUp(state.users, userId);
  return user?.kind === 'customer' ? user : undefined;
};

export const isEmailTaken = ({ state }: View, address: string): boolean =>
  lookUp(state.logins, loginKey(address, false)) !== undefined || isMagicEmail(address, 'taken');
