/** Upper bounds for what callers send about a cart. They only stop abuse: the shop limits each article further. */
export const MAX_QUANTITY = 99_999;
/** More different articles than any cart contains. */
export const MAX_LINES = 500;
export const MAX_VOUCHERS = 20;
