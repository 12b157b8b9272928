/** Ids of the shop as requests may contain them; anything else is malformed. */
export const SHOP_ID = /^[A-Za-z0-9][\w.$-]{0,63}$/u;

/** An order, as the shop names it. */
export type OrderId = string;
