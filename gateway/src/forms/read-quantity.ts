import { MAX_QUANTITY } from '../carts/cart-limits.ts';
import type { QuantityStep } from './form-bodies.ts';

/** A typed quantity; undefined unless it is a whole number of at least `least`. The shop itself limits it upwards. */
export const readQuantity = (typed: string, least: number, step?: QuantityStep): number | undefined => {
  const text = typed.trim();
  if (!/^\d{1,9}$/u.test(text)) return undefined;
  const quantity = Math.min(Number(text) + Number(step ?? 0), MAX_QUANTITY);
  return quantity < least ? undefined : quantity;
};
