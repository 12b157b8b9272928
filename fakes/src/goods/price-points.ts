/** Factor from a euro price to francs: import, customs and Swiss costs, less the lower VAT. */
const FRANCS_PER_EURO = 1.12;

const upTo = (minor: number, step: number, ending: number): number =>
  Math.max(step, Math.ceil((minor - ending) / step) * step) + ending;

/** Rounds a calculated price to one that a shop would print, in cents. */
export const euroPricePoint = (cents: number): number => {
  if (cents < 300) return Math.max(19, Math.round(cents / 10) * 10 - 1);
  if (cents < 2000) return upTo(cents, 50, -1);
  if (cents < 10_000) return upTo(cents, 100, -5);
  if (cents < 50_000) return upTo(cents, 500, -100);
  return upTo(cents, 1000, -100);
};

/** The franc price for a euro price, in Rappen; always a multiple of five, the smallest Swiss coin. */
export const francPricePoint = (cents: number): number => {
  const rappen = cents * FRANCS_PER_EURO;
  if (rappen < 300) return Math.max(20, Math.round(rappen / 10) * 10 - 5);
  if (rappen < 2000) return upTo(rappen, 50, -10);
  if (rappen < 10_000) return upTo(rappen, 100, -10);
  if (rappen < 50_000) return upTo(rappen, 500, -100);
  return upTo(rappen, 1000, -100);
};

/** A printable price about this many percent below another one. */
export const reducedEuroPoint = (list: number, percent: number): number => {
  const reduced = (list * (100 - percent)) / 100;
  if (list < 2000) return Math.min(Math.ceil(reduced / 10) * 10 - 1, list - 10);
  if (list < 10_000) return Math.min(Math.floor(reduced / 100) * 100 + 95, list - 100);
  return Math.min(Math.floor(reduced / 100) * 100, list - 500);
};

/** The same in Francs, in steps of ten Rappen. */
export const reducedFrancPoint = (list: number, percent: number): number =>
  Math.min(Math.round((list * (100 - percent)) / 1000) * 10, list - 10);
