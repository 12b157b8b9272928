import type { Item, Product, VariantAttribute } from '@shop/domain/catalogue/product';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type {
  GetProductByIdQuery,
  GetVariantInformationForProductQuery,
  ItemFieldsFragment,
  VariantAttributeType,
} from '../generated/operation-types.ts';
import { readId } from '../shared/read-text.ts';
import { enumReader } from '../shared/read-word.ts';
import { readDealIf } from './read-deal.ts';
import { readCrumbs, readPicture, readPictureIf } from './read-picture.ts';
import { readPrices } from './read-price.ts';
import { readExtras } from './read-extras.ts';
import { readBadges, readDelivery } from './read-tile.ts';

type AnsweredProduct = NonNullable<GetProductByIdQuery['getProductById']>;
export type AnsweredVariants = NonNullable<GetVariantInformationForProductQuery['getVariantInformationForProduct']>;
type AnsweredAttribute = AnsweredVariants['variantAttributes'][number];

const VARIANT_TYPE_OF: Readonly<Record<VariantAttributeType, VariantAttribute['type']>> = {
  tile: 'tile',
  dropdown: 'dropdown',
};

/** A dropdown can show any attribute. */
const readVariantType = enumReader('VariantAttributeType', VARIANT_TYPE_OF, 'dropdown');

const readAttribute = ({ name, displayName, position, type, options }: AnsweredAttribute): VariantAttribute => ({
  name,
  displayName,
  position,
  type: readVariantType(type),
  options: options
    .toSorted((a, b) => a.valuePosition - b.valuePosition)
    .map(({ css, image, ...option }) => ({ ...option, ...omitNil({ css, picture: readPictureIf(image) }) })),
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

/** A product before its variants are known. */
export const readProduct = (product: AnsweredProduct): Product => ({
  productId: readId(product.productId),
  name: product.name,
  path: product.path,
  manufacturer: {
    name: product.manufacturer.name,
    address: product.manufacturer.address,
    email: product.manufacturer.email,
  },
  teaser: product.teaser,
  longDescription: product.longDescription,
  shortFacts: product.shortFacts.map(({ label, value }) => ({ label, value })),
  deliveryScope: product.deliveryScope,
  ...omitNil({ warranty: product.warranty }),
  safetyNotices: product.safetyNotices,
  ...readExtras(product),
  rating: product.rating,
  numberOfRatings: product.numberOfRatings,
  badges: readBadges(product),
  breadcrumb: readCrumbs(product.breadcrumb),
  categoryId: readId(product.categoryId),
  availableForSale: product.availableForSale,
  hasMultipleItems: product.hasMultipleItems,
  hasSamePricesForAllItems: product.hasSamePricesForAllItems,
  price: readPrices(product.prices),
  pictures: product.images.map(readPicture),
  variantAttributes: [],
});

/** The variants of a product, and the item that is chosen by them. */
export type Variants = Pick<Product, 'variantAttributes' | 'item'>;

export const readVariants = ({ variantAttributes, item }: AnsweredVariants): Variants => ({
  variantAttributes: variantAttributes.toSorted((a, b) => a.position - b.position).map(readAttribute),
  ...(item === null ? {} : { item: readItem(item) }),
});

/** A product with its variants. Price, pictures and sale badge are the chosen item's. */
export const withVariants = (product: Product, { variantAttributes, item }: Variants): Product => {
  if (item === undefined) return { ...product, variantAttributes };
  const { price, pictures } = item;
  return {
    ...product,
    variantAttributes,
    item,
    price,
    pictures,
    badges: { ...product.badges, sale: price.discountPercent !== undefined },
  };
};
