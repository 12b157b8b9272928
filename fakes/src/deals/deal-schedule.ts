import { THREE_FOR_TWO_CATEGORY, BRAND_DISCOUNT } from '../goods/promoted-goods.ts';
import type { GoodsItem, GoodsProduct } from '../goods/goods.ts';
import { seededRandom } from '../goods/seeded-random.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** An item's deals begin this far apart: more than 30 days lie between them, so the lowest price of the last 30 days is always the ordinary one (§ 11 PAngV). */
const CYCLE_MS = 40 * DAY_MS;
const SHORTEST_HOURS = 48;
const LONGEST_HOURS = 168;
const LEAST_REDUCTION = 15;
const MOST_REDUCTION = 40;

/** When a deal runs, in ms since the epoch, the end exclusive, and how much it takes off. */
export interface DealWindow {
  readonly startsAt: number;
  readonly endsAt: number;
  /** Percent. */
  readonly reduction: number;
  /** Share of its pieces that would be reserved at the end: above 1, it sells out before. */
  readonly demand: number;
}

/** What deals are made of: single articles that no promotion makes cheaper besides. */
export const canBeDeal = (
  { isDealCandidate, brandId, categoryId }: GoodsProduct,
  { minimumOrderQuantity }: GoodsItem,
): boolean =>
  isDealCandidate &&
  minimumOrderQuantity === 1 &&
  brandId !== BRAND_DISCOUNT.brandId &&
  !categoryId.startsWith(THREE_FOR_TWO_CATEGORY);

/** The latest deal of an item that has begun at this time. It is the same in every world with the same seed. */
export const latestWindow = (seed: number, itemId: string, now: number): DealWindow => {
  const shift = seededRandom(seed, `deal ${itemId}`).between(0, CYCLE_MS - 1);
  const startsAt = Math.floor((now - shift) / CYCLE_MS) * CYCLE_MS + shift;
  const random = seededRandom(seed, `deal ${itemId} ${startsAt}`);
  return {
    startsAt,
    endsAt: startsAt + random.between(SHORTEST_HOURS, LONGEST_HOURS) * HOUR_MS,
    reduction: random.between(LEAST_REDUCTION, MOST_REDUCTION),
    demand: 0.4 + random.next() * 0.8,
  };
};

/** Pieces of a deal. */
export const DEAL_PIECES = 100;
/** The most pieces of a deal that one cart gets at the special price. */
export const DEAL_MAX_QUANTITY = 5;

/** How many of its pieces other shops' customers want by then: grows evenly while the deal runs. */
export const wantedPiecesAt = ({ startsAt, endsAt, demand }: DealWindow, now: number): number =>
  Math.floor(((now - startsAt) / (endsAt - startsAt)) * demand * DEAL_PIECES);
