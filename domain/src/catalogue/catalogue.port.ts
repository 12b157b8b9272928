import type { Shopper } from '../visit/shopper.ts';
import type { CategoryListing, CategoryNode, CategoryQuery } from './category.ts';
import type { CategoryId, Item, ItemId, Product, ProductId, ProductTile, SelectedVariant } from './product.ts';

export interface Catalogue {
  /** The category tree (upstream: getNavigationModel). */
  navigation(shopper: Shopper): Promise<readonly CategoryNode[]>;
  /** The top category above this one, or itself, with all levels below (upstream: getPartialNavigationById). `undefined` if there is no such category. */
  branch(shopper: Shopper, id: CategoryId): Promise<CategoryNode | undefined>;
  /** The name of the top category above this one, or its own, by which statistics group; `UNKNOWN_CATEGORY` if there is no such category (upstream: getMainCategory). */
  mainCategory(shopper: Shopper, id: CategoryId): Promise<string>;
  /** `undefined` if there is no such category. Unknown filters are dropped. A page past the last returns the last. */
  category(shopper: Shopper, id: CategoryId, query: CategoryQuery): Promise<CategoryListing | undefined>;
  /** `undefined` if there is no such product. If the item or the variants do not belong to it, no item is chosen. */
  product(
    shopper: Shopper,
    id: ProductId,
    choice: { readonly itemId?: ItemId; readonly selectedVariants?: readonly SelectedVariant[] },
  ): Promise<Product | undefined>;
  /** An item wherever it belongs; `undefined` if there is none (upstream: getItemById). */
  item(shopper: Shopper, id: ItemId): Promise<Item | undefined>;
  /** The HTML of a longer text, not cleaned yet; `undefined` if the product has no such tab (upstream: getExtraTabContents). */
  tabContent(shopper: Shopper, id: ProductId, tabId: string): Promise<string | undefined>;
  /** Products for a place on a page (upstream: teaser recommendations), in order; unknown ids are left out. */
  tiles(shopper: Shopper, ids: readonly ProductId[]): Promise<readonly ProductTile[]>;
}
