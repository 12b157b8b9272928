import type { Item, Product } from '@shop/domain/catalogue/product';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import { catalogueContext } from '@shop/fakes/shop/in-memory-catalogue';
import type { GoodsProduct } from '@shop/fakes/goods/goods';
import { productOf } from '@shop/fakes/catalogue/project-product';
import type { World } from '@shop/fakes/worlds/world';

export type { Item, Product };

/** A kind of product in the assortment. */
export interface ProductKind {
  readonly is: (product: GoodsProduct) => boolean;
  /** No variant is chosen; otherwise the first item is. */
  readonly isOpen?: boolean;
}

/** The first product of a kind, as the world holds it for a storefront. */
export const heldProduct = (world: World, storefront: StorefrontId, { is, isOpen = false }: ProductKind): Product =>
  world.read((view) => {
    const product = view.goods.products.find(is);
    if (product === undefined) throw new TypeError('the assortment has no such product');
    const [item] = product.items;
    return productOf(
      product,
      item === undefined || isOpen ? {} : { itemId: item.itemId },
      catalogueContext(view, anAnonymousShopper({ storefront: STOREFRONTS[storefront] })),
    );
  });
