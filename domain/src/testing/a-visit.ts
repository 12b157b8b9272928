import { LOGIN_OPTION } from '../checkout/login-option.slot.ts';
import { forgetGuestsOrder, SHOWN_ORDER } from '../sessions/shown-order.slot.ts';
import { KNOWN_BROWSER } from '../visit/known-browser.slot.ts';
import { asAnonymous, type Shopper, type WishlistId } from '../visit/shopper.ts';
import type { Slot, Visit } from '../visit/visit.port.ts';
import { aShopper } from './a-shopper.ts';

/** Something that a browser remembers. */
export interface Remembered {
  readonly slot: Slot<unknown>;
  readonly content: unknown;
}

export const remembered = <Content>(slot: Slot<Content>, content: Content): Remembered => ({ slot, content });

/** A visit in memory, and what tests may do to it or learn from it. */
export interface InMemoryVisit extends Visit {
  /** Whose browser it is, as remembered last. */
  readonly owner: string | undefined;
  /** Whether the session outlives the browser. */
  readonly staysSignedIn: boolean;
  /** The list that bookmarks go to, if the visitor has chosen one. */
  readonly wishlistId: WishlistId | undefined;
  /** The names of the slots that hold something, in alphabetical order. */
  slotNames(): readonly string[];
  setClock(instant: string): void;
  /** The shop revokes the session. */
  revoke(): void;
}

/** A visit to a shop where it is 3 August 2026, 10:00 UTC, until the clock is set. */
export const aVisit = (started: Shopper = aShopper(), ...memories: readonly Remembered[]): InMemoryVisit => {
  const slots = new Map(memories.map((memory) => [memory.slot.name, memory]));
  let now = '2026-08-03T10:00:00Z';
  let shopper = started;
  let isSessionRevoked = false;
  let hasSessionEnded = false;
  let staysSignedIn = false;
  let wishlistId: WishlistId | undefined;
  const become = (change: Partial<Shopper>): void => {
    shopper = { ...shopper, ...change };
  };
  const leave = ({ slot, content }: Remembered): void => {
    const { userId } = shopper;
    if (slot.outlivesSession === undefined) slots.delete(slot.name);
    else if (userId !== undefined && slot.outlivesSession.left !== undefined)
      visit.write(slot, slot.outlivesSession.left(content, userId));
  };
  const resume = ({ slot, content }: Remembered, userId: string): void => {
    if (slot.outlivesSession?.resumed === undefined) return;
    const resumed = slot.outlivesSession.resumed(content, userId);
    if (resumed === undefined) visit.clear(slot);
    else visit.write(slot, resumed);
  };
  const visit: InMemoryVisit = {
    get shopper() {
      return shopper;
    },
    get isSessionRevoked() {
      return isSessionRevoked;
    },
    get hasSessionEnded() {
      return hasSessionEnded;
    },
    get owner() {
      return visit.read(KNOWN_BROWSER)?.account;
    },
    get staysSignedIn() {
      return staysSignedIn;
    },
    get wishlistId() {
      return wishlistId;
    },
    slotNames: () => [...slots.keys()].toSorted(),
    setClock: (instant) => {
      now = instant;
    },
    revoke: () => {
      isSessionRevoked = true;
    },
    now: () => new Date(now),
    read: (slot) => slot.read(slots.get(slot.name)?.content),
    write: (slot, content) => void slots.set(slot.name, { slot, content }),
    clear: ({ name }) => void slots.delete(name),
    opened: ({ userId, cartId }) => {
      forgetGuestsOrder(visit);
      hasSessionEnded ||= shopper.cartId !== undefined;
      become({ userId, cartId });
    },
    signedIn: ({ userId, sessionToken, updatedCartId }, as, stay) => {
      if (shopper.loginState === 'customer' && (as === 'guest' || shopper.userId !== userId)) visit.loggedOut();
      visit.clear(LOGIN_OPTION);
      visit.clear(SHOWN_ORDER);
      for (const memory of slots.values()) resume(memory, userId);
      become({ userId, cartId: updatedCartId, loginState: as, sessionToken });
      staysSignedIn = stay;
    },
    signedOut: () => {
      hasSessionEnded = true;
      for (const memory of slots.values()) leave(memory);
      shopper = asAnonymous(shopper);
    },
    loggedOut: () => {
      visit.signedOut();
      for (const { slot } of slots.values()) if (slot.isOfPerson === true) visit.clear(slot);
    },
    startedOver: ({ userId, cartId }) => {
      visit.signedOut();
      become({ userId, cartId });
    },
    useCart: (cartId) => become({ cartId }),
    useWishlist: (id) => {
      wishlistId = id;
    },
    forgetCart: () => {
      hasSessionEnded = true;
      const { cartId: _gone, ...rest } = shopper;
      shopper = rest;
    },
  };
  return visit;
};
