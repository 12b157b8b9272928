import { BASKET, CHECKOUT_PAYMENT, CHECKOUT_SHIPPING, CHECKOUT_SUMMARY } from '@shop/domain/shared/paths';
import { INVOICE_LIMIT } from '../payments/payment-offers.ts';
import { SESSION_LIFETIMES_MS } from '../sessions/session-record.ts';
import { continueAsGuest, deliverTo, logInAs, payBy, enterShop, addItems } from './steps.ts';
import { ORDINARY, selectItem, selectItems } from '../goods/select-items.ts';
import type { Scenario, ScenarioContext } from './scenario.ts';

/** The remaining lifetime of a session that expires during a checkout. */
const SHORTLY_MS = 2 * 60 * 1000;

const withArticles = async (context: ScenarioContext) =>
  addItems(context, await enterShop(context), selectItems(context.goods, 2, { ...ORDINARY, from: 500, to: 3000 }), 2);

/** Scenarios that start with a guest or customer. */
export const CHECKOUT_SCENARIOS: readonly Scenario[] = [
  {
    name: 'ready-to-order',
    title: 'a guest on the summary, everything chosen, on invoice',
    storefront: 'de',
    landing: CHECKOUT_SUMMARY,
    play: async (context) => payBy(context, await continueAsGuest(context, await withArticles(context)), 'RECHNUNG'),
  },
  {
    name: 'card-declined',
    title: 'a guest on the summary who pays by card: 4000 0000 0000 0002 is declined',
    storefront: 'de',
    landing: CHECKOUT_SUMMARY,
    play: async (context) => payBy(context, await continueAsGuest(context, await withArticles(context)), 'CREDIT_CARD'),
  },
  {
    name: 'returning-with-basket',
    title: 'the existing customer, logged in, with a basket',
    storefront: 'de',
    landing: BASKET,
    play: async (context) => logInAs(context, await withArticles(context), 'existing'),
  },
  {
    name: 'new-customer-with-basket',
    title: 'a customer without any address, logged in, with a basket',
    storefront: 'de',
    landing: CHECKOUT_SHIPPING,
    play: async (context) => logInAs(context, await withArticles(context), 'new'),
  },
  {
    name: 'packstation',
    title: 'the existing customer has a packstation delivered to: dhl only',
    storefront: 'de',
    landing: CHECKOUT_SHIPPING,
    play: async (context) => {
      const shopper = await logInAs(context, await withArticles(context), 'existing');
      const station = (await context.shop.addresses.shipping(shopper)).find(
        ({ packstationAddress }) => packstationAddress,
      );
      return deliverTo(context, shopper, station?.addressId);
    },
  },
  {
    name: 'invoice-too-high',
    title: 'the existing customer at the payment step, above the limit for invoices',
    storefront: 'de',
    landing: CHECKOUT_PAYMENT,
    play: async (context) => {
      const itemId = selectItem(context.goods, { ...ORDINARY, from: 3000 });
      const price = context.goods.item(itemId)?.price.eurGross ?? INVOICE_LIMIT;
      const shopper = await addItems(
        context,
        await enterShop(context),
        [itemId],
        Math.ceil((INVOICE_LIMIT + 1) / price),
      );
      return deliverTo(context, await logInAs(context, shopper, 'existing'));
    },
  },
  {
    name: 'prime-with-basket',
    title: 'the prime member, logged in, with a basket',
    storefront: 'de',
    landing: BASKET,
    play: async (context) => logInAs(context, await withArticles(context), 'prime'),
  },
  {
    name: 'session-ends-soon',
    title: 'the existing customer at the shipping step, two minutes of world time before the session ends',
    storefront: 'de',
    landing: CHECKOUT_SHIPPING,
    play: async (context) => {
      const shopper = await logInAs(context, await withArticles(context), 'existing');
      context.world.advance({ advanceMs: SESSION_LIFETIMES_MS.customer - SHORTLY_MS });
      return shopper;
    },
  },
  {
    name: 'b2b-basket',
    title: 'a school office, logged in with its customer number: net prices, no payment step',
    storefront: 'b2b-de',
    landing: BASKET,
    play: async (context) =>
      addItems(
        context,
        await logInAs(context, await enterShop(context), 'b2b-german'),
        selectItems(context.goods, 3, ORDINARY),
        10,
      ),
  },
  {
    name: 'b2b-english-basket',
    title: 'an international school on the English business shop',
    storefront: 'b2b-en',
    landing: BASKET,
    play: async (context) =>
      addItems(
        context,
        await logInAs(context, await enterShop(context), 'b2b-english'),
        selectItems(context.goods, 3, ORDINARY),
        10,
      ),
  },
  {
    name: 'austrian-customer',
    title: 'the Austrian customer, logged in, with a basket',
    storefront: 'at',
    landing: BASKET,
    play: async (context) => logInAs(context, await withArticles(context), 'austrian'),
  },
  {
    name: 'swiss-customer',
    title: 'the Swiss customer, logged in, with a basket',
    storefront: 'ch',
    landing: BASKET,
    play: async (context) => logInAs(context, await withArticles(context), 'swiss'),
  },
];
