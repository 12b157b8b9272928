import type { ItemId } from '@shop/domain/catalogue/product';
import { startDeal } from '../deals/start-deal.ts';
import type { Assortment } from '../goods/goods.ts';
import { enterShop } from './steps.ts';
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
    .filter(({ stock, price, minimumOrderQuantity }) => stock >= 20 && price.previousEurGross === undefined && price.eurGross >= 300 && minimumOrderQuantity === 1)
    .slice(0, count)
    .map(({ itemId }) => itemId);

const withDeals =
  (...deals: readonly { readonly reservedPercent: number; readonly lastsMs: number }[]) =>
  async (context: ScenarioContext) => {
    const items = dealItems(context.goods, deals.length);
    context.world.run((tx) => {
      for (const [at, itemId] of items.entries()) startDeal(tx, itemId, deals[at] ?? { reservedPercent: 0, lastsMs: DAY_MS });
    });
    return enterShop(context);
  };

const common = { storefront: 'de', landing: `/cat/${DEAL_CATEGORY}/` } as const;

/** Scenarios in which lightning deals are on: besides these, those of the schedule run. */
export const DEAL_SCENARIOS: readonly Scenario[] = [
  { ...common, name: 'deal-running', title: 'lightning deals that end in five days, two hours and half an hour', play: withDeals({ reservedPercent: 12, lastsMs: 5 * DAY_MS }, { reservedPercent: 64, lastsMs: 2 * HOUR_MS }, { reservedPercent: 88, lastsMs: 30 * MINUTE_MS }) },
  { ...common, name: 'deal-sold-out', title: 'a lightning deal of which nothing is left: the ordinary price applies', play: withDeals({ reservedPercent: 100, lastsMs: 2 * HOUR_MS }) },
  { ...common, name: 'deal-ending', title: 'a lightning deal that ends in ninety seconds', play: withDeals({ reservedPercent: 97, lastsMs: 1.5 * MINUTE_MS }) },
];
