import type { Salutation } from '../addresses/address.ts';
import type { PrimeMembership } from './prime-membership.ts';
import type { UserId } from '../visit/shopper.ts';

export type VisitorType = 'new-customer' | 'existing-customer' | 'guest';
export type VisitorLoginState = 'logged-in' | 'logged-out';

/** The shop's information about the visitor (ENT-01). */
export interface Customer {
  readonly userId: UserId;
  readonly isExistingCustomer: boolean;
  readonly isNewCustomer: boolean;
  readonly isGuest: boolean;
  readonly isInternal: boolean;
  readonly email?: string;
  readonly salutation?: Salutation;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  /** The school or company of a customer who buys for one. */
  readonly company?: string;
  readonly customerNumber?: string;
  /** Terms of payment agreed with a business customer, in days. */
  readonly termsOfPayment?: number;
  /** The kind of customer according to the shop: `school`, `company`. */
  readonly categoryType?: string;
  /** Their preferred channel: `mail`. */
  readonly notification?: string;
  readonly primeInfo: PrimeMembership;
}
