import { aPublicContext } from '../testing/public-context.ts';
import type { Review, ReviewList, Stars } from '@shop/domain/reviews/review';
import type { Reviews } from '@shop/domain/reviews/reviews.port';
import type { ReviewForm } from '@shop/domain/reviews/review-rules';
import type { OpenedSession } from '@shop/domain/visit/session';
import type { Shopper } from '@shop/domain/visit/shopper';
import { granted, refused } from '@shop/domain/shared/result';
import { aReviewForm } from '@shop/domain/testing/a-review';
import { stubSessions } from '@shop/domain/testing/stub-sessions';
import { stubState } from '@shop/domain/testing/stub-state';
import type { Visit } from '@shop/domain/visit/visit.port';
import { describe, expect, it } from 'vitest';
import { visitorOfAFake } from '../testing/visitor-of-a-fake.ts';
import { browserAtTheGateway, contextOf, SIGNED_IN } from '../testing/visitor-sessions.ts';
import { RateDescription } from './rate-description.action.ts';
import { ReviewsResolver } from './reviews.resolver.ts';
import { SaveReview } from './save-review.action.ts';

const PRODUCT = '1011019';
const OPENED: OpenedSession = { userId: 'user-9', cartId: 'cart-9', activeWishlistId: 'list-9' };

const review = (ratingId: string): Review => ({
  ratingId,
  rating: 4,
  title: 'Gut',
  message: 'Hält.',
  date: '2026-10-01',
  helpfulRating: 0,
  isVerified: false,
  author: { nickname: 'Anna' },
});
const shown = (id: string) => ({
  id,
  rating: 4,
  title: 'Gut',
  message: 'Hält.',
  date: '2026-10-01',
  helpfulRating: 0,
  isVerified: false,
  author: { nickname: 'Anna' },
});

/** Eleven reviews, named by their place: `0` is the newest. */
const ALL = Array.from({ length: 11 }, (_, at) => review(String(at)));
const LIST: ReviewList = {
  statistics: { all: 11, five: 0, four: 11, three: 0, two: 0, one: 0 },
  reviews: ALL.slice(0, 5),
};

/** A shop with the reviews of one product, which tells everybody the same. */
const aShop = (overrides: Partial<Reviews> = {}) => {
  const asked: (readonly [what: string, ...said: readonly unknown[]])[] = [];
  const reviews: Reviews = {
    openRatingLink: async (_shopper, encrypted) => ({
      isValid: encrypted === 'fresh',
      redirect: true,
      message: encrypted === 'fresh' ? 'shop.rating.welcome' : 'shop.rating.expired',
      productId: PRODUCT,
    }),
    first: async (_shopper, productId, filter) => {
      asked.push(['first', filter]);
      return productId === PRODUCT ? LIST : undefined;
    },
    more: async (_shopper, productId, { filter, offset }) => {
      asked.push(['more', filter, offset]);
      return productId === PRODUCT ? ALL.slice(offset, offset + 5) : [];
    },
    own: async (_shopper, productId) =>
      productId === PRODUCT ? { review: review('own'), isPending: true } : undefined,
    save: async (_shopper, productId, form) => {
      asked.push(['save', productId, form]);
      return granted({ review: review('own'), isPending: true });
    },
    rateDescription: async ({ userId }, productId, isHelpful) => {
      asked.push(['rate', userId, productId, isHelpful]);
      return granted(undefined);
    },
    ...overrides,
  };
  const sessions = {
    ...stubSessions(stubState()),
    open: async ({ loginState }: Shopper) => {
      asked.push(['open', loginState]);
      return OPENED;
    },
  };
  return { resolver: new ReviewsResolver(), ports: { reviews, sessions }, asked };
};

const read = async (
  { resolver, ports, asked }: ReturnType<typeof aShop>,
  args: { readonly productId?: string; readonly page?: number; readonly stars?: Stars | null },
) => {
  const context = aPublicContext(ports);
  const page = await resolver.reviews(context, { productId: PRODUCT, page: 1, ...args });
  return { page, ids: page?.reviews.map(({ id }) => id), ttl: context.cacheHint.ttl, asked };
};

const aVisitor = (as?: 'customer' | 'guest') => {
  const browser = browserAtTheGateway();
  const visitor = browser.visitor();
  if (as !== undefined) visitor.signedIn(SIGNED_IN, as, false);
  return visitor;
};

