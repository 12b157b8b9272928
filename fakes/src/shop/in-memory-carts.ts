import { omitNil } from '@shop/domain/shared/omit-nil';
import type { CartOperation } from '@shop/domain/carts/cart-operation';
import {
  type CartNotFound,
  type CartRefusal,
  type Carts,
  type CartToMerge,
  EMPTY_CART_REPORT,
  type UpdatedCart,
} from '@shop/domain/carts/carts.port';
import type { CartId, Shopper } from '@shop/domain/visit/shopper';
import { fieldErrorsOf, type FormRefusal } from '@shop/domain/shared/field-errors';
import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import { email, type ValidationMessage, maxLength } from '@shop/domain/shared/form-rules';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Cart } from '@shop/domain/carts/cart';
import { refreshReservation } from '../deals/expired-pieces.ts';
import { unlessEmpty } from '../shared/unless-empty.ts';
import type { Transaction } from '../worlds/transaction.ts';
import type { World } from '../worlds/world.ts';
import type { CartRecord } from '../carts/cart-record.ts';
import { changeableCart, ownCartRecord } from '../carts/find-cart.ts';
import type { CartChange } from '../carts/cart-change.ts';
import { applyOperation } from '../carts/change-cart.ts';
import { mergeInto } from '../login/merge-carts.ts';
import { saveCart } from '../orders/save-cart.ts';
import { endSessionsOf } from '../sessions/start-session.ts';
import { cartToMerge } from '../login/take-over-cart.ts';
import { cartOf } from '../carts/project-cart.ts';

const NOT_FOUND: CartNotFound = { because: 'cart-not-found' };

const update = (
  tx: Transaction,
  shopper: Shopper,
  cartId: CartId,
  operations: readonly CartOperation[],
): Result<UpdatedCart, CartRefusal> => {
  const { storefront } = shopper;
  const cart = ownCartRecord(tx, shopper, cartId);
  if (cart === undefined) return refused(NOT_FOUND);
  if (cart.status.is === 'ordered') return refused({ because: 'already-submitted' });
  const before = tx.state;
  refreshReservation(tx, cartId);
  let change: CartChange = { cart, report: EMPTY_CART_REPORT };
  for (const operation of operations) {
    const step = applyOperation(tx, storefront, change, operation);
    if (!step.ok) {
      tx.state = before;
      return step;
    }
    change = step.value;
  }
  saveCart(tx, change.cart);
  return granted({ cart: cartOf(tx, storefront, change.cart, { shippingCost: true }), report: change.report });
};

const merge = (tx: Transaction, shopper: Shopper, cartId: CartId, from: CartToMerge): Result<Cart, CartNotFound> => {
  const own = changeableCart(tx, shopper, cartId);
  if (own === undefined) return refused(NOT_FOUND);
  const brought = cartToMerge(tx, from);
  if (brought === undefined || brought.id === own.id)
    return granted(cartOf(tx, shopper.storefront, own, { shippingCost: true }));
  const merged = mergeInto(tx, own, brought);
  endSessionsOf(tx, from.userId);
  return granted(cartOf(tx, shopper.storefront, merged, { shippingCost: true }));
};

/** Changes the shopper's own open cart. An unknown cart is refused before an invalid value is. */
const note = <Refusal = never>(
  tx: Transaction,
  shopper: Shopper,
  cartId: CartId,
  write: (cart: CartRecord) => CartRecord,
  refusal?: Refusal,
): Result<void, Refusal | CartNotFound> => {
  const cart = changeableCart(tx, shopper, cartId);
  if (cart === undefined) return refused(NOT_FOUND);
  if (refusal !== undefined) return refused(refusal);
  saveCart(tx, write(cart));
  return granted(undefined);
};

const formRefusal = (faults: Readonly<Record<string, ValidationMessage>>): FormRefusal | undefined => {
  const fieldErrors = fieldErrorsOf(faults);
  return fieldErrors.length === 0 ? undefined : { because: 'invalid-form', fieldErrors };
};

export const inMemoryCarts = (world: World): Carts => ({
  find: async (shopper, cartId, { shippingCost = false } = {}) =>
    world.read((view) => {
      const cart = ownCartRecord(view, shopper, cartId);
      return cart === undefined
        ? refused(NOT_FOUND)
        : granted(cartOf(view, shopper.storefront, cart, { shippingCost }));
    }),
  update: async (shopper, cartId, operations) => world.run((tx) => update(tx, shopper, cartId, operations)),
  merge: async (shopper, cartId, from) => world.run((tx) => merge(tx, shopper, cartId, from)),
  setAlternativeEmails: async (shopper, cartId, { billing, shipping }) =>
    world.run((tx) => {
      const refusal = formRefusal({
        billing: email(billing, { optional: true }),
        shipping: email(shipping, { optional: true }),
      });
      const write = ({ billingEmail, shippingEmail, ...cart }: CartRecord): CartRecord => ({
        ...cart,
        ...unlessEmpty(billing ?? billingEmail, (typed) => ({ billingEmail: typed })),
        ...unlessEmpty(shipping ?? shippingEmail, (typed) => ({ shippingEmail: typed })),
      });
      return note(tx, shopper, cartId, write, refusal);
    }),
  setOrderReference: async (shopper, cartId, reference) =>
    world.run((tx) => {
      const refusal = formRefusal({ orderReference: maxLength(FIELD_LIMITS.orderReference)(reference) });
      return note(
        tx,
        shopper,
        cartId,
        ({ orderReference: _earlier, ...cart }) => ({
          ...cart,
          ...unlessEmpty(reference, (typed) => ({ orderReference: typed })),
        }),
        refusal,
      );
    }),
  setCostCentre: async (shopper, cartId, costCentre) =>
    world.run((tx) => {
      const refusal = formRefusal({ costCentre: maxLength(FIELD_LIMITS.costCentre)(costCentre) });
      return note(
        tx,
        shopper,
        cartId,
        ({ costCentre: _earlier, ...cart }) => ({
          ...cart,
          ...unlessEmpty(costCentre, (typed) => ({ costCentre: typed })),
        }),
        refusal,
      );
    }),
  setOrderComment: async (shopper, cartId, comment) =>
    world.run((tx) => {
      const refusal = formRefusal({ orderComment: maxLength(FIELD_LIMITS.comment)(comment) });
      return note(
        tx,
        shopper,
        cartId,
        ({ orderComment: _earlier, ...cart }) => ({
          ...cart,
          ...unlessEmpty(comment, (typed) => ({ orderComment: typed })),
        }),
        refusal,
      );
    }),
  setNewsletter: async (shopper, cartId, newsletterWording) =>
    world.run((tx) =>
      note(tx, shopper, cartId, ({ newsletterWording: _earlier, ...cart }) => ({
        ...cart,
        ...omitNil({ newsletterWording }),
      })),
    ),
});
