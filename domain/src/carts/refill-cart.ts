import type { ItemId } from '../catalogue/product.ts';
import type { OpenedSession } from '../sessions/sessions.port.ts';
import type { Shopper } from '../sessions/shopper.ts';
import type { Shop } from '../shop.ts';
import { allLinesOf } from './cart-rules.ts';
import type { Cart } from './cart.ts';
import type { CartOperation } from './carts.port.ts';
import { cartToFill } from './own-cart.ts';

/** What a shopper put into a cart; what the shop added by itself comes back by itself. */
export interface CartContents {
  readonly lines: readonly { readonly itemId: ItemId; readonly name: string; readonly quantity: number }[];
  readonly vouchers: readonly string[];
}

/** What another cart does not hold of it. */
export type Missing =
  | { readonly what: 'line'; readonly name: string; readonly was: number; readonly is: number }
  | { readonly what: 'voucher'; readonly code: string };

export interface RefilledCart {
  readonly cart: Cart;
  /** The session to go on with, where one was opened for the cart. */
  readonly opened?: OpenedSession;
  readonly missing: readonly Missing[];
}

type Ports = Pick<Shop, 'carts' | 'sessions'>;

export const contentsOf = ({ positions, catalogs, vouchers }: Cart): CartContents => ({
  lines: [...positions, ...catalogs]
    .filter(({ isFreeItem, quantity }) => !isFreeItem && quantity > 0)
    .map(({ itemId, name, quantity }) => ({ itemId, name, quantity })),
  vouchers: vouchers.map(({ code }) => code),
});

const piecesIn = (cart: Cart, wanted: ItemId): number =>
  allLinesOf(cart).reduce((pieces, { itemId, isFreeItem, quantity }) => (itemId === wanted && !isFreeItem ? pieces + quantity : pieces), 0);

const holdsVoucher = ({ vouchers }: Cart, wanted: string): boolean => vouchers.some(({ code }) => code === wanted);

const operationsFor = (cart: Cart, { lines, vouchers }: CartContents): readonly CartOperation[] => [
  ...lines
    .map(({ itemId, quantity }) => ({ do: 'add-position', itemId, quantity: quantity - piecesIn(cart, itemId) }) as const)
    .filter(({ quantity }) => quantity > 0),
  ...vouchers.filter((code) => !holdsVoucher(cart, code)).map((code) => ({ do: 'add-voucher', code }) as const),
];

const missingIn = (cart: Cart, { lines, vouchers }: CartContents): readonly Missing[] => [
  ...lines
    .map(({ itemId, name, quantity }) => ({ what: 'line', name, was: quantity, is: piecesIn(cart, itemId) }) as const)
    .filter(({ was, is }) => is < was),
  ...vouchers.filter((code) => !holdsVoucher(cart, code)).map((code) => ({ what: 'voucher', code }) as const),
];

/** All at once. Where the shop refuses that, or does not answer, what is still missing goes in one by one. */
const fill = async (ports: Ports, shopper: Shopper, cart: Cart, contents: CartContents): Promise<void> => {
  const operations = operationsFor(cart, contents);
  if (operations.length === 0) return;
  const together = await ports.carts.update(shopper, cart.id, operations).catch(() => undefined);
  if (together?.ok === true) return;
  const now = await ports.carts.find(shopper, cart.id);
  for (const operation of operationsFor(now.ok ? now.value : cart, contents)) {
    await ports.carts.update(shopper, cart.id, [operation]).catch(() => undefined);
  }
};

/**
 * Puts into the shopper's cart what an earlier one held, and tells what could not be had. Only what is not in it yet: filling
 * it twice changes nothing.
 */
export const refillCart =
  (ports: Ports) =>
  async (shopper: Shopper, contents: CartContents): Promise<RefilledCart> => {
    const { cart, opened } = await cartToFill(ports)(shopper);
    const filler = opened === undefined ? shopper : { ...shopper, ...opened };
    await fill(ports, filler, cart, contents);
    const filled = await ports.carts.find(filler, cart.id, { shippingCost: true });
    const now = filled.ok ? filled.value : cart;
    return { cart: now, missing: missingIn(now, contents), ...(opened === undefined ? {} : { opened }) };
  };
