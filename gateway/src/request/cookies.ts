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

/** Every cookie that the gateway reads or writes (specification A9, B9). */
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
  /** Login state derives from these two (specification A4). Their lifetime is that of the shop's session. */
  guestSession: { name: 'guestSession', maxAgeSeconds: 30 * DAY, endsWithBrowser: true, isSigned: true },
  customerSession: { name: 'customerSession', maxAgeSeconds: 30 * DAY, endsWithBrowser: true, isSigned: true },
  /** Proves the session to the shop; never visible to scripts. */
  sessionToken: { name: 'sessionToken', maxAgeSeconds: 30 * DAY, endsWithBrowser: true, isSigned: true },
  /** The shop revoked the session: the next page leads through /logout/. */
  securityLogout: { name: 'securityLogout', maxAgeSeconds: DAY, isSigned: false },
  locale: { name: 'locale', maxAgeSeconds: 365 * DAY, isSigned: false },
  activeWishlistId: { name: 'activeWishlistId', maxAgeSeconds: 30 * DAY, isSigned: true },
  /** A toast for the next page. */
  serverToast: { name: 'serverToast', maxAgeSeconds: 10, isSigned: true },
  /** What a form without scripts contained, so that the page can show it again. */
  formEcho: { name: 'formEcho', maxAgeSeconds: MINUTE, endsWithBrowser: true, isSigned: true },
  /** The order just placed, its cart and the next cart, until the confirmation has been shown. */
  orderId: { name: 'orderId', maxAgeSeconds: DAY, isSigned: true },
  orderCartId: { name: 'orderCartId', maxAgeSeconds: DAY, isSigned: true },
  newCartId: { name: 'newCartId', maxAgeSeconds: DAY, isSigned: true },
  /** The order whose confirmation was shown last, and when; for a guest also the session that may read it (docs/decisions/0057). */
  shownOrder: { name: 'shownOrder', maxAgeSeconds: 30 * MINUTE, endsWithBrowser: true, isSigned: true },
  /** The order that a visitor without an account looked up: its number and postcode (docs/decisions/0101). */
  lookedUpOrder: { name: 'lookedUpOrder', maxAgeSeconds: 30 * MINUTE, endsWithBrowser: true, isSigned: true },
  /** Where the return that is being filled in is stored (docs/decisions/0103). */
  returnDraft: { name: 'returnDraft', maxAgeSeconds: DAY, endsWithBrowser: true, isSigned: true },
  /** How a visitor without a session wants to continue: register or guest. */
  checkoutLogin: { name: 'checkoutLogin', maxAgeSeconds: DAY, endsWithBrowser: true, isSigned: true },
  /** The express checkout of a cart, from the return from the provider to the order (docs/decisions/0125). */
  expressCheckout: { name: 'expressCheckout', maxAgeSeconds: DAY, endsWithBrowser: true, isSigned: true },
  /** A Prime checkout, from the form on /prime/ to the membership (docs/decisions/0133). */
  primeCheckout: { name: 'primeCheckout', maxAgeSeconds: DAY, endsWithBrowser: true, isSigned: true },
  /** A declaration of withdrawal between its form and its receipt (docs/decisions/0092). */
  withdrawal: { name: 'withdrawal', maxAgeSeconds: HOUR, endsWithBrowser: true, isSigned: true },
  /** The key of the next cancellation, and the receipt of the last one (docs/decisions/0135). */
  cancellation: { name: 'cancellation', maxAgeSeconds: HOUR, endsWithBrowser: true, isSigned: true },
  /** The account's owner has signed in with this browser: nobody else can lock it out. */
  knownBrowser: { name: 'knownBrowser', maxAgeSeconds: 180 * DAY, isSigned: true },
  /** How often this visitor has requested a new password (specification A5, A9). */
  passwordTries: { name: 'passwordTries', maxAgeSeconds: DAY, endsWithBrowser: true, isSigned: true },
  /** The draft that an editor previews (docs/decisions/0071). */
  preview: { name: 'preview', maxAgeSeconds: 8 * HOUR, endsWithBrowser: true, isSigned: true },
  /** A tester's world of the fake shop. */
  world: { name: 'SHOP_WORLD', maxAgeSeconds: DAY, endsWithBrowser: true, isSigned: false, isOfTesters: true },
} as const satisfies Record<string, CookieKind>;

/** Prefixes of cookies that are passed on to the shop (specification A7): A/B tests and web analytics. */
export const PASSED_COOKIES: readonly string[] = ['BZ_AB_', '_ga'];

/** End with the session. */
export const COOKIES_OF_SESSION: readonly CookieKind[] = [
  COOKIES.guestSession,
  COOKIES.customerSession,
  COOKIES.sessionToken,
  COOKIES.orderId,
  COOKIES.orderCartId,
  COOKIES.newCartId,
  COOKIES.shownOrder,
  COOKIES.checkoutLogin,
  COOKIES.expressCheckout,
  COOKIES.primeCheckout,
  COOKIES.withdrawal,
  COOKIES.cancellation,
  COOKIES.lookedUpOrder,
  COOKIES.formEcho,
  COOKIES.serverToast,
  COOKIES.passwordTries,
  COOKIES.activeWishlistId,
  COOKIES.visitorSession,
  COOKIES.userId,
  COOKIES.cartId,
];

/** Hold what somebody typed or looked up, and need no other proof: whoever is signed in finds it while the shop says that they are (docs/decisions/0153). */
export const COOKIES_OF_PERSON: readonly CookieKind[] = [
  COOKIES.withdrawal,
  COOKIES.cancellation,
  COOKIES.lookedUpOrder,
  COOKIES.returnDraft,
  COOKIES.primeCheckout,
  COOKIES.formEcho,
];

/** Not needed any more once the confirmation of the order was shown. */
export const COOKIES_OF_PLACED_ORDER: readonly CookieKind[] = [
  COOKIES.orderId,
  COOKIES.orderCartId,
  COOKIES.newCartId,
  COOKIES.checkoutLogin,
  COOKIES.expressCheckout,
];
