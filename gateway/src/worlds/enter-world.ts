import type { CookieJar } from '../request/cookie-jar.ts';
import { COOKIES } from '../request/cookies.ts';
import { cookieSlots } from '../visit/cookie-slots.ts';
import { ALL_COOKIES } from '../visit/slots.ts';
import { addToasts } from '../visit/toasts.slot.ts';

/** Moves a browser into a world, without the cookies of the one that it leaves. If it had a shopper there, it is told: its other tabs move along. */
export const enterWorld = (jar: CookieJar, id: string): void => {
  const [world, userId] = [jar.read(COOKIES.world), jar.read(COOKIES.userId)];
  for (const kind of ALL_COOKIES) jar.clear(kind);
  jar.write(COOKIES.world, id);
  if (world === undefined ? userId !== undefined : world !== id)
    addToasts(cookieSlots(jar), [{ kind: 'info', messageKey: 'shop.world.entered', values: { world: id } }]);
};
