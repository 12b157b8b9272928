import type { Item } from '@shop/domain/catalogue/product';
import type { GoodsItem, GoodsProduct } from './goods.ts';
import { deliveryOf } from './project-delivery.ts';
import { pictureOf } from './project-picture.ts';
import { priceOf } from './project-price.ts';
import { wordingOf, type Showing } from './showing.ts';

/** "Farbe: Blau", in the order of the product's attributes. */
export const variantLabels = (item: GoodsItem, { attributes }: GoodsProduct, { storefront }: Pick<Showing, 'storefront'>): Item['variants'] =>
  item.variants.map(({ attribute, value }) => {
    const named = attributes.find((one) => one.attribute === attribute);
    const chosen = named?.values.find((one) => one.value === value);
    return {
      label: named === undefined ? attribute : wordingOf(storefront, named.name),
      value: chosen === undefined ? value : wordingOf(storefront, chosen.label),
    };
  });

/** An item as it can be ordered. */
export const itemOf = (item: GoodsItem, product: GoodsProduct, showing: Showing): Item => {
  const name = wordingOf(showing.storefront, product.name);
  return {
    itemId: item.itemId,
    productId: item.productId,
    name,
    orderNumber: item.orderNumber,
    price: priceOf(item, showing.storefront),
    pictures: item.pictures.map((picture) => pictureOf(picture, name)),
    variants: variantLabels(item, product, showing),
    maxQuantity: item.maxQuantity,
    minimumOrderQuantity: item.minimumOrderQuantity,
    delivery: deliveryOf(item, product, showing),
    primeFaehig: item.primeFaehig,
  };
};
