import type { CartMerge } from '@shop/domain/carts/cart-merge';
import { quantityWithin } from '@shop/domain/carts/quantity';
import type { CartId } from '@shop/domain/visit/shopper';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { keepAtMost } from '../deals/reserve-pieces.ts';
import { localise } from '../goods/catalogue-context.ts';
import type { Transaction, View } from '../worlds/transaction.ts';
import type { CartLine, CartRecord, MergeRecord } from './cart-record.ts';

/** The line without the merged pieces; undefined if none remains. What remains is at least what can be ordered. */
const withoutMerged = (tx: Transaction, cartId: CartId, line: CartLine, stored: number): CartLine | undefined => {
  const rest = line.quantity - Math.min(stored, line.quantity);
  const item = tx.goods.item(line.itemId);
  if (rest === 0) {
    keepAtMost(tx, cartId, line.itemId, 0);
    return undefined;
  }
  const quantity =
    item === undefined
      ? rest
      : quantityWithin(rest, { min: item.minimumOrderQuantity, max: Math.max(rest, item.minimumOrderQuantity) })
          .quantity;
  keepAtMost(tx, cartId, line.itemId, quantity);
  return { ...line, quantity };
};

export const withoutMerge = ({ merge: _over, ...cart }: CartRecord): CartRecord => cart;

/** Takes out what a merge put in, never more than is there now. */
export const undoMerge = (tx: Transaction, cart: CartRecord, merge: MergeRecord): CartRecord => {
  const lines = cart.lines.flatMap((line) => {
    const merged = merge.lines.find(({ itemId }) => itemId === line.itemId);
    return merged === undefined || merged.stored === 0
      ? [line]
      : (withoutMerged(tx, cart.id, line, merged.stored) ?? []);
  });
  const taken = merge.vouchers.filter((voucher) => voucher.taken).map(({ code }) => code);
  return { ...withoutMerge(cart), lines, voucherCodes: cart.voucherCodes.filter((code) => !taken.includes(code)) };
};

const nameOf = (view: View, storefront: Storefront, itemId: string): string => {
  const item = view.goods.item(itemId);
  const product = item === undefined ? undefined : view.goods.product(item.productId);
  return product === undefined ? '' : localise(storefront, product.name);
};

export const mergeOf = (view: View, storefront: Storefront, { from, lines, vouchers }: MergeRecord): CartMerge => ({
  from,
  lines: lines.map(({ itemId, brought, added, most }) => ({
    itemId,
    name: nameOf(view, storefront, itemId),
    brought,
    added,
    most,
  })),
  vouchers,
});
