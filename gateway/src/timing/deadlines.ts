/** Default deadline of one operation of the shop, including queueing and retries, in ms (docs/decisions/0041). */
export const INTERACTIVE_DEADLINE_MS = 10_000;

/** The most operations that an order runs one after the other. */
export const ORDER_STEPS = 8;

/** How long an order takes if each operation uses up its deadline, in ms. */
export const ORDER_DEADLINE_MS = ORDER_STEPS * INTERACTIVE_DEADLINE_MS;

/** How long a click on the order button waits for an earlier order of the same cart, in ms. */
export const ORDER_LOCK_TIMEOUT_MS = 2 * INTERACTIVE_DEADLINE_MS;

/** How long submitting a return takes if each of its operations uses up its deadline: reading the order, submitting, reading again. */
export const RETURN_DEADLINE_MS = 4 * INTERACTIVE_DEADLINE_MS;

/** How long a change of a return waits for an earlier one, in ms. */
export const RETURN_LOCK_TIMEOUT_MS = 2 * INTERACTIVE_DEADLINE_MS;

/** Time to write the response after the last operation. */
const MARGIN_MS = 5_000;

/** Requests that still run this long after the drain are aborted, in ms; an order never takes that long. */
export const SHUTDOWN_MS = ORDER_LOCK_TIMEOUT_MS + ORDER_DEADLINE_MS + MARGIN_MS;
