import type { CookieJar } from '../request/cookie-jar.ts';
import { COOKIES } from '../request/cookies.ts';

/** Beyond it the number says nothing more. */
const MOST = 1_000;

/** Counts a request for a new password in this session: 1 for the first (specification A5). */
export const countPasswordTry = (jar: Pick<CookieJar, 'read' | 'write'>): number => {
  const count = Math.min(Number(jar.read(COOKIES.passwordTries) ?? 0), MOST - 1) + 1;
  jar.write(COOKIES.passwordTries, String(count));
  return count;
};
