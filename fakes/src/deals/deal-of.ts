import type { ItemId } from '@shop/domain/catalogue/product';
import { areDealsShown, DEAL_PARAMETERS } from '@shop/domain/deals/deal-flags';
import { reservedPercentOf } from '@shop/domain/catalogue/lightning-deal';
import type { CartId } from '@shop/domain/visit/shopper';
import type { GoodsItem, GoodsPrice, GoodsProduct } from '../goods/goods.ts';
import { reducedEuroPoint, reducedFrancPoint } from '../goods/price-points.ts';
import { parameterOf } from '../parameters/parameter-values.ts';
import { readParameter } from '../parameters/read-parameter.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';
import {
  canBeDeal,
  DEAL_MAX_QUANTITY,
  DEAL_PIECES,
  type DealWindow,
  latestWindow,
  wantedPiecesAt,
} from './deal-schedule.ts';
import type { DealRecord } from './deal-table.ts';
import { takenPieces } from './held-pieces.ts';

/** A running deal of an item. Times in ms since the epoch. */
export interface GoodsDeal {
  readonly itemId: ItemId;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly reservedPercent: number;
  /** The most pieces that one cart gets at the special price. */
  readonly maxQuantity: number;
  /** Pieces that customers outside this world have. */
  readonly elsewhere: number;
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

const isOn = (view: View): boolean =>
  areDealsShown(DEAL_PARAMETERS.map((name) => readParameter([name, parameterOf(view, name)])));

/** Demand never takes what a cart of this world holds. */
const piecesElsewhere = (window: DealWindow | DealRecord, now: number, taken: number): number =>
  'reduction' in window
    ? Math.min(wantedPiecesAt(window, now), DEAL_PIECES - taken)
    : Math.floor((window.reservedPercent * DEAL_PIECES) / 100);

/** The deal of an item that runs now, sold out or not. */
export const dealOf = (view: View, item: GoodsItem, product: GoodsProduct): GoodsDeal | undefined => {
  const { itemId } = item;
  const set = lookUp(view.state.deals, itemId);
  if ((set === undefined && !canBeDeal(product, item)) || !isOn(view)) return undefined;
  const now = view.now.getTime();
  const window = set ?? latestWindow(view.state.seed, itemId, now);
  const price = specialPrice(item, 'reduction' in window ? window.reduction : SET_REDUCTION);
  const { startsAt, endsAt } = window;
  if (now < startsAt || now >= endsAt || Math.min(price.eurGross, price.chfGross) <= 0) return undefined;
  const taken = takenPieces(view, itemId, startsAt);
  const elsewhere = piecesElsewhere(window, now, taken);
  return {
    itemId,
    startsAt,
    endsAt,
    reservedPercent: reservedPercentOf(elsewhere + taken, DEAL_PIECES),
    maxQuantity: Math.min(item.maxQuantity, DEAL_MAX_QUANTITY),
    elsewhere,
    price,
  };
};

/** Pieces of a running deal that this cart could hold altogether: all but those of others. */
export const piecesFor = (view: View, { itemId, startsAt, elsewhere }: GoodsDeal, cartId: CartId): number =>
  Math.max(0, DEAL_PIECES - elsewhere - takenPieces(view, itemId, startsAt, cartId));
