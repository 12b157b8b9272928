import type { ProductTile } from '@shop/domain/catalogue/product';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { productPath } from '@shop/domain/shared/paths';
import { bestItemOf, hasSamePrices, isProductAvailable } from './best-item.ts';
import type { GoodsProduct } from './goods.ts';
import { badgesOf } from './project-badges.ts';
import { crumbsOf } from './project-crumbs.ts';
import { deliveryOf } from './project-delivery.ts';
import { pictureOf } from './project-picture.ts';
import { priceOf } from './project-price.ts';
import { localise, type CatalogueContext } from './catalogue-context.ts';

/** A product as a list shows it: by the best of its items, or of those that match what was filtered by. */
export const tileOf = (product: GoodsProduct, context: CatalogueContext, items = product.items): ProductTile => {
  const { goods, storefront, stockOf } = context;
  const matching = { productId: product.productId, items };
  const item = bestItemOf(matching, stockOf);
  const price = priceOf(item, storefront);
  const name = localise(storefront, product.name);
  const { rating, numberOfRatings } = context.ratingOf?.(product) ?? product;
  return {
    id: product.productId,
    bestItemId: item.itemId,
    name,
    manufacturerName: goods.brand(product.brandId)?.name ?? '',
    path: productPath(product.productId),
    picture: pictureOf(item.pictures[0] ?? '', name),
    price,
    startsFrom: !hasSamePrices(matching),
    moreVariants: product.items.length > 1,
    rating,
    numberOfRatings,
    badges: badgesOf(product, price, context),
    isShortage: !isProductAvailable(matching, stockOf),
    minimumOrderQuantity: item.minimumOrderQuantity,
    delivery: deliveryOf(item, product, context),
    ...omitNil({ deal: context.dealOf?.(item, product) }),
    breadCrumb: crumbsOf(product.categoryId, context),
  };
};
