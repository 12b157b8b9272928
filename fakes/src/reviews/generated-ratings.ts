import { type Stars, starsFrom } from '@shop/domain/reviews/review';
import type { GoodsProduct } from '../goods/goods.ts';
import { type Random, seededRandom } from '../goods/seeded-random.ts';

/** Percent of ratings with at least five, four, three, two stars: for an average of 3.5, and of 4.5. */
const MIDDLING = [30, 56, 76, 88] as const;
const EXCELLENT = [68, 88, 95, 98] as const;
const [MIDDLING_AVERAGE, SPAN] = [3.5, 1];

const drawStars = (random: Random, average: number): number => {
  const share = Math.min(1, Math.max(0, (average - MIDDLING_AVERAGE) / SPAN));
  const drawn = random.next() * 100;
  const at = MIDDLING.findIndex((percent, step) => drawn < percent + ((EXCELLENT[step] ?? percent) - percent) * share);
  return at < 0 ? 1 : 5 - at;
};

/** A rating among those of its product. */
export interface RankedRating {
  /** 0 is the newest. */
  readonly at: number;
  readonly stars: Stars;
  /** How many newer ones have as many stars. */
  readonly rank: number;
}

export const ranked = (ratings: readonly Stars[]): readonly RankedRating[] => {
  const counts = new Map<Stars, number>();
  return ratings.map((stars, at) => {
    const rank = counts.get(stars) ?? 0;
    counts.set(stars, rank + 1);
    return { at, stars, rank };
  });
};

/**
 * The ratings behind a product's average, the newest first: as many as it has, with exactly this average. Computed anew each
 * time, as nobody reads the reviews of most products.
 */
export const generatedRatings = ({
  productId,
  rating,
  numberOfRatings,
}: Pick<GoodsProduct, 'productId' | 'rating' | 'numberOfRatings'>): readonly Stars[] => {
  const random = seededRandom(numberOfRatings, `ratings of ${productId}`);
  const drawn = Array.from({ length: numberOfRatings }, () => drawStars(random, rating));
  let missing = Math.round(rating * numberOfRatings) - drawn.reduce((sum, stars) => sum + stars, 0);
  while (missing !== 0) {
    const step = Math.sign(missing);
    const at = random.between(0, numberOfRatings - 1);
    const changed = starsFrom((drawn[at] ?? 0) + step);
    if (changed === undefined) continue;
    drawn[at] = changed;
    missing -= step;
  }
  return drawn.flatMap((stars) => starsFrom(stars) ?? []);
};
