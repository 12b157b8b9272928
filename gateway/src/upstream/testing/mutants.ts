import { behavesLikeAddresses } from '@shop/domain/addresses/addresses.behaviour';
import { behavesLikeCarts } from '@shop/domain/carts/carts.behaviour';
import { behavesLikeCatalogue } from '@shop/domain/catalogue/catalogue.behaviour';
import { behavesLikeDeals } from '@shop/domain/deals/deals.behaviour';
import { behavesLikeOrders } from '@shop/domain/orders/orders.behaviour';
import { behavesLikePayments } from '@shop/domain/payments/payments.behaviour';
import { behavesLikeSessions } from '@shop/domain/sessions/sessions.behaviour';
import { behavesLikeShippers } from '@shop/domain/shippers/shippers.behaviour';
import type { PortBehaviour } from '@shop/domain/testing/port-behaviours';
import type { Tampering } from './tampered-transport.ts';

/** An adapter with one defect, and the test that catches it. */
export interface Mutant extends Tampering {
  readonly does: string;
  readonly behaviour: PortBehaviour;
  readonly caughtBy: string;
}

export const MUTANTS: readonly Mutant[] = [
  {
    does: 'drops field errors',
    replyBody: (name, value) => (name === 'fieldErrors' ? [] : value),
    behaviour: behavesLikeSessions,
    caughtBy: 'names every invalid field, those of an address with their form’s name (ENT-02)',
  },
  {
    does: 'requests one page too far',
    requestBody: (name, value) => (name === 'offset' ? Number(value) + 60 : value),
    behaviour: behavesLikeCatalogue,
    caughtBy: 'come in pages of sixty; a page beyond the last returns the last (LIST-02)',
  },
  {
    does: 'does not send the chosen variants',
    requestBody: (name, value) => (name === 'selectedVariants' ? [] : value),
    behaviour: behavesLikeCatalogue,
    caughtBy: 'have no item until every variant is chosen, then the matching one',
  },
  {
    does: 'ignores the requested order',
    requestBody: (name, value) => (name === 'sortBy' ? 'si' : value),
    behaviour: behavesLikeCatalogue,
    caughtBy: 'sort by price, ascending and descending',
  },
  {
    does: 'orders one piece, whatever was requested',
    requestBody: (name, value) => (name === 'updateQuantity' ? 1 : value),
    behaviour: behavesLikeCarts,
    caughtBy: 'increase the quantity when the same article is added again',
  },
  {
    does: 'sends a change twice',
    times: ({ operationName }) => (operationName === 'cart_update' ? 2 : 1),
    behaviour: behavesLikeCarts,
    caughtBy: 'increase the quantity when the same article is added again',
  },
  {
    does: 'reads whole Euros only',
    replyBody: (name, value) => (name === 'amount' && typeof value === 'number' ? Math.round(value) : value),
    behaviour: behavesLikeCarts,
    caughtBy: 'have every field that a shopper sees of an article (ENT-05)',
  },
  {
    does: 'reads every price as Euros',
    replyBody: (name, value) => (name === 'currencyCode' ? 'EUR' : value),
    behaviour: behavesLikeCarts,
    caughtBy: 'are in Swiss francs in the Swiss shop',
  },
  {
    does: 'always requests delivery costs',
    requestBody: (name, value) => (name === 'calculateShippingCost' ? true : value),
    behaviour: behavesLikeCarts,
    caughtBy: 'leave out delivery costs unless they are requested',
  },
  {
    does: 'does not report what the shop changed in a request',
    replyBody: (name, value) => (name === 'quantityChanged' || name === 'maxInCart' ? [] : value),
    behaviour: behavesLikeCarts,
    caughtBy: 'cap a quantity at the stock and report the maximum (CART-04)',
  },
  {
    does: 'does not report how pieces of a deal were split',
    replyBody: (name, value) => (name === 'dealSplit' ? [] : value),
    behaviour: behavesLikeDeals,
    caughtBy: 'report that a deal is missed which the shopper saw (DEAL-05)',
  },
  {
    does: 'does not recognise the error of a lost cart',
    replyBody: (name, value) => (name === 'classification' && value === 'CART_NOT_FOUND' ? 'INTERNAL_ERROR' : value),
    behaviour: behavesLikeCarts,
    caughtBy: 'treats somebody else’s cart like one that does not exist',
  },
  {
    does: 'sends the headers of the first caller',
    headers: (headers, first) => ({ ...headers, ...first }),
    behaviour: behavesLikeCarts,
    caughtBy: 'treats somebody else’s cart like one that does not exist',
  },
  {
    does: 'returns the reply to the previous request',
    isLate: ({ operationName }) => operationName === 'FindCart',
    behaviour: behavesLikeCarts,
    caughtBy: 'are stored: reference, cost centre, comment, newsletter',
  },
  {
    does: 'does not send the session token',
    headers: ({ 'x-jwt': _left, ...headers }) => headers,
    behaviour: behavesLikeSessions,
    caughtBy: 'returns the customer, the expiry and the cart to continue with (ENT-02)',
  },
  {
    does: 'always merges carts',
    requestBody: (name, value) => (name === 'mergeCart' ? true : value),
    behaviour: behavesLikeSessions,
    caughtBy: 'does not merge the visitor’s cart if that is not wanted (AUTH-06)',
  },
  {
    does: 'leaves out the postnumber',
    requestBody: (name, value) => (name === 'additionalAddress' ? null : value),
    behaviour: behavesLikeAddresses,
    caughtBy: 'stores packstations as shipping addresses (ENT-14)',
  },
  {
    does: 'reads a refusal as success',
    replyBody: (name, value) => (name === 'refusal' ? null : name === 'successful' ? true : value),
    behaviour: behavesLikePayments,
    caughtBy: 'is refused if the method is not offered',
  },
  {
    does: 'always requests German',
    headers: (headers) => ({ ...headers, 'x-shop-language': 'de-DE' }),
    behaviour: behavesLikePayments,
    caughtBy: 'are in the language of the storefront',
  },
  {
    does: 'does not say why a carrier may not be chosen',
    replyBody: (name, value) => (name === 'info' ? null : value),
    behaviour: behavesLikeShippers,
    caughtBy: 'switches to dhl for a packstation, and disables all others with a reason (SHIP-02, SHIP-03)',
  },
  {
    does: 'drops the id of the order that a cart became',
    replyBody: (name, value) => (name === 'subject' || name === 'submittedAs' ? null : value),
    behaviour: behavesLikeOrders,
    caughtBy: 'makes one order of a cart, however many requests come at once',
  },
];
