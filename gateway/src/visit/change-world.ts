import type { CookieJar } from '../cookies/cookie-jar.ts';
import { COOKIES } from '../cookies/cookies.ts';
import { cookieSlots } from '../cookies/cookie-slots.ts';
import { ALL_COOKIES } from './slots.ts';
import { addToasts } from './toasts.slot.ts';

/** Moves a browser into a world, without the cookies of the one that it leaves. If it had a shopper there, it is told: its other tabs move along. */
export const enterWorld = (jar: CookieJar, id: string): void => {
  const [world, userId] = [jar.read(COOKIES.world), jar.read(COOKIES.userId)];
  for (const kind of ALL_COOKIES) jar.clear(kind);
  jar.write(COOKIES.world, id);
  if (world === undefined ? userId !== undefined : world !== id)
    addToasts(cookieSlots(jar), [{ kind: 'info', messageKey: 'shop.world.entered', values: { world: id } }]);
};

/** Moves a browser whose world is missing to the default world, without the cookies of the missing one. */
export const leaveWorld = (jar: Pick<CookieJar, 'read' | 'clear'>): void => {
  if (jar.read(COOKIES.world) === undefined) return;
  for (const kind of ALL_COOKIES) if (kind !== COOKIES.locale) jar.clear(kind);
};
