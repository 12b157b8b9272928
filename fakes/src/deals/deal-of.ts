import { areDealsShown, DEAL_PARAMETERS } from '@shop/domain/deals/deal-flags';
import { isDealSoldOut } from '@shop/domain/deals/lightning-deal';
import type { GoodsItem, GoodsPrice, GoodsProduct } from '../goods/goods.ts';
import { reducedEuroPoint, reducedFrancPoint } from '../goods/price-points.ts';
import { parameterOf } from '../parameters/parameter-values.ts';
import { readParameter } from '../parameters/read-parameter.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';
import { canBeDeal, latestWindow, reservedPercentAt } from './deal-schedule.ts';

/** A running deal of an item. */
export interface GoodsDeal {
  /** In ms since the epoch. */
  readonly endsAt: number;
  readonly reservedPercent: number;
  /** The special price, with the ordinary one as the lowest of the last 30 days. */
  readonly price: GoodsPrice;
}

/** Of a deal that a tester has set, in percent. */
const SET_REDUCTION = 25;

const specialPrice = ({ price: { eurGross, chfGross } }: GoodsItem, percent: number): GoodsPrice => ({
  eurGross: reducedEuroPoint(eurGross, percent),
  chfGross: reducedFrancPoint(chfGross, percent),
  previousEurGross: eurGross,
  previousChfGross: chfGross,
});

const isOn = (view: View): boolean => areDealsShown(DEAL_PARAMETERS.map((name) => readParameter([name, parameterOf(view, name)])));

/** The deal of an item that runs now, sold out or not. */
export const dealOf = (view: View, item: GoodsItem, product: GoodsProduct): GoodsDeal | undefined => {
  const set = lookUp(view.state.deals, item.itemId);
  if ((set === undefined && !canBeDeal(product, item)) || !isOn(view)) return undefined;
  const now = view.now.getTime();
  const window = set ?? latestWindow(view.state.seed, item.itemId, now);
  const price = specialPrice(item, 'reduction' in window ? window.reduction : SET_REDUCTION);
  if (now < window.startsAt || now >= window.endsAt || Math.min(price.eurGross, price.chfGross) <= 0) return undefined;
  return { endsAt: window.endsAt, reservedPercent: 'reduction' in window ? reservedPercentAt(window, now) : window.reservedPercent, price };
};

/** The item at the price that a cart pays now: the special one while its deal runs and is not sold out. */
export const chargedItem = (view: View, item: GoodsItem, product: GoodsProduct): { readonly item: GoodsItem; readonly isDeal: boolean } => {
  const deal = dealOf(view, item, product);
  return deal === undefined || isDealSoldOut(deal) ? { item, isDeal: false } : { item: { ...item, price: deal.price }, isDeal: true };
};
