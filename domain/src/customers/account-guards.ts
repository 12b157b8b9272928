import { proceed, redirectTo, redirectWithNotice, type GuardResult } from '../shared/guard-result.ts';
import type { LoginState } from '../visit/shopper.ts';
import { pagePathOf } from '../shared/canonical-path.ts';
import {
  ACCOUNT,
  ADDRESSES,
  BILLING_ADDRESSES,
  CONTACT_DETAILS,
  LOGIN,
  ORDERS,
  PASSWORD,
  RESET_PASSWORD,
  WISHLIST,
} from '../shared/paths.ts';

interface Requested {
  readonly loginState: LoginState;
}

const needsLogin = (path: string): boolean =>
  [ACCOUNT, CONTACT_DETAILS, PASSWORD].includes(path) || path.startsWith(ORDERS) || path.startsWith(ADDRESSES);

/** What a part of the account opens with (ROUTE-08, ROUTE-14). */
const FIRST_PAGES: Readonly<Record<string, string>> = { [ACCOUNT]: CONTACT_DETAILS, [ADDRESSES]: BILLING_ADDRESSES };

/**
 * Account pages are for registered customers; other visitors are sent to the login. The account opens with the contact
 * details (GUARD-01, ROUTE-08).
 */
export const accountGuard = (path: string, { loginState }: Requested): GuardResult => {
  const requested = pagePathOf(path);
  if (loginState !== 'customer') return needsLogin(requested) ? redirectTo(LOGIN) : proceed;
  const first = FIRST_PAGES[requested];
  return first === undefined ? proceed : redirectTo(first);
};

/** A link without its token says nothing; the request page makes another one. */
export const newPasswordGuard = (token: string | undefined): GuardResult =>
  token === undefined ? redirectTo(RESET_PASSWORD) : proceed;

/** Who is signed in changes the password with the current one. */
export const resetPasswordGuard = ({ loginState }: Requested): GuardResult =>
  loginState === 'customer' ? redirectTo(PASSWORD) : proceed;

const isWishlist = (origin: string | undefined): boolean =>
  origin !== undefined && (origin === 'wishlist' || pagePathOf(origin) === WISHLIST);

/** A signed-in customer who wants to register is sent to the wishlist if they came from there, otherwise to the account. */
export const registerGuard = (requested: Requested & { readonly origin?: string | undefined }): GuardResult => {
  if (requested.loginState !== 'customer') return proceed;
  return redirectWithNotice('info', 'shop.register.alreadyLoggedIn', isWishlist(requested.origin) ? WISHLIST : ACCOUNT);
};
