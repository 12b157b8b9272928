import type { ItemId } from '../catalogue/product.ts';
import type { CartId } from '../visit/shopper.ts';
import type { PositionId } from './cart-position.ts';
import type { SavedLineId } from './saved-line.ts';

/** One change of a cart, as the upstream's `cart_update` takes it. A `positionId` is the `operationsId` of a line, never its `id`. */
export type CartOperation =
  | { readonly do: 'add-position'; readonly itemId: ItemId; readonly quantity: number }
  /** No piece removes the line. */
  | { readonly do: 'change-quantity'; readonly positionId: PositionId; readonly quantity: number }
  | { readonly do: 'remove-position'; readonly positionId: PositionId }
  /** Takes out so many pieces of the cart as it is then, as far as they are still there: the undo of adding them. What remains of the line is at least the minimum order quantity. */
  | { readonly do: 'take-out'; readonly itemId: ItemId; readonly quantity: number }
  | { readonly do: 'add-voucher'; readonly code: string }
  | { readonly do: 'remove-voucher'; readonly code: string }
  /** Takes out exactly the pieces and vouchers of a merge, as far as they are still there. Changes nothing if it was undone or dismissed. */
  | { readonly do: 'undo-merge'; readonly mergedCartId: CartId }
  | { readonly do: 'dismiss-merge'; readonly mergedCartId: CartId }
  /** Takes a line out of the cart and saves it for later. */
  | { readonly do: 'save-for-later'; readonly positionId: PositionId }
  /** Saves an article that is not in the cart, as the undo of a removal does. */
  | { readonly do: 'save-item'; readonly itemId: ItemId; readonly quantity: number }
  /** Puts so many pieces into the cart; those that the cart cannot take stay saved. */
  | { readonly do: 'move-to-cart'; readonly savedId: SavedLineId; readonly quantity: number }
  | { readonly do: 'remove-saved'; readonly savedId: SavedLineId };

export type CartOperationKind = CartOperation['do'];

/** In the order of the union. */
export const CART_OPERATIONS = [
  'add-position',
  'change-quantity',
  'remove-position',
  'take-out',
  'add-voucher',
  'remove-voucher',
  'undo-merge',
  'dismiss-merge',
  'save-for-later',
  'save-item',
  'move-to-cart',
  'remove-saved',
] as const satisfies readonly CartOperationKind[];