describe('the pages of reviews', () => {
  it('begin with the newest, which the shop is asked for once', async () => {
    expect(await read(aShop(), {})).toMatchObject({ ids: ['0', '1', '2', '3', '4'], asked: [['first', {}]] });
  });

  it('go on where the one before ended, and keep the figures of the first', async () => {
    const second = await read(aShop(), { page: 2 });
    expect(second).toMatchObject({ ids: ['5', '6', '7', '8', '9'], page: { total: 11, matching: 11, ratio: 4 } });
    expect(second.asked).toEqual([
      ['first', {}],
      ['more', {}, 5],
    ]);
    expect((await read(aShop(), { page: 3 })).ids).toEqual(['10']);
  });

  it('are those with one rating, if it was chosen', async () => {
    const { asked, page } = await read(aShop(), { page: 2, stars: 5 });
    expect(asked).toEqual([
      ['first', { stars: 5 }],
      ['more', { stars: 5 }, 5],
    ]);
    expect(page).toMatchObject({ total: 11, matching: 0 });
  });

  it.each([{}, { stars: null }])('are those with any rating, if none was chosen: %j', async (open) => {
    const { asked, page } = await read(aShop(), open);
    expect(asked).toStrictEqual([['first', {}]]);
    expect(page?.matching).toBe(11);
  });

  it('are cached for long as far as there are reviews', async () => {
    for (const page of [1, 2, 3]) expect((await read(aShop(), { page })).ttl).toBe('long');
  });

  it('are cached for seconds beyond the last review, and of a product that is unknown', async () => {
    expect(await read(aShop(), { page: 4 })).toMatchObject({ ids: [], ttl: 'short' });
    expect(await read(aShop(), { productId: 'invented' })).toMatchObject({ page: undefined, ttl: 'short' });
    expect(await read(aShop(), { productId: 'invented', page: 2 })).toMatchObject({ page: undefined, ttl: 'short' });
  });

  it('are cached for long where a product has no reviews yet', async () => {
    const none: ReviewList = { statistics: { all: 0, five: 0, four: 0, three: 0, two: 0, one: 0 }, reviews: [] };
    expect(await read(aShop({ first: async () => none }), {})).toMatchObject({
      page: { total: 0, ratio: 0, reviews: [] },
      ttl: 'long',
    });
  });

  it('fail as a whole if the shop cannot read one part of them', async () => {
    const broken = aShop({ more: () => Promise.reject(new Error('no upstream')) });
    await expect(read(broken, { page: 2 })).rejects.toThrow('no upstream');
  });
});

describe('the customer’s own review', () => {
  const ownReview = (visitor: Visit, productId: string) => {
    const { resolver, ports } = aShop();
    return resolver.ownReview(contextOf(visitor, ports), { productId });
  };

  it('is shown to a customer', async () => {
    expect(await ownReview(aVisitor('customer'), PRODUCT)).toEqual({
      __typename: 'OwnReview',
      review: shown('own'),
      isPending: true,
    });
  });

  it('is none of a product about which the customer wrote nothing', async () => {
    expect(await ownReview(aVisitor('customer'), 'another')).toBeUndefined();
  });

  it.each(['guest', undefined] as const)('is not even looked for without a customer: %s', async (as) => {
    expect(await ownReview(aVisitor(as), PRODUCT)).toBeUndefined();
  });
});

describe('a review that is saved', () => {
  const save = async (input: object, overrides: Partial<Reviews> = {}) => {
    const { ports, asked } = aShop(overrides);
    return {
      result: await new SaveReview().saveReview(contextOf(aVisitor('customer'), ports), {
        productId: PRODUCT,
        input: { ...aReviewForm(), ...input },
      }),
      asked,
    };
  };

  it('reaches the shop as it was typed, and comes back as others will see it', async () => {
    const { result, asked } = await save({ rating: 2, title: 'Doch nicht' });
    expect(asked).toEqual([['save', PRODUCT, aReviewForm({ rating: 2, title: 'Doch nicht' })]]);
    expect(result).toEqual({ __typename: 'OwnReview', review: shown('own'), isPending: true });
  });

  it.each([null, undefined, 0, 6])('has no rating if none of the five was chosen: %s', async (rating) => {
    const [[, , form] = []] = (await save({ rating })).asked;
    expect((form as ReviewForm).rating).toBeUndefined();
  });

  it('is refused with the words of the shop', async () => {
    const { result } = await save(
      {},
      {
        save: async () =>
          refused({
            because: 'invalid-form',
            fieldErrors: [{ field: 'title', message: 'shop.form.error.tooLong' }],
            general: 'shop.review.noProduct',
          }),
      },
    );
    expect(result).toEqual({
      __typename: 'FormRefused',
      fieldErrors: [{ field: 'title', messageKey: 'shop.form.error.tooLong' }],
      generalKey: 'shop.review.noProduct',
    });
  });
});

