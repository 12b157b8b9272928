import { canonicalPath, isWithinShop, pagePathOf } from '../shared/canonical-path.ts';
import { ACCOUNT, LOGIN, LOGOUT } from '../shared/paths.ts';

/** Where a login leads: back to the page that required it, within the shop only, and never in a circle (AUTH-17). */
export const targetAfterLogin = (origin: string | undefined): string => {
  if (origin === undefined || !isWithinShop(origin)) return ACCOUNT;
  const page = pagePathOf(origin);
  return [LOGIN, LOGOUT].some((path) => page.startsWith(path)) ? ACCOUNT : canonicalPath(origin);
};

/** The login that leads to a page afterwards. */
export const loginPathFor = (target: string): string => `${LOGIN}?origin=${encodeURIComponent(target)}`;
