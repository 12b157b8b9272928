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
    answer: (name, value) => (name === 'fieldErrors' ? [] : value),
    behaviour: behavesLikeSessions,
    caughtBy: 'names every field that is wrong, those of addresses by their form (ENT-02)',
  },
  {
    does: 'turns one page too far',
    question: (name, value) => (name === 'offset' ? Number(value) + 60 : value),
    behaviour: behavesLikeCatalogue,
    caughtBy: 'come in pages of sixty, and a page past the last is the last',
  },
  {
    does: 'forgets which variants are chosen',
    question: (name, value) => (name === 'selectedVariants' ? [] : value),
    behaviour: behavesLikeCatalogue,
    caughtBy: 'have no item until every variant is chosen, then the one that stands for the choice',
  },
  {
    does: 'sorts in its own way',
    question: (name, value) => (name === 'sortBy' ? 'si' : value),
    behaviour: behavesLikeCatalogue,
    caughtBy: 'sort by price both ways',
  },
  {
    does: 'orders one piece, whatever was asked',
    question: (name, value) => (name === 'updateQuantity' ? 1 : value),
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
    answer: (name, value) => (name === 'amount' && typeof value === 'number' ? Math.round(value) : value),
    behaviour: behavesLikeCarts,
    caughtBy: 'tell all that a shopper wants to know of an article (ENT-05)',
  },
  {
    does: 'takes every price for Euros',
    answer: (name, value) => (name === 'currencyCode' ? 'EUR' : value),
    behaviour: behavesLikeCarts,
    caughtBy: 'are in Francs on the Swiss shop',
  },
  {
    does: 'always asks for delivery costs',
    question: (name, value) => (name === 'calculateShippingCost' ? true : value),
    behaviour: behavesLikeCarts,
    caughtBy: 'leave delivery out while nobody asked for it',
  },
  {
    does: 'does not tell what the shop changed of a wish',
    answer: (name, value) => (name === 'quantityChanged' || name === 'maxInCart' ? [] : value),
    behaviour: behavesLikeCarts,
    caughtBy: 'give no more than is left and say what the most is (CART-04)',
  },
  {
    does: 'does not know a lost cart when it is told of one',
    answer: (name, value) => (name === 'classification' && value === 'CART_NOT_FOUND' ? 'INTERNAL_ERROR' : value),
    behaviour: behavesLikeCarts,
    caughtBy: 'make a foreign cart as unknown as one that never was',
  },
  {
    does: 'asks as whoever asked first',
    headers: (headers, first) => ({ ...headers, ...first }),
    behaviour: behavesLikeCarts,
    caughtBy: 'make a foreign cart as unknown as one that never was',
  },
  {
    does: 'hands out the answer of the question before',
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
    question: (name, value) => (name === 'mergeCart' ? true : value),
    behaviour: behavesLikeSessions,
    caughtBy: 'leaves the cart of before alone where that is wished (AUTH-06)',
  },
  {
    does: 'leaves the postnumber out',
    question: (name, value) => (name === 'additionalAddress' ? null : value),
    behaviour: behavesLikeAddresses,
    caughtBy: 'keeps packstations among the shipping addresses (ENT-14)',
  },
  {
    does: 'takes a refusal for consent',
    answer: (name, value) => (name === 'refusal' ? null : name === 'successful' ? true : value),
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
    answer: (name, value) => (name === 'info' ? null : value),
    behaviour: behavesLikeShippers,
    caughtBy: 'falls to dhl at a packstation, and all others say why not (SHIP-02, SHIP-03)',
  },
  {
    does: 'forgets which order a cart became',
    answer: (name, value) => (name === 'subject' || name === 'submittedAs' ? null : value),
    behaviour: behavesLikeOrders,
    caughtBy: 'makes one order of a cart, however often and at once it is asked',
  },
];
