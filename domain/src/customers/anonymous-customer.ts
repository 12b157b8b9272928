import { NO_MEMBERSHIP } from './prime-membership.ts';
import type { UserId } from '../visit/shopper.ts';
import type { Customer } from './customer.ts';

/** What the shop knows about an anonymous visitor. */
export const anonymousCustomer = (userId: UserId): Customer => ({
  userId,
  isExistingCustomer: false,
  isNewCustomer: false,
  isGuest: true,
  isInternal: false,
  primeInfo: NO_MEMBERSHIP,
});
