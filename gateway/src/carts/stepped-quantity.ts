import { readQuantity } from '@shop/domain/carts/quantity';
import { MAX_QUANTITY } from './cart-limits.ts';

/** The buttons next to a quantity: one less, one more. */
export const QUANTITY_STEPS = ['-1', '1'] as const;
export type QuantityStep = (typeof QUANTITY_STEPS)[number];

/** A quantity as posted, with the step of the button that was pressed; undefined if no number was typed. The shop itself limits it upwards. */
export const steppedQuantity = (typed: string, step?: QuantityStep): number | undefined => {
  const quantity = readQuantity(typed);
  return quantity === undefined ? undefined : Math.max(0, Math.min(quantity + Number(step ?? 0), MAX_QUANTITY));
};
