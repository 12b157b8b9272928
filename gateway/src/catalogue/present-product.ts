import type { Item, Product } from '@shop/domain/catalogue/product';
import { configuredItem } from '@shop/domain/catalogue/variant-state';
import { deliveryTextOf } from '@shop/domain/catalogue/matrix-code';
import { categoryIdsIn, isAmazonPayAvailable } from '@shop/domain/payments/payment-rules';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { ItemType } from './item.types.ts';
import { cleanHtml } from '../shared/clean-html.ts';
import type { ProductType } from './product.types.ts';

const presentItem = (item: Item, storefront: Storefront): ItemType => ({
  ...item,
  id: item.itemId,
  deliveryText: deliveryTextOf(item, storefront),
});

const presentItemIfAny = (item: Item | undefined, storefront: Storefront): ItemType | undefined =>
  item === undefined ? undefined : presentItem(item, storefront);

export const presentProduct = (product: Product, storefront: Storefront): ProductType => ({
  ...product,
  id: product.productId,
  longDescription: cleanHtml(product.longDescription),
  item: presentItemIfAny(configuredItem(product), storefront),
  isExpressExcluded: !isAmazonPayAvailable({ isB2b: storefront.isB2b, categoryIds: categoryIdsIn(product.breadcrumb) }),
});
