import type { FormRefusal } from '../shared/field-errors.ts';
import type { Result } from '../shared/result.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { PersonalDetails } from './personal-details.ts';
import type { Customer } from './customer.ts';

export interface EmailChange {
  readonly email: string;
  /** Of the account. A guest has none. */
  readonly password?: string;
}

export interface Customers {
  /** Who is visiting (upstream: getCustomerInfo); for the shop, an anonymous visitor is a guest. */
  current(shopper: Shopper, url: string): Promise<Customer>;
  isEmailUnique(shopper: Shopper, email: string): Promise<boolean>;
  /**
   * Whoever has the mailbox can choose a new password, so an account's address is not changed without its password: refused at
   * `password` if that is wrong. The account's other sessions and links to a new password end, and its owner gets a mail, at
   * the previous address too.
   */
  updateEmail(shopper: Shopper, change: EmailChange): Promise<Result<Customer, FormRefusal>>;
  updatePhone(shopper: Shopper, phone: string): Promise<Result<Customer, FormRefusal>>;
  changeAccountData(shopper: Shopper, typed: PersonalDetails): Promise<Result<Customer, FormRefusal>>;
  /**
   * Deletes the account of the caller and everything in it but its orders, and ends all its sessions. Refused at `password`
   * if that is wrong, and while an order waits for its payment.
   */
  deleteAccount(shopper: Shopper, password: string): Promise<Result<void, FormRefusal>>;
}
