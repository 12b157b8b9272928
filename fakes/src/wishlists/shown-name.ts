import type { UserId } from '@shop/domain/visit/shopper';
import { lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';

/** First name and initial ("Lena M."), so that nobody is found by it. Empty without an account. */
export const shownName = ({ state }: Pick<View, 'state'>, userId: UserId): string => {
  const user = lookUp(state.users, userId);
  if (user?.kind !== 'customer') return '';
  const [initial] = user.lastName;
  return initial === undefined ? user.firstName : `${user.firstName} ${initial}.`;
};
