import type { Sessions } from '../sessions/sessions.port.ts';
import type { OpenedSession } from '../visit/session.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import type { Cart } from './cart.ts';
import type { CartOperation } from './cart-operation.ts';
import type { CartRefusal, Carts } from './carts.port.ts';
import { type CartContents, holdsVoucher, type MissingFromCart, missingIn, piecesIn } from './missing-from-cart.ts';
import { findOrOpenUnsubmittedCart } from './find-or-open-cart.ts';

export interface RefilledCart {
  readonly cart: Cart;
  /** The new session, if one was opened for the cart. */
  readonly opened?: OpenedSession;
  readonly missing: readonly MissingFromCart[];
}

interface Ports {
  readonly carts: Carts;
  readonly sessions: Sessions;
}

type Addition = Extract<CartOperation, { do: 'add-position' | 'add-voucher' }>;

const operationsFor = (cart: Cart, { lines, vouchers }: CartContents): readonly Addition[] => [
  ...lines
    .map(
      ({ itemId, quantity }) => ({ do: 'add-position', itemId, quantity: quantity - piecesIn(cart, itemId) }) as const,
    )
    .filter(({ quantity }) => quantity > 0),
  ...vouchers.filter((code) => !holdsVoucher(cart, code)).map((code) => ({ do: 'add-voucher', code }) as const),
];

/** How many refused operations are left out, one after the other; a cart that existed a moment ago has no more. */
const MAX_LEFT_OUT = 25;

/** Whether a refusal is about this operation. A refused update applies none of its operations. */
const isRefused = (refusal: CartRefusal, operation: Addition): boolean =>
  operation.do === 'add-position'
    ? 'itemId' in refusal && refusal.itemId === operation.itemId
    : 'code' in refusal && refusal.code === operation.code;

const oneByOne = async (ports: Ports, shopper: Shopper, cart: Cart, contents: CartContents): Promise<void> => {
  const now = await ports.carts.find(shopper, cart.id);
  for (const operation of operationsFor(now.ok ? now.value : cart, contents)) {
    await ports.carts.update(shopper, cart.id, [operation]).catch(() => undefined);
  }
};

/** Adds everything in one update, without what the shop refuses. If the shop does not say what it refuses, or does not reply, adds the missing lines one by one. */
const fill = async (ports: Ports, shopper: Shopper, cart: Cart, contents: CartContents): Promise<void> => {
  let operations = operationsFor(cart, contents);
  for (let leftOut = 0; operations.length > 0 && leftOut <= MAX_LEFT_OUT; leftOut += 1) {
    const together = await ports.carts.update(shopper, cart.id, operations).catch(() => undefined);
    if (together?.ok === true) return;
    const rest = operations.filter((operation) => together === undefined || !isRefused(together.refusal, operation));
    if (rest.length === operations.length) return oneByOne(ports, shopper, cart, contents);
    operations = rest;
  }
};

/**
 * Adds to the shopper's cart what an earlier one contained, and returns what could not be added. Adds only what is missing,
 * so that refilling twice changes nothing.
 */
export const refillCart =
  (ports: Ports) =>
  async (shopper: Shopper, contents: CartContents): Promise<RefilledCart> => {
    const { cart, opened } = await findOrOpenUnsubmittedCart(ports)(shopper);
    const filler = { ...shopper, ...opened };
    await fill(ports, filler, cart, contents);
    const filled = await ports.carts.find(filler, cart.id, { shippingCost: true });
    const now = filled.ok ? filled.value : cart;
    return { cart: now, missing: missingIn(now, contents), ...(opened === undefined ? {} : { opened }) };
  };

/** Refills the visitor's own cart. */
export const refillOwnCart =
  (ports: Ports, visit: Visit) =>
  async (contents: CartContents): Promise<Omit<RefilledCart, 'opened'>> => {
    const { opened, ...refilled } = await refillCart(ports)(visit.shopper, contents);
    if (opened !== undefined) visit.opened(opened);
    return refilled;
  };
