import { anonymousCustomer } from '../customers/anonymous-customer.ts';
import type { Customer } from '../customers/customer.ts';
import type { SignedIn } from '../visit/session.ts';
import type { Shopper } from '../visit/shopper.ts';
import { STOREFRONTS } from '../storefronts/storefront.ts';

/** A visitor without user id and cart. */
export const anAnonymousShopper = (overrides: Partial<Shopper> = {}): Shopper => ({
  storefront: STOREFRONTS.de,
  loginState: 'logged-out',
  ...overrides,
});

export const aShopper = (overrides: Partial<Shopper> = {}): Shopper =>
  anAnonymousShopper({ userId: 'user-1', cartId: 'cart-1', ...overrides });

export const aCustomer = (overrides: Partial<Customer> = {}): Customer => ({
  ...anonymousCustomer('user-1'),
  ...overrides,
});

/** The reply to a login or a registration. */
export const aSignedIn = (overrides: Partial<SignedIn> = {}): SignedIn => ({
  userId: 'user-2',
  sessionToken: 'session-2',
  expires: '2026-08-03T12:00:00Z',
  firstName: 'Änne',
  lastName: 'Krüger',
  cartMerged: false,
  sharedListMerged: false,
  updatedCartId: 'cart-2',
  activeWishlistId: 'list-2',
  ...overrides,
});
