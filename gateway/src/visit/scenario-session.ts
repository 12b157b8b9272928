import { afterLogout, goOn, goOnAs } from './public-session-cookie.ts';
import type { CookieJar } from '../cookies/cookie-jar.ts';
import { COOKIES } from '../cookies/cookies.ts';

/** The session with which the shopper of a scenario continues in a browser. */
export interface ScenarioSession {
  readonly worldId: string;
  readonly loginState: 'logged-out' | 'guest' | 'customer';
  readonly userId?: string | undefined;
  readonly cartId?: string | undefined;
  readonly sessionToken?: string | undefined;
}

/** Writes the cookies that the shop would have set for the shopper, apart from the world's. Whoever used the browser before has left. */
export const writeScenarioSession = (
  jar: Pick<CookieJar, 'read' | 'write'>,
  { worldId, loginState, userId, cartId, sessionToken }: ScenarioSession,
): void => {
  if (userId !== undefined) {
    jar.write(COOKIES.userId, userId);
    if (loginState === 'logged-out') goOn(jar, afterLogout());
    else
      goOnAs(
        jar,
        loginState,
        userId,
        { seconds: COOKIES.sessionToken.maxAgeSeconds, endsWithBrowser: true },
        afterLogout(),
      );
  }
  if (cartId !== undefined) jar.write(COOKIES.cartId, cartId);
  if (sessionToken !== undefined) jar.write(COOKIES.sessionToken, sessionToken);
  if (loginState !== 'logged-out')
    jar.write(loginState === 'guest' ? COOKIES.guestSession : COOKIES.customerSession, userId ?? worldId);
};
