import type { CookieJar } from '../cookie-jar.ts';
import { COOKIES } from '../cookies.ts';

/** A browser whose world is not there goes on in the shop that everybody shares: what it held belonged to that world. */
export const leaveWorld = (jar: Pick<CookieJar, 'read' | 'clear'>): void => {
  if (jar.read(COOKIES.world) === undefined) return;
  for (const kind of Object.values(COOKIES)) if (kind !== COOKIES.locale) jar.clear(kind);
};
