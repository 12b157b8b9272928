import type { Item, Product, VariantAttribute } from '@shop/domain/catalogue/product';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { GetProductByIdQuery, GetVariantInformationForProductQuery, ItemFieldsFragment } from '../generated/operation-types.ts';
import { knownOr, readId } from '../shared/read-text.ts';
import { readDealIf } from './read-deal.ts';
import { readCrumbs, readPicture, readPictureIf } from './read-picture.ts';
import { readPrices } from './read-price.ts';
import { readExtras } from './read-extras.ts';
import { readBadges, readDelivery } from './read-tile.ts';

type AnsweredProduct = NonNullable<GetProductByIdQuery['getProductById']>;
export type AnsweredVariants = NonNullable<GetVariantInformationForProductQuery['getVariantInformationForProduct']>;
type AnsweredAttribute = AnsweredVariants['variantAttributes'][number];

const VARIANT_TYPES = ['tile', 'dropdown'] as const;

/** A dropdown can show any attribute. */
const readVariantType = knownOr(VARIANT_TYPES, 'dropdown');

const readAttribute = ({ name, displayName, position, type, options }: AnsweredAttribute): VariantAttribute => ({
  name,
  displayName,
  position,
  type: readVariantType(type),
  options: options.toSorted((a, b) => a.valuePosition - b.valuePosition).map(({ css, image, ...option }) => ({ ...option, ...omitNil({ css, picture: readPictureIf(image) }) })),
});

export const readItem = (item: ItemFieldsFragment): Item => {
  const price = readPrices(item.prices);
  return {
    itemId: readId(item.itemId),
    productId: readId(item.productId),
    name: item.name,
    orderNumber: item.orderNumber,
    price,
    pictures: item.images.map(readPicture),
    variants: item.variantInfoList.map(({ label, value }) => ({ label, value })),
    maxQuantity: item.maxQuantity,
    minimumOrderQuantity: item.minimumOrderQuantity,
    delivery: readDelivery(item.deliveryInfo),
    matrixCodeMessages: item.matrixCodeMessages.map(({ key, text }) => ({ key, text })),
    primeFaehig: item.primeFaehig,
    ...omitNil({ deal: readDealIf(item.lightningDealInfo, price) }),
  };
};

/** A product and its chosen variants. Price, pictures and sale badge are the chosen item's. */
export const readProduct = (product: AnsweredProduct, { variantAttributes, item: answeredItem }: AnsweredVariants): Product => {
  const item = answeredItem === null ? undefined : readItem(answeredItem);
  const price = item?.price ?? readPrices(product.prices);
  const badges = readBadges(product);
  return {
    productId: readId(product.productId),
    name: product.name,
    path: product.path,
    manufacturer: { name: product.manufacturer.name, address: product.manufacturer.address, email: product.manufacturer.email },
    teaser: product.teaser,
    longDescription: product.longDescription,
    shortFacts: product.shortFacts.map(({ label, value }) => ({ label, value })),
    deliveryScope: product.deliveryScope,
    ...omitNil({ warranty: product.warranty }),
    safetyNotices: product.safetyNotices,
    ...readExtras(product),
    rating: product.rating,
    numberOfRatings: product.numberOfRatings,
    badges: item === undefined ? badges : { ...badges, sale: item.price.discountPercent !== undefined },
    breadcrumb: readCrumbs(product.breadcrumb),
    categoryId: readId(product.categoryId),
    availableForSale: product.availableForSale,
    hasMultipleItems: product.hasMultipleItems,
    hasSamePricesForAllItems: product.hasSamePricesForAllItems,
    price,
    pictures: item?.pictures ?? product.images.map(readPicture),
    variantAttributes: variantAttributes.toSorted((a, b) => a.position - b.position).map(readAttribute),
    ...omitNil({ item }),
  };
};
