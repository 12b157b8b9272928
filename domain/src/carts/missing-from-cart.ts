import type { ItemId } from '../catalogue/product.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import { allLinesOf } from './cart-rules.ts';
import type { AppliedVoucher, Cart } from './cart.ts';
import type { CartPosition } from './cart-position.ts';

/** What a shopper put into a cart, without the shop's own additions: the shop adds those again. */
export interface CartContents {
  readonly lines: readonly { readonly itemId: ItemId; readonly name: string; readonly quantity: number }[];
  readonly vouchers: readonly string[];
}

/** What another cart lacks. `most`: the line has reached its maximum, and an unknown number of pieces is missing. */
export type MissingFromCart =
  | { readonly what: 'line'; readonly name: string; readonly was: number; readonly is: number }
  | { readonly what: 'most'; readonly name: string; readonly is: number }
  | { readonly what: 'voucher'; readonly code: string };

type Line = Pick<CartPosition, 'itemId' | 'name' | 'quantity' | 'isFreeItem'>;

/** The contents of a cart, as the shop stores it or as a page shows it. */
export interface FilledCart {
  readonly positions: readonly Line[];
  readonly catalogs: readonly Line[];
  readonly vouchers: readonly { readonly code: string }[];
}

export const contentsOf = ({ positions, catalogs, vouchers }: FilledCart): CartContents => ({
  lines: [...positions, ...catalogs]
    .filter(({ isFreeItem, quantity }) => !isFreeItem && quantity > 0)
    .map(({ itemId, name, quantity }) => ({ itemId, name, quantity })),
  vouchers: vouchers.map(({ code }) => code),
});

export const piecesIn = (cart: Cart, wanted: ItemId): number =>
  allLinesOf(cart).reduce((pieces, { itemId, isFreeItem, quantity }) => (itemId === wanted && !isFreeItem ? pieces + quantity : pieces), 0);

export const holdsVoucher = ({ vouchers }: Pick<Cart, 'vouchers'>, wanted: string): boolean => vouchers.some(({ code }) => code === wanted);

export const missingIn = (cart: Cart, { lines, vouchers }: CartContents): readonly MissingFromCart[] => [
  ...lines
    .map(({ itemId, name, quantity }) => ({ what: 'line', name, was: quantity, is: piecesIn(cart, itemId) }) as const)
    .filter(({ was, is }) => is < was),
  ...vouchers.filter((code) => !holdsVoucher(cart, code)).map((code) => ({ what: 'voucher', code }) as const),
];

const isApplied = ({ status }: AppliedVoucher): boolean => status === 'applied';

/**
 * What was lost when the shop merged a cart into the account's cart. The shop does not say what the account's cart contained,
 * so a line that has grown to its maximum may have lost pieces.
 */
export const missingAfterMerge = (brought: Cart, merged: Cart): readonly MissingFromCart[] => {
  const contents = contentsOf(brought);
  const atMost = merged.positions.filter(({ itemId, quantity, maxQuantity }) => quantity === maxQuantity && contents.lines.some((line) => line.itemId === itemId && line.quantity < quantity));
  const countedBefore = brought.vouchers.filter(isApplied).map(({ code }) => code);
  return [
    ...missingIn({ ...merged, vouchers: merged.vouchers.filter(isApplied) }, { lines: contents.lines, vouchers: countedBefore }),
    ...atMost.map(({ name, quantity }) => ({ what: 'most', name, is: quantity }) as const),
  ];
};

/** The message about it for the shopper. */
export const missingMessage = ({ what, is }: { readonly what: string; readonly is: number | null }): MessageKey => {
  if (what === 'voucher') return 'shop.cart.missing.voucher';
  if (what === 'most') return 'shop.cart.missing.most';
  return is === 0 ? 'shop.cart.missing.line' : 'shop.cart.missing.pieces';
};
