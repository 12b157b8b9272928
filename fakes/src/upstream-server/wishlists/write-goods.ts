import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { ReplacementProduct, WishlistItem, WishlistProduct } from '@shop/domain/wishlists/wishlist-entry';
import { writeDealIfAny } from '../catalogue/write-deal.ts';
import { writePrices } from '../catalogue/write-prices.ts';
import { writeEnergy } from '../catalogue/write-product.ts';
import { writeBadges, writeDelivery } from '../catalogue/write-tile.ts';
import type {
  PriceWithoutDeal,
  ReplacementProduct as UpstreamReplacement,
  WishlistItem as UpstreamItem,
  WishlistProduct as UpstreamProduct,
} from '../generated/upstream-types.ts';
import { orNull } from '../shared/or-null.ts';
import { writeMoney } from '../shared/write-money.ts';
import { writePicture, writePictureIfAny } from '../shared/write-picture.ts';

/** A special price names the one before it (§ 11 PAngV). */
const priceWithoutDeal = ({ deal }: WishlistProduct, storefront: Storefront): PriceWithoutDeal | null => {
  if (deal === undefined) return null;
  const { previous, current, vatIncluded, vatRate } = deal.specialPrice;
  return { price: writeMoney(previous ?? current, storefront), vatIncluded, vatRate };
};

export const writeWishlistProduct = (
  product: WishlistProduct,
  storefront: Storefront,
  baseUrl: string,
): UpstreamProduct => ({
  id: product.productId,
  name: product.name,
  path: orNull(product.path),
  brand: product.brand,
  crumbs: product.crumbs,
  hasMultipleItems: product.hasMultipleItems,
  hasSamePricesForAllItems: product.hasSamePricesForAllItems,
  energyEfficiency: product.energyLabel === undefined ? null : writeEnergy(product.energyLabel, baseUrl),
  minimumOrderQuantity: product.minimumOrderQuantity,
  lightningDealInfo: writeDealIfAny(product.deal, storefront),
  priceWithoutDeal: priceWithoutDeal(product, storefront),
});

export const writeWishlistItem = (item: WishlistItem, orderNumber: string, storefront: Storefront): UpstreamItem => ({
  id: item.itemId,
  name: item.name,
  path: item.path,
  variantInfoList: item.variants,
  maxQuantity: item.maxQuantity,
  minimumOrderQuantity: item.minimumOrderQuantity,
  orderNumber,
  unitPrices: writePrices(item.price, storefront),
  ...writeBadges(item.badges),
  images: item.pictures.map(writePicture),
  deliveryInfo: writeDelivery(item.delivery),
  matrixCodeMessages: item.matrixCodeMessages,
  primeFaehig: item.primeFaehig,
  lightningDealInfo: writeDealIfAny(item.deal, storefront),
});

export const writeReplacement = (
  { productId, itemId, name, path, picture, price }: ReplacementProduct,
  storefront: Storefront,
): UpstreamReplacement => ({
  id: productId,
  itemId,
  name,
  path,
  image: writePictureIfAny(picture),
  unitPrices: writePrices(price, storefront),
});
