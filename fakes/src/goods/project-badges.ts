import type { Badges, Price } from '@shop/domain/catalogue/product';
import { EXTRA_BADGES, isExtraBadge } from './extra-badges.ts';
import type { GoodsProduct } from './goods.ts';
import { localise, type CatalogueContext } from './catalogue-context.ts';

/** Badges of a product. The sale badge needs a price with a percentage. */
export const badgesOf = (product: GoodsProduct, price: Price, { storefront }: Pick<CatalogueContext, 'storefront'>): Badges => ({
  sale: price.discountPercent !== undefined,
  new: product.isNew,
  popular: product.isPopular,
  extra: product.extraBadges.filter(isExtraBadge).map((id) => ({ id, name: localise(storefront, EXTRA_BADGES[id]) })),
});
