import { type CartNotFound, type CartOperation, type CartRefusal, type Carts, EMPTY_CART_REPORT, type UpdatedCart } from '@shop/domain/carts/carts.port';
import type { CartId, Shopper } from '@shop/domain/sessions/shopper';
import { fieldErrorsOf, type FormRefusal } from '@shop/domain/shared/field-errors';
import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import { email, type ValidationMessage, maxLength } from '@shop/domain/shared/form-rules';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { filled } from '../filled.ts';
import type { Turn } from '../worlds/turn.ts';
import type { WorldOf } from '../worlds/world-of.ts';
import { type CartRecord, changeableCart, ownCartRecord } from './cart-record.ts';
import { changed, type Draft } from './change-cart.ts';
import { keepCart } from './keep-cart.ts';
import { cartOf } from './project-cart.ts';

const NOT_FOUND: CartNotFound = { because: 'cart-not-found' };

const update = (turn: Turn, shopper: Shopper, cartId: CartId, operations: readonly CartOperation[]): Result<UpdatedCart, CartRefusal> => {
  const { storefront } = shopper;
  const cart = ownCartRecord(turn, shopper, cartId);
  if (cart === undefined) return refused(NOT_FOUND);
  if (cart.fate.is === 'ordered') return refused({ because: 'already-submitted' });
  let draft: Draft = { cart, report: EMPTY_CART_REPORT };
  for (const operation of operations) {
    const step = changed(turn, storefront, draft, operation);
    if (!step.ok) return step;
    draft = step.value;
  }
  keepCart(turn, draft.cart);
  return granted({ cart: cartOf(turn, storefront, draft.cart, { shippingCost: true }), report: draft.report });
};

/** Writes an answer of the shopper onto an open cart of their own; whose cart it is counts before what is wrong with the answer. */
const note = <Refusal = never>(
  turn: Turn,
  shopper: Shopper,
  cartId: CartId,
  write: (cart: CartRecord) => CartRecord,
  refusal?: Refusal,
): Result<void, Refusal | CartNotFound> => {
  const cart = changeableCart(turn, shopper, cartId);
  if (cart === undefined) return refused(NOT_FOUND);
  if (refusal !== undefined) return refused(refusal);
  keepCart(turn, write(cart));
  return granted(undefined);
};

const faulty = (faults: Readonly<Record<string, ValidationMessage>>): FormRefusal | undefined => {
  const fieldErrors = fieldErrorsOf(faults);
  return fieldErrors.length === 0 ? undefined : { because: 'invalid-form', fieldErrors };
};

export const inMemoryCarts = (worldOf: WorldOf): Carts => ({
  find: async (shopper, cartId, ask = { shippingCost: false }) =>
    worldOf(shopper).read((view) => {
      const cart = ownCartRecord(view, shopper, cartId);
      return cart === undefined ? refused(NOT_FOUND) : granted(cartOf(view, shopper.storefront, cart, ask));
    }),
  update: async (shopper, cartId, operations) => worldOf(shopper).run((turn) => update(turn, shopper, cartId, operations)),
  setAlternativeEmails: async (shopper, cartId, { billing, shipping }) =>
    worldOf(shopper).run((turn) => {
      const refusal = faulty({ billing: email(billing, { optional: true }), shipping: email(shipping, { optional: true }) });
      const write = ({ billingEmail, shippingEmail, ...cart }: CartRecord): CartRecord => ({
        ...cart,
        ...filled(billing ?? billingEmail, (typed) => ({ billingEmail: typed })),
        ...filled(shipping ?? shippingEmail, (typed) => ({ shippingEmail: typed })),
      });
      return note(turn, shopper, cartId, write, refusal);
    }),
  setOrderReference: async (shopper, cartId, reference) =>
    worldOf(shopper).run((turn) => {
      const refusal = faulty({ orderReference: maxLength(FIELD_LIMITS.orderReference)(reference) });
      return note(turn, shopper, cartId, ({ orderReference: _earlier, ...cart }) => ({ ...cart, ...filled(reference, (typed) => ({ orderReference: typed })) }), refusal);
    }),
  setOrderComment: async (shopper, cartId, comment) =>
    worldOf(shopper).run((turn) => {
      const refusal = faulty({ orderComment: maxLength(FIELD_LIMITS.comment)(comment) });
      return note(turn, shopper, cartId, ({ orderComment: _earlier, ...cart }) => ({ ...cart, ...filled(comment, (typed) => ({ orderComment: typed })) }), refusal);
    }),
  setNewsletter: async (shopper, cartId, newsletterChosen) =>
    worldOf(shopper).run((turn) => note(turn, shopper, cartId, (cart) => ({ ...cart, newsletterChosen }))),
});
