import type { Cart } from '../carts/cart.ts';
import type { CartOperation, CartRefusal } from '../carts/carts.port.ts';
import type { CartId, Shopper } from '../sessions/shopper.ts';
import { money } from '../shared/money.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { Shop } from '../shop.ts';
import { aCart, aPosition } from './a-cart.ts';
import { answer, changed, mayBeLost, type TinyWorld } from './tiny-world.ts';

const ownedBy = ({ carts, owners }: TinyWorld, { userId }: Shopper, cartId: CartId): Cart | undefined => {
  const owner = owners[cartId];
  return owner === undefined || owner === userId ? carts.find(({ id }) => id === cartId) : undefined;
};

const withoutShippingCost = ({ shippingCost: _notAskedFor, ...cart }: Cart): Cart => cart;

const withPieces = ({ stock }: TinyWorld, cart: Cart, itemId: string, pieces: number): Result<Cart, CartRefusal> => {
  const inStock = stock[itemId] ?? Number.POSITIVE_INFINITY;
  if (inStock === 0) return refused({ because: 'sold-out', itemId });
  const there = cart.positions.find((position) => position.itemId === itemId) ?? aPosition({ id: itemId, itemId, name: itemId, quantity: 0 });
  const quantity = Math.min(there.quantity + pieces, inStock);
  const positions = [...cart.positions.filter(({ id }) => id !== there.id), aPosition({ ...there, quantity })];
  return granted({ ...aCart({ id: cart.id, positions }), vouchers: cart.vouchers });
};

const withVoucher = ({ vouchers }: TinyWorld, cart: Cart, code: string): Result<Cart, CartRefusal> =>
  vouchers.includes(code)
    ? granted({ ...cart, vouchers: [...cart.vouchers, { code, name: code, status: 'applied', saving: money(0) }] })
    : refused({ because: 'voucher-refused', code, message: 'shop.voucher.unknown' });

/** A tiny shop fills carts, and takes nothing out of them. */
const applied = (world: TinyWorld, cart: Cart, operation: CartOperation): Result<Cart, CartRefusal> => {
  switch (operation.do) {
    case 'add-position':
      return withPieces(world, cart, operation.itemId, operation.quantity);
    case 'add-voucher':
      return withVoucher(world, cart, operation.code);
    case 'change-quantity':
    case 'remove-position':
      return refused({ because: 'no-such-position', positionId: operation.positionId });
    case 'remove-voucher':
      return refused({ because: 'voucher-refused', code: operation.code, message: 'shop.voucher.unknown' });
  }
};

/** All or none. */
const allApplied = (world: TinyWorld, cart: Cart, operations: readonly CartOperation[]): Result<Cart, CartRefusal> =>
  operations.reduce<Result<Cart, CartRefusal>>((so, operation) => (so.ok ? applied(world, so.value, operation) : so), granted(cart));

export const tinyCarts = (world: TinyWorld): Shop['carts'] => ({
  find: async (shopper, cartId, ask) =>
    mayBeLost(world, 'find', () => {
      world.asked.push(`find ${cartId}`);
      const cart = ownedBy(world, shopper, cartId);
      if (cart === undefined) return refused({ because: 'cart-not-found' });
      return granted(ask?.shippingCost === true ? cart : withoutShippingCost(cart));
    }),
  update: async (shopper, cartId, operations) =>
    mayBeLost(world, 'update', () => {
      world.asked.push(`update ${cartId} ${operations.map((operation) => operation.do).join(' ')}`);
      const cart = ownedBy(world, shopper, cartId);
      if (cart === undefined) return refused({ because: 'cart-not-found' });
      const updated = allApplied(world, cart, operations);
      if (!updated.ok) return updated;
      changed(world, cartId, updated.value);
      return granted({ cart: updated.value, report: { added: [], variantsToChoose: [], quantityChanged: [], maxInCart: [] } });
    }),
  setAlternativeEmails: async (_shopper, cartId, emails) =>
    answer(world, `set-alternative-emails ${Object.entries(emails).join(' ')}`, () =>
      changed(world, cartId, {
        ...(emails.billing === undefined ? {} : { billingEmail: { selected: emails.billing } }),
        ...(emails.shipping === undefined ? {} : { shippingEmail: { selected: emails.shipping } }),
      }),
    ),
  setOrderReference: async (_shopper, cartId, orderReference) =>
    answer(world, `set-order-reference ${orderReference}`, () => changed(world, cartId, { orderReference })),
  setOrderComment: async (_shopper, cartId, orderComment) =>
    mayBeLost(world, 'set-order-comment', () => answer(world, `set-order-comment ${orderComment}`, () => changed(world, cartId, { orderComment }))),
  setNewsletter: async (_shopper, cartId, newsletterChosen) =>
    mayBeLost(world, 'set-newsletter', () => {
      world.asked.push(`set-newsletter ${newsletterChosen}`);
      changed(world, cartId, { newsletterChosen });
      return granted(undefined);
    }),
});
