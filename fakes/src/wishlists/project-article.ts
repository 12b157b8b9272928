import { itemPath } from '@shop/domain/catalogue/item-path';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { productPath } from '@shop/domain/shared/paths';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { ReplacementProduct, WishlistEntry, WishlistProduct } from '@shop/domain/wishlists/wishlist-entry';
import { extrasOf, type ProductContext } from '../catalogue/project-extras.ts';
import { maxQuantityOf, stockLookup } from '../catalogue/stock.ts';
import { dealLookup } from '../deals/project-deal.ts';
import { bestItemOf, hasSamePrices, isProductAvailable } from '../goods/best-item.ts';
import { localise } from '../goods/catalogue-context.ts';
import type { GoodsItem, GoodsProduct } from '../goods/goods.ts';
import { badgesOf } from '../goods/project-badges.ts';
import { crumbsOf } from '../goods/project-crumbs.ts';
import { itemOf } from '../goods/project-item.ts';
import { pictureOf } from '../goods/project-picture.ts';
import { shownPriceOf } from '../goods/project-price.ts';
import { oncePerStorefront } from '../shared/once-per-storefront.ts';
import type { View } from '../worlds/transaction.ts';
import type { EntryRecord } from './wishlist-record.ts';

/** What an entry shows of the goods. */
export type EntryArticle = Pick<WishlistEntry, 'product' | 'orderNumber' | 'item' | 'isSaleable' | 'replacement'>;

/** What the article of an entry depends on. */
export interface ArticleContext extends ProductContext {
  readonly view: View;
}

export const articleContext = (view: View, storefront: Storefront): ArticleContext => ({
  view,
  worldId: view.worldId,
  goods: view.goods,
  storefront,
  now: view.now,
  stockOf: stockLookup(view),
  dealOf: dealLookup(view, storefront),
});

const unchanging = oncePerStorefront(
  (
    product: GoodsProduct,
    { goods, storefront }: Pick<ProductContext, 'goods' | 'storefront'>,
  ): Omit<WishlistProduct, 'energyLabel' | 'deal'> & { readonly path: string } => ({
    productId: product.productId,
    name: localise(storefront, product.name),
    path: productPath(product.productId),
    brand: goods.brand(product.brandId)?.name ?? '',
    crumbs: crumbsOf(product.categoryId, { goods, storefront }),
    hasMultipleItems: product.items.length > 1,
    hasSamePricesForAllItems: hasSamePrices(product),
    minimumOrderQuantity: Math.min(...product.items.map(({ minimumOrderQuantity }) => minimumOrderQuantity)),
  }),
);

const shownProduct = (product: GoodsProduct, context: ArticleContext): WishlistProduct & { readonly path: string } => ({
  ...unchanging(product, context),
  ...omitNil({
    energyLabel: product.energyLabel === undefined ? undefined : extrasOf(product, context).energyLabel,
    deal: context.dealOf?.(bestItemOf(product, context.stockOf), product),
  }),
});

const shownItem = (item: GoodsItem, product: GoodsProduct, context: ArticleContext): WishlistEntry['item'] => {
  const { productId: _product, orderNumber: _number, ...shown } = itemOf(item, product, context);
  return {
    ...shown,
    maxQuantity: maxQuantityOf(context.view, item),
    path: itemPath(unchanging(product, context).path, item.itemId, product.items.length > 1),
    badges: badgesOf(product, shown.price, context),
  };
};

/** The first of the products that the shop names in place of a sold-out one, if it is available itself. */
const replacementOf = (product: GoodsProduct, context: ArticleContext): ReplacementProduct | undefined => {
  const { goods, stockOf } = context;
  const substitute = product.replacementProductIds
    .flatMap((id) => goods.product(id) ?? [])
    .find((other) => isProductAvailable(other, stockOf));
  if (substitute === undefined) return undefined;
  const item = bestItemOf(substitute, stockOf);
  const { name, path } = unchanging(substitute, context);
  const [picture] = item.pictures;
  return {
    productId: substitute.productId,
    itemId: item.itemId,
    name,
    path: itemPath(path, item.itemId, substitute.items.length > 1),
    ...(picture === undefined ? {} : { picture: pictureOf(picture, name) }),
    price: shownPriceOf(item, context),
  };
};

/** The part of an entry that says which article it is about. */
type ArticleRecord = Pick<EntryRecord, 'productId' | 'itemId' | 'name' | 'orderNumber'>;

/** A product that the shop no longer has, as the list remembers it. */
const lostProduct = (
  { productId, name, orderNumber }: ArticleRecord,
  { storefront }: ArticleContext,
): EntryArticle => ({
  product: {
    productId,
    name: localise(storefront, name),
    brand: '',
    crumbs: [],
    hasMultipleItems: false,
    hasSamePricesForAllItems: true,
    minimumOrderQuantity: 1,
  },
  orderNumber,
  isSaleable: false,
});

export const articleOfEntry = (entry: ArticleRecord, context: ArticleContext): EntryArticle => {
  const product = context.goods.product(entry.productId);
  if (product === undefined) return lostProduct(entry, context);
  const item = product.items.find(({ itemId }) => itemId === entry.itemId);
  const isSaleable =
    item === undefined ? isProductAvailable(product, context.stockOf) : maxQuantityOf(context.view, item) > 0;
  return {
    product: shownProduct(product, context),
    orderNumber: item?.orderNumber ?? entry.orderNumber,
    isSaleable,
    ...omitNil({
      item: item === undefined ? undefined : shownItem(item, product, context),
      replacement: isSaleable ? undefined : replacementOf(product, context),
    }),
  };
};
