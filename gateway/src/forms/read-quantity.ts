import { MAX_ASKED_QUANTITY } from '../carts/cart-result.types.ts';
import type { QuantityStep } from './form-bodies.ts';

/** A quantity as people type it; nothing where it is no whole number or less than `least`. What is too much, the shop says. */
export const readQuantity = (typed: string, least: number, step?: QuantityStep): number | undefined => {
  const text = typed.trim();
  if (!/^\d{1,9}$/u.test(text)) return undefined;
  const quantity = Math.min(Number(text) + Number(step ?? 0), MAX_ASKED_QUANTITY);
  return quantity < least ? undefined : quantity;
};
