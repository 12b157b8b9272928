/** At most `max` counts in a window, which starts with its first count. */
export interface WindowLimit {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const LOGIN_WINDOW_MS = 15 * MINUTE_MS;

/** `Retry-After` of a refused login. */
export const LOGIN_WINDOW_SECONDS = LOGIN_WINDOW_MS / 1_000;

/** The limits that all gateways count together; docs/decisions/0069 explains them. */
export const LIMITS = {
  /** Wrong passwords: for one account from one network or known browser; from one network for all accounts; for one account from all networks. */
  loginsAtAccountFromOnePlace: { name: 'login-account-place', max: 10, windowMs: LOGIN_WINDOW_MS },
  loginsFromNetwork: { name: 'login-network', max: 100, windowMs: LOGIN_WINDOW_MS },
  loginsAtAccount: { name: 'login-account', max: 50, windowMs: LOGIN_WINDOW_MS },
  /** Wrong passwords typed into one session: before a new password or e-mail address, or to delete the account. Nobody else's count. */
  passwordChecks: { name: 'password-check', max: 10, windowMs: LOGIN_WINDOW_MS },
  /** New e-mail addresses of accounts, whether taken or not: from one network. Those that were saved: to one address. Each sends two mails. */
  emailChanges: { name: 'email-change', max: 30, windowMs: 10 * MINUTE_MS },
  emailChangesADay: { name: 'email-change-day', max: 200, windowMs: DAY_MS },
  emailChangesToAddress: { name: 'email-change-address', max: 5, windowMs: DAY_MS },
  /** New passwords from one network: each sends a mail. */
  passwordChanges: { name: 'password-change', max: 30, windowMs: 10 * MINUTE_MS },
  passwordChangesADay: { name: 'password-change-day', max: 200, windowMs: DAY_MS },
  /** Links to a new password: for one account from one network; for one account, whose owner gets the mails; from one network. */
  passwordLinksAtAccountFromNetwork: { name: 'password-link-account-network', max: 5, windowMs: HOUR_MS },
  passwordLinksAtAccountADay: { name: 'password-link-account-day', max: 20, windowMs: DAY_MS },
  passwordLinks: { name: 'password-link', max: 60, windowMs: 10 * MINUTE_MS },
  passwordLinksADay: { name: 'password-link-day', max: 400, windowMs: DAY_MS },
  /** Links to a new password that do not work, from one network. */
  brokenPasswordLinks: { name: 'broken-password-link', max: 60, windowMs: 10 * MINUTE_MS },
  /** Copies of all that is stored about one customer: each takes several calls to the shop. */
  accountCopies: { name: 'account-copy', max: 10, windowMs: HOUR_MS },
  /** New customers from one network: a school may register its teachers in one afternoon. */
  registrations: { name: 'registration', max: 30, windowMs: 10 * MINUTE_MS },
  registrationsADay: { name: 'registration-day', max: 200, windowMs: DAY_MS },
  /** Checkouts as a guest from one network. */
  guests: { name: 'guest', max: 100, windowMs: 10 * MINUTE_MS },
  guestsADay: { name: 'guest-day', max: 1_000, windowMs: DAY_MS },
  /** Checks whether an e-mail address has an account: a form sends one whenever the field loses focus. */
  emailLookUps: { name: 'email', max: 60, windowMs: 10 * MINUTE_MS },
  emailLookUpsADay: { name: 'email-day', max: 400, windowMs: DAY_MS },
  /** Declarations of withdrawal from one network, and to one e-mail address: each sends a mail. */
  withdrawals: { name: 'withdrawal', max: 30, windowMs: 10 * MINUTE_MS },
  withdrawalsADay: { name: 'withdrawal-day', max: 200, windowMs: DAY_MS },
  withdrawalsToAddress: { name: 'withdrawal-address', max: 20, windowMs: 60 * MINUTE_MS },
  /** Declarations of cancellation, as of withdrawal. */
  cancellations: { name: 'cancellation', max: 30, windowMs: 10 * MINUTE_MS },
  cancellationsADay: { name: 'cancellation-day', max: 200, windowMs: DAY_MS },
  cancellationsToAddress: { name: 'cancellation-address', max: 20, windowMs: 60 * MINUTE_MS },
  /** Contact requests from one network, and from one e-mail address: each of them is read by somebody. */
  contactRequests: { name: 'contact-request', max: 20, windowMs: 10 * MINUTE_MS },
  contactRequestsADay: { name: 'contact-request-day', max: 100, windowMs: DAY_MS },
  contactRequestsOfAddress: { name: 'contact-request-address', max: 10, windowMs: HOUR_MS },
  /** Entries into the waiting list of Prime from one network: each sends a mail. */
  waitingList: { name: 'waiting-list', max: 20, windowMs: 10 * MINUTE_MS },
  waitingListADay: { name: 'waiting-list-day', max: 200, windowMs: DAY_MS },
  /** Subscriptions to the newsletter from one network: each sends a mail. Addresses that are typed to unsubscribe. */
  subscriptions: { name: 'subscription', max: 20, windowMs: 10 * MINUTE_MS },
  subscriptionsADay: { name: 'subscription-day', max: 200, windowMs: DAY_MS },
  unsubscriptions: { name: 'unsubscription', max: 20, windowMs: 10 * MINUTE_MS },
  unsubscriptionsADay: { name: 'unsubscription-day', max: 200, windowMs: DAY_MS },
  /** Links to confirm the newsletter that do not work, and presses to unsubscribe: from one network, and with one link. */
  wrongNewsletterLinks: { name: 'newsletter-link', max: 60, windowMs: 10 * MINUTE_MS },
  unsubscribingLinks: { name: 'unsubscribing-network', max: 1_000, windowMs: 10 * MINUTE_MS },
  unsubscribingLink: { name: 'unsubscribing-link', max: 20, windowMs: 10 * MINUTE_MS },
  /** Entries into competitions from one network: a class may enter in one lesson. From one e-mail address: only the first counts. */
  entries: { name: 'entry', max: 40, windowMs: 10 * MINUTE_MS },
  entriesADay: { name: 'entry-day', max: 400, windowMs: DAY_MS },
  entriesOfAddress: { name: 'entry-address', max: 10, windowMs: HOUR_MS },
  /** Invitations to lists from one network, and to one e-mail address: each sends a mail. */
  listInvitations: { name: 'list-invitation', max: 30, windowMs: 10 * MINUTE_MS },
  listInvitationsADay: { name: 'list-invitation-day', max: 200, windowMs: DAY_MS },
  listInvitationsToAddress: { name: 'list-invitation-address', max: 10, windowMs: DAY_MS },
  /** Links to lists and codes of claims that are not valid, from one network: a class may follow an old link. */
  wrongListLinks: { name: 'list-link', max: 200, windowMs: 10 * MINUTE_MS },
  wrongClaimCodes: { name: 'claim-code', max: 60, windowMs: 10 * MINUTE_MS },
  /** Forms as PDF that one network has drawn: a class may print its list in one lesson. */
  drawnForms: { name: 'drawn-form', max: 120, windowMs: 10 * MINUTE_MS },
  drawnFormsADay: { name: 'drawn-form-day', max: 1_000, windowMs: DAY_MS },
  /** Order forms that one network has checked or put into carts: rows are checked as they are left, and a school has many people. */
  orderForms: { name: 'order-form', max: 600, windowMs: 10 * MINUTE_MS },
  orderFormsADay: { name: 'order-form-day', max: 5_000, windowMs: DAY_MS },
  /** Reviews from one network: a class may write them in one lesson. Ratings of descriptions are a click each. */
  reviews: { name: 'review', max: 40, windowMs: 10 * MINUTE_MS },
  reviewsADay: { name: 'review-day', max: 200, windowMs: DAY_MS },
  descriptionRatings: { name: 'description-rating', max: 60, windowMs: 10 * MINUTE_MS },
  descriptionRatingsADay: { name: 'description-rating-day', max: 400, windowMs: DAY_MS },
  /** Alerts for sold-out articles from one network: each sends a mail. Links of them that do not work, and presses that end them. */
  stockAlerts: { name: 'stock-alert', max: 40, windowMs: 10 * MINUTE_MS },
  stockAlertsADay: { name: 'stock-alert-day', max: 400, windowMs: DAY_MS },
  wrongStockAlertLinks: { name: 'stock-alert-link', max: 60, windowMs: 10 * MINUTE_MS },
  endedStockAlerts: { name: 'stock-alert-end', max: 200, windowMs: 10 * MINUTE_MS },
  /** Wrong voucher codes from one network. */
  wrongVouchers: { name: 'voucher', max: 20, windowMs: 10 * MINUTE_MS },
  wrongVouchersADay: { name: 'voucher-day', max: 100, windowMs: DAY_MS },
  /** Wrong pairs of an order's number and postcode: from one network, and for one number from all networks. */
  wrongOrderLookUps: { name: 'order-lookup', max: 20, windowMs: 10 * MINUTE_MS },
  wrongOrderLookUpsADay: { name: 'order-lookup-day', max: 200, windowMs: DAY_MS },
  wrongLookUpsOfOrder: { name: 'order-lookup-order', max: 50, windowMs: 60 * MINUTE_MS },
  /** Announced returns from one network, and to one e-mail address: each sends a mail. */
  returns: { name: 'return', max: 30, windowMs: 10 * MINUTE_MS },
  returnsADay: { name: 'return-day', max: 200, windowMs: DAY_MS },
  returnsToAddress: { name: 'return-address', max: 20, windowMs: HOUR_MS },
  /** Browsers that begin a return of one order, from one network and from all: what each has chosen is stored for a day. */
  returnDraftsOfOrderFromNetwork: { name: 'return-draft-order-network', max: 40, windowMs: DAY_MS },
  returnDraftsOfOrder: { name: 'return-draft-order', max: 50, windowMs: DAY_MS },
  /** Sessions opened for visitors without one: a school's whole staff may arrive at once. */
  sessions: { name: 'session', max: 300, windowMs: 10 * MINUTE_MS },
  sessionsADay: { name: 'session-day', max: 10_000, windowMs: DAY_MS },
  /** Sessions that replace lost ones: the shop may lose those of a whole school at once, and lost ids can be sent again and again. */
  lostSessions: { name: 'lost-session', max: 1_000, windowMs: 10 * MINUTE_MS },
  lostSessionsADay: { name: 'lost-session-day', max: 10_000, windowMs: DAY_MS },
  /** Forms with files: a return has a handful of photos. */
  uploads: { name: 'upload', max: 100, windowMs: 10 * MINUTE_MS },
  uploadsADay: { name: 'upload-day', max: 1_000, windowMs: DAY_MS },
} as const satisfies Record<string, WindowLimit>;

/** A token bucket: full at first, refilled at a constant rate. */
export interface BucketLimit {
  readonly name: string;
  readonly capacity: number;
  readonly perSecond: number;
}

/** How much one network may request from one gateway; docs/decisions/0070 explains the figures. */
export const BUCKETS = {
  /** Rendered pages; pages from the cache cost nothing. */
  pages: { name: 'pages', capacity: 300, perSecond: 10 },
  /** GraphQL requests that are not served from the cache. */
  graphql: { name: 'graphql', capacity: 600, perSecond: 30 },
  /** Orders have their own tokens: whoever has looked at many pages can still buy. In a rush a whole school or carrier presses at once. */
  orders: { name: 'orders', capacity: 200, perSecond: 2 },
} as const satisfies Record<string, BucketLimit>;

/** Extra tokens for an unknown page: it is rendered too, and people do not open many. */
export const UNKNOWN_PAGE_COST = 4;

/** Pages that are rendered at a time: rendering uses the processor, and each page waits for replies of the shop. */
export const MAX_DRAWN_PAGES = 16;
/** Pages that wait to be rendered; the last of them waits a few seconds. */
export const MAX_WAITING_PAGES = 64;
/** Failure pages have their own slots, so that one can say that too many pages are waiting. */
export const MAX_DRAWN_FAILURES = 4;
export const MAX_WAITING_FAILURES = 32;

/** Uploads at a time: each holds its form in memory, so they take 200 MB at most. */
export const MAX_UPLOADS = 8;
/** Of one IPv4 address, or one /48 with all its networks, so that slow senders leave half of the slots to the others. */
export const MAX_UPLOADS_OF_NETWORK = 4;
/** Bytes per second that a form must bring, measured over ten seconds at a time, or else it occupies its slot for nothing. */
export const MIN_UPLOAD_RATE = 8_000;
export const UPLOAD_RATE_WINDOW_MS = 10_000;
/** Of a form with all its files. */
export const MAX_FORM_BYTES = 25_000_000;

/** Chunks or segments of a picture file: a PNG of 10 MB in small pieces has some thousand. */
export const MAX_PICTURE_PARTS = 10_000;
/** Of a progressive JPEG, each of which goes over the whole picture: cameras and programs write ten to sixteen. */
export const MAX_PICTURE_SCANS = 20;
/** Of what a picture says about its colours, and about the camera and how it was held; a segment of a JPEG has no more. */
export const MAX_PICTURE_NOTE_BYTES = 66_000;
