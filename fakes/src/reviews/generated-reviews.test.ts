import { reviewRatio, statisticsOf } from '@shop/domain/reviews/review-statistics';
import { daysLater } from '@shop/domain/shared/civil-date';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { assortment } from '../goods/assortment.ts';
import type { GoodsProduct, Texts } from '../goods/goods.ts';
import { generatedRatings, ranked } from './generated-ratings.ts';
import { generatedReview } from './generated-review.ts';
import { DEPARTMENT_WORDS } from './words/department-words.ts';
import { APOLOGIES, CLOSINGS, NICKNAMES, SHOP_AUTHORS, THANKS } from './words/review-words.ts';

const DAY_MS = 86_400_000;
const TODAY = '2026-11-23';
const goods = assortment();

const reviewsOf = (at: number, storefront = STOREFRONTS.de, today = TODAY) => {
  const product = goods.products[at];
  return product === undefined
    ? []
    : ranked(generatedRatings(product)).map((rating) => generatedReview({ product, ...rating }, storefront, today));
};

describe('generated reviews', () => {
  it('have exactly the number and the average of their product, for every product', () => {
    const wrong = goods.products.filter((product) => {
      const statistics = statisticsOf(generatedRatings(product));
      return statistics.all !== product.numberOfRatings || reviewRatio(statistics) !== product.rating;
    });
    expect(wrong.map(({ productId }) => productId)).toEqual([]);
  });

  it('are the same each time, and those of another product are others', () => {
    expect(reviewsOf(0)).toEqual(reviewsOf(0));
    expect(reviewsOf(0).slice(0, 3)).not.toEqual(reviewsOf(1).slice(0, 3));
  });

  it('do not repeat themselves in a row', () => {
    for (const reviews of [reviewsOf(0), reviewsOf(0).filter(({ rating }) => rating === 5)]) {
      const messages = reviews.map(({ message }) => message);
      expect(messages.filter((message, at) => message === messages[at + 1])).toEqual([]);
    }
  });

  it('are never from tomorrow, nor are the shop’s replies', () => {
    for (const today of [TODAY, '2026-11-01']) {
      const days = reviewsOf(0, STOREFRONTS.de, today).flatMap(({ date, shopComment }) => [
        date,
        ...(shopComment === undefined ? [] : [shopComment.date]),
      ]);
      expect(days.filter((day) => day > today)).toEqual([]);
    }
  });

  it('are in part by buyers, in part answered, in part helpful', () => {
    const reviews = reviewsOf(0);
    for (const part of [
      reviews.filter(({ isVerified }) => isVerified),
      reviews.filter(({ shopComment }) => shopComment !== undefined),
      reviews.filter(({ helpfulRating }) => helpfulRating > 0),
      reviews.filter(({ author }) => author.about !== undefined),
    ]) {
      expect(part.length).toBeGreaterThan(0);
      expect(part.length).toBeLessThan(reviews.length);
    }
  });

  it('are written in the language of the storefront', () => {
    expect(reviewsOf(0, STOREFRONTS.en)[0]?.message).not.toBe(reviewsOf(0)[0]?.message);
    expect(
      reviewsOf(0, STOREFRONTS.ch)
        .map(({ message }) => message)
        .join(''),
    ).not.toContain('ß');
  });

  it('praise from four stars on and doubt below, in words of the department; some who are delighted say no more', () => {
    for (const at of [0, 1, 2, 3, 4, 5]) {
      const words = DEPARTMENT_WORDS[goods.products[at]?.categoryId.slice(0, 2) ?? ''];
      const begins = (message: string, texts: readonly Texts[]): boolean =>
        texts.some(({ de }) => message.startsWith(de));
      for (const { rating, message } of reviewsOf(at)) {
        expect([rating, begins(message, rating >= 4 ? (words?.praise ?? []) : (words?.doubt ?? []))]).toEqual([
          rating,
          true,
        ]);
        const isWhole = CLOSINGS[rating].some(({ de }) => message.endsWith(` ${de}`));
        if (rating < 5) expect([message, isWhole]).toEqual([message, true]);
      }
    }
    const delighted = reviewsOf(0).filter(({ rating }) => rating === 5);
    const short = delighted.filter(({ message }) => !CLOSINGS[5].some(({ de }) => message.endsWith(` ${de}`)));
    expect(short.length).toBeGreaterThan(delighted.length / 10);
    expect(short.length).toBeLessThan(delighted.length / 3);
  });

  it('are answered by somebody with a name: mostly where something was wrong, and with an apology', () => {
    const all = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((at) => reviewsOf(at));
    const answered = (isOf: (rating: number) => boolean) =>
      all.filter(({ rating, shopComment }) => isOf(rating) && shopComment !== undefined);
    for (const { rating, shopComment } of all.filter((review) => review.shopComment !== undefined)) {
      expect((rating < 4 ? APOLOGIES : THANKS).map(({ de }) => de)).toContain(shopComment?.message);
      expect(SHOP_AUTHORS.map(({ de }) => de)).toContain(shopComment?.author);
    }
    const share = (isOf: (rating: number) => boolean): number =>
      answered(isOf).length / all.filter(({ rating }) => isOf(rating)).length;
    expect(share((rating) => rating <= 2)).toBeGreaterThan(0.4);
    expect(share((rating) => rating >= 4)).toBeLessThan(0.15);
  });

  it('are from the last months of a new product, and from years of another, the newest first', () => {
    const spanOf = (at: number): number => {
      const days = reviewsOf(at).map(({ date }) => Date.parse(date) / DAY_MS);
      expect(days).toEqual(days.toSorted((a, b) => b - a));
      return (days[0] ?? 0) - (days.at(-1) ?? 0);
    };
    const placeOf = (is: (product: GoodsProduct) => boolean): number => goods.products.findIndex(is);
    expect(spanOf(placeOf(({ isNew, numberOfRatings }) => isNew && numberOfRatings > 50))).toBeLessThanOrEqual(80);
    expect(spanOf(placeOf(({ isNew, numberOfRatings }) => !isNew && numberOfRatings > 100))).toBeGreaterThan(1200);
    expect(spanOf(placeOf(({ isNew, numberOfRatings }) => !isNew && numberOfRatings > 100))).toBeLessThanOrEqual(1500);
    const few = spanOf(placeOf(({ isNew, numberOfRatings }) => !isNew && numberOfRatings === 10));
    expect([few > 60, few <= 260]).toEqual([true, true]);
  });

  it('have ids of their own, and helped up to twenty readers', () => {
    const reviews = reviewsOf(0);
    expect(reviews.map(({ ratingId }) => ratingId)).toEqual(
      reviews.map((_, at) => `${goods.products[0]?.productId}-${reviews.length - at}`),
    );
    expect(Math.max(...reviews.map(({ helpfulRating }) => helpfulRating))).toBeLessThan(20);
    expect(Math.max(...reviews.map(({ helpfulRating }) => helpfulRating))).toBeGreaterThan(5);
  });

  it('are mostly five stars for an excellent product, and of all kinds for a middling one', () => {
    const sharesOf = (is: (rating: number) => boolean): readonly number[] => {
      const ratings = goods.products
        .filter(({ rating, numberOfRatings }) => numberOfRatings > 100 && is(rating))
        .slice(0, 20)
        .flatMap(generatedRatings);
      return [5, 4, 3, 2, 1].map((stars) => ratings.filter((one) => one === stars).length / ratings.length);
    };
    const [five = 0, four = 0, , , one = 0] = sharesOf((rating) => rating > 4.4 && rating < 4.6);
    expect([five > 0.6, four > 0.1, one < 0.05]).toEqual([true, true, true]);
    const middling = sharesOf((rating) => rating > 3.4 && rating < 3.6);
    expect(middling.filter((share) => share < 0.08)).toEqual([]);
    expect(middling[0]).toBeLessThan(0.4);
    expect(generatedRatings({ productId: '17', rating: 0, numberOfRatings: 0 })).toEqual([]);
  });

  it('are spread as the ratings of a middling and of an excellent product are', () => {
    const sharesAround = (average: number): readonly number[] => {
      const ratings = goods.products
        .filter(({ rating, numberOfRatings }) => numberOfRatings > 100 && Math.abs(rating - average) < 0.1)
        .slice(0, 20)
        .flatMap(generatedRatings);
      return [5, 4, 3, 2, 1].map((stars) => ratings.filter((one) => one === stars).length / ratings.length);
    };
    const farFrom = (average: number, expected: readonly number[]) =>
      sharesAround(average)
        .map((share, at) => [share, expected[at] ?? 0] as const)
        .filter(([share, wanted]) => Math.abs(share - wanted) > 0.035);
    expect(farFrom(3.5, [0.3, 0.26, 0.2, 0.12, 0.12])).toEqual([]);
    expect(farFrom(4, [0.49, 0.23, 0.135, 0.08, 0.07])).toEqual([]);
    expect(farFrom(4.5, [0.68, 0.2, 0.07, 0.03, 0.02])).toEqual([]);
  });

  it('are the same next year, with the same dates', () => {
    expect(reviewsOf(0, STOREFRONTS.de, '2027-11-23')).toEqual(reviewsOf(0));
    expect(reviewsOf(0).every(({ date }) => date <= '2026-11-18')).toBe(true);
  });

  it('are by somebody else in a row, and by many in all', () => {
    const names = reviewsOf(goods.products.findIndex(({ numberOfRatings }) => numberOfRatings > 150)).map(
      ({ author }) => author.nickname,
    );
    expect(names.filter((name, at) => name === names[at + 1])).toEqual([]);
    expect(new Set(names).size).toBeGreaterThan(NICKNAMES.length / 2);
  });

  it('show the shop’s reply from its day on', () => {
    const replyOn = (at: number, ratingId: string, day: string) =>
      reviewsOf(at, STOREFRONTS.de, day).find((review) => review.ratingId === ratingId)?.shopComment;
    const late = goods.products.slice(0, 100).flatMap((_, at) =>
      reviewsOf(at)
        .slice(0, 2)
        .flatMap(({ ratingId, shopComment }) =>
          shopComment !== undefined && shopComment.date > '2026-11-19' ? [{ at, ratingId, shopComment }] : [],
        ),
    );
    expect(late.length).toBeGreaterThan(0);
    for (const { at, ratingId, shopComment } of late) {
      expect([replyOn(at, ratingId, shopComment.date), replyOn(at, ratingId, daysLater(shopComment.date, -1))]).toEqual(
        [shopComment, undefined],
      );
    }
  });

  it('close with a sentence only where a department has no words', () => {
    const [product] = goods.products;
    if (product === undefined) throw new Error('no goods');
    const { message } = generatedReview(
      { product: { ...product, categoryId: '00' }, at: 0, stars: 3, rank: 0 },
      STOREFRONTS.de,
      TODAY,
    );
    expect(CLOSINGS[3].map(({ de }) => de)).toContain(message);
  });

  it('have words for every department', () => {
    expect(goods.roots.map(({ categoryId }) => categoryId).filter((id) => DEPARTMENT_WORDS[id] === undefined)).toEqual(
      [],
    );
  });
});
