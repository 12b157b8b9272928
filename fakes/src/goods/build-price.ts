import type { GoodsPrice } from './goods.ts';
import { euroPricePoint, francPricePoint } from './price-points.ts';
import type { Chance } from './seeded.ts';

/** How a product is priced against the list: drawn once per product, so that its items move together. */
export interface PriceMood {
  /** Percent taken off, 0 where it is not reduced. */
  readonly reduction: number;
  readonly showsRecommended: boolean;
}

const REDUCED_PERCENT = 12;
const RECOMMENDED_PERCENT = 10;

export const priceMoodOf = (chance: Chance): PriceMood => {
  const isReduced = chance.happens(REDUCED_PERCENT);
  return { reduction: isReduced ? chance.between(6, 36) : 0, showsRecommended: !isReduced && chance.happens(RECOMMENDED_PERCENT) };
};

/** A price point below `list` by about `percent`, at least a minor unit. */
const reduced = (list: number, percent: number, pointOf: (minor: number) => number): number =>
  Math.min(pointOf((list * (100 - percent)) / 100), list - 5);

export const buildPrice = (cents: number, { reduction, showsRecommended }: PriceMood): GoodsPrice => {
  const eurList = euroPricePoint(cents);
  const chfList = francPricePoint(eurList);
  if (reduction > 0) {
    const frank = (minor: number): number => Math.max(5, Math.round(minor / 5) * 5);
    return {
      eurGross: reduced(eurList, reduction, euroPricePoint),
      chfGross: reduced(chfList, reduction, frank),
      previousEurGross: eurList,
      previousChfGross: chfList,
    };
  }
  if (!showsRecommended) return { eurGross: eurList, chfGross: chfList };
  const recommendedEurGross = euroPricePoint(eurList * 1.12 + 20);
  return { eurGross: eurList, chfGross: chfList, recommendedEurGross, recommendedChfGross: Math.max(francPricePoint(recommendedEurGross), chfList + 10) };
};
