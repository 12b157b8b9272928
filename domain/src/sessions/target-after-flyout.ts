import { isWithinShop, pagePathOf } from '../shared/canonical-path.ts';
import { LOGIN } from '../shared/paths.ts';
import { targetAfterLogin } from './target-after-login.ts';

interface LoginPlace {
  /** The page on which the flyout was opened. */
  readonly path: string;
  /** The page that the login page was asked to return to. */
  readonly origin?: string | undefined;
  /** The page that required a login before. */
  readonly stored?: string | undefined;
}

/**
 * Where a login in the header's flyout leads (AUTH-17): to the page that required it; from the login page otherwise
 * to the account; from any other page nowhere, which is `undefined`.
 */
export const targetAfterFlyout = ({ path, origin, stored }: LoginPlace): string | undefined => {
  if (stored !== undefined && isWithinShop(stored)) return targetAfterLogin(stored);
  return pagePathOf(path) === LOGIN ? targetAfterLogin(origin) : undefined;
};
