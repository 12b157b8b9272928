import type { Item } from '@shop/domain/catalogue/product';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { oncePerStorefront } from '../shared/once-per-storefront.ts';
import type { GoodsItem, GoodsProduct } from './goods.ts';
import { matrixMessagesOf } from './matrix-messages.ts';
import { deliveryOf } from './project-delivery.ts';
import { pictureOf } from './project-picture.ts';
import { shownPriceOf } from './project-price.ts';
import { localise, type CatalogueContext } from './catalogue-context.ts';

/** "Farbe: Blau", in the order of the product's attributes. */
export const variantLabels = (
  item: GoodsItem,
  { attributes }: GoodsProduct,
  { storefront }: Pick<CatalogueContext, 'storefront'>,
): Item['variants'] =>
  item.variants.map(({ attribute, value }) => {
    const named = attributes.find((one) => one.attribute === attribute);
    const chosen = named?.values.find((one) => one.value === value);
    return {
      label: named === undefined ? attribute : localise(storefront, named.name),
      value: chosen === undefined ? value : localise(storefront, chosen.label),
    };
  });

interface ItemContext extends Pick<CatalogueContext, 'storefront'> {
  /** The one that the item belongs to. */
  readonly product: GoodsProduct;
}

const unchanging = oncePerStorefront(
  (item: GoodsItem, { storefront, product }: ItemContext): Pick<Item, 'name' | 'pictures' | 'variants'> => {
    const name = localise(storefront, product.name);
    return {
      name,
      pictures: item.pictures.map((picture) => pictureOf(picture, name)),
      variants: variantLabels(item, product, { storefront }),
    };
  },
);

/** An item as it can be ordered. */
export const itemOf = (item: GoodsItem, product: GoodsProduct, context: CatalogueContext): Item => {
  const { name, pictures, variants } = unchanging(item, { storefront: context.storefront, product });
  const delivery = deliveryOf(item, product, { ...context, country: context.storefront.homeCountry });
  return {
    itemId: item.itemId,
    productId: item.productId,
    name,
    orderNumber: item.orderNumber,
    price: shownPriceOf(item, context),
    pictures,
    variants,
    maxQuantity: item.maxQuantity,
    minimumOrderQuantity: item.minimumOrderQuantity,
    delivery,
    matrixCodeMessages: matrixMessagesOf(delivery, context.storefront),
    primeFaehig: item.primeFaehig,
    ...omitNil({ deal: context.dealOf?.(item, product) }),
  };
};
