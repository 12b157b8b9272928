import { aReviewForm } from '../testing/a-review.ts';
import { asSignedIn, refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';
import { REVIEWS_PER_FETCH, STARS } from './review.ts';
import { matchingCount, reviewRatio } from './review-statistics.ts';

const INVENTED = ['', 'invented', 'aW52ZW50ZWQ', '\u{1F392}', 'x'.repeat(500)];

/** What every adapter of the reviews port promises. */
export const behavesLikeReviews = (harness: PortHarness, { describe, it, expect }: TestApi): void => {
  describe('rating links', () => {
    it(
      'that the shop did not write lead nowhere (ROUTE-02)',
      withFixture(harness, {}, async ({ shop, anonymous }) => {
        for (const encrypted of INVENTED) {
          expect(await shop.reviews.openRatingLink(anonymous, encrypted)).toEqual({ isValid: false, redirect: false });
        }
      }),
    );

    it(
      'of a delivered article lead to it (ROUTE-02)',
      withFixture(harness, { 'a registered customer': { kind: 'b2c' } }, async ({ shop, shopper }) => {
        const [delivered] = (await shop.orders.list(shopper, { page: 0, dateFilter: 'last3months' })).orders.filter(
          ({ status }) => status === 'delivered',
        );
        const { shipments } = valueOf(await shop.orders.details(shopper, delivered?.orderId ?? ''));
        const items = shipments.flatMap((shipment) => shipment.items);
        expect(items.length).toBeGreaterThan(0);
        for (const { reviewUrl = '', productId } of items) {
          const encrypted = /[?&]enc=(?<value>[\w-]+)/u.exec(reviewUrl)?.groups?.['value'] ?? '';
          expect(await shop.reviews.openRatingLink(shopper, encrypted)).toMatchObject({
            isValid: true,
            redirect: true,
            productId,
          });
        }
      }),
    );
  });

  describe('the reviews of a product', () => {
    it(
      'are as many as the product says, with its average (REVIEW-02)',
      withFixture(harness, {}, async ({ shop, anonymous, goods }) => {
        const product = await shop.catalogue.product(anonymous, goods.reviewed, {});
        const list = await shop.reviews.first(anonymous, goods.reviewed, {});
        expect(product?.numberOfRatings).toBeGreaterThan(0);
        expect(list?.statistics.all).toBe(product?.numberOfRatings);
        expect(list && reviewRatio(list.statistics)).toBe(product?.rating);
      }),
    );

    it(
      'come five at a time, the newest first, and each once (REVIEW-01)',
      withFixture(harness, {}, async ({ shop, anonymous, goods }) => {
        const first = await shop.reviews.first(anonymous, goods.reviewed, {});
        const more = await shop.reviews.more(anonymous, goods.reviewed, { filter: {}, offset: REVIEWS_PER_FETCH });
        const shown = [...(first?.reviews ?? []), ...more];
        expect(new Set(shown.map(({ ratingId }) => ratingId)).size).toBe(2 * REVIEWS_PER_FETCH);
        const dates = shown.map(({ date }) => date);
        expect(dates).toEqual(dates.toSorted().toReversed());
      }),
    );

    it(
      'can be those with one rating only, as many as are counted (REVIEW-01)',
      withFixture(harness, {}, async ({ shop, anonymous, goods }) => {
        for (const stars of STARS) {
          const list = await shop.reviews.first(anonymous, goods.reviewed, { stars });
          const count = list === undefined ? -1 : matchingCount(list.statistics, { stars });
          expect(list?.reviews).toHaveLength(Math.min(count, REVIEWS_PER_FETCH));
          expect(list?.reviews.filter(({ rating }) => rating !== stars)).toEqual([]);
          expect(await shop.reviews.more(anonymous, goods.reviewed, { filter: { stars }, offset: count })).toEqual([]);
        }
      }),
    );

    it(
      'have all that a reader needs (ENT-24)',
      withFixture(harness, {}, async ({ shop, anonymous, goods }) => {
        const list = await shop.reviews.first(anonymous, goods.reviewed, {});
        expect(list?.reviews).toHaveLength(REVIEWS_PER_FETCH);
        for (const { ratingId, title, message, author, date, helpfulRating } of list?.reviews ?? []) {
          expect([ratingId, title, message, author.nickname].filter((text) => text.trim() === '')).toEqual([]);
          expect([/^\d{4}-\d{2}-\d{2}$/u.test(date), helpfulRating >= 0]).toEqual([true, true]);
        }
      }),
    );

    it(
      'are none where no such product is',
      withFixture(harness, {}, async ({ shop, anonymous }) => {
        expect(await shop.reviews.first(anonymous, 'no-such-product', {})).toBeUndefined();
        expect(await shop.reviews.more(anonymous, 'no-such-product', { filter: {}, offset: 5 })).toEqual([]);
      }),
    );
  });

  describe('a written review', () => {
    const CUSTOMER = { 'a registered customer': { kind: 'b2c' } } as const;

    it(
      'is shown to its author alone until it has been checked (REVIEW-04)',
      withFixture(harness, CUSTOMER, async ({ shop, shopper, anonymous, goods }) => {
        const saved = valueOf(await shop.reviews.save(shopper, goods.reviewed, aReviewForm()));
        expect(saved).toMatchObject({
          isPending: true,
          review: {
            rating: 4,
            title: aReviewForm().title,
            message: aReviewForm().message,
            author: { nickname: aReviewForm().nickname },
          },
        });
        expect(await shop.reviews.own(shopper, goods.reviewed)).toEqual(saved);
        expect(await shop.reviews.own(anonymous, goods.reviewed)).toBeUndefined();
        const seen = (await shop.reviews.first(anonymous, goods.reviewed, {}))?.reviews.map(({ ratingId }) => ratingId);
        expect(seen).not.toContain(saved.review.ratingId);
      }),
    );

    it(
      'changes the customer’s first one',
      withFixture(harness, CUSTOMER, async ({ shop, shopper, goods }) => {
        const first = valueOf(await shop.reviews.save(shopper, goods.reviewed, aReviewForm()));
        const second = valueOf(
          await shop.reviews.save(shopper, goods.reviewed, aReviewForm({ rating: 2, title: 'Doch nicht' })),
        );
        expect(second.review.ratingId).toBe(first.review.ratingId);
        expect((await shop.reviews.own(shopper, goods.reviewed))?.review).toMatchObject({
          rating: 2,
          title: 'Doch nicht',
        });
      }),
    );

    it(
      'of a delivered article is verified, and that of another is not',
      withFixture(harness, CUSTOMER, async ({ shop, shopper, goods }) => {
        const [delivered] = (await shop.orders.list(shopper, { page: 0, dateFilter: 'last3months' })).orders.filter(
          ({ status }) => status === 'delivered',
        );
        const bought =
          valueOf(await shop.orders.details(shopper, delivered?.orderId ?? '')).shipments[0]?.items[0]?.productId ?? '';
        expect(valueOf(await shop.reviews.save(shopper, bought, aReviewForm())).review.isVerified).toBe(true);
        expect(valueOf(await shop.reviews.save(shopper, goods.withVariants, aReviewForm())).review.isVerified).toBe(
          false,
        );
      }),
    );

    it(
      'is refused with what is wrong with it',
      withFixture(harness, CUSTOMER, async ({ shop, shopper, goods }) => {
        const refusal = refusalOf(
          await shop.reviews.save(shopper, goods.reviewed, { title: ' ', message: 'Gut', nickname: '' }),
        );
        expect(refusal?.fieldErrors).toEqual([
          { field: 'rating', message: 'shop.review.rating' },
          { field: 'title', message: 'vue.form.error.requiredField' },
          { field: 'message', message: 'shop.form.error.tooShort' },
          { field: 'nickname', message: 'vue.form.error.requiredField' },
        ]);
        expect(await shop.reviews.own(shopper, goods.reviewed)).toBeUndefined();
      }),
    );

    it(
      'needs a customer, and a product',
      withFixture(harness, CUSTOMER, async ({ shop, shopper, anonymous, goods }) => {
        expect(refusalOf(await shop.reviews.save(anonymous, goods.reviewed, aReviewForm()))).toMatchObject({
          general: 'vue.error.security.valid_token_required',
        });
        expect(refusalOf(await shop.reviews.save(shopper, 'no-such-product', aReviewForm()))).toMatchObject({
          general: 'shop.review.noProduct',
        });
      }),
    );

    it(
      'is nobody else’s',
      withFixture(harness, CUSTOMER, async ({ shop, shopper, anonymous, goods }) => {
        await shop.reviews.save(shopper, goods.reviewed, aReviewForm());
        const opened = { ...anonymous, ...(await shop.sessions.open(anonymous)) };
        const registered = valueOf(
          await shop.sessions.registerCustomer(opened, {
            email: 'neue.leserin@schule.example',
            password: 'Tafel7',
            salutation: 'mrs',
            firstName: 'Neele',
            lastName: 'Neu',
          }),
        );
        expect(await shop.reviews.own(asSignedIn(opened, 'customer', registered), goods.reviewed)).toBeUndefined();
      }),
    );

    if (!harness.features.has('clock')) return;
    it(
      'is released after a working day',
      withFixture(harness, CUSTOMER, async ({ shop, shopper, anonymous, goods, pass }) => {
        const { review } = valueOf(await shop.reviews.save(shopper, goods.reviewed, aReviewForm()));
        const before = await shop.reviews.first(anonymous, goods.reviewed, {});
        await pass(2 * 24 * 60 * 60 * 1000);
        const after = await shop.reviews.first(anonymous, goods.reviewed, {});
        expect(after?.reviews[0]).toEqual(review);
        expect(after?.statistics.four).toBe((before?.statistics.four ?? 0) + 1);
      }),
    );

    it(
      'counts for its product, on its page and its tile, once it is released',
      withFixture(harness, CUSTOMER, async ({ shop, shopper, anonymous, goods, pass }) => {
        const rated = async () => {
          const [product, [tile], listed] = [
            await shop.catalogue.product(anonymous, goods.reviewed, {}),
            await shop.catalogue.tiles(anonymous, [goods.reviewed]),
            await shop.reviews.first(anonymous, goods.reviewed, {}),
          ];
          const ratio = listed === undefined ? undefined : reviewRatio(listed.statistics);
          expect([product?.numberOfRatings, tile?.numberOfRatings]).toEqual([
            listed?.statistics.all,
            listed?.statistics.all,
          ]);
          expect([product?.rating, tile?.rating]).toEqual([ratio, ratio]);
          return product?.numberOfRatings ?? 0;
        };
        const before = await rated();
        await shop.reviews.save(shopper, goods.reviewed, aReviewForm());
        expect(await rated()).toBe(before);
        await pass(2 * 24 * 60 * 60 * 1000);
        expect(await rated()).toBe(before + 1);
      }),
    );
  });

  describe('the rating of a description', () => {
    it(
      'is taken from every visitor with a session, again and again',
      withFixture(harness, {}, async ({ shop, shopper, goods }) => {
        expect((await shop.reviews.rateDescription(shopper, goods.reviewed, true)).ok).toBe(true);
        expect((await shop.reviews.rateDescription(shopper, goods.reviewed, false)).ok).toBe(true);
      }),
    );

    it(
      'needs a product',
      withFixture(harness, {}, async ({ shop, shopper }) => {
        expect(refusalOf(await shop.reviews.rateDescription(shopper, 'no-such-product', true))).toMatchObject({
          general: 'shop.review.noProduct',
        });
      }),
    );
  });
};
