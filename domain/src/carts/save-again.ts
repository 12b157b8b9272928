import type { Carts } from './carts.port.ts';
import type { CartId, Shopper } from '../visit/shopper.ts';
import type { SavedLine } from './saved-line.ts';

/** Gives a new session what the shopper had saved in the last one. A list that cannot be saved now must not fail what opened the session. */
export const saveAgain =
  ({ carts }: { readonly carts: Carts }) =>
  async (shopper: Shopper, cartId: CartId, lines: readonly SavedLine[]): Promise<void> => {
    if (lines.length === 0) return;
    const operations = lines
      .toReversed()
      .map(({ itemId, quantity }) => ({ do: 'save-item', itemId, quantity }) as const);
    await carts.update(shopper, cartId, operations).catch(() => undefined);
  };
