import type { Customer, VisitorLoginState, VisitorType } from './customer.ts';
import { reportedPrimeStatus } from './prime-membership.ts';
import type { Storefront } from '../storefronts/storefront.ts';
import type { LoginState } from '../visit/shopper.ts';

/** New before existing; anybody else is a guest (TRACK-02). */
export const visitorTypeOf = (customer: Pick<Customer, 'isNewCustomer' | 'isExistingCustomer'>): VisitorType => {
  if (customer.isNewCustomer) return 'new-customer';
  return customer.isExistingCustomer ? 'existing-customer' : 'guest';
};

/** For tracking: decided by the customer's guest flag, not by the cookies that control the pages. */
export const visitorLoginStateOf = (customer: Pick<Customer, 'isGuest'>): VisitorLoginState =>
  customer.isGuest ? 'logged-out' : 'logged-in';

/** Who uses the shop (STORE-15). */
export type VisitorKind =
  | 'anonymous'
  | 'guest-checkout'
  | 'new-customer'
  | 'existing-customer'
  | 'prime-member'
  | 'business-customer'
  | 'internal';

/** The most specific kind of a visitor: staff first, then business, then prime, then how long they have been a customer. */
export const visitorKindOf = (visitor: {
  readonly customer: Customer;
  readonly storefront: Storefront;
  readonly loginState: LoginState;
}): VisitorKind => {
  const { customer, storefront, loginState } = visitor;
  if (customer.isInternal) return 'internal';
  if (loginState === 'guest') return 'guest-checkout';
  if (loginState === 'logged-out') return 'anonymous';
  if (storefront.isB2b) return 'business-customer';
  if (reportedPrimeStatus(customer.primeInfo) === 'active') return 'prime-member';
  return customer.isNewCustomer ? 'new-customer' : 'existing-customer';
};
