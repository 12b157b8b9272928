import { allLinesOf } from './cart-rules.ts';
import type { Cart } from './cart.ts';
import type { CartReport } from './carts.port.ts';

type Added = CartReport['added'];

/** The pieces that a cart holds more of than before, by article. */
export const addedSince = (before: Cart, after: Cart): Added =>
  [...Map.groupBy(allLinesOf(after), ({ itemId }) => itemId)].flatMap(([itemId, lines]) => {
    const had = allLinesOf(before).reduce(
      (pieces, line) => (line.itemId === itemId ? pieces + line.quantity : pieces),
      0,
    );
    const quantity = lines.reduce((pieces, line) => pieces + line.quantity, 0) - had;
    const [first] = lines;
    return first === undefined || quantity <= 0 ? [] : [{ itemId, name: first.name, quantity }];
  });
