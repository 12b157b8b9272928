import type { CartClosed, UpdatedCart } from '../carts/carts.port.ts';
import type { NumberedLine } from '../carts/order-lines.ts';
import type { Price } from '../catalogue/price.ts';
import type { ItemId, LabelledValue, Picture } from '../catalogue/product.ts';
import type { Result } from '../shared/result.ts';
import type { CartId, Shopper } from '../visit/shopper.ts';
import type { ReplacementProduct } from '../wishlists/wishlist-entry.ts';

/** An article that a line of an order form asks for. */
export interface OrderFormArticle {
  readonly itemId: ItemId;
  readonly orderNumber: string;
  readonly name: string;
  readonly path: string;
  readonly variants: readonly LabelledValue[];
  readonly picture?: Picture;
  readonly price: Price;
  readonly minimumOrderQuantity: number;
  /** The most pieces that a cart may contain now. */
  readonly maxQuantity: number;
}

interface OrderedPieces {
  readonly article: OrderFormArticle;
  /** Pieces that come into the cart; 0 if it holds the most already. */
  readonly quantity: number;
}

/** An article that a number may have meant which the shop does not have. */
export interface MeantArticle {
  readonly orderNumber: string;
  readonly name: string;
  readonly path: string;
}

/** What becomes of a line that asks for pieces of an article. */
export type LineOutcome =
  | (OrderedPieces & { readonly outcome: 'ready' })
  /** Fewer or more pieces than were asked for: the article's minimum, or what is left of it. */
  | (OrderedPieces & { readonly outcome: 'quantity-changed' })
  /** The number is that of an article with several variants. */
  | { readonly outcome: 'choose-variant'; readonly name: string; readonly path: string }
  /** Sold out; with what the shop has in its place, if anything. */
  | {
      readonly outcome: 'sold-out';
      readonly name: string;
      readonly path: string;
      readonly replacement?: ReplacementProduct;
    }
  /** The shop has no such number; the nearest ones first, at most three. */
  | { readonly outcome: 'unknown'; readonly meant: readonly MeantArticle[] };

/** Order forms ("Bestellschein"): many articles at once, by their numbers. */
export interface OrderForms {
  /** What would become of each line, in their order, beside what the cart holds already (UPM-38). Changes nothing. */
  check(shopper: Shopper, lines: readonly NumberedLine[], cartId?: CartId): Promise<readonly LineOutcome[]>;
  /** Puts into the cart what can be bought of the lines, in one call, and says what became of each (UPM-39). */
  addToCart(
    shopper: Shopper,
    cartId: CartId,
    lines: readonly NumberedLine[],
  ): Promise<Result<UpdatedCart & { readonly outcomes: readonly LineOutcome[] }, CartClosed>>;
}
