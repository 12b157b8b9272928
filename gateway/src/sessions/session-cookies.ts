import type { OpenedSession, SignedIn } from '@shop/domain/sessions/sessions.port';
import type { LoginState, UserId } from '@shop/domain/sessions/shopper';
import type { CookieJar, CookieLifetime } from '../request/cookie-jar.ts';
import { COOKIES, COOKIES_OF_SESSION } from '../request/cookies.ts';
import { leaveReturnDraft, resumeReturnDraft } from '../returns/return-draft-cookie.ts';
import { goOnAs } from './public-session-cookie.ts';

type Jar = Pick<CookieJar, 'read' | 'write' | 'clear'>;

export const writeOpened = (jar: Jar, { userId, cartId, activeWishlistId }: OpenedSession): void => {
  jar.write(COOKIES.userId, userId);
  jar.write(COOKIES.cartId, cartId);
  jar.write(COOKIES.activeWishlistId, activeWishlistId);
};

export const writeLogin = (
  jar: Jar,
  as: Exclude<LoginState, 'logged-out'>,
  { userId, sessionToken }: SignedIn,
  lifetime: CookieLifetime,
): void => {
  jar.write(as === 'guest' ? COOKIES.guestSession : COOKIES.customerSession, userId, lifetime);
  jar.clear(as === 'guest' ? COOKIES.customerSession : COOKIES.guestSession);
  jar.write(COOKIES.sessionToken, sessionToken, lifetime);
  for (const kind of [COOKIES.securityLogout, COOKIES.checkoutLogin, COOKIES.shownOrder]) jar.clear(kind);
  goOnAs(jar, as, userId, lifetime);
  resumeReturnDraft(jar, userId);
};

/** The shop has revoked the session: the next page that fails leads through the logout. */
export const requireSecurityLogout = (jar: Jar): void => jar.write(COOKIES.securityLogout, '1');

/** Everything that ends with a session of this user. */
export const clearSession = (jar: Jar, userId: UserId | undefined): void => {
  leaveReturnDraft(jar, userId);
  for (const kind of COOKIES_OF_SESSION) jar.clear(kind);
};

/** What goes with a session besides if its visitor ends it. */
export const clearAtLogout = (jar: Jar): void => jar.clear(COOKIES.returnDraft);
