import { maxQuantityOf } from '../catalogue/stock.ts';
import { mergeReservations } from '../deals/end-reservation.ts';
import { remove, type Transaction, type View } from '../worlds/transaction.ts';
import { mergeLines, orderableQuantity } from '../carts/cart-lines.ts';
import type { CartLine, CartRecord, MergeRecord, MergedLineRecord } from '../carts/cart-record.ts';
import { moveSavedLines } from '../carts/saved-lines.ts';
import { saveCart } from '../orders/save-cart.ts';
import { combineCodes } from '../carts/vouchers.ts';

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
