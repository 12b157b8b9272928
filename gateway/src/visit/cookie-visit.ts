import { LOGIN_OPTION } from '@shop/domain/checkout/login-option.slot';
import { forgetGuestsOrder, SHOWN_ORDER } from '@shop/domain/sessions/shown-order.slot';
import type { SessionChanges } from '@shop/domain/visit/session-changes.port';
import type { OpenedSession, SignedIn } from '@shop/domain/visit/session';
import {
  asAnonymous,
  type CartId,
  type LoginState,
  type Shopper,
  type UserId,
  type WishlistId,
} from '@shop/domain/visit/shopper';
import type { Slot, Visit } from '@shop/domain/visit/visit.port';
import type { CookieJar } from '../cookies/cookie-jar.ts';
import { COOKIES, COOKIES_OF_SESSION } from '../cookies/cookies.ts';
import { hasExpiredLogin } from './expired-login.ts';
import { afterLogout, goOn, goOnAnonymously, goOnAs } from './public-session-cookie.ts';
import { cookieSlots, type SlotStore } from '../cookies/cookie-slots.ts';
import { SLOTS } from './slots.ts';

export interface CookieVisitParts {
  readonly shopper: Shopper;
  readonly jar: CookieJar;
  /** The time in the shop: session cookies expire with the session. */
  readonly now: () => Date;
}

const MS_PER_SECOND = 1_000;

/** The visit of a request, and where adapters report what the shop made of its session. */
export interface CookieVisit extends Visit {
  readonly sessionChanges: SessionChanges;
}

const identityOf = ({ userId = '', sessionToken = '' }: Shopper): string => `${userId}|${sessionToken}`;

/** Stored in cookies. A class, because V8 frees a literal with accessors, and the request that it holds, in major collections only (docs/decisions/0145). */
class VisitInCookies implements CookieVisit {
  /** Who the visitor was since the request began: calls on behalf of each may still be running. */
  private readonly identities = new Set<string>();
  private current: Shopper;
  readonly sessionChanges: SessionChanges = {
    areOf: (shopper) => this.identities.has(identityOf(shopper)),
    renewed: (session) => this.goOnIn(session),
    revoked: () => {
      this.isSessionRevoked = true;
      // The next page that fails leads through the logout.
      this.jar.write(COOKIES.securityLogout, '1');
    },
  };
  isSessionRevoked = false;
  hasSessionEnded = false;
  private readonly jar: CookieJar;
  private readonly slots: SlotStore;

  constructor(private readonly parts: CookieVisitParts) {
    this.jar = parts.jar;
    this.slots = cookieSlots(parts.jar);
    this.current = parts.shopper;
    this.identities.add(identityOf(parts.shopper));
    if (hasExpiredLogin(this.jar)) this.signedOut();
  }

  get shopper(): Shopper {
    return this.current;
  }

  now(): Date {
    return this.parts.now();
  }

  read<Content>(slot: Slot<Content>): Content | undefined {
    return this.slots.read(slot);
  }

  write<Content>(slot: Slot<Content>, content: Content): void {
    this.slots.write(slot, content);
  }

  clear<Content>(slot: Slot<Content>): void {
    this.slots.clear(slot);
  }

  opened(session: OpenedSession): void {
    forgetGuestsOrder(this);
    this.goOnIn(session);
  }

  signedIn(session: SignedIn, as: Exclude<LoginState, 'logged-out'>, stay: boolean): void {
    const { userId, sessionToken, updatedCartId, activeWishlistId, expires } = session;
    const seconds = Math.max(0, Math.floor((Date.parse(expires) - this.now().getTime()) / MS_PER_SECOND));
    const lifetime = { seconds, endsWithBrowser: !stay };
    const { loginState, userId: before } = this.shopper;
    if (loginState === 'customer' && (as === 'guest' || before !== userId)) this.loggedOut();
    this.jar.write(as === 'guest' ? COOKIES.guestSession : COOKIES.customerSession, userId, lifetime);
    this.jar.clear(as === 'guest' ? COOKIES.customerSession : COOKIES.guestSession);
    this.jar.write(COOKIES.sessionToken, sessionToken, lifetime);
    this.jar.clear(COOKIES.securityLogout);
    this.clear(LOGIN_OPTION);
    this.clear(SHOWN_ORDER);
    goOnAs(this.jar, as, userId, lifetime);
    for (const slot of SLOTS) this.resume(slot, userId);
    this.use({ userId, cartId: updatedCartId, activeWishlistId });
    this.become({ loginState: as, sessionToken });
  }

  signedOut(): void {
    this.hasSessionEnded = true;
    for (const slot of SLOTS) this.leave(slot, this.shopper.userId);
    for (const kind of COOKIES_OF_SESSION) this.jar.clear(kind);
    // The visitor does not know yet that the session has just been revoked.
    if (!this.isSessionRevoked) this.jar.clear(COOKIES.securityLogout);
    this.setShopper(asAnonymous(this.shopper));
  }

  startedOver(next: OpenedSession): void {
    const before = this.jar.read(COOKIES.visitorSession);
    this.signedOut();
    this.use(next);
    goOnAnonymously(this.jar, before);
  }

  loggedOut(): void {
    this.signedOut();
    for (const slot of SLOTS) if (slot.isOfPerson === true) this.clear(slot);
    goOn(this.jar, afterLogout());
  }

  useCart(cartId: CartId): void {
    this.jar.write(COOKIES.cartId, cartId);
    this.become({ cartId });
  }

  useWishlist(id: WishlistId): void {
    this.jar.write(COOKIES.activeWishlistId, id);
  }

  forgetCart(): void {
    this.hasSessionEnded = true;
    this.jar.clear(COOKIES.cartId);
    const { cartId, ...rest } = this.shopper;
    this.setShopper(rest);
  }

  private leave<Content>(slot: Slot<Content>, user: UserId | undefined): void {
    if (slot.outlivesSession === undefined) return this.clear(slot);
    const content = this.read(slot);
    if (content !== undefined && user !== undefined && slot.outlivesSession.left !== undefined)
      this.write(slot, slot.outlivesSession.left(content, user));
  }

  private resume<Content>(slot: Slot<Content>, user: UserId): void {
    if (slot.outlivesSession?.resumed === undefined) return;
    const content = this.read(slot);
    if (content === undefined) return;
    const resumed = slot.outlivesSession.resumed(content, user);
    if (resumed === undefined) this.clear(slot);
    else this.write(slot, resumed);
  }

  private goOnIn(session: OpenedSession): void {
    this.hasSessionEnded ||= this.shopper.cartId !== undefined;
    this.use(session);
    // Who is signed in keeps the lifetime of the login.
    if (this.shopper.loginState === 'logged-out') goOn(this.jar);
  }

  private use({ userId, cartId, activeWishlistId }: OpenedSession): void {
    this.jar.write(COOKIES.userId, userId);
    this.jar.write(COOKIES.cartId, cartId);
    this.jar.write(COOKIES.activeWishlistId, activeWishlistId);
    this.become({ userId, cartId });
  }

  private become(change: Partial<Shopper>): void {
    this.setShopper({ ...this.shopper, ...change });
  }

  private setShopper(shopper: Shopper): void {
    this.current = shopper;
    this.identities.add(identityOf(shopper));
  }
}

export const cookieVisit = (parts: CookieVisitParts): CookieVisit => new VisitInCookies(parts);
