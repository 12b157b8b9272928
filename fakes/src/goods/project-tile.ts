import type { ProductTile } from '@shop/domain/catalogue/product';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { productPath } from '@shop/domain/shared/paths';
import { oncePerStorefront } from '../shared/once-per-storefront.ts';
import { bestItemOf, hasSamePrices, isProductAvailable } from './best-item.ts';
import type { GoodsProduct } from './goods.ts';
import { badgesOf } from './project-badges.ts';
import { crumbsOf } from './project-crumbs.ts';
import { deliveryOf } from './project-delivery.ts';
import { pictureOf } from './project-picture.ts';
import { shownPriceOf } from './project-price.ts';
import { localise, type CatalogueContext } from './catalogue-context.ts';

const unchanging = oncePerStorefront(
  (
    { productId, name, brandId, categoryId, items }: GoodsProduct,
    context: Pick<CatalogueContext, 'goods' | 'storefront'>,
  ) => ({
    id: productId,
    name: localise(context.storefront, name),
    manufacturerName: context.goods.brand(brandId)?.name ?? '',
    path: productPath(productId),
    moreVariants: items.length > 1,
    breadCrumb: crumbsOf(categoryId, context),
  }),
);

/** A product as a list shows it: by the best of its items, or of those that match what was filtered by. */
export const tileOf = (product: GoodsProduct, context: CatalogueContext, items = product.items): ProductTile => {
  const { stockOf } = context;
  const matching = { productId: product.productId, items };
  const item = bestItemOf(matching, stockOf);
  const price = shownPriceOf(item, context);
  const { id, name, manufacturerName, path, moreVariants, breadCrumb } = unchanging(product, context);
  const { rating, numberOfRatings } = context.ratingOf?.(product) ?? product;
  return {
    id,
    bestItemId: item.itemId,
    name,
    manufacturerName,
    path,
    picture: pictureOf(item.pictures[0] ?? '', name),
    price,
    startsFrom: !hasSamePrices(matching),
    moreVariants,
    rating,
    numberOfRatings,
    badges: badgesOf(product, price, context),
    isShortage: !isProductAvailable(matching, stockOf),
    minimumOrderQuantity: item.minimumOrderQuantity,
    delivery: deliveryOf(item, product, { ...context, country: context.storefront.homeCountry }),
    ...omitNil({ deal: context.dealOf?.(item, product) }),
    breadCrumb,
  };
};
