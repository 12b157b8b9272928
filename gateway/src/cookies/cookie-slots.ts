import type { Slot, Visit } from '@shop/domain/visit/visit.port';
import type { CookieJar } from './cookie-jar.ts';
import type { CookieKind } from './cookies.ts';
import { decodeSlot, encodeSlot } from './slot-codec.ts';

/** The cookie of a slot: signed, as the gateway believes what it says. */
export const cookieOf = ({
  name,
  seconds,
  endsWithBrowser,
}: Pick<Slot<unknown>, 'name' | 'seconds' | 'endsWithBrowser'>): CookieKind => ({
  name,
  maxAgeSeconds: seconds,
  isSigned: true,
  ...(endsWithBrowser === undefined ? {} : { endsWithBrowser }),
});

export type SlotStore = Pick<Visit, 'read' | 'write' | 'clear'>;

/** What the cookies of a request remember. */
export const cookieSlots = (jar: Pick<CookieJar, 'read' | 'write' | 'clear'>): SlotStore => ({
  read: (slot) => decodeSlot(slot, jar.read(cookieOf(slot))),
  write: (slot, content) => jar.write(cookieOf(slot), encodeSlot(slot, content)),
  clear: (slot) => jar.clear(cookieOf(slot)),
});
