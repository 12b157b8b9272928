import { behavesLikeAddresses } from '@shop/domain/addresses/addresses.behaviour';
import { behavesLikeCarts } from '@shop/domain/carts/carts.behaviour';
import { behavesLikeCatalogue } from '@shop/domain/catalogue/catalogue.behaviour';
import { behavesLikeOrders } from '@shop/domain/orders/orders.behaviour';
import { behavesLikePayments } from '@shop/domain/payments/payments.behaviour';
import { behavesLikeSessions } from '@shop/domain/sessions/sessions.behaviour';
import { behavesLikeShippers } from '@shop/domain/shippers/shippers.behaviour';
import type { PortBehaviour } from '@shop/domain/testing/port-behaviours';
import type { Tampering } from './tampered-transport.ts';

/** An adapter that gets one thing wrong, and the test that catches it. */
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
    caughtBy: 'names every field that is wrong, those of addresses by their form (ENT-02)',
  },
  {
    does: 'turns one page too far',
    requestBody: (name, value) => (name === 'offset' ? Number(value) + 60 : value),
    behaviour: behavesLikeCatalogue,
    caughtBy: 'come in pages of sixty, and a page past the last is the last',
  },
  {
    does: 'forgets which variants are chosen',
    requestBody: (name, value) => (name === 'selectedVariants' ? [] : value),
    behaviour: behavesLikeCatalogue,
    caughtBy: 'have no item until every variant is chosen, then the one that stands for the choice',
  },
  {
    does: 'sorts in its own way',
    requestBody: (name, value) => (name === 'sortBy' ? 'si' : value),
    behaviour: behavesLikeCatalogue,
    caughtBy: 'sort by price both ways',
  },
  {
    does: 'orders one piece, whatever was requested',
    requestBody: (name, value) => (name === 'updateQuantity' ? 1 : value),
    behaviour: behavesLikeCarts,
    caughtBy: 'take more of the same article where it already is',
  },
  {
    does: 'sends a change twice',
    times: ({ operationName }) => (operationName === 'cart_update' ? 2 : 1),
    behaviour: behavesLikeCarts,
    caughtBy: 'take more of the same article where it already is',
  },
  {
    does: 'reads whole Euros only',
    replyBody: (name, value) => (name === 'amount' && typeof value === 'number' ? Math.round(value) : value),
    behaviour: behavesLikeCarts,
    caughtBy: 'tell all that a shopper wants to know of an article (ENT-05)',
  },
  {
    does: 'reads every price as Euros',
    replyBody: (name, value) => (name === 'currencyCode' ? 'EUR' : value),
    behaviour: behavesLikeCarts,
    caughtBy: 'are in Francs on the Swiss shop',
  },
  {
    does: 'always requests delivery costs',
    requestBody: (name, value) => (name === 'calculateShippingCost' ? true : value),
    behaviour: behavesLikeCarts,
    caughtBy: 'leave delivery out while nobody asked for it',
  },
  {
    does: 'does not report what the shop changed in a request',
    replyBody: (name, value) => (name === 'quantityChanged' || name === 'maxInCart' ? [] : value),
    behaviour: behavesLikeCarts,
    caughtBy: 'give no more than is left and say what the most is (CART-04)',
  },
  {
    does: 'does not recognise the error of a lost cart',
    replyBody: (name, value) => (name === 'classification' && value === 'CART_NOT_FOUND' ? 'INTERNAL_ERROR' : value),
    behaviour: behavesLikeCarts,
    caughtBy: 'make a foreign cart as unknown as one that never was',
  },
  {
    does: 'sends the headers of the first caller',
    headers: (headers, first) => ({ ...headers, ...first }),
    behaviour: behavesLikeCarts,
    caughtBy: 'make a foreign cart as unknown as one that never was',
  },
  {
    does: 'returns the reply to the previous request',
    isLate: ({ operationName }) => operationName === 'FindCart',
    behaviour: behavesLikeCarts,
    caughtBy: 'are kept: reference, comment, newsletter',
  },
  {
    does: 'leaves the proof of a session behind',
    headers: ({ 'x-jwt': _left, ...headers }) => headers,
    behaviour: behavesLikeSessions,
    caughtBy: 'answers who came in, until when, and the cart to go on with (ENT-02)',
  },
  {
    does: 'puts carts together unasked',
    requestBody: (name, value) => (name === 'mergeCart' ? true : value),
    behaviour: behavesLikeSessions,
    caughtBy: 'leaves the cart of before alone where that is wished (AUTH-06)',
  },
  {
    does: 'leaves the postnumber out',
    requestBody: (name, value) => (name === 'additionalAddress' ? null : value),
    behaviour: behavesLikeAddresses,
    caughtBy: 'keeps packstations among the shipping addresses (ENT-14)',
  },
  {
    does: 'reads a refusal as success',
    replyBody: (name, value) => (name === 'refusal' ? null : name === 'successful' ? true : value),
    behaviour: behavesLikePayments,
    caughtBy: 'is refused where the way to pay is not offered',
  },
  {
    does: 'speaks German only',
    headers: (headers) => ({ ...headers, 'x-shop-language': 'de-DE' }),
    behaviour: behavesLikePayments,
    caughtBy: 'speak the language of the storefront',
  },
  {
    does: 'does not say why a carrier may not be chosen',
    replyBody: (name, value) => (name === 'info' ? null : value),
    behaviour: behavesLikeShippers,
    caughtBy: 'falls to dhl at a packstation, and all others say why not (SHIP-02, SHIP-03)',
  },
  {
    does: 'forgets which order a cart became',
    replyBody: (name, value) => (name === 'subject' || name === 'submittedAs' ? null : value),
    behaviour: behavesLikeOrders,
    caughtBy: 'makes one order of a cart, however often and at once it is asked',
  },
];
