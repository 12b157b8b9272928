import type { CartMerge } from '@shop/domain/carts/cart-merge';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { localise } from '../goods/catalogue-context.ts';
import type { Transaction, View } from '../worlds/transaction.ts';
import type { CartRecord, MergeRecord } from './cart-record.ts';
import { withoutPieces } from './change-lines.ts';

export const withoutMerge = ({ merge: _over, ...cart }: CartRecord): CartRecord => cart;

/** Takes out what a merge put in, never more than is there now. */
export const undoMerge = (tx: Transaction, cart: CartRecord, merge: MergeRecord): CartRecord => {
  const lines = cart.lines.flatMap((line) => {
    const merged = merge.lines.find(({ itemId }) => itemId === line.itemId);
    return merged === undefined || merged.stored === 0
      ? [line]
      : (withoutPieces(tx, cart.id, line, merged.stored) ?? []);
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
