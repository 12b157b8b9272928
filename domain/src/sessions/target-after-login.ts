import { canonicalPath, isWithinShop } from '../shared/canonical-path.ts';
import { ACCOUNT, LOGIN, LOGOUT } from '../shared/paths.ts';

/** Where a login leads: back to the page that required it, within the shop only, and never in a circle (AUTH-17). */
export const targetAfterLogin = (origin: string | undefined): string => {
  if (origin === undefined || !isWithinShop(origin)) return ACCOUNT;
  const target = canonicalPath(origin);
  return [LOGIN, LOGOUT].some((path) => target.startsWith(path)) ? ACCOUNT : target;
};

/** The login that leads to a page afterwards. */
export const loginPathFor = (target: string): string => `${LOGIN}?origin=${encodeURIComponent(target)}`;
