import { ACCOUNT, ADDRESSES, canonicalPath, CONTACT_DETAILS, LOGIN, ORDERS, PASSWORD, REGISTER, WISHLIST } from '../shared/paths.ts';
import { goOn, goTo, goToWith, type Verdict } from '../shared/verdict.ts';
import type { LoginState } from './shopper.ts';

const needsLogin = (path: string): boolean =>
  [ACCOUNT, CONTACT_DETAILS, PASSWORD].includes(path) || path.startsWith(ORDERS) || path.startsWith(ADDRESSES);

/** Pages of the account are for registered customers; anybody else is sent to the login (specification A2, A6). */
export const accountGuard = (path: string, { loginState }: { readonly loginState: LoginState }): Verdict =>
  loginState !== 'customer' && needsLogin(canonicalPath(path)) ? goTo(LOGIN) : goOn;

const isWishlist = (origin: string | undefined): boolean =>
  origin !== undefined && (origin === 'wishlist' || canonicalPath(origin).startsWith(WISHLIST));

/** Registering again is of no use to a customer, who goes to the wishlist where that is the origin, else to the account. */
export const registerGuard = (asked: { readonly loginState: LoginState; readonly origin: string | undefined }): Verdict => {
  if (asked.loginState !== 'customer') return goOn;
  return goToWith('info', 'shop.register.alreadyLoggedIn', isWishlist(asked.origin) ? WISHLIST : ACCOUNT);
};

export const isRegisterPath = (path: string): boolean => canonicalPath(path) === REGISTER;
