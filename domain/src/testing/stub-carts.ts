import type { Cart } from '../carts/cart.ts';
import type { CartOperation } from '../carts/cart-operation.ts';
import { type CartRefusal, EMPTY_CART_REPORT } from '../carts/carts.port.ts';
import type { CartId, Shopper } from '../visit/shopper.ts';
import { money } from '../shared/money.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { Shop } from '../shop.ts';
import { aCart, aPosition, aSavedLine } from './a-cart.ts';
import { changed, mayBeLost, recordCall, type StubState } from './stub-state.ts';

const ownedBy = ({ carts, owners }: StubState, { userId }: Shopper, cartId: CartId): Cart | undefined => {
  const owner = owners[cartId];
  return owner === undefined || owner === userId ? carts.find(({ id }) => id === cartId) : undefined;
};

const withoutShippingCost = ({ shippingCost: _notAskedFor, ...cart }: Cart): Cart => cart;

const withPieces = ({ stock }: StubState, cart: Cart, itemId: string, pieces: number): Result<Cart, CartRefusal> => {
  const inStock = stock[itemId] ?? Number.POSITIVE_INFINITY;
  if (inStock === 0) return refused({ because: 'sold-out', itemId });
  const there =
    cart.positions.find((position) => position.itemId === itemId) ??
    aPosition({ id: itemId, itemId, name: itemId, quantity: 0 });
  const quantity = Math.min(there.quantity + pieces, inStock);
  const positions = [...cart.positions.filter(({ id }) => id !== there.id), aPosition({ ...there, quantity })];
  return granted({ ...aCart({ id: cart.id, positions }), vouchers: cart.vouchers });
};

const withoutPieces = (cart: Cart, itemId: string, pieces: number): Cart => ({
  ...aCart({
    id: cart.id,
    positions: cart.positions
      .map((line) => (line.itemId === itemId ? { ...line, quantity: line.quantity - pieces } : line))
      .filter(({ quantity }) => quantity > 0),
  }),
  vouchers: cart.vouchers,
});

const withVoucher = ({ vouchers }: StubState, cart: Cart, code: string): Result<Cart, CartRefusal> =>
  vouchers.includes(code)
    ? granted({ ...cart, vouchers: [...cart.vouchers, { code, name: code, status: 'applied', saving: money(0) }] })
    : refused({ because: 'voucher-refused', code, message: 'shop.voucher.unknown' });

/** One line per article, at most as many as may be ordered. */
const together = (own: Cart, brought: Cart): Cart => {
  const grown = own.positions.map((line) => {
    const more = brought.positions.find(({ itemId }) => itemId === line.itemId)?.quantity ?? 0;
    return { ...line, quantity: Math.min(line.quantity + more, line.maxQuantity) };
  });
  const others = brought.positions.filter(({ itemId }) => !own.positions.some((line) => line.itemId === itemId));
  const wasEmpty = own.positions.length === 0;
  const lines = wasEmpty
    ? []
    : brought.positions.map(({ itemId, name, quantity, maxQuantity }) => ({
        itemId,
        name,
        brought: quantity,
        added: quantity,
        most: maxQuantity,
      }));
  return {
    ...aCart({ id: own.id, positions: [...grown, ...others] }),
    vouchers: own.vouchers,
    merge: { from: brought.id, lines, vouchers: [] },
  };
};

/** The stub adds pieces to carts and takes them out again, and removes no line by its name. */
const applied = (state: StubState, cart: Cart, operation: CartOperation): Result<Cart, CartRefusal> => {
  switch (operation.do) {
    case 'add-position':
      return withPieces(state, cart, operation.itemId, operation.quantity);
    case 'add-voucher':
      return withVoucher(state, cart, operation.code);
    case 'change-quantity':
    case 'remove-position':
      return refused({ because: 'no-such-position', positionId: operation.positionId });
    case 'take-out':
      return granted(withoutPieces(cart, operation.itemId, operation.quantity));
    case 'remove-voucher':
      return refused({ because: 'voucher-refused', code: operation.code, message: 'shop.voucher.unknown' });
    case 'save-item':
      return granted({
        ...cart,
        savedLines: [
          aSavedLine({ id: operation.itemId, itemId: operation.itemId, quantity: operation.quantity }),
          ...cart.savedLines,
        ],
      });
    case 'save-for-later':
    case 'move-to-cart':
    case 'remove-saved':
      return refused({ because: 'saved-list-full' });
    case 'undo-merge':
    case 'dismiss-merge':
      return granted(cart);
  }
};

/** All or none. */
const allApplied = (state: StubState, cart: Cart, operations: readonly CartOperation[]): Result<Cart, CartRefusal> =>
  operations.reduce<Result<Cart, CartRefusal>>(
    (so, operation) => (so.ok ? applied(state, so.value, operation) : so),
    granted(cart),
  );

export const stubCarts = (state: StubState): Shop['carts'] => ({
  find: async (shopper, cartId, options) =>
    mayBeLost(state, 'find', () => {
      state.calls.push(`find ${cartId}`);
      const cart = ownedBy(state, shopper, cartId);
      if (cart === undefined) return refused({ because: 'cart-not-found' });
      return granted(options?.shippingCost === true ? cart : withoutShippingCost(cart));
    }),
  update: async (shopper, cartId, operations) =>
    mayBeLost(state, 'update', () => {
      state.calls.push(`update ${cartId} ${operations.map((operation) => operation.do).join(' ')}`);
      const cart = ownedBy(state, shopper, cartId);
      if (cart === undefined) return refused({ because: 'cart-not-found' });
      const updated = allApplied(state, cart, operations);
      if (!updated.ok) return updated;
      changed(state, cartId, updated.value);
      return granted({ cart: updated.value, report: EMPTY_CART_REPORT });
    }),
  merge: async (shopper, cartId, from) => {
    state.calls.push(`merge ${from.cartId} ${cartId}`);
    return mayBeLost(state, 'merge', () => {
      const own = ownedBy(state, shopper, cartId);
      const brought = state.carts.find(({ id }) => id === from.cartId);
      if (own === undefined) return refused({ because: 'cart-not-found' });
      if (brought === undefined) return granted(own);
      const merged = together(own, brought);
      changed(state, cartId, merged);
      state.carts = state.carts.filter(({ id }) => id !== brought.id);
      return granted(merged);
    });
  },
  setAlternativeEmails: async (_shopper, cartId, emails) =>
    recordCall(state, `set-alternative-emails ${Object.entries(emails).join(' ')}`, () =>
      changed(state, cartId, {
        ...(emails.billing === undefined ? {} : { billingEmail: { selected: emails.billing } }),
        ...(emails.shipping === undefined ? {} : { shippingEmail: { selected: emails.shipping } }),
      }),
    ),
  setOrderReference: async (_shopper, cartId, orderReference) =>
    recordCall(state, `set-order-reference ${orderReference}`, () => changed(state, cartId, { orderReference })),
  setCostCentre: async (_shopper, cartId, costCentre) =>
    recordCall(state, `set-cost-centre ${costCentre}`, () => changed(state, cartId, { costCentre })),
  setOrderComment: async (_shopper, cartId, orderComment) =>
    mayBeLost(state, 'set-order-comment', () =>
      recordCall(state, `set-order-comment ${orderComment}`, () => changed(state, cartId, { orderComment })),
    ),
  setNewsletter: async (_shopper, cartId, wording) =>
    mayBeLost(state, 'set-newsletter', () => {
      const newsletterChosen = wording !== undefined;
      state.calls.push(`set-newsletter ${newsletterChosen}`);
      changed(state, cartId, { newsletterChosen });
      return granted(undefined);
    }),
});
