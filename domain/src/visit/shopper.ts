import type { Storefront } from '../storefronts/storefront.ts';

export type UserId = string;
export type CartId = string;
export type WishlistId = string;

export const LOGIN_STATES = ['logged-out', 'guest', 'customer'] as const;

/** Logged out, signed in as a registered customer, or as a guest of one checkout (AUTH-01). */
export type LoginState = (typeof LOGIN_STATES)[number];

/** Who shops: every call to a port says so. What else a request carries is bound to the `Shop` (docs/decisions/0167). */
export interface Shopper {
  readonly storefront: Storefront;
  readonly loginState: LoginState;
  /** From shop init or login; absent before the first call that needs one. */
  readonly userId?: UserId;
  readonly cartId?: CartId;
  /** Proof of a guest's or customer's session; opaque, and never visible to scripts. */
  readonly sessionToken?: string;
}

/** The same browser without its session: no user id, no cart, logged out. */
export const asAnonymous = ({ userId: _user, cartId: _cart, sessionToken: _session, ...rest }: Shopper): Shopper => ({
  ...rest,
  loginState: 'logged-out',
});
