import type { EnergyLabel, Item, Product, VariantAttribute, VariantOption } from '@shop/domain/catalogue/product';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type {
  EnergyEfficiency,
  Item as UpstreamItem,
  Product as UpstreamProduct,
  ProductReference,
  VariantAttribute as UpstreamAttribute,
  VariantInformation,
  VariantOption as UpstreamOption,
} from '../generated/upstream-types.ts';
import { orNull } from '../shared/or-null.ts';
import { writePicture, writePictureIfAny } from '../shared/write-picture.ts';
import { writeDealIfAny } from './write-deal.ts';
import { writePrices } from './write-prices.ts';
import { writeBadges, writeDelivery } from './write-tile.ts';

const absolute = (url: string, baseUrl: string): string => new URL(url, baseUrl).href;

const toReference = (productId: string): ProductReference => ({ productId });

/** Files lie at the upstream itself. */
export const writeEnergy = ({ picture, dataSheetUrl, ...label }: EnergyLabel, baseUrl: string): EnergyEfficiency => ({
  ...label,
  image: writePicture(picture),
  dataSheetUrl: absolute(dataSheetUrl, baseUrl),
});

export const writeProduct = (product: Product, storefront: Storefront, baseUrl: string): UpstreamProduct => ({
  productId: product.productId,
  name: product.name,
  path: product.path,
  manufacturer: product.manufacturer,
  teaser: product.teaser,
  longDescription: product.longDescription,
  shortFacts: product.shortFacts,
  deliveryScope: product.deliveryScope,
  warranty: orNull(product.warranty),
  safetyNotices: product.safetyNotices,
  responsiblePerson: orNull(product.responsiblePerson),
  productFeatures: product.productFeatures,
  labelAttributes: product.labelAttributes,
  energyEfficiency: product.energyLabel === undefined ? null : writeEnergy(product.energyLabel, baseUrl),
  downloads: product.downloads.map(({ headline, url }) => ({ headline, url: absolute(url, baseUrl) })),
  extraTabs: product.extraTabs,
  youtubeVideos: product.youtubeVideos,
  audioSamples: product.audioSamples.map(({ title, url }) => ({ title, url: absolute(url, baseUrl) })),
  accessories: product.accessoryIds.map(toReference),
  replacementProducts: product.replacementProductIds.map(toReference),
  rating: product.rating,
  numberOfRatings: product.numberOfRatings,
  ...writeBadges(product.badges),
  breadcrumb: product.breadcrumb,
  categoryId: product.categoryId,
  availableForSale: product.availableForSale,
  hasMultipleItems: product.hasMultipleItems,
  hasSamePricesForAllItems: product.hasSamePricesForAllItems,
  prices: writePrices(product.price, storefront),
  images: product.pictures.map(writePicture),
});

const writeOption = ({ picture, css, ...option }: VariantOption): UpstreamOption => ({
  ...option,
  css: orNull(css),
  image: writePictureIfAny(picture),
});

const writeAttribute = ({ options, ...attribute }: VariantAttribute): UpstreamAttribute => ({
  ...attribute,
  options: options.map(writeOption),
});

export const writeItem = (item: Item, storefront: Storefront): UpstreamItem => ({
  itemId: item.itemId,
  productId: item.productId,
  name: item.name,
  orderNumber: item.orderNumber,
  prices: writePrices(item.price, storefront),
  images: item.pictures.map(writePicture),
  variantInfoList: item.variants,
  maxQuantity: item.maxQuantity,
  minimumOrderQuantity: item.minimumOrderQuantity,
  deliveryInfo: writeDelivery(item.delivery),
  matrixCodeMessages: item.matrixCodeMessages,
  primeFaehig: item.primeFaehig,
  lightningDealInfo: writeDealIfAny(item.deal, storefront),
});

export const writeVariants = ({ variantAttributes, item }: Product, storefront: Storefront): VariantInformation => ({
  variantAttributes: variantAttributes.map(writeAttribute),
  item: item === undefined ? null : writeItem(item, storefront),
});
