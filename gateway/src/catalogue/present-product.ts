import type { Item, Product } from '@shop/domain/catalogue/product';
import { configuredItem } from '@shop/domain/catalogue/variant-state';
import { deliveryTextOf } from '@shop/domain/catalogue/matrix-code';
import { categoryIdsIn, isAmazonPayAvailable } from '@shop/domain/payments/payment-rules';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { ItemType } from './item.types.ts';
import { cleanHtml } from '../content/clean-html.ts';
import { presentDealIfAny } from '../deals/present-deal.ts';
import { presentPrice } from './present-price.ts';
import type { ProductType } from './product.types.ts';

const presentItem = (item: Item, storefront: Storefront): ItemType => ({
  id: item.itemId,
  name: item.name,
  orderNumber: item.orderNumber,
  price: presentPrice(item.price, storefront.language),
  pictures: item.pictures,
  variants: item.variants,
  maxQuantity: item.maxQuantity,
  minimumOrderQuantity: item.minimumOrderQuantity,
  delivery: item.delivery,
  deliveryText: deliveryTextOf(item, storefront),
  primeFaehig: item.primeFaehig,
  deal: presentDealIfAny(item.deal, storefront.language),
});

const presentItemIfAny = (item: Item | undefined, storefront: Storefront): ItemType | undefined =>
  item === undefined ? undefined : presentItem(item, storefront);

export const presentProduct = (product: Product, storefront: Storefront): ProductType => ({
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
  responsiblePerson: product.responsiblePerson,
  productFeatures: product.productFeatures,
  labelAttributes: product.labelAttributes,
  energyLabel: product.energyLabel,
  downloads: product.downloads,
  extraTabs: product.extraTabs,
  youtubeVideos: product.youtubeVideos,
  audioSamples: product.audioSamples,
  accessoryIds: product.accessoryIds,
  replacementProductIds: product.replacementProductIds,
  rating: product.rating,
  numberOfRatings: product.numberOfRatings,
  badges: product.badges,
  breadcrumb: product.breadcrumb,
  categoryId: product.categoryId,
  availableForSale: product.availableForSale,
  hasMultipleItems: product.hasMultipleItems,
  hasSamePricesForAllItems: product.hasSamePricesForAllItems,
  price: presentPrice(product.price, storefront.language),
  pictures: product.pictures,
  variantAttributes: product.variantAttributes,
  item: presentItemIfAny(configuredItem(product), storefront),
  isExpressExcluded: !isAmazonPayAvailable({ isB2b: storefront.isB2b, categoryIds: categoryIdsIn(product.breadcrumb) }),
});
