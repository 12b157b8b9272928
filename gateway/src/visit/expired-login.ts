import type { CookieJar } from '../cookies/cookie-jar.ts';
import { COOKIES } from '../cookies/cookies.ts';

const LOGINS = [COOKIES.guestSession, COOKIES.customerSession];

/** Whether somebody was signed in until the session expired, and nobody has noticed yet: the browser still has their cookies. */
export const hasExpiredLogin = (jar: Pick<CookieJar, 'read' | 'wasSent'>): boolean =>
  LOGINS.some((login) => jar.wasSent(login)) && LOGINS.every((login) => jar.read(login) === undefined);
