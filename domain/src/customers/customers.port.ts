import type { FormRefusal } from '../shared/field-errors.ts';
import type { Result } from '../shared/result.ts';
import type { Shopper } from '../sessions/shopper.ts';
import type { Customer } from './customer.ts';

export interface Customers {
  /** Who is visiting (upstream: getCustomerInfo); for the shop, an anonymous visitor is a guest. */
  current(shopper: Shopper, url: string): Promise<Customer>;
  isEmailUnique(shopper: Shopper, email: string): Promise<boolean>;
  updateEmail(shopper: Shopper, email: string): Promise<Result<Customer, FormRefusal>>;
  updatePhone(shopper: Shopper, phone: string): Promise<Result<Customer, FormRefusal>>;
}
