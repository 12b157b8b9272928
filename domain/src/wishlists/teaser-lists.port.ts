import type { ItemId, ProductId } from '../catalogue/product.ts';
import type { CartClosed, UpdatedCart } from '../carts/carts.port.ts';
import type { Money } from '../shared/money.ts';
import type { Result } from '../shared/result.ts';
import type { CartId, Shopper, WishlistId } from '../visit/shopper.ts';
import type { ListedItem } from './wishlist-change.ts';
import type { WishlistEntry } from './wishlist-entry.ts';

/** A list that editors show on a page (ENT-29). It is the same for everybody, and nobody's quantities are stored on it. */
export interface TeaserList {
  readonly externalId: WishlistId;
  readonly name: string;
  readonly description: string;
  readonly entries: readonly WishlistEntry[];
  /** What goes with it. */
  readonly productsRecommendations: readonly ProductId[];
}

/** What so many pieces cost today. */
export interface TeaserTotals {
  readonly total: Money;
  readonly lines: readonly { readonly itemId: ItemId; readonly total: Money }[];
}

/** Lists of editors, as a page shows them (CMS-12). */
export interface TeaserLists {
  /** Undefined if there is none of this id. */
  find(shopper: Shopper, externalId: WishlistId): Promise<TeaserList | undefined>;
  /** Articles that the shop does not have cost nothing and have no line. */
  totals(shopper: Shopper, items: readonly ListedItem[]): Promise<TeaserTotals>;
  /** The entry with another variant in place of its own; undefined if the list has no such entry or the product no such variant. */
  replaceItem(
    shopper: Shopper,
    replaced: {
      readonly itemId: ItemId;
      /** The entry. */
      readonly oldExternalId: string;
      readonly quantity: number;
    },
  ): Promise<WishlistEntry | undefined>;
  /** Adds everything that can be added, and says what cannot (UPM-50). */
  putIntoCart(shopper: Shopper, cartId: CartId, items: readonly ListedItem[]): Promise<Result<UpdatedCart, CartClosed>>;
}
