import { BASKET, CHECKOUT_PAYMENT, CHECKOUT_SHIPPING, CHECKOUT_SUMMARY } from '@shop/domain/shared/paths';
import { INVOICE_LIMIT } from '../payments/payment-offers.ts';
import { SESSION_LIFETIMES_MS } from '../sessions/session-record.ts';
import { asGuest, delivered, loggedIn, paidBy, visitor, withItems } from './steps.ts';
import { ORDINARY, selectItem, selectItems } from './select-items.ts';
import type { Scenario, Stage } from './scenario.ts';

/** So long before its end a session is met that ends in the middle of a checkout. */
const SHORTLY_MS = 2 * 60 * 1000;

const withArticles = async (stage: Stage) => withItems(stage, await visitor(stage), selectItems(stage.goods, 2, { ...ORDINARY, from: 500, to: 3000 }), 2);

/** Starts with somebody who is a guest or customer already. */
export const CHECKOUT_SCENARIOS: readonly Scenario[] = [
  {
    name: 'ready-to-order',
    title: 'a guest on the summary, everything chosen, on invoice',
    storefront: 'de',
    landing: CHECKOUT_SUMMARY,
    play: async (stage) => paidBy(stage, await asGuest(stage, await withArticles(stage)), 'RECHNUNG'),
  },
  {
    name: 'card-declined',
    title: 'a guest on the summary who pays by card: 4000 0000 0000 0002 is declined',
    storefront: 'de',
    landing: CHECKOUT_SUMMARY,
    play: async (stage) => paidBy(stage, await asGuest(stage, await withArticles(stage)), 'CREDIT_CARD'),
  },
  {
    name: 'returning-with-basket',
    title: 'the existing customer, logged in, with a basket',
    storefront: 'de',
    landing: BASKET,
    play: async (stage) => loggedIn(stage, await withArticles(stage), 'existing'),
  },
  {
    name: 'new-customer-with-basket',
    title: 'a customer without any address, logged in, with a basket',
    storefront: 'de',
    landing: CHECKOUT_SHIPPING,
    play: async (stage) => loggedIn(stage, await withArticles(stage), 'new'),
  },
  {
    name: 'packstation',
    title: 'the existing customer has a packstation delivered to: dhl only',
    storefront: 'de',
    landing: CHECKOUT_SHIPPING,
    play: async (stage) => {
      const shopper = await loggedIn(stage, await withArticles(stage), 'existing');
      const station = (await stage.shop.addresses.shipping(shopper)).find(({ packstationAddress }) => packstationAddress);
      return delivered(stage, shopper, station?.addressId);
    },
  },
  {
    name: 'invoice-too-high',
    title: 'the existing customer at the payment step, above the limit for invoices',
    storefront: 'de',
    landing: CHECKOUT_PAYMENT,
    play: async (stage) => {
      const itemId = selectItem(stage.goods, { ...ORDINARY, from: 3000 });
      const price = stage.goods.item(itemId)?.price.eurGross ?? INVOICE_LIMIT;
      const shopper = await withItems(stage, await visitor(stage), [itemId], Math.ceil((INVOICE_LIMIT + 1) / price));
      return delivered(stage, await loggedIn(stage, shopper, 'existing'));
    },
  },
  {
    name: 'prime-with-basket',
    title: 'the prime member, logged in, with a basket',
    storefront: 'de',
    landing: BASKET,
    play: async (stage) => loggedIn(stage, await withArticles(stage), 'prime'),
  },
  {
    name: 'session-ends-soon',
    title: 'the existing customer at the shipping step, two minutes of world time before the session ends',
    storefront: 'de',
    landing: CHECKOUT_SHIPPING,
    play: async (stage) => {
      const shopper = await loggedIn(stage, await withArticles(stage), 'existing');
      stage.world.advance({ advanceMs: SESSION_LIFETIMES_MS.customer - SHORTLY_MS });
      return shopper;
    },
  },
  {
    name: 'b2b-basket',
    title: 'a school office, logged in with its customer number: net prices, no payment step',
    storefront: 'b2b-de',
    landing: BASKET,
    play: async (stage) => withItems(stage, await loggedIn(stage, await visitor(stage), 'b2b-german'), selectItems(stage.goods, 3, ORDINARY), 10),
  },
  {
    name: 'b2b-english-basket',
    title: 'an international school on the English business shop',
    storefront: 'b2b-en',
    landing: BASKET,
    play: async (stage) => withItems(stage, await loggedIn(stage, await visitor(stage), 'b2b-english'), selectItems(stage.goods, 3, ORDINARY), 10),
  },
  {
    name: 'austrian-customer',
    title: 'the Austrian customer, logged in, with a basket',
    storefront: 'at',
    landing: BASKET,
    play: async (stage) => loggedIn(stage, await withArticles(stage), 'austrian'),
  },
  {
    name: 'swiss-customer',
    title: 'the Swiss customer, logged in, with a basket',
    storefront: 'ch',
    landing: BASKET,
    play: async (stage) => loggedIn(stage, await withArticles(stage), 'swiss'),
  },
];
