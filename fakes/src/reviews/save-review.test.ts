import { aReviewForm } from '@shop/domain/testing/a-review';
import { anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import { refusalOf, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { inMemoryWorlds } from '../in-memory-worlds.ts';
import { anOrderedPosition, anOrderRecord } from '../testing/an-order-record.ts';
import { addSignedIn, signedIn } from '../testing/a-review-record.ts';
import { foundItem } from '../testing/found-item.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, type Transaction } from '../worlds/transaction.ts';
import { forgetReviewsOf } from './forget-reviews.ts';
import { firstReviews, ownReview } from './list-reviews.ts';
import { rateDescription, saveReview } from './save-review.ts';
import { descriptionKey } from './written-reviews.ts';

/** A Monday. */
const MONDAY = '2026-11-23T09:00:00Z';
const [{ productId }, { productId: otherId }] = [
  foundItem((_item, { isNew }) => !isNew).product,
  foundItem((_item, { isNew }) => isNew).product,
];
const [MARA, HOLGER, VISITOR] = [signedIn('mara'), signedIn('holger'), anAnonymousShopper()];

const aWorld = (begun: (tx: Transaction) => void = () => undefined) => {
  const world = inMemoryWorlds({ clock: { now: () => new Date(MONDAY) } }).create({
    id: 'reviews',
    clock: { mode: 'frozen', at: Date.parse(MONDAY) },
  });
  world.run((tx) => {
    for (const userId of ['mara', 'holger']) addSignedIn(tx, userId);
    begun(tx);
  });
  return {
    world,
    save: (shopper = MARA, form: Partial<ReturnType<typeof aReviewForm>> = {}, id = productId) =>
      world.run((tx) => saveReview(tx, shopper, id, aReviewForm(form))),
    own: (shopper = MARA) => world.read((view) => ownReview(view, shopper, productId)),
    /** Who wrote the reviews that everybody sees first. */
    seen: (id = productId) =>
      world.read((view) => firstReviews(view, VISITOR, id, {})?.reviews ?? []).map(({ author }) => author.nickname),
    waiting: () =>
      world
        .read(({ state }) => state.timers.filter(({ kind }) => kind === 'review-released'))
        .map(({ subject, dueAt }) => [subject, new Date(dueAt).toISOString()]),
  };
};

describe('a saved review', () => {
  it('is from today and waits', () => {
    const { save, own } = aWorld();
    const saved = valueOf(save());
    expect(saved).toMatchObject({
      isPending: true,
      review: { date: '2026-11-23', isVerified: false, helpfulRating: 0 },
    });
    expect(own()).toEqual(saved);
  });

  it('has an id of its own, which it keeps when it is changed', () => {
    const { save } = aWorld();
    const ids = [save(), save(HOLGER), save(MARA, { rating: 1 })].map((saved) => valueOf(saved).review.ratingId);
    expect([ids[2], new Set(ids).size]).toEqual([ids[0], 2]);
    expect(ids.filter((id) => typeof id !== 'string' || id === '')).toEqual([]);
  });

  it('replaces the same customer’s one, and nobody else’s', () => {
    const { save, own, world, seen } = aWorld();
    save();
    save(HOLGER, { nickname: 'Holger', title: 'Naja' });
    save(MARA, { nickname: 'Mara', title: 'Doch nicht' });
    expect([own(MARA)?.review.title, own(HOLGER)?.review.title]).toEqual(['Doch nicht', 'Naja']);
    world.advance({ to: new Date('2026-11-25T11:00:00Z') });
    expect(seen().slice(0, 2)).toEqual(['Mara', 'Holger']);
    expect(seen().slice(2)).not.toContain('Anna aus Klasse 2a');
  });

  it('is refused whole if one field is wrong, with or without a rating', () => {
    const { save, own } = aWorld();
    expect(refusalOf(save(MARA, { title: ' ' }))).toEqual({
      because: 'invalid-form',
      fieldErrors: [{ field: 'title', message: 'vue.form.error.requiredField' }],
    });
    expect(refusalOf(save(MARA, { rating: undefined as never }))).toEqual({
      because: 'invalid-form',
      fieldErrors: [{ field: 'rating', message: 'shop.review.rating' }],
    });
    expect(own()).toBeUndefined();
  });

  it('needs an account and a product, and says which is missing', () => {
    const { save } = aWorld();
    expect(refusalOf(save(VISITOR))).toEqual({
      because: 'invalid-form',
      fieldErrors: [],
      general: 'vue.error.security.valid_token_required',
    });
    expect(refusalOf(save(MARA, {}, 'no-such-product'))).toEqual({
      because: 'invalid-form',
      fieldErrors: [],
      general: 'shop.review.noProduct',
    });
  });

  it('is verified by an order of this article that was placed, not by one that was cancelled or not paid', () => {
    const isVerified = (status: 'placed' | 'cancelled' | 'awaiting-payment', ordered = productId): boolean => {
      const { save } = aWorld((tx) => {
        addSignedIn(tx, 'mara', ['400000007']);
        put(
          tx,
          'orders',
          '400000007',
          anOrderRecord({
            userId: 'mara',
            status,
            confirmation: {
              orderId: '400000007',
              positions: [anOrderedPosition({ productId: 'first-line' }), anOrderedPosition({ productId: ordered })],
            },
          }),
        );
      });
      return valueOf(save()).review.isVerified;
    };
    expect([
      isVerified('placed'),
      isVerified('cancelled'),
      isVerified('awaiting-payment'),
      isVerified('placed', otherId),
    ]).toEqual([true, false, false, false]);
  });
});

describe('the release of a review', () => {
  it('is at noon of the next working day', () => {
    const { save, seen, own, world } = aWorld();
    save(MARA, { nickname: 'Mara' });
    world.advance({ to: new Date('2026-11-24T10:59:59.999Z') });
    expect([seen().includes('Mara'), own()?.isPending]).toEqual([false, true]);
    world.advance({ advanceMs: 1 });
    expect([seen()[0], own()?.isPending]).toEqual(['Mara', false]);
  });

  it('comes later for a review that was changed in the meantime, and again for one that was released', () => {
    const { save, own, world, waiting } = aWorld();
    save();
    world.advance({ to: new Date('2026-11-24T08:00:00Z') });
    save(MARA, { rating: 2 });
    expect(waiting()).toEqual([[`${productId}/mara`, '2026-11-25T11:00:00.000Z']]);
    world.advance({ to: new Date('2026-11-24T12:00:00Z') });
    expect(own()?.isPending).toBe(true);
    world.advance({ to: new Date('2026-11-25T11:00:00Z') });
    expect(own()?.isPending).toBe(false);
    save(MARA, { rating: 5 });
    expect(own()).toMatchObject({ isPending: true, review: { rating: 5 } });
  });

  it('is that of one customer, and of one product', () => {
    const { save, own, seen, world } = aWorld();
    save(MARA, { nickname: 'Mara' });
    world.advance({ to: new Date('2026-11-24T09:00:00Z') });
    save(HOLGER, { nickname: 'Holger' });
    save(MARA, { nickname: 'Mara' }, otherId);
    world.advance({ to: new Date('2026-11-24T11:00:00Z') });
    expect([own(MARA)?.isPending, own(HOLGER)?.isPending]).toEqual([false, true]);
    expect([seen()[0], seen().includes('Holger'), seen(otherId).includes('Mara')]).toEqual(['Mara', false, false]);
  });

  it('is not waited for once the account is gone', () => {
    const { save, waiting, world } = aWorld();
    save();
    save(HOLGER);
    world.run((tx) => forgetReviewsOf(tx, 'mara'));
    expect(waiting().map(([subject]) => subject)).toEqual([`${productId}/holger`]);
  });
});

describe('the rating of a description', () => {
  const remembered = (world: ReturnType<typeof aWorld>['world'], id: string, userId: string) =>
    world.read(({ state }) => lookUp(state.descriptionRatings, descriptionKey(id, userId)));

  it('is remembered for each reader and product: the last one counts', () => {
    const { world } = aWorld();
    for (const [shopper, id, isHelpful] of [
      [MARA, productId, true],
      [HOLGER, productId, true],
      [MARA, otherId, true],
      [MARA, productId, false],
    ] as const) {
      expect(world.run((tx) => rateDescription(tx, shopper, id, isHelpful)).ok).toBe(true);
    }
    expect([
      remembered(world, productId, 'mara'),
      remembered(world, productId, 'holger'),
      remembered(world, otherId, 'mara'),
      remembered(world, otherId, 'holger'),
    ]).toEqual([false, true, true, undefined]);
  });

  it('needs a session and a product, and says which is missing', () => {
    const { world } = aWorld();
    const refusal = (shopper: typeof MARA, id: string) =>
      refusalOf(world.run((tx) => rateDescription(tx, shopper, id, true)));
    expect(refusal(VISITOR, productId)).toEqual({
      because: 'invalid-form',
      fieldErrors: [],
      general: 'vue.error.security.valid_token_required',
    });
    expect(refusal(MARA, 'no-such-product')).toEqual({
      because: 'invalid-form',
      fieldErrors: [],
      general: 'shop.review.noProduct',
    });
  });
});
