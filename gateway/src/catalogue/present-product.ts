import type { Item, Product } from '@shop/domain/catalogue/product';
import type { Language } from '@shop/domain/storefronts/language';
import type { ItemType } from './item.types.ts';
import { cleanHtml } from '../content/clean-html.ts';
import { presentPrice } from './present-price.ts';
import type { ProductType } from './product.types.ts';

const presentItem = (item: Item, language: Language): ItemType => ({
  id: item.itemId,
  name: item.name,
  orderNumber: item.orderNumber,
  price: presentPrice(item.price, language),
  pictures: item.pictures,
  variants: item.variants,
  maxQuantity: item.maxQuantity,
  minimumOrderQuantity: item.minimumOrderQuantity,
  delivery: item.delivery,
  primeFaehig: item.primeFaehig,
});

export const presentProduct = (product: Product, language: Language): ProductType => ({
  id: product.productId,
  name: product.name,
  path: product.path,
  manufacturer: product.manufacturer,
  teaser: product.teaser,
  longDescription: cleanHtml(product.longDescription),
  shortFacts: product.shortFacts,
  deliveryScope: product.deliveryScope,
  warranty: product.warranty,
  safetyNotices: product.safetyNotices,
  rating: product.rating,
  numberOfRatings: product.numberOfRatings,
  badges: product.badges,
  breadcrumb: product.breadcrumb,
  categoryId: product.categoryId,
  availableForSale: product.availableForSale,
  hasMultipleItems: product.hasMultipleItems,
  hasSamePricesForAllItems: product.hasSamePricesForAllItems,
  price: presentPrice(product.price, language),
  pictures: product.pictures,
  variantAttributes: product.variantAttributes,
  item: product.item === undefined ? undefined : presentItem(product.item, language),
});
