import type { ItemId } from '../catalogue/product.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import { allLinesOf } from './cart-rules.ts';
import type { Cart } from './cart.ts';
import type { CartPosition } from './cart-position.ts';

/** What a shopper put into a cart, without the shop's own additions: the shop adds those again. */
export interface CartContents {
  readonly lines: readonly { readonly itemId: ItemId; readonly name: string; readonly quantity: number }[];
  readonly vouchers: readonly string[];
}

/** What another cart lacks. */
export type MissingFromCart =
  | { readonly what: 'line'; readonly name: string; readonly was: number; readonly is: number }
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
  allLinesOf(cart).reduce(
    (pieces, { itemId, isFreeItem, quantity }) => (itemId === wanted && !isFreeItem ? pieces + quantity : pieces),
    0,
  );

export const holdsVoucher = ({ vouchers }: Pick<Cart, 'vouchers'>, wanted: string): boolean =>
  vouchers.some(({ code }) => code === wanted);

export const missingIn = (cart: Cart, { lines, vouchers }: CartContents): readonly MissingFromCart[] => [
  ...lines
    .map(({ itemId, name, quantity }) => ({ what: 'line', name, was: quantity, is: piecesIn(cart, itemId) }) as const)
    .filter(({ was, is }) => is < was),
  ...vouchers.filter((code) => !holdsVoucher(cart, code)).map((code) => ({ what: 'voucher', code }) as const),
];

/** The message about it for the shopper. */
export const missingMessage = ({ what, is }: { readonly what: string; readonly is: number | null }): MessageKey => {
  if (what === 'voucher') return 'shop.cart.missing.voucher';
  return is === 0 ? 'shop.cart.missing.line' : 'shop.cart.missing.pieces';
};
