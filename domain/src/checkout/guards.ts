import type { LoginState } from '../sessions/shopper.ts';
import { canonicalPath } from '../shared/canonical-path.ts';
import { ACCOUNT, ADDRESSES, CHECKOUT_CONFIRMATION, CHECKOUT_PATHS, type CheckoutPath, CONTACT_DETAILS, HOME, LOGIN, ORDERS, PASSWORD, REGISTER, WISHLIST } from '../shared/paths.ts';
import type { CheckoutFacts } from './checkout.ts';
import { guardStep } from './step-guards.ts';
import { proceed, redirectTo, redirectWithNotice, type GuardResult } from './guard-result.ts';

export type { GuardResult } from './guard-result.ts';

const pathOf = (target: string): string => canonicalPath(target.split(/[?#]/u)[0] ?? HOME);

const checkoutPathOf = (path: string): CheckoutPath | undefined => CHECKOUT_PATHS.find((known) => known === pathOf(path));

export const isCheckoutPath = (path: string): boolean => checkoutPathOf(path) !== undefined;

/** Guards the checkout; any other page may be entered. */
export const checkoutGuard = (path: string, facts: CheckoutFacts): GuardResult => {
  const known = checkoutPathOf(path);
  return known === undefined ? proceed : guardStep(known, facts);
};

const needsLogin = (path: string): boolean =>
  [ACCOUNT, CONTACT_DETAILS, PASSWORD].includes(path) || path.startsWith(ORDERS) || path.startsWith(ADDRESSES);

/**
 * Account pages are for registered customers; other visitors are sent to the login. The account opens with the contact
 * details (specification A2, A6).
 */
export const accountGuard = (path: string, { loginState }: { readonly loginState: LoginState }): GuardResult => {
  const requested = pathOf(path);
  if (loginState !== 'customer') return needsLogin(requested) ? redirectTo(LOGIN) : proceed;
  return requested === ACCOUNT ? redirectTo(CONTACT_DETAILS) : proceed;
};

const isWishlist = (origin: string | undefined): boolean =>
  origin !== undefined && (origin === 'wishlist' || pathOf(origin) === WISHLIST);

/** A signed-in customer who wants to register is sent to the wishlist if they came from there, otherwise to the account. */
export const registerGuard = (requested: { readonly loginState: LoginState; readonly origin?: string | undefined }): GuardResult => {
  if (requested.loginState !== 'customer') return proceed;
  return redirectWithNotice('info', 'shop.register.alreadyLoggedIn', isWishlist(requested.origin) ? WISHLIST : ACCOUNT);
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** The guard of all pages, the same on the server and in the browser. */
export const guardFor = (path: string, query: Readonly<Record<string, unknown>>, facts: CheckoutFacts): GuardResult => {
  const requested = pathOf(path);
  if (requested === CHECKOUT_CONFIRMATION && textOf(query['preview']) !== undefined) return proceed;
  if (isCheckoutPath(requested)) return checkoutGuard(requested, facts);
  if (requested === REGISTER) return registerGuard({ loginState: facts.loginState, origin: textOf(query['origin']) });
  return accountGuard(requested, facts);
};
