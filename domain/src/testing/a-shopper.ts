import type { Customer } from '../customers/customer.ts';
import type { Shopper } from '../sessions/shopper.ts';
import { STOREFRONTS } from '../storefronts/storefront.ts';

export const aShopper = (said: Partial<Shopper> = {}): Shopper => ({
  storefront: STOREFRONTS.de,
  loginState: 'logged-out',
  userId: 'user-1',
  cartId: 'cart-1',
  headers: {},
  ...said,
});

export const aCustomer = (said: Partial<Customer> = {}): Customer => ({
  userId: 'user-1',
  isExistingCustomer: false,
  isNewCustomer: false,
  isGuest: true,
  isInternal: false,
  primeInfo: { status: 'NONE' },
  ...said,
});
