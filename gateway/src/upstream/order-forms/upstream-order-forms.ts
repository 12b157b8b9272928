import type { NumberedLine } from '@shop/domain/carts/order-lines';
import type { OrderForms } from '@shop/domain/order-forms/order-forms.port';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { refused } from '@shop/domain/shared/result';
import { readCart } from '../carts/read-cart.ts';
import { readReport } from '../carts/read-updated-cart.ts';
import type { BestellscheinLineInput } from '../generated/operation-types.ts';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readChoiceResult } from '../shared/read-mutation-result.ts';
import { CART_REFUSALS } from '../wishlists/read-list-in-cart.ts';
import { readGranted } from '../wishlists/read-granted.ts';
import { readLines } from './read-line.ts';

const writeLines = (lines: readonly NumberedLine[]): BestellscheinLineInput[] =>
  lines.map(({ orderNumber, quantity }) => ({ orderNumber, quantity }));

export const upstreamOrderForms = (call: PortCalls): OrderForms => ({
  check: (shopper, lines, cartId) =>
    call({
      operation: operations.validateBestellschein,
      variables: { lines: writeLines(lines), ...omitNil({ cartId }) },
      shopper,
      read: ({ validateBestellschein }) => readLines(validateBestellschein.lines, lines),
    }),
  addToCart: (shopper, cartId, lines) =>
    call({
      operation: operations.validateAndAddToCartBestellschein,
      variables: { lines: writeLines(lines), cartId },
      shopper,
      read: ({ validateAndAddToCartBestellschein: reply }) =>
        readGranted(readChoiceResult(reply, CART_REFUSALS), reply.cart, (cart) => ({
          cart: readCart(cart.id, cart),
          report: readReport(reply.attainableInfos),
          outcomes: readLines(reply.lines, lines),
        })),
      otherwise: { 'ids-unknown': refused({ because: 'cart-not-found' }) },
    }),
});
