import { EMPTY_CART_REPORT } from '@shop/domain/carts/carts.port';
import type { NumberedLine } from '@shop/domain/carts/order-lines';
import type { LineOutcome } from '@shop/domain/order-forms/order-forms.port';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { CartChange } from '../carts/cart-change.ts';
import type { CartRecord } from '../carts/cart-record.ts';
import { addPosition } from '../carts/change-lines.ts';
import { cartItemId } from '../wishlists/put-into-cart.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { checkLines } from './check-lines.ts';

/** Puts into a cart what can be bought of the lines of an order form, and says what became of each. */
export const addLines = (
  tx: Transaction,
  storefront: Storefront,
  cart: CartRecord,
  lines: readonly NumberedLine[],
): CartChange & { readonly outcomes: readonly LineOutcome[] } => {
  const outcomes = checkLines(tx, storefront, lines, cart);
  let change: CartChange = { cart, report: EMPTY_CART_REPORT };
  for (const [at, outcome] of outcomes.entries()) {
    if (!('article' in outcome)) continue;
    const id = cartItemId(tx, outcome.article.itemId);
    const step = addPosition(tx, storefront, change, id, lines[at]?.quantity ?? 0);
    if (step.ok) change = step.value;
  }
  return { ...change, outcomes };
};
