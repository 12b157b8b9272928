import type { Review, ReviewAuthor, ShopComment, Stars } from '@shop/domain/reviews/review';
import { type CivilDate, daysLater } from '@shop/domain/shared/civil-date';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { localise } from '../goods/catalogue-context.ts';
import type { GoodsProduct, Texts } from '../goods/goods.ts';
import { type Random, seededRandom } from '../goods/seeded-random.ts';
import { hash32 } from '../shared/random32.ts';
import type { RankedRating } from './generated-ratings.ts';
import { DEPARTMENT_WORDS } from './words/department-words.ts';
import { ABOUTS, APOLOGIES, CLOSINGS, NICKNAMES, SHOP_AUTHORS, THANKS, TITLES } from './words/review-words.ts';

/** The newest generated review is from this day, or from today if that is earlier. */
const NEWEST: CivilDate = '2026-11-18';

const VERIFIED_PERCENT = 72;
const ABOUT_PERCENT = 45;
/** How often the shop replies, in percent. */
const REPLIES: Readonly<Record<Stars, number>> = { 5: 6, 4: 6, 3: 30, 2: 60, 1: 75 };
const DEPARTMENT_ID_LENGTH = 2;
const CONTENT = 4;
const BEST = 5;
/** Days between the oldest and the newest review. */
const NEW_PRODUCT_DAYS = 80;
const MOST_DAYS = 1500;

/** A review among those of its product. Those with as many stars take their words in turn. */
export interface GeneratedReview extends RankedRating {
  readonly product: GoodsProduct;
}

/** Cycles through the values, so that neighbours differ. */
const cycle = <Value>(values: readonly [Value, ...Value[]], position: number): Value =>
  values[position % values.length] ?? values[0];

const dateOf = (
  { product: { isNew, numberOfRatings }, at }: GeneratedReview,
  random: Random,
  today: CivilDate,
): CivilDate => {
  const days = isNew ? NEW_PRODUCT_DAYS : Math.min(MOST_DAYS, 60 + numberOfRatings * 20);
  const newest = today < NEWEST ? today : NEWEST;
  return daysLater(newest, -Math.floor(((at + random.next()) / numberOfRatings) * days));
};

const authorOf = (random: Random, position: number, storefront: Storefront): ReviewAuthor => {
  const nickname = cycle(NICKNAMES, position * 5);
  return random.happens(ABOUT_PERCENT) ? { nickname, about: localise(storefront, random.pick(ABOUTS)) } : { nickname };
};

/** The shop's reply, unless its day is still to come. */
const commentOf = (
  stars: Stars,
  {
    date,
    random,
    storefront,
    today,
  }: { readonly date: CivilDate; readonly random: Random; readonly storefront: Storefront; readonly today: CivilDate },
): ShopComment | undefined => {
  const replied = daysLater(date, random.between(1, 3));
  if (!random.happens(REPLIES[stars]) || replied > today) return undefined;
  const message = random.pick(stars < CONTENT ? APOLOGIES : THANKS);
  return {
    message: localise(storefront, message),
    author: localise(storefront, random.pick(SHOP_AUTHORS)),
    date: replied,
  };
};

const messageOf = (product: GoodsProduct, stars: Stars, position: number): readonly Texts[] => {
  const words = DEPARTMENT_WORDS[product.categoryId.slice(0, DEPARTMENT_ID_LENGTH)];
  if (words === undefined) return [cycle(CLOSINGS[stars], position)];
  const about = cycle(stars < CONTENT ? words.doubt : words.praise, position);
  // Some who are content write one sentence only.
  return stars === BEST && position % 5 === 0 ? [about] : [about, cycle(CLOSINGS[stars], position)];
};

export const generatedReview = (generated: GeneratedReview, storefront: Storefront, today: CivilDate): Review => {
  const { product, at, stars, rank } = generated;
  const { productId, numberOfRatings } = product;
  const ratingId = `${productId}-${numberOfRatings - at}`;
  const random = seededRandom(numberOfRatings, `review ${ratingId}`);
  const position = (hash32(productId) % 97) + rank;
  const date = dateOf(generated, random, today);
  const shopComment = commentOf(stars, { date, random, storefront, today });
  return {
    ratingId,
    rating: stars,
    title: localise(storefront, cycle(TITLES[stars], position)),
    message: messageOf(product, stars, position)
      .map((text) => localise(storefront, text))
      .join(' '),
    date,
    helpfulRating: Math.floor(random.next() ** 2 * Math.min(20, at + 2)),
    isVerified: random.happens(VERIFIED_PERCENT),
    author: authorOf(random, (hash32(productId) % 97) + at, storefront),
    ...(shopComment === undefined ? {} : { shopComment }),
  };
};
