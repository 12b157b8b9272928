/** So many within a time, counted from the first on. */
export interface WindowLimit {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LOGIN_WINDOW_MS = 15 * MINUTE_MS;

/** After so long whoever guessed a password may try again. */
export const LOGIN_WINDOW_SECONDS = LOGIN_WINDOW_MS / 1_000;

/** Every limit that all gateways count together, and why it is as it is: docs/decisions/0069. */
export const LIMITS = {
  /** Wrong passwords: for an account from one network or known browser, from a network whatever the account, for an account from wherever. */
  loginsAtAccountFromOnePlace: { name: 'login-account-place', max: 10, windowMs: LOGIN_WINDOW_MS },
  loginsFromNetwork: { name: 'login-network', max: 100, windowMs: LOGIN_WINDOW_MS },
  loginsAtAccount: { name: 'login-account', max: 50, windowMs: LOGIN_WINDOW_MS },
  /** New customers from one network: a school registers its teachers on one afternoon. */
  registrations: { name: 'registration', max: 30, windowMs: 10 * MINUTE_MS },
  registrationsADay: { name: 'registration-day', max: 200, windowMs: DAY_MS },
  /** Checkouts as a guest from one network. */
  guests: { name: 'guest', max: 100, windowMs: 10 * MINUTE_MS },
  guestsADay: { name: 'guest-day', max: 1_000, windowMs: DAY_MS },
  /** Questions whether an e-mail address has an account: a form asks once each time its field is left. */
  emailLookUps: { name: 'email', max: 60, windowMs: 10 * MINUTE_MS },
  emailLookUpsADay: { name: 'email-day', max: 400, windowMs: DAY_MS },
  /** Codes that are no voucher, from one network. */
  wrongVouchers: { name: 'voucher', max: 20, windowMs: 10 * MINUTE_MS },
  wrongVouchersADay: { name: 'voucher-day', max: 100, windowMs: DAY_MS },
  /** Sessions that the shop opens for visitors without one: a school's whole staff at once. */
  sessions: { name: 'session', max: 300, windowMs: 10 * MINUTE_MS },
  sessionsADay: { name: 'session-day', max: 10_000, windowMs: DAY_MS },
} as const satisfies Record<string, WindowLimit>;

/** A bucket of tokens: full at first, and filled again by and by. */
export interface BucketLimit {
  readonly name: string;
  readonly capacity: number;
  readonly perSecond: number;
}

/** What one network may ask of one gateway, and why it is as it is: docs/decisions/0070. */
export const BUCKETS = {
  /** Pages that are drawn: those from the cache cost nothing. */
  pages: { name: 'pages', capacity: 300, perSecond: 10 },
  /** GraphQL requests that are not answered from the cache. */
  graphql: { name: 'graphql', capacity: 600, perSecond: 30 },
  /** Orders, apart: who has looked at much may still buy. */
  orders: { name: 'orders', capacity: 60, perSecond: 2 },
} as const satisfies Record<string, BucketLimit>;

/** What an unknown page costs on top: it is drawn too, and nobody reads many of them. */
export const UNKNOWN_PAGE_COST = 4;

/** Pages that are drawn at a time: drawing takes the processor, and each waits for some answers of the shop behind. */
export const MAX_DRAWN_PAGES = 16;
/** Pages that wait to be drawn; for the last of them the wait is a few seconds. */
export const MAX_WAITING_PAGES = 64;
/** Failure pages are drawn apart, so that there is one to say that too many pages wait. */
export const MAX_DRAWN_FAILURES = 4;
export const MAX_WAITING_FAILURES = 32;
