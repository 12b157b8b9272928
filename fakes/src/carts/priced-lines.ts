import { type Money, times } from '@shop/domain/shared/money';
import type { Price } from '@shop/domain/catalogue/product';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { GoodsItem, GoodsProduct } from '../goods/goods.ts';
import { chargedItem } from '../deals/deal-of.ts';
import { priceOf } from '../goods/project-price.ts';
import type { View } from '../worlds/transaction.ts';
import type { CartLine, CartRecord } from './cart-record.ts';
import { orderableQuantity } from './cart-lines.ts';

/** A line at the current price and stock; its quantity is 0 if the item is sold out. */
export interface PricedLine {
  readonly line: CartLine;
  readonly item: GoodsItem;
  readonly product: GoodsProduct;
  readonly quantity: number;
  readonly price: Price;
  /** `price` is the special one of a lightning deal. */
  readonly isDeal: boolean;
  readonly total: Money;
}

export const priceLine = (view: View, storefront: Storefront, line: CartLine): PricedLine | undefined => {
  const item = view.goods.item(line.itemId);
  const product = item === undefined ? undefined : view.goods.product(item.productId);
  if (item === undefined || product === undefined) return undefined;
  const quantity = orderableQuantity(view, line);
  const charged = chargedItem(view, item, product);
  const price = priceOf(charged.item, storefront);
  return { line, item, product, quantity, price, isDeal: charged.isDeal, total: times(price.current, quantity) };
};

export const priceLines = (view: View, storefront: Storefront, { lines }: Pick<CartRecord, 'lines'>): readonly PricedLine[] =>
  lines.flatMap((line) => priceLine(view, storefront, line) ?? []);
