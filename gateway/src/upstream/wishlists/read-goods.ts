import { omitNil } from '@shop/domain/shared/omit-nil';
import type { ReplacementProduct, WishlistItem, WishlistProduct } from '@shop/domain/wishlists/wishlist-entry';
import { readDealIf } from '../catalogue/read-deal.ts';
import { readEnergy } from '../catalogue/read-extras.ts';
import { readCrumbs, readPicture, readPictureIf } from '../catalogue/read-picture.ts';
import { readPrices } from '../catalogue/read-price.ts';
import { readBadges, readDelivery } from '../catalogue/read-tile.ts';
import type {
  ReplacementProductFieldsFragment,
  WishlistItemFieldsFragment,
  WishlistProductFieldsFragment,
} from '../generated/operation-types.ts';
import { readMoney } from '../shared/read-money.ts';
import { readId } from '../shared/read-text.ts';

/** A deal without the price before it cannot be shown (§ 11 PAngV). */
const readProductDeal = ({ lightningDealInfo, priceWithoutDeal }: WishlistProductFieldsFragment) =>
  priceWithoutDeal === null
    ? undefined
    : readDealIf(lightningDealInfo, {
        current: readMoney(priceWithoutDeal.price),
        vatIncluded: priceWithoutDeal.vatIncluded,
        vatRate: priceWithoutDeal.vatRate,
      });

export const readWishlistProduct = (product: WishlistProductFieldsFragment): WishlistProduct => ({
  productId: readId(product.id),
  name: product.name,
  ...omitNil({ path: product.path }),
  brand: product.brand,
  crumbs: readCrumbs(product.crumbs),
  hasMultipleItems: product.hasMultipleItems,
  hasSamePricesForAllItems: product.hasSamePricesForAllItems,
  ...omitNil({ energyLabel: readEnergy(product.energyEfficiency) }),
  minimumOrderQuantity: product.minimumOrderQuantity,
  ...omitNil({ deal: readProductDeal(product) }),
});

export const readWishlistItem = (item: WishlistItemFieldsFragment): WishlistItem => {
  const price = readPrices(item.unitPrices);
  return {
    itemId: readId(item.id),
    name: item.name,
    path: item.path,
    variants: item.variantInfoList.map(({ label, value }) => ({ label, value })),
    maxQuantity: item.maxQuantity,
    minimumOrderQuantity: item.minimumOrderQuantity,
    price,
    badges: readBadges(item),
    pictures: item.images.map(readPicture),
    delivery: readDelivery(item.deliveryInfo),
    matrixCodeMessages: item.matrixCodeMessages.map(({ key, text }) => ({ key, text })),
    primeFaehig: item.primeFaehig,
    ...omitNil({ deal: readDealIf(item.lightningDealInfo, price) }),
  };
};

export const readReplacement = (replacement: ReplacementProductFieldsFragment): ReplacementProduct => ({
  productId: readId(replacement.id),
  itemId: readId(replacement.itemId),
  name: replacement.name,
  path: replacement.path,
  ...omitNil({ picture: readPictureIf(replacement.image) }),
  price: readPrices(replacement.unitPrices),
});
