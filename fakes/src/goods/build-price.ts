import type { GoodsPrice } from './goods.ts';
import { euroPricePoint, francPricePoint, reducedEuroPoint, reducedFrancPoint } from './price-points.ts';
import type { Random } from './seeded-random.ts';

/** How a product is priced relative to the list price: drawn once per product, so that all its items follow. */
export interface PriceMood {
  /** Reduction in percent; 0 if it is not reduced. */
  readonly reduction: number;
  readonly showsRecommended: boolean;
}

const REDUCED_PERCENT = 12;
const RECOMMENDED_PERCENT = 10;

export const priceMoodOf = (random: Random): PriceMood => {
  const isReduced = random.happens(REDUCED_PERCENT);
  return {
    reduction: isReduced ? random.between(6, 36) : 0,
    showsRecommended: !isReduced && random.happens(RECOMMENDED_PERCENT),
  };
};

/** Prices for a calculated cost in cents. */
export const buildPrice = (cents: number, { reduction, showsRecommended }: PriceMood): GoodsPrice => {
  const eurGross = euroPricePoint(cents);
  const chfGross = francPricePoint(eurGross);
  if (reduction > 0) {
    return {
      eurGross: reducedEuroPoint(eurGross, reduction),
      chfGross: reducedFrancPoint(chfGross, reduction),
      previousEurGross: eurGross,
      previousChfGross: chfGross,
    };
  }
  if (!showsRecommended) return { eurGross, chfGross };
  const recommendedEurGross = euroPricePoint(eurGross * 1.12 + 20);
  return {
    eurGross,
    chfGross,
    recommendedEurGross,
    recommendedChfGross: Math.max(francPricePoint(recommendedEurGross), chfGross + 10),
  };
};
