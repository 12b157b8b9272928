import type { CartNotFound, Carts } from '@shop/domain/carts/carts.port';
import type { OpenedSession } from '@shop/domain/visit/session';
import type { CartId } from '@shop/domain/visit/shopper';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { Cart } from '@shop/domain/carts/cart';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { FindCartQuery } from '../generated/operation-types.ts';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readChoiceResult, readFormResult } from '../shared/read-mutation-result.ts';
import type { RefusalTable } from '../shared/read-mutation-result.ts';
import { Unreadable } from '../shared/unreadable.ts';
import { readCart } from './read-cart.ts';
import { readUpdatedCart } from './read-updated-cart.ts';
import { writeCartOperation } from './write-cart-operation.ts';

const NOT_FOUND: CartNotFound = { because: 'cart-not-found' };
const IDS_UNKNOWN = { 'ids-unknown': refused(NOT_FOUND) } as const;
/** Notes of the checkout are typed text: if the session is gone, the form is shown again instead of failing and losing it. */
const NO_NOTE = { ...IDS_UNKNOWN, 'session-revoked': refused(NOT_FOUND) } as const;

/** A cart that is already an order accepts no notes: it counts as not found. */
const NOTE_REFUSALS: RefusalTable<CartNotFound> = { ALREADY_SUBMITTED: () => NOT_FOUND };

/** The requested cart, or the one that replaced it meanwhile; any other means that replies were mixed up. */
const readFound = (
  { shop_findCart: cart }: FindCartQuery,
  cartId: CartId,
  renewed: OpenedSession | undefined,
): Result<Cart, CartNotFound> => {
  if (cart.id !== (renewed?.cartId ?? cartId)) throw new Unreadable('a cart that was not requested');
  return granted(readCart(cart.id, cart));
};

export const upstreamCarts = (call: PortCalls): Carts => ({
  find: (shopper, cartId, { shippingCost = false, keepsSession } = {}) =>
    call({
      operation: operations.findCart,
      variables: { cartId, calculateShippingCost: shippingCost },
      shopper,
      keepsSession,
      read: (data, renewed) => readFound(data, cartId, renewed),
      otherwise: IDS_UNKNOWN,
    }),
  update: (shopper, cartId, changes) =>
    call({
      operation: operations.cartUpdate,
      variables: { cartId, ops: changes.map(writeCartOperation) },
      shopper,
      read: ({ cart_update: reply }, renewed) => readUpdatedCart(renewed?.cartId ?? cartId, reply),
      otherwise: IDS_UNKNOWN,
    }),
  merge: (shopper, cartId, from) =>
    call({
      operation: operations.mergeCarts,
      variables: { cartId, fromCartId: from.cartId, fromUserId: from.userId },
      shopper,
      read: ({ mergeCarts: cart }): Result<Cart, CartNotFound> => granted(readCart(cart.id, cart)),
      otherwise: IDS_UNKNOWN,
    }),
  setAlternativeEmails: (shopper, cartId, { billing, shipping }) =>
    call({
      operation: operations.setAlternativeEmails,
      variables: { cartId, ...omitNil({ billingEmail: billing, shippingEmail: shipping }) },
      shopper,
      read: ({ setAlternativeEmails }) => readFormResult(setAlternativeEmails, NOTE_REFUSALS),
      otherwise: NO_NOTE,
    }),
  setOrderReference: (shopper, cartId, orderReference) =>
    call({
      operation: operations.setOrderReference,
      variables: { cartId, orderReference },
      shopper,
      read: ({ setOrderReference }) => readFormResult(setOrderReference, NOTE_REFUSALS),
      otherwise: NO_NOTE,
    }),
  setCostCentre: (shopper, cartId, costCentre) =>
    call({
      operation: operations.setCostCentre,
      variables: { cartId, costCentre },
      shopper,
      read: ({ setCostCentre }) => readFormResult(setCostCentre, NOTE_REFUSALS),
      otherwise: NO_NOTE,
    }),
  setOrderComment: (shopper, cartId, comment) =>
    call({
      operation: operations.setOrderComment,
      variables: { cartId, comment },
      shopper,
      read: ({ setOrderComment }) => readFormResult(setOrderComment, NOTE_REFUSALS),
      otherwise: NO_NOTE,
    }),
  setNewsletter: (shopper, cartId, wording) =>
    call({
      operation: operations.setOrderNewsletterSubscribe,
      variables: { cartId, subscribe: wording !== undefined, ...omitNil({ wording }) },
      shopper,
      read: ({ setOrderNewsletterSubscribe }) => readChoiceResult(setOrderNewsletterSubscribe, NOTE_REFUSALS),
      otherwise: NO_NOTE,
    }),
});
