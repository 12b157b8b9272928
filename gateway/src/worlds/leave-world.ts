import type { CookieJar } from '../request/cookie-jar.ts';
import { COOKIES } from '../request/cookies.ts';

/** Moves a browser whose world is missing to the default world: its cookies belonged to the missing one. */
export const leaveWorld = (jar: Pick<CookieJar, 'read' | 'clear'>): void => {
  if (jar.read(COOKIES.world) === undefined) return;
  for (const kind of Object.values(COOKIES)) if (kind !== COOKIES.locale) jar.clear(kind);
};
