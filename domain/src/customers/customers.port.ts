import type { FormRefusal } from '../shared/field-errors.ts';
import type { Result } from '../shared/result.ts';
import type { Shopper } from '../sessions/shopper.ts';
import type { PersonalDetails } from './personal-details.ts';
import type { Customer } from './customer.ts';

export interface Customers {
  /** Who is visiting (upstream: getCustomerInfo); for the shop, an anonymous visitor is a guest. */
  current(shopper: Shopper, url: string): Promise<Customer>;
  isEmailUnique(shopper: Shopper, email: string): Promise<boolean>;
  /** The owner gets a mail, at the previous address too. */
  updateEmail(shopper: Shopper, email: string): Promise<Result<Customer, FormRefusal>>;
  updatePhone(shopper: Shopper, phone: string): Promise<Result<Customer, FormRefusal>>;
  changeAccountData(shopper: Shopper, typed: PersonalDetails): Promise<Result<Customer, FormRefusal>>;
  /**
   * Deletes the account of the caller and everything in it but its orders, and ends all its sessions. Refused at `password`
   * if that is wrong, and while an order waits for its payment.
   */
  deleteAccount(shopper: Shopper, password: string): Promise<Result<void, FormRefusal>>;
}
