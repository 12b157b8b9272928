import type { Storefront } from '../storefronts/storefront.ts';

export type UserId = string;
export type CartId = string;
export type WishlistId = string;

/** Logged out, signed in as a registered customer, or as a guest of one checkout (specification A4). */
export type LoginState = 'logged-out' | 'guest' | 'customer';

/** Where a shopper's requests come from; limits count by this. */
export interface ShopperSource {
  /** The scope of the count: the name of a tester's world, or empty for everybody else. */
  readonly scope: string;
  /** The network of the request; everybody in it shares its limits. */
  readonly network: string;
  /** The browser, if the account's owner has signed in with it before. */
  readonly knownBrowser?: { readonly id: string; readonly account: string };
}

/** The caller: what every call to a port carries besides its own arguments. */
export interface Shopper {
  readonly storefront: Storefront;
  readonly loginState: LoginState;
  /** From shop init or login; absent before the first call that needs one. */
  readonly userId?: UserId;
  readonly cartId?: CartId;
  /** Proof of a guest's or customer's session; opaque, and never visible to scripts. */
  readonly sessionToken?: string;
  /** Request headers that are passed on unchanged (specification A7), lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Absent for requests on behalf of everybody, such as pages for the cache. */
  readonly source?: ShopperSource;
  /** How long the caller waits, in ms; by default as long as the adapter allows. */
  readonly timeoutMs?: number;
  /** An order waits for this call: capacity is reserved for it. */
  readonly isOrdering?: true;
  /** Identifies the request for `SessionChanges`; opaque. */
  readonly requestKey?: object;
  /** The caller can store the ids of a new session. Without it, lost ids are never replaced (specification A8). */
  readonly mayRenewSession?: true;
}

/** The same browser without its session: no user id, no cart, logged out. */
export const asAnonymous = ({ userId: _user, cartId: _cart, sessionToken: _session, ...rest }: Shopper): Shopper => ({
  ...rest,
  loginState: 'logged-out',
});
