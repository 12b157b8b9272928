/** An attempt ends this many ms after it was sent (UPSTREAM-09). */
export const ATTEMPT_TIMEOUT_MS = 5_000;
/** No attempt starts with less time left. */
export const MIN_ATTEMPT_TIME_MS = 250;
/** Including the first attempt (UPSTREAM-10). */
export const MAX_ATTEMPTS = 5;
/** Minimum delay before the first retry (UPSTREAM-10); it doubles with each retry. */
export const FIRST_DELAY_MS = 300;
/** Operations in one request, and how long the first waits for others (UPSTREAM-02). */
export const MAX_BATCH = 10;
export const BATCH_WINDOW_MS = 15;
/** The request is sent after this pause without a further operation. */
export const BATCH_GAP_MS = 2;
/** Concurrent requests: with more the upstream would only fall further behind. */
export const MAX_REQUESTS = 64;
/** How many of them are reserved for orders, and as many for everything else: neither a rush of orders nor one of visitors takes all. */
export const RESERVED_REQUESTS = 8;
/** Queued requests that no order depends on: more would fail at their deadline. */
export const MAX_WAITING_REQUESTS = 512;
/** Queued requests for orders: the last one still starts before its deadline if the upstream takes half a second. */
export const MAX_WAITING_ORDER_REQUESTS = 1_024;
/** Concurrent events, and queued ones: nobody waits for them, so they must not take all that a rush leaves to others. */
export const MAX_EVENTS = 16;
export const MAX_WAITING_EVENTS = 512;
/** A longer response is not read: a batch of ten listings is under 1 MB. */
export const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;
/** A slower connection would leave no time for the response. */
export const CONNECT_TIMEOUT_MS = 2_000;
/** Token request (UPSTREAM-05). */
export const TOKEN_TIMEOUT_MS = 3_000;
/** A token is replaced this long before it expires. */
export const TOKEN_MARGIN_MS = 60_000;
/** Pause after a failed token request; until then all callers get the empty token at once. */
export const TOKEN_PAUSE_MS = 1_000;
/** How long renewed ids replace the lost ones: a browser may have sent several requests with the old ids. */
export const RENEWAL_TTL_MS = 60_000;
/** Timeout of a health check, and how long its result is cached: probes may come every second. */
export const HEALTH_TIMEOUT_MS = 2_000;
export const HEALTH_TTL_MS = 1_000;
/** Interval between health checks while the upstream is down. */
export const HEALTH_CHECK_INTERVAL_MS = 5_000;
