import { DEFAULT_MIN_QUANTITY, quantityWithin } from '@shop/domain/carts/quantity';
import { leftAfterTakingOut } from '@shop/domain/carts/take-out-of-cart';
import type { CartId } from '@shop/domain/visit/shopper';
import type { CartRefusal } from '@shop/domain/carts/carts.port';
import type { PositionId } from '@shop/domain/carts/cart-position';
import type { ItemId } from '@shop/domain/catalogue/product';
import { readDealItemId } from '@shop/domain/deals/deal-item-id';
import type { DealSplit } from '@shop/domain/deals/deal-quantity';
import { productPath } from '@shop/domain/shared/paths';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { maxQuantityOf } from '../catalogue/stock.ts';
import { keepAtMost, reserveAdded } from '../deals/reserve-pieces.ts';
import type { GoodsItem, GoodsProduct } from '../goods/goods.ts';
import { localise } from '../goods/catalogue-context.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { orderableQuantity, addToLines, lineNamed } from './cart-lines.ts';
import type { CartChange } from './cart-change.ts';
import type { CartLine } from './cart-record.ts';

type Changed = Result<CartChange, CartRefusal>;

const nameOf = (tx: Transaction, storefront: Storefront, { productId }: GoodsItem): string => {
  const product = tx.goods.product(productId);
  return product === undefined ? '' : localise(storefront, product.name);
};

const withVariantToChoose = (change: CartChange, storefront: Storefront, product: GoodsProduct): CartChange => {
  const entry = {
    productId: product.productId,
    name: localise(storefront, product.name),
    path: productPath(product.productId),
  };
  return { ...change, report: { ...change.report, variantsToChoose: [...change.report.variantsToChoose, entry] } };
};

/** A changed line holds more or fewer pieces of a lightning deal. */
const reserveForLine = (
  tx: Transaction,
  { cart: { id } }: CartChange,
  item: GoodsItem,
  { held, quantity }: { readonly held: number; readonly quantity: number },
): DealSplit => {
  const product = tx.goods.product(item.productId);
  if (quantity < held) keepAtMost(tx, id, item.itemId, quantity);
  const added = Math.max(0, quantity - held);
  return product === undefined ? { lightning: 0, normal: added } : reserveAdded(tx, id, { item, product, added });
};

export const addPosition = (
  tx: Transaction,
  storefront: Storefront,
  change: CartChange,
  id: ItemId,
  asked: number,
): Changed => {
  const { itemId, sawDeal } = readDealItemId(id);
  const product = tx.goods.product(itemId);
  if (product !== undefined && product.items.length > 1)
    return granted(withVariantToChoose(change, storefront, product));
  const item = product?.items[0] ?? tx.goods.item(itemId);
  if (item === undefined) return refused({ because: 'no-such-item', itemId });
  const most = maxQuantityOf(tx, item);
  if (most === 0) return refused({ because: 'sold-out', itemId });
  const { cart, report } = change;
  const before = cart.lines.find((line) => line.itemId === item.itemId);
  const held = before === undefined ? 0 : orderableQuantity(tx, before);
  const { quantity, outcome } = quantityWithin(held + Math.max(1, asked), {
    min: item.minimumOrderQuantity,
    max: most,
  });
  const more = quantity - held;
  const name = nameOf(tx, storefront, item);
  const split = reserveForLine(tx, change, item, { held, quantity });
  return granted({
    cart:
      more > 0 ? { ...cart, lines: addToLines(tx, cart.lines, item.itemId, quantity - (before?.quantity ?? 0)) } : cart,
    report: {
      ...report,
      added: more > 0 ? [...report.added, { itemId: item.itemId, name, quantity: more }] : report.added,
      quantityChanged:
        more > 0 && more !== asked
          ? [...report.quantityChanged, { itemId: item.itemId, name, asked, now: quantity }]
          : report.quantityChanged,
      maxInCart:
        outcome === 'lowered-to-maximum'
          ? [...report.maxInCart, { itemId: item.itemId, name, max: most }]
          : report.maxInCart,
      dealSplit:
        sawDeal && split.normal > 0 ? [...report.dealSplit, { itemId: item.itemId, name, ...split }] : report.dealSplit,
    },
  });
};

export const removePosition = (tx: Transaction, { cart, report }: CartChange, positionId: PositionId): Changed => {
  const removed = lineNamed(cart.lines, positionId);
  if (removed === undefined) return refused({ because: 'no-such-position', positionId });
  keepAtMost(tx, cart.id, removed.itemId, 0);
  return granted({ cart: { ...cart, lines: cart.lines.filter((line) => line !== removed) }, report });
};

/** The line without pieces that were added before; undefined if none remains. */
export const withoutPieces = (
  tx: Transaction,
  cartId: CartId,
  line: CartLine,
  pieces: number,
): CartLine | undefined => {
  const { quantity } = line;
  const minimumOrderQuantity = tx.goods.item(line.itemId)?.minimumOrderQuantity ?? DEFAULT_MIN_QUANTITY;
  const left = leftAfterTakingOut({ quantity, minimumOrderQuantity }, pieces);
  keepAtMost(tx, cartId, line.itemId, left);
  return left === 0 ? undefined : { ...line, quantity: left };
};

/** Changes nothing if the article is not there any more. */
export const takeOut = (tx: Transaction, { cart, report }: CartChange, itemId: ItemId, pieces: number): CartChange => ({
  cart: {
    ...cart,
    lines: cart.lines.flatMap((line) =>
      line.itemId === itemId ? (withoutPieces(tx, cart.id, line, pieces) ?? []) : [line],
    ),
  },
  report,
});

const withQuantity = (lines: readonly CartLine[], changed: CartLine, quantity: number): readonly CartLine[] =>
  lines.map((line) => (line === changed ? { ...line, quantity } : line));

export const changeQuantity = (
  tx: Transaction,
  storefront: Storefront,
  change: CartChange,
  positionId: PositionId,
  asked: number,
): Changed => {
  if (asked === 0) return removePosition(tx, change, positionId);
  const { cart, report } = change;
  const line = lineNamed(cart.lines, positionId);
  const item = line === undefined ? undefined : tx.goods.item(line.itemId);
  if (line === undefined || item === undefined) return refused({ because: 'no-such-position', positionId });
  const most = maxQuantityOf(tx, item);
  if (most === 0) return refused({ because: 'sold-out', itemId: item.itemId });
  const { quantity, outcome } = quantityWithin(asked, { min: item.minimumOrderQuantity, max: most });
  const { itemId } = item;
  reserveForLine(tx, change, item, { held: orderableQuantity(tx, line), quantity });
  const name = nameOf(tx, storefront, item);
  return granted({
    cart: { ...cart, lines: withQuantity(cart.lines, line, quantity) },
    report: {
      ...report,
      quantityChanged:
        outcome === 'unchanged'
          ? report.quantityChanged
          : [...report.quantityChanged, { itemId, name, asked, now: quantity }],
      maxInCart:
        outcome === 'lowered-to-maximum' ? [...report.maxInCart, { itemId, name, max: most }] : report.maxInCart,
    },
  });
};
