import type { UserId } from '../sessions/shopper.ts';
import type { Customer, PrimeMembership } from './customer.ts';

/** The membership of everybody without one (specification B3: default NONE). */
export const NO_MEMBERSHIP: PrimeMembership = { status: 'NONE' };

/** What the shop knows about an anonymous visitor. */
export const anonymousCustomer = (userId: UserId): Customer => ({
  userId,
  isExistingCustomer: false,
  isNewCustomer: false,
  isGuest: true,
  isInternal: false,
  primeInfo: NO_MEMBERSHIP,
});
