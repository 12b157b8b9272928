import type { ProductTile } from '@shop/domain/catalogue/product';
import { productPath } from '@shop/domain/shared/paths';
import { bestItemOf, hasSamePrices, isProductToBeHad } from './best-item.ts';
import type { GoodsProduct } from './goods.ts';
import { badgesOf } from './project-badges.ts';
import { crumbsOf } from './project-crumbs.ts';
import { deliveryOf } from './project-delivery.ts';
import { pictureOf } from './project-picture.ts';
import { priceOf } from './project-price.ts';
import { wordingOf, type Showing } from './showing.ts';

/** A product as a list shows it. */
export const tileOf = (product: GoodsProduct, showing: Showing): ProductTile => {
  const { goods, storefront, stockOf } = showing;
  const item = bestItemOf(product, stockOf);
  const price = priceOf(item, storefront);
  const name = wordingOf(storefront, product.name);
  return {
    id: product.productId,
    bestItemId: item.itemId,
    name,
    manufacturerName: goods.brand(product.brandId)?.name ?? '',
    path: productPath(product.productId),
    picture: pictureOf(item.pictures[0] ?? '', name),
    price,
    startsFrom: !hasSamePrices(product),
    moreVariants: product.items.length > 1,
    rating: product.rating,
    numberOfRatings: product.numberOfRatings,
    badges: badgesOf(product, price, showing),
    isShortage: !isProductToBeHad(product, stockOf),
    minimumOrderQuantity: item.minimumOrderQuantity,
    delivery: deliveryOf(item, product, showing),
    breadCrumb: crumbsOf(product.categoryId, showing),
  };
};
