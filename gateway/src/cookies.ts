const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** A cookie of the shop. Without a lifetime it ends with the browser. All are HttpOnly. */
export interface CookieKind {
  readonly name: string;
  readonly maxAgeSeconds?: number;
  /** The gateway trusts what it reads here: nobody else may have written it. */
  readonly isSigned: boolean;
}

/** Every cookie that the gateway reads or writes (specification A9, B9; design section 6). */
export const COOKIES = {
  /** The gateway's own token, which mutations must carry: signed in itself, its lifetime given with each. */
  apiToken: { name: 'apiToken', isSigned: false },
  cartId: { name: 'cartId', maxAgeSeconds: 30 * DAY, isSigned: true },
  userId: { name: 'userId', maxAgeSeconds: 30 * DAY, isSigned: true },
  /** Login state derives from these two (specification A4). */
  guestSession: { name: 'guestSession', isSigned: true },
  customerSession: { name: 'customerSession', isSigned: true },
  /** Proof of the session towards the shop; never shown to scripts. */
  sessionToken: { name: 'sessionToken', isSigned: true },
  /** Says that the shop revoked the session: the next page leads through /logout/. */
  securityLogout: { name: 'securityLogout', maxAgeSeconds: DAY, isSigned: false },
  locale: { name: 'locale', maxAgeSeconds: 365 * DAY, isSigned: false },
  activeWishlistId: { name: 'activeWishlistId', maxAgeSeconds: 30 * DAY, isSigned: true },
  /** A toast for the next page. */
  serverToast: { name: 'serverToast', maxAgeSeconds: 10, isSigned: true },
  /** What a form without scripts held, for the page that shows it again. */
  formEcho: { name: 'formEcho', maxAgeSeconds: MINUTE, isSigned: true },
  /** The order just placed and the cart that follows it, until the confirmation has been shown. */
  orderId: { name: 'orderId', maxAgeSeconds: DAY, isSigned: true },
  newCartId: { name: 'newCartId', maxAgeSeconds: DAY, isSigned: true },
  /** How a visitor without a session wants to go on: register or guest. */
  checkoutLogin: { name: 'checkoutLogin', isSigned: true },
  /** A tester's world of the fake shop. */
  world: { name: 'SHOP_WORLD', isSigned: false },
} as const satisfies Record<string, CookieKind>;