describe('a link that asks for a rating', () => {
  const follow = (encrypted: string, overrides: Partial<Reviews> = {}) => {
    const { resolver, ports } = aShop(overrides);
    return resolver.ratingTarget(contextOf(aVisitor(), ports), { encrypted });
  };

  it('leads to the article, with thanks or with regret', async () => {
    expect(await follow('fresh')).toEqual({
      path: `/prod/${PRODUCT}/`,
      toast: { kind: 'success', messageKey: 'shop.rating.welcome' },
    });
    expect(await follow('old')).toEqual({
      path: `/prod/${PRODUCT}/`,
      toast: { kind: 'error', messageKey: 'shop.rating.expired' },
    });
  });

  it('leads nowhere if the shop did not write it', async () => {
    expect(await follow('invented', { openRatingLink: async () => ({ isValid: false, redirect: false }) })).toEqual({});
  });
});

describe('the rating of a description', () => {
  it.each([true, false])('counts for a visitor without a session, who gets one: %s', async (isHelpful) => {
    const [{ ports, asked }, visitor] = [aShop(), aVisitor()];
    expect(
      await new RateDescription().rateDescription(contextOf(visitor, ports), { productId: PRODUCT, isHelpful }),
    ).toEqual({
      __typename: 'DescriptionRated',
      isHelpful,
    });
    expect(asked).toEqual([
      ['open', 'logged-out'],
      ['rate', 'user-9', PRODUCT, isHelpful],
    ]);
    expect(visitor.shopper).toMatchObject({ userId: 'user-9', cartId: 'cart-9', loginState: 'logged-out' });
  });

  it('counts for the session that a visitor has', async () => {
    const [{ ports, asked }, visitor] = [aShop(), aVisitor('customer')];
    await new RateDescription().rateDescription(contextOf(visitor, ports), { productId: PRODUCT, isHelpful: true });
    expect(asked).toEqual([['rate', 'user-1', PRODUCT, true]]);
    expect(visitor.shopper).toMatchObject({ userId: 'user-1', loginState: 'customer' });
  });

  const byForm = async (helpful: 'yes' | 'no', overrides: Partial<Reviews> = {}) => {
    const { ports, asked } = aShop(overrides);
    const reply = await new RateDescription().form(
      aVisitor('customer'),
      { ...visitorOfAFake().shop, ...ports },
      {
        productId: PRODUCT,
        helpful,
      },
    );
    return { asked, reply };
  };

  it.each([
    ['yes', true],
    ['no', false],
  ] as const)('is given by a form without scripts: %s', async (helpful, isHelpful) => {
    const { asked, reply } = await byForm(helpful);
    expect(asked).toEqual([['rate', 'user-1', PRODUCT, isHelpful]]);
    expect(reply).toEqual({
      path: `/prod/${PRODUCT}/`,
      toasts: [{ kind: 'success', messageKey: 'shop.review.descriptionRated' }],
    });
  });

  it.each([
    ['in the words of the shop', { general: 'shop.review.noProduct' }, 'shop.review.noProduct'],
    ['without a word of it', {}, 'vue.cart.error.somethingWentWrong'],
  ] as const)('by a form is refused %s', async (_how, words, messageKey) => {
    const { reply } = await byForm('yes', {
      rateDescription: async () => refused({ because: 'invalid-form', fieldErrors: [], ...words }),
    });
    expect(reply.toasts).toEqual([{ kind: 'error', messageKey }]);
  });

  it('is refused with the words of the shop', async () => {
    const { ports } = aShop({
      rateDescription: async () =>
        refused({ because: 'invalid-form', fieldErrors: [], general: 'shop.review.noProduct' }),
    });
    expect(
      await new RateDescription().rateDescription(contextOf(aVisitor('customer'), ports), {
        productId: 'invented',
        isHelpful: true,
      }),
    ).toEqual({ __typename: 'FormRefused', fieldErrors: [], generalKey: 'shop.review.noProduct' });
  });
});
