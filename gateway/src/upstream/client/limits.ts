/** An attempt ends this many ms after it was sent (specification A8, A9). */
export const ATTEMPT_TIMEOUT_MS = 5_000;
/** With less left, no attempt starts. */
export const MIN_ATTEMPT_TIME_MS = 250;
/** First try included (specification A9). */
export const MAX_ATTEMPTS = 5;
/** Lower bound of the wait before the first repeat (specification A9); each further one is twice as long. */
export const FIRST_DELAY_MS = 300;
/** Operations in one request, and how long the first of them waits for company (specification A7, A9). */
export const MAX_BATCH = 10;
export const BATCH_WINDOW_MS = 15;
/** After so long without a further operation, the request is sent. */
export const BATCH_GAP_MS = 2;
/** Requests that run at once, and those that may wait: with more the upstream would only fall further behind. */
export const MAX_REQUESTS = 64;
export const MAX_WAITING_REQUESTS = 512;
/** How many of both are kept free for orders: each needs a handful of requests, and there are few orders at a time. */
export const ORDER_REQUESTS = 8;
export const WAITING_ORDER_REQUESTS = 64;
/** An answer that is longer is not read: a batch of ten listings is under 1 MB. */
export const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;
/** A connection that takes longer would leave no time for the answer. */
export const CONNECT_TIMEOUT_MS = 2_000;
/** Token call (specification A7, A9). */
export const TOKEN_TIMEOUT_MS = 3_000;
/** A token is replaced so long before it ends. */
export const TOKEN_MARGIN_MS = 60_000;
/** Pause after a failed token call, during which everybody gets the empty token at once. */
export const TOKEN_PAUSE_MS = 1_000;
/** How long lost ids lead to their replacements: a browser may have sent several requests with the old ones. */
export const RENEWAL_TTL_MS = 60_000;
/** How long the gateway waits for a sign of life, and how long one counts: probes may come every second. */
export const HEALTH_TIMEOUT_MS = 2_000;
export const HEALTH_TTL_MS = 1_000;
/** Interval between checks while the upstream is down. */
export const HEALTH_CHECK_INTERVAL_MS = 5_000;
