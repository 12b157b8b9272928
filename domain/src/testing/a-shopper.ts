import { anonymousCustomer } from '../customers/anonymous-customer.ts';
import type { Customer } from '../customers/customer.ts';
import type { Shopper } from '../sessions/shopper.ts';
import { STOREFRONTS } from '../storefronts/storefront.ts';

/** Somebody whom the shop has not met: no user id, no cart. */
export const aNewcomer = (said: Partial<Shopper> = {}): Shopper => ({
  storefront: STOREFRONTS.de,
  loginState: 'logged-out',
  headers: {},
  ...said,
});

export const aShopper = (said: Partial<Shopper> = {}): Shopper => aNewcomer({ userId: 'user-1', cartId: 'cart-1', ...said });

export const aCustomer = (said: Partial<Customer> = {}): Customer => ({ ...anonymousCustomer('user-1'), ...said });
