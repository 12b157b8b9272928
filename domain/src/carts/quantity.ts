import { normaliseText } from '../shared/normalise-text.ts';

/** Bounds for articles that state none (FORM-12). */
export const DEFAULT_MIN_QUANTITY = 1;
export const DEFAULT_MAX_QUANTITY = 999;
/** Largest quantity of a wishlist entry: 9999 itself is refused (FORM-13). */
export const WISHLIST_MAX_QUANTITY = 9998;

export interface QuantityBounds {
  readonly min?: number;
  readonly max?: number;
}

export interface BoundedQuantity {
  readonly quantity: number;
  readonly outcome: 'unchanged' | 'raised-to-minimum' | 'lowered-to-maximum';
}

/** The nearest quantity that can be ordered: whole, at least the minimum order quantity, at most the maximum, which takes precedence. */
export const quantityWithin = (
  requested: number,
  { min = DEFAULT_MIN_QUANTITY, max = DEFAULT_MAX_QUANTITY }: QuantityBounds,
): BoundedQuantity => {
  const whole = Math.trunc(requested);
  if (whole > max) return { quantity: max, outcome: 'lowered-to-maximum' };
  if (whole >= min) return { quantity: whole, outcome: 'unchanged' };
  return { quantity: Math.min(min, max), outcome: 'raised-to-minimum' };
};

/** Ordinary digits, and the wide ones of East Asian keyboards. */
const DIGITS = /^[\d０-９]+$/u;

/** A quantity as typed; undefined unless it is a whole number. Dots and commas make it none: "1.000" is a thousand to some and one to others. */
export const readQuantity = (typed: string | undefined): number | undefined => {
  const text = normaliseText(typed);
  return DIGITS.test(text) ? Math.min(Number(text.normalize('NFKC')), Number.MAX_SAFE_INTEGER) : undefined;
};

/** Whether a quantity as typed is a number below the minimum: what nobody asked for must not be bought in its place. */
export const isTypedBelow = (typed: string, min: number): boolean => (readQuantity(typed) ?? min) < min;

export const isWishlistQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 0 && quantity <= WISHLIST_MAX_QUANTITY;

/** The minimum order quantity that a product page states: only if it is more than one (FORM-19). */
export const statedMinimumQuantity = (minimumOrderQuantity: number): number | undefined =>
  minimumOrderQuantity > 1 ? minimumOrderQuantity : undefined;
