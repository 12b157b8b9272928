import type { CountryCode } from '@shop/domain/shared/country';
import { itemPath } from '@shop/domain/catalogue/item-path';
import type { CartPosition } from '@shop/domain/carts/cart-position';
import { joined } from '@shop/domain/shared/joined';
import { money } from '@shop/domain/shared/money';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { productPath } from '@shop/domain/shared/paths';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { maxQuantityOf, stockLookup } from '../catalogue/stock.ts';
import { accessoryIdsOf } from '../goods/related-products.ts';
import { crumbsOf } from '../goods/project-crumbs.ts';
import { deliveryOf } from '../goods/project-delivery.ts';
import { variantLabels } from '../goods/project-item.ts';
import { pictureOf } from '../goods/project-picture.ts';
import { localise } from '../goods/catalogue-context.ts';
import type { Assortment, GoodsItem, GoodsProduct } from '../goods/goods.ts';
import { deepFreeze } from '../shared/deep-freeze.ts';
import type { View } from '../worlds/transaction.ts';
import { operationsIdOf } from './cart-lines.ts';
import { deliveryText } from '../shippers/delivery-text.ts';
import { priceLine, type PricedLine } from './priced-lines.ts';
import { GIFT_CODE } from './promotions.ts';

type Article = Pick<
  CartPosition,
  | 'productId'
  | 'itemId'
  | 'name'
  | 'brand'
  | 'crumbs'
  | 'path'
  | 'picture'
  | 'variants'
  | 'articleNumber'
  | 'minimumOrderQuantity'
  | 'isCatalog'
  | 'primeFaehig'
  | 'accessoryIds'
>;

const articleOf = (goods: Assortment, storefront: Storefront, item: GoodsItem, product: GoodsProduct): Article => {
  const name = localise(storefront, product.name);
  const path = productPath(product.productId);
  const picture = item.pictures[0];
  return deepFreeze({
    productId: product.productId,
    itemId: item.itemId,
    name,
    brand: goods.brand(product.brandId)?.name ?? '',
    crumbs: crumbsOf(product.categoryId, { goods, storefront }),
    path: itemPath(path, item.itemId, product.items.length > 1),
    ...(picture === undefined ? {} : { picture: pictureOf(picture, name) }),
    variants: variantLabels(item, product, { storefront }),
    articleNumber: item.orderNumber,
    minimumOrderQuantity: item.minimumOrderQuantity,
    isCatalog: product.isCatalog,
    primeFaehig: item.primeFaehig,
    accessoryIds: accessoryIdsOf(goods, product),
  });
};

const articles = new WeakMap<GoodsItem, Map<string, Article>>();

/** The fields of an article that never change on a storefront. Cached, because carts are read often. */
const cachedArticle = (goods: Assortment, storefront: Storefront, item: GoodsItem, product: GoodsProduct): Article => {
  const byStorefront = articles.get(item) ?? new Map<string, Article>();
  articles.set(item, byStorefront);
  const key = `${storefront.store} ${storefront.language}`;
  const article = byStorefront.get(key) ?? articleOf(goods, storefront, item, product);
  byStorefront.set(key, article);
  return article;
};

type Pricing = Pick<
  CartPosition,
  | 'pricePerUnit'
  | 'oldPricePerUnit'
  | 'basePrice'
  | 'isLightningDeal'
  | 'quantityLightning'
  | 'quantityNormal'
  | 'pricePerUnitLightning'
  | 'netPricePerUnitLightning'
>;

/** The special price counts for all pieces, or is stated beside the ordinary one of the rest. */
const pricingOf = ({ quantity, price, deal }: PricedLine): Pricing => {
  const ordinary = {
    pricePerUnit: price.current,
    ...omitNil({ oldPricePerUnit: price.previous, basePrice: price.base }),
  };
  if (deal === undefined)
    return { ...ordinary, isLightningDeal: false, quantityLightning: 0, quantityNormal: quantity };
  const { current, counterpart, vatIncluded, base } = deal.price;
  const isAll = deal.quantity === quantity;
  return {
    ...(isAll ? { pricePerUnit: current, oldPricePerUnit: price.current, ...omitNil({ basePrice: base }) } : ordinary),
    isLightningDeal: true,
    quantityLightning: deal.quantity,
    quantityNormal: quantity - deal.quantity,
    pricePerUnitLightning: current,
    netPricePerUnitLightning: vatIncluded ? counterpart : current,
  };
};

/** A line as a shopper sees it whose cart goes to a country; a sold-out line stays visible with quantity 0. */
export const positionOf = (
  view: View,
  storefront: Storefront,
  priced: PricedLine,
  country: CountryCode,
): CartPosition => {
  const { line, item, product, quantity, total } = priced;
  return {
    ...cachedArticle(view.goods, storefront, item, product),
    id: line.id,
    operationsId: operationsIdOf(line),
    quantity,
    maxQuantity: maxQuantityOf(view, item),
    totalPrice: total,
    ...pricingOf(priced),
    isFreeItem: false,
    removable: true,
    deliveryText: deliveryText(
      deliveryOf(item, product, { now: view.now, stockOf: stockLookup(view), country }),
      storefront,
    ),
  };
};

/** A free article from a promotion: one piece that the shopper cannot remove. */
export const giftPosition = (
  view: View,
  storefront: Storefront,
  { itemId }: GoodsItem,
  country: CountryCode,
): readonly CartPosition[] => {
  const line = priceLine(view, storefront, { id: joined('gift-', itemId), itemId, quantity: 1 });
  if (line === undefined || line.quantity === 0) return [];
  const { oldPricePerUnit: _old, ...position } = positionOf(view, storefront, line, country);
  const nothing = money(0, storefront.currency);
  return [
    {
      ...position,
      maxQuantity: 1,
      oldPricePerUnit: position.pricePerUnit,
      pricePerUnit: nothing,
      totalPrice: nothing,
      isFreeItem: true,
      relatedVoucherCode: GIFT_CODE,
      removable: false,
    },
  ];
};
