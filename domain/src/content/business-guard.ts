import { type LoginRequired, type Proceed, proceed } from '../shared/guard-result.ts';
import { HOME_CATEGORY_IDS } from './page-kind.ts';
import type { LoginState } from '../visit/shopper.ts';
import { pagePathOf } from '../shared/canonical-path.ts';
import {
  ABOUT,
  ADVANTAGES,
  categoryPath,
  CONTACT,
  CUSTOMER_NUMBER,
  HOME,
  IMPRINT,
  LOGIN,
  LOGOUT,
  NEW_PASSWORD,
  NEWSLETTER,
  NOT_FOUND,
  PRIME_CHECKOUT,
  PRIVACY,
  PRODUCT_SAFETY,
  REGISTER,
  RESET_PASSWORD,
  RETURNS,
  STOCK_ALERTS,
  TERMS,
} from '../shared/paths.ts';

/** Pages of the business shop that need no login (GUARD-27). The error page is ours. */
const OPEN_PAGES: readonly string[] = [
  HOME,
  ...HOME_CATEGORY_IDS.map(categoryPath),
  LOGIN,
  LOGOUT,
  REGISTER,
  RESET_PASSWORD,
  NEW_PASSWORD,
  IMPRINT,
  TERMS,
  PRIVACY,
  ABOUT,
  ADVANTAGES,
  PRODUCT_SAFETY,
  PRIME_CHECKOUT,
  CUSTOMER_NUMBER,
  NOT_FOUND,
];

/** Pages that need no login, with all pages beneath them. */
const OPEN_SECTIONS: readonly string[] = [RETURNS, NEWSLETTER, STOCK_ALERTS, CONTACT];

/** Whether the business shop shows a page to visitors without a login. */
export const isOpenBusinessPage = (path: string): boolean => {
  const requested = pagePathOf(path);
  return OPEN_PAGES.includes(requested) || OPEN_SECTIONS.some((section) => requested.startsWith(section));
};

export interface BusinessVisitor {
  readonly isB2b: boolean;
  readonly loginState: LoginState;
  /** The visitor was signed in before, and has not signed out. */
  readonly heldSession?: boolean;
}

const logIn: LoginRequired = { action: 'log-in' };
const sessionExpired: LoginRequired = { action: 'log-in', noticeKind: 'warning', notice: 'shop.error.sessionExpired' };

/** The business shop is for its customers: all pages but a few need a login (GUARD-26, GUARD-28). */
export const businessGuard = (
  path: string,
  { isB2b, loginState, heldSession = false }: BusinessVisitor,
): LoginRequired | Proceed => {
  if (!isB2b || loginState === 'customer' || isOpenBusinessPage(path)) return proceed;
  return heldSession ? sessionExpired : logIn;
};
