import type { Cart } from './cart.ts';
import type { CartReport } from './carts.port.ts';
import { contentsOf, piecesIn } from './missing-from-cart.ts';

/** The pieces that a cart holds more of than before, by article. What the shop itself adds, such as a gift, does not count. */
export const addedSince = (before: Cart, after: Cart): CartReport['added'] =>
  contentsOf(after).lines.flatMap(({ itemId, name, quantity }) => {
    const more = quantity - piecesIn(before, itemId);
    return more > 0 ? [{ itemId, name, quantity: more }] : [];
  });
