import { quantityWithin } from '@shop/domain/carts/quantity';
import type { CartOperation, CartRefusal, CartReport } from '@shop/domain/carts/carts.port';
import type { PositionId } from '@shop/domain/carts/cart';
import type { ItemId } from '@shop/domain/catalogue/product';
import { minus } from '@shop/domain/shared/money';
import { productPath } from '@shop/domain/shared/paths';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { mostOf } from '../catalogue/stock.ts';
import type { GoodsItem, GoodsProduct } from '../goods/goods.ts';
import { wordingOf } from '../goods/showing.ts';
import type { Turn } from '../worlds/turn.ts';
import { orderableQuantity, withMoreOf } from './cart-lines.ts';
import type { CartLine, CartRecord } from './cart-record.ts';
import { workOut } from './cart-totals.ts';
import { voucherCode } from './voucher-table.ts';
import { voucherRefusal } from './vouchers.ts';

/** A cart on its way through the operations, and what is to be told of it. */
export interface Draft {
  readonly cart: CartRecord;
  readonly report: CartReport;
}

type Changed = Result<Draft, CartRefusal>;

const nameOf = (turn: Turn, storefront: Storefront, { productId }: GoodsItem): string => {
  const product = turn.goods.product(productId);
  return product === undefined ? '' : wordingOf(storefront, product.name);
};

const withVariantToChoose = (draft: Draft, storefront: Storefront, product: GoodsProduct): Draft => {
  const entry = { productId: product.productId, name: wordingOf(storefront, product.name), path: productPath(product.productId) };
  return { ...draft, report: { ...draft.report, variantsToChoose: [...draft.report.variantsToChoose, entry] } };
};

const addPosition = (turn: Turn, storefront: Storefront, draft: Draft, itemId: ItemId, asked: number): Changed => {
  const product = turn.goods.product(itemId);
  if (product !== undefined && product.items.length > 1) return granted(withVariantToChoose(draft, storefront, product));
  const item = product?.items[0] ?? turn.goods.item(itemId);
  if (item === undefined) return refused({ because: 'no-such-item', itemId });
  const most = mostOf(turn, item);
  if (most === 0) return refused({ because: 'sold-out', itemId });
  const { cart, report } = draft;
  const before = cart.lines.find((line) => line.itemId === item.itemId);
  const held = before === undefined ? 0 : orderableQuantity(turn, before);
  const { quantity, outcome } = quantityWithin(held + Math.max(1, asked), { min: item.minimumOrderQuantity, max: most });
  const more = quantity - held;
  const name = nameOf(turn, storefront, item);
  return granted({
    cart: more > 0 ? { ...cart, lines: withMoreOf(turn, cart.lines, item.itemId, quantity - (before?.quantity ?? 0)) } : cart,
    report: {
      ...report,
      added: more > 0 ? [...report.added, { itemId: item.itemId, name, quantity: more }] : report.added,
      quantityChanged: more > 0 && more !== asked ? [...report.quantityChanged, { itemId: item.itemId, name, asked, now: quantity }] : report.quantityChanged,
      maxInCart: outcome === 'lowered-to-maximum' ? [...report.maxInCart, { itemId: item.itemId, name, max: most }] : report.maxInCart,
    },
  });
};

const removePosition = ({ cart, report }: Draft, positionId: PositionId): Changed => {
  const lines = cart.lines.filter(({ id }) => id !== positionId);
  return lines.length === cart.lines.length ? refused({ because: 'no-such-position', positionId }) : granted({ cart: { ...cart, lines }, report });
};

const withQuantity = (lines: readonly CartLine[], positionId: PositionId, quantity: number): readonly CartLine[] =>
  lines.map((line) => (line.id === positionId ? { ...line, quantity } : line));

const changeQuantity = (turn: Turn, storefront: Storefront, draft: Draft, positionId: PositionId, asked: number): Changed => {
  if (asked === 0) return removePosition(draft, positionId);
  const { cart, report } = draft;
  const line = cart.lines.find(({ id }) => id === positionId);
  const item = line === undefined ? undefined : turn.goods.item(line.itemId);
  if (line === undefined || item === undefined) return refused({ because: 'no-such-position', positionId });
  const most = mostOf(turn, item);
  if (most === 0) return refused({ because: 'sold-out', itemId: item.itemId });
  const { quantity, outcome } = quantityWithin(asked, { min: item.minimumOrderQuantity, max: most });
  const { itemId } = item;
  const name = nameOf(turn, storefront, item);
  return granted({
    cart: { ...cart, lines: withQuantity(cart.lines, positionId, quantity) },
    report: {
      ...report,
      quantityChanged: outcome === 'kept' ? report.quantityChanged : [...report.quantityChanged, { itemId, name, asked, now: quantity }],
      maxInCart: outcome === 'lowered-to-maximum' ? [...report.maxInCart, { itemId, name, max: most }] : report.maxInCart,
    },
  });
};

const addVoucher = (turn: Turn, storefront: Storefront, { cart, report }: Draft, typed: string): Changed => {
  const code = voucherCode(typed);
  const { subtotal, promotionsSaving } = workOut(turn, storefront, cart, { shippingCost: false });
  const message = voucherRefusal(code, { codes: cart.voucherCodes, value: minus(subtotal, promotionsSaving), now: turn.now });
  if (message !== undefined) return refused({ because: 'voucher-refused', code: typed, message });
  return granted({ cart: { ...cart, voucherCodes: [...cart.voucherCodes, code] }, report });
};

const removeVoucher = ({ cart, report }: Draft, typed: string): Changed =>
  granted({ cart: { ...cart, voucherCodes: cart.voucherCodes.filter((code) => code !== voucherCode(typed)) }, report });

/** One operation on a cart; the shop's bounds change what was asked for rather than refuse it, and the report tells. */
export const changed = (turn: Turn, storefront: Storefront, draft: Draft, operation: CartOperation): Changed => {
  switch (operation.do) {
    case 'add-position':
      return addPosition(turn, storefront, draft, operation.itemId, operation.quantity);
    case 'change-quantity':
      return changeQuantity(turn, storefront, draft, operation.positionId, operation.quantity);
    case 'remove-position':
      return removePosition(draft, operation.positionId);
    case 'add-voucher':
      return addVoucher(turn, storefront, draft, operation.code);
    case 'remove-voucher':
      return removeVoucher(draft, operation.code);
  }
};
