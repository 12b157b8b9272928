import type { CartPosition } from './cart-position.ts';
import { quantityWithin } from './quantity.ts';

type Line = Pick<CartPosition, 'quantity' | 'minimumOrderQuantity'>;

/** The pieces that remain of a line from which some are taken out again: none, or at least what can be ordered. Never takes out more than are there. */
export const leftAfterTakingOut = ({ quantity, minimumOrderQuantity: min }: Line, pieces: number): number => {
  const rest = quantity - Math.min(pieces, quantity);
  return rest === 0 ? 0 : quantityWithin(rest, { min, max: Math.max(rest, min) }).quantity;
};
