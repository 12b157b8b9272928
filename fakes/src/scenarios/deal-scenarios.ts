import type { ItemId } from '@shop/domain/catalogue/product';
import type { Shopper } from '@shop/domain/visit/shopper';
import { BASKET, CHECKOUT_PAYMENT, CHECKOUT_SUMMARY } from '@shop/domain/shared/paths';
import { setDealReserved, startDeal } from '../deals/start-deal.ts';
import type { Assortment } from '../goods/goods.ts';
import { reserveDeal } from './deal-steps.ts';
import { cartIdOf, continueAsGuest, deliverTo, enterShop, must, payBy } from './steps.ts';
import type { Scenario, ScenarioContext } from './scenario.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Pens and ink: many articles without variants. */
const DEAL_CATEGORY = '1012';

/** The first articles of the category that are like those of scheduled deals: no variants, not reduced, no minimum, in stock. */
const dealItems = (goods: Assortment, count: number): readonly ItemId[] =>
  goods
    .productsIn(DEAL_CATEGORY)
    .filter(({ items, brandId }) => items.length === 1 && brandId !== 'pausenhof')
    .flatMap(({ items }) => items)
    .filter(
      ({ stock, price, minimumOrderQuantity }) =>
        stock >= 20 && price.previousEurGross === undefined && price.eurGross >= 300 && minimumOrderQuantity === 1,
    )
    .slice(0, count)
    .map(({ itemId }) => itemId);

const withDeals =
  (...deals: readonly { readonly reservedPercent: number; readonly lastsMs: number }[]) =>
  async (context: ScenarioContext) => {
    const items = dealItems(context.goods, deals.length);
    context.world.run((tx) => {
      for (const [at, itemId] of items.entries())
        startDeal(tx, itemId, deals[at] ?? { reservedPercent: 0, lastsMs: DAY_MS });
    });
    return enterShop(context);
  };

type Reserved = Omit<Parameters<typeof reserveDeal>[2], 'itemId'>;

/** A visitor whose basket holds pieces of a deal. */
const withReservation = async (context: ScenarioContext, reserved: Reserved = {}): Promise<Shopper> =>
  reserveDeal(context, await enterShop(context), { itemId: dealItems(context.goods, 1)[0] ?? '', ...reserved });

/** A guest on the summary whose basket holds pieces of a deal. */
const readyWithReservation = async (context: ScenarioContext, reserved: Reserved): Promise<Shopper> =>
  payBy(
    context,
    await deliverTo(context, await continueAsGuest(context, await withReservation(context, reserved))),
    'RECHNUNG',
  );

const inBasket = { storefront: 'de', landing: BASKET } as const;

const common = { storefront: 'de', landing: `/cat/${DEAL_CATEGORY}/` } as const;

/** Scenarios in which lightning deals are on: besides these, those of the schedule run. */
export const DEAL_SCENARIOS: readonly Scenario[] = [
  {
    ...common,
    name: 'deal-running',
    title: 'lightning deals that end in five days, two hours and half an hour',
    play: withDeals(
      { reservedPercent: 12, lastsMs: 5 * DAY_MS },
      { reservedPercent: 64, lastsMs: 2 * HOUR_MS },
      { reservedPercent: 88, lastsMs: 30 * MINUTE_MS },
    ),
  },
  {
    ...common,
    name: 'deal-sold-out',
    title: 'a lightning deal of which nothing is left: the ordinary price applies',
    play: withDeals({ reservedPercent: 100, lastsMs: 2 * HOUR_MS }),
  },
  {
    ...common,
    name: 'deal-ending',
    title: 'a lightning deal that ends in ninety seconds',
    play: withDeals({ reservedPercent: 97, lastsMs: 1.5 * MINUTE_MS }),
  },
  {
    ...common,
    name: 'deal-last-pieces',
    title: 'a lightning deal of which three pieces are left',
    play: withDeals({ reservedPercent: 97, lastsMs: 2 * HOUR_MS }),
  },
  {
    ...inBasket,
    name: 'lightning-90s-left',
    title: 'two pieces of a lightning deal in the basket, reserved for ninety more seconds',
    play: (context) => withReservation(context, { secondsLeft: 90 }),
  },
  {
    ...inBasket,
    name: 'lightning-expired',
    title: 'two pieces of a lightning deal in the basket whose reservation has just expired',
    play: (context) => withReservation(context, { secondsLeft: 0 }),
  },
  {
    ...inBasket,
    name: 'lightning-split',
    title: 'seven pieces in the basket: five at the price of a lightning deal, two at the ordinary one',
    play: (context) => withReservation(context, { quantity: 7 }),
  },
  {
    ...inBasket,
    name: 'lightning-extended',
    title: 'two pieces of a lightning deal in the basket, whose reservation was extended once',
    play: async (context) => {
      const shopper = await withReservation(context, { secondsLeft: 90 });
      must(await context.shop.deals.extend(shopper, cartIdOf(shopper)));
      return shopper;
    },
  },
  {
    storefront: 'de',
    landing: CHECKOUT_PAYMENT,
    name: 'lightning-reduced',
    title:
      'a guest in the checkout with three pieces of a lightning deal, of which one is still to be had: extending tells',
    play: async (context) => {
      const shopper = await readyWithReservation(context, { quantity: 3, secondsLeft: 120 });
      context.world.run((tx) => setDealReserved(tx, dealItems(context.goods, 1)[0] ?? '', 99));
      return shopper;
    },
  },
  {
    storefront: 'de',
    landing: CHECKOUT_SUMMARY,
    name: 'lightning-on-summary',
    title: 'a guest on the summary with two pieces of a lightning deal that ends in five minutes',
    play: (context) => readyWithReservation(context, { lastsMs: 5 * MINUTE_MS }),
  },
];
