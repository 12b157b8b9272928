import { NO_MEMBERSHIP, type PrimeMembership } from '@shop/domain/customers/prime-membership';
import type { UserId } from '@shop/domain/visit/shopper';
import { lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';

/** The membership of whoever a cart belongs to. */
export const membershipOf = ({ state }: View, { userId }: { readonly userId: UserId }): PrimeMembership => {
  const user = lookUp(state.users, userId);
  return user?.kind === 'customer' ? user.prime : NO_MEMBERSHIP;
};
