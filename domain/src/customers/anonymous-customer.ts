import type { UserId } from '../sessions/shopper.ts';
import type { Customer, PrimeMembership } from './customer.ts';

/** Of everybody that nothing else is known of (specification B3: default NONE). */
export const NO_MEMBERSHIP: PrimeMembership = { status: 'NONE' };

/** What the shop knows of a visitor who has told nothing. */
export const anonymousCustomer = (userId: UserId): Customer => ({
  userId,
  isExistingCustomer: false,
  isNewCustomer: false,
  isGuest: true,
  isInternal: false,
  primeInfo: NO_MEMBERSHIP,
});
