const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A cookie of the shop. */
export interface CookieKind {
  readonly name: string;
  /** How long the browser stores it, and how long its signature is valid. */
  readonly maxAgeSeconds: number;
  /** The browser drops it when it closes, even before that. */
  readonly endsWithBrowser?: true;
  /** The gateway trusts its value, so it must be signed. */
  readonly isSigned: boolean;
  /** Scripts may read it; all others are HttpOnly. */
  readonly isReadByScripts?: true;
  /** Tests and people write it too: its name stays the same behind TLS, where the others get a prefix. */
  readonly isOfTesters?: true;
}

/** Every cookie that the gateway reads or writes (UPSTREAM-06, UPSTREAM-15). */
export const COOKIES = {
  /** The gateway's own token, which mutations must carry: signed in itself, with its own lifetime. */
  apiToken: { name: 'apiToken', maxAgeSeconds: 30 * MINUTE, isSigned: false },
  cartId: { name: 'cartId', maxAgeSeconds: 30 * DAY, isSigned: true },
  userId: { name: 'userId', maxAgeSeconds: 30 * DAY, isSigned: true },
  /**
   * Tells scripts which session the visitor has: what the browser stores goes with it (docs/decisions/0153), and nothing is
   * requested about visitors without one (docs/decisions/0144). Who is signed in has it for as long as the login.
   */
  visitorSession: { name: 'visitorSession', maxAgeSeconds: 30 * DAY, isSigned: false, isReadByScripts: true },
  /** Login state derives from these two (AUTH-01). Their lifetime is that of the shop's session. */
  guestSession: { name: 'guestSession', maxAgeSeconds: 30 * DAY, endsWithBrowser: true, isSigned: true },
  customerSession: { name: 'customerSession', maxAgeSeconds: 30 * DAY, endsWithBrowser: true, isSigned: true },
  /** Proves the session to the shop; never visible to scripts. */
  sessionToken: { name: 'sessionToken', maxAgeSeconds: 30 * DAY, endsWithBrowser: true, isSigned: true },
  /** The shop revoked the session: the next page leads through /logout/. */
  securityLogout: { name: 'securityLogout', maxAgeSeconds: DAY, isSigned: false },
  locale: { name: 'locale', maxAgeSeconds: 365 * DAY, isSigned: false },
  activeWishlistId: { name: 'activeWishlistId', maxAgeSeconds: 30 * DAY, isSigned: true },
  /** The draft that an editor previews (docs/decisions/0071). */
  preview: { name: 'preview', maxAgeSeconds: 8 * HOUR, endsWithBrowser: true, isSigned: true },
  /** A tester's world of the fake shop. */
  world: { name: 'SHOP_WORLD', maxAgeSeconds: DAY, endsWithBrowser: true, isSigned: false, isOfTesters: true },
} as const satisfies Record<string, CookieKind>;

/** Prefixes of cookies that are passed on to the shop (UPSTREAM-08): A/B tests and web analytics. */
export const PASSED_COOKIES: readonly string[] = ['BZ_AB_', '_ga'];

/** End with the session, besides what the browser remembers of it. */
export const COOKIES_OF_SESSION: readonly CookieKind[] = [
  COOKIES.guestSession,
  COOKIES.customerSession,
  COOKIES.sessionToken,
  COOKIES.activeWishlistId,
  COOKIES.visitorSession,
  COOKIES.userId,
  COOKIES.cartId,
];
