import type { CookieJar } from '../request/cookie-jar.ts';
import { COOKIES } from '../request/cookies.ts';
import { addToasts } from '../request/server-toasts.ts';

/** Moves a browser into a world, without the cookies of the one that it leaves. If it had a shopper there, it is told: its other tabs move along. */
export const enterWorld = (jar: CookieJar, id: string): void => {
  const [world, userId] = [jar.read(COOKIES.world), jar.read(COOKIES.userId)];
  for (const kind of Object.values(COOKIES)) jar.clear(kind);
  jar.write(COOKIES.world, id);
  if (world === undefined ? userId !== undefined : world !== id)
    addToasts(jar, [{ kind: 'info', messageKey: 'shop.world.entered', values: { world: id } }]);
};
