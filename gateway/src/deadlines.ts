/** How long somebody waits for one operation of the shop, queue and repeats included, who does not say how long (docs/decisions/0041). */
export const INTERACTIVE_DEADLINE_MS = 10_000;

/** Operations that placing an order waits for one after the other, at most. */
export const ORDER_STEPS = 8;

/** So long an order takes where each of them takes as long as it may. */
export const ORDER_DEADLINE_MS = ORDER_STEPS * INTERACTIVE_DEADLINE_MS;

/** So long one press on the order button waits for another one of the same cart that is still at work. */
export const ORDER_PATIENCE_MS = 2 * INTERACTIVE_DEADLINE_MS;

/** For writing the answer once the last of them is over. */
const MARGIN_MS = 5_000;

/** So long after nobody new is served, what is still under way is cut off: never an order. */
export const SHUTDOWN_MS = ORDER_PATIENCE_MS + ORDER_DEADLINE_MS + MARGIN_MS;
