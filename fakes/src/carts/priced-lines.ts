import { type Money, plus, sumOf, times } from '@shop/domain/shared/money';
import type { Price } from '@shop/domain/catalogue/product';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { GoodsItem, GoodsProduct } from '../goods/goods.ts';
import type { ReservedPieces } from '../deals/reservation-record.ts';
import { reservationOfCart } from '../deals/stored-reservations.ts';
import { priceOf, shownPriceOf } from '../goods/project-price.ts';
import type { View } from '../worlds/transaction.ts';
import type { CartLine, CartRecord } from './cart-record.ts';
import { orderableQuantity } from './cart-lines.ts';

/** A line at the current price and stock; its quantity is 0 if the item is sold out. */
export interface PricedLine {
  readonly line: CartLine;
  readonly item: GoodsItem;
  readonly product: GoodsProduct;
  readonly quantity: number;
  /** The ordinary price. */
  readonly price: Price;
  /** The pieces among them that are held at the special price of a lightning deal. */
  readonly deal?: { readonly quantity: number; readonly price: Price };
  readonly total: Money;
}

const heldDeal = (
  storefront: Storefront,
  item: GoodsItem,
  quantity: number,
  held: ReservedPieces | undefined,
): PricedLine['deal'] => {
  if (held === undefined || quantity === 0) return undefined;
  const { eurGross, chfGross } = held.price;
  return {
    quantity: Math.min(held.quantity, quantity),
    price: priceOf({ ...item, price: { eurGross, chfGross } }, storefront),
  };
};

/** Prices a line, with the pieces that its cart holds of a lightning deal. */
export const priceLine = (
  view: View,
  storefront: Storefront,
  line: CartLine,
  held?: ReservedPieces,
): PricedLine | undefined => {
  const item = view.goods.item(line.itemId);
  const product = item === undefined ? undefined : view.goods.product(item.productId);
  if (item === undefined || product === undefined) return undefined;
  const quantity = orderableQuantity(view, line);
  const price = shownPriceOf(item, { storefront });
  const deal = heldDeal(storefront, item, quantity, held);
  if (deal === undefined) return { line, item, product, quantity, price, total: times(price.current, quantity) };
  return {
    line,
    item,
    product,
    quantity,
    price,
    deal,
    total: plus(times(deal.price.current, deal.quantity), times(price.current, quantity - deal.quantity)),
  };
};

export const priceLines = (
  view: View,
  storefront: Storefront,
  { id, lines }: Pick<CartRecord, 'id' | 'lines'>,
): readonly PricedLine[] => {
  const pieces = reservationOfCart(view, id)?.pieces ?? [];
  return lines.flatMap(
    (line) =>
      priceLine(
        view,
        storefront,
        line,
        pieces.find(({ itemId }) => itemId === line.itemId),
      ) ?? [],
  );
};

/** The goods before any saving. Thresholds are measured on it, so that no saving takes another advantage away. */
export const valueOfGoods = (lines: readonly PricedLine[], { currency }: Pick<Storefront, 'currency'>): Money =>
  sumOf(
    lines.map(({ total }) => total),
    currency,
  );

/** Pieces of a line at the ordinary price, and what they cost: promotions count only these. */
export const ordinaryPart = ({
  quantity,
  price,
  deal,
}: PricedLine): { readonly quantity: number; readonly total: Money } => {
  const ordinary = quantity - (deal?.quantity ?? 0);
  return { quantity: ordinary, total: times(price.current, ordinary) };
};
