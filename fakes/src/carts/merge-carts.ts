import type { CartMerge } from '@shop/domain/carts/cart-merge';
import { quantityWithin } from '@shop/domain/carts/quantity';
import type { CartId } from '@shop/domain/sessions/shopper';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { maxQuantityOf } from '../catalogue/stock.ts';
import { mergeReservations } from '../deals/end-reservation.ts';
import { keepAtMost } from '../deals/reserve-pieces.ts';
import { localise } from '../goods/catalogue-context.ts';
import { remove, type Transaction, type View } from '../worlds/transaction.ts';
import { mergeLines, orderableQuantity } from './cart-lines.ts';
import type { CartLine, CartRecord, MergeRecord, MergedLineRecord } from './cart-record.ts';
import { moveSavedLines } from './saved-lines.ts';
import { saveCart } from '../checkout/save-cart.ts';
import { combineCodes } from './vouchers.ts';

const lineOf = (lines: readonly CartLine[], wanted: string): CartLine | undefined =>
  lines.find(({ itemId }) => itemId === wanted);

const mergedLine = (
  view: View,
  { itemId, quantity: brought }: CartLine,
  before: readonly CartLine[],
  after: readonly CartLine[],
): MergedLineRecord => {
  const own = lineOf(before, itemId);
  const now = lineOf(after, itemId);
  const item = view.goods.item(itemId);
  const added =
    (now === undefined ? 0 : orderableQuantity(view, now)) - (own === undefined ? 0 : orderableQuantity(view, own));
  return {
    itemId,
    brought,
    added: Math.max(0, added),
    stored: Math.max(0, (now?.quantity ?? 0) - (own?.quantity ?? 0)),
    most: item === undefined ? 0 : maxQuantityOf(view, item),
  };
};

/** What of a cart another took. An empty cart took all of it, of which there is nothing to tell. */
const mergeRecord = (
  view: View,
  brought: CartRecord,
  before: CartRecord,
  after: Pick<CartRecord, 'lines' | 'voucherCodes'>,
): MergeRecord => {
  if (before.lines.length === 0) return { from: brought.id, lines: [], vouchers: [] };
  return {
    from: brought.id,
    lines: brought.lines.map((line) => mergedLine(view, line, before.lines, after.lines)),
    vouchers: brought.voucherCodes
      .filter((code) => !before.voucherCodes.includes(code))
      .map((code) => ({ code, taken: after.voucherCodes.includes(code) })),
  };
};

/** Puts a cart into another one of the customer's, and ends it. An empty cart becomes what the other was, with everything that was typed for it. */
export const mergeInto = (tx: Transaction, own: CartRecord, brought: CartRecord): CartRecord => {
  const lines = mergeLines(tx, own.lines, brought.lines);
  const voucherCodes = combineCodes(own.voucherCodes, brought.voucherCodes);
  const merged: CartRecord =
    own.lines.length === 0
      ? { ...brought, id: own.id, userId: own.userId, voucherCodes, merge: mergeRecord(tx, brought, own, brought) }
      : { ...own, lines, voucherCodes, merge: mergeRecord(tx, brought, own, { lines, voucherCodes }) };
  moveSavedLines(tx, brought.userId, own.userId);
  saveCart(tx, merged);
  remove(tx, 'carts', brought.id);
  mergeReservations(tx, brought.id, own.id);
  return merged;
};

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
