import type { CartOperation } from './cart-operation.ts';
import type { CartPosition } from './cart-position.ts';
import type { CartReport } from './carts.port.ts';

type Line = Pick<CartPosition, 'itemId' | 'operationsId' | 'quantity' | 'removable'>;

/** Takes exactly these pieces out of a cart, as far as they are still in it: the undo of adding them. */
export const takingOut = (
  { positions }: { readonly positions: readonly Line[] },
  added: readonly Pick<CartReport['added'][number], 'itemId' | 'quantity'>[],
): readonly CartOperation[] =>
  added.flatMap(({ itemId, quantity }): readonly CartOperation[] => {
    const line = positions.find((one) => one.itemId === itemId && one.removable);
    if (line === undefined) return [];
    const { operationsId: positionId } = line;
    return line.quantity <= quantity
      ? [{ do: 'remove-position', positionId }]
      : [{ do: 'change-quantity', positionId, quantity: line.quantity - quantity }];
  });
