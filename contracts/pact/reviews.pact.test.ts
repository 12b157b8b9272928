import { aReviewForm } from '@shop/domain/testing/a-review';
import {
  decryptAndCheckPieData,
  getMoreReviewsByProductId,
  getOwnReview,
  getReviewsByProductId,
  saveProductDescriptionReview,
  saveReview,
} from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { recordInteractions } from './record-interactions.ts';
import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { call, single } from './request/requests.ts';
import { anonymous, signedIn, visitor } from './request/shoppers.ts';

it('reads a rating link of a mail (UPQ-19)', async () => {
  const link = await recordInteractions(
    [
      {
        description: 'a buyer follows the rating link of a mail',
        given: { 'guest session': {}, 'rating link': {} },
        request: single(visitor, call(decryptAndCheckPieData, { encryptedData: ID.encryptedData })),
        reply: returnsData(decryptAndCheckPieData, {
          'decryptAndCheckPieData.success': { exactly: true },
          'decryptAndCheckPieData.redirect': { exactly: true },
          'decryptAndCheckPieData.errorMessage': 'there',
          'decryptAndCheckPieData.productId': { like: ID.productId },
        }),
      },
    ],
    ({ shop }) => shop.reviews.openRatingLink(visitor, ID.encryptedData),
  );
  expect(link).toMatchObject({ isValid: true, redirect: true, productId: ID.productId });
});

it('learns that a rating link was invented', async () => {
  const link = await recordInteractions(
    [
      {
        description: 'a visitor follows a rating link that nobody wrote',
        given: {},
        request: single(anonymous, call(decryptAndCheckPieData, { encryptedData: 'invented' })),
        reply: returnsData(decryptAndCheckPieData, {
          'decryptAndCheckPieData.success': { exactly: false },
          'decryptAndCheckPieData.redirect': { exactly: false },
          'decryptAndCheckPieData.errorMessage': { exactly: null },
          'decryptAndCheckPieData.productId': { exactly: null },
        }),
      },
    ],
    ({ shop }) => shop.reviews.openRatingLink(anonymous, 'invented'),
  );
  expect(link).toEqual({ isValid: false, redirect: false });
});

const REVIEWED = { 'product with reviews': {} } as const;
const CUSTOMER = { 'a registered customer': { kind: 'b2c' } } as const;
const FORM = aReviewForm();

it('reads the first reviews of a product (UPQ-38)', async () => {
  const list = await recordInteractions(
    [
      {
        description: 'anybody reads the first reviews of a product',
        given: REVIEWED,
        request: single(anonymous, call(getReviewsByProductId, { productId: ID.productId, limit: 5, filter: {} })),
        reply: returnsData(getReviewsByProductId, {
          getReviewsByProductId: 'there',
          'getReviewsByProductId.reviews': 'there',
          'getReviewsByProductId.reviews.rating': { like: 5 },
        }),
      },
    ],
    ({ shop }) => shop.reviews.first(anonymous, ID.productId, {}),
  );
  expect(list?.reviews).toMatchObject([{ ratingId: 'id-1', rating: 5, author: { nickname: 'Text' } }]);
});

it('learns that there is no such product', async () => {
  const list = await recordInteractions(
    [
      {
        description: 'anybody reads the reviews of a product that is none',
        given: {},
        request: single(anonymous, call(getReviewsByProductId, { productId: 'none', limit: 5, filter: {} })),
        reply: returnsData(getReviewsByProductId, { getReviewsByProductId: { exactly: null } }),
      },
    ],
    ({ shop }) => shop.reviews.first(anonymous, 'none', {}),
  );
  expect(list).toBeUndefined();
});

it('reads further reviews of a product (UPQ-39)', async () => {
  const more = await recordInteractions(
    [
      {
        description: 'anybody reads further reviews of a product',
        given: REVIEWED,
        request: single(
          anonymous,
          call(getMoreReviewsByProductId, { productId: ID.productId, offset: 5, limit: 5, filter: {} }),
        ),
        reply: returnsData(getMoreReviewsByProductId, {
          getMoreReviewsByProductId: 'there',
          'getMoreReviewsByProductId.rating': { like: 4 },
        }),
      },
    ],
    ({ shop }) => shop.reviews.more(anonymous, ID.productId, { filter: {}, offset: 5 }),
  );
  expect(more).toMatchObject([{ ratingId: 'id-1', rating: 4 }]);
});

it('reads what a customer wrote and the shop has not checked yet', async () => {
  const own = await recordInteractions(
    [
      {
        description: 'a customer reads their own review',
        given: { ...CUSTOMER, 'a review was written': {} },
        request: single(signedIn, call(getOwnReview, { productId: ID.productId })),
        reply: returnsData(getOwnReview, {
          getOwnReview: 'there',
          'getOwnReview.isPending': { exactly: true },
          'getOwnReview.review.rating': { like: 4 },
        }),
      },
    ],
    ({ shop }) => shop.reviews.own(signedIn, ID.productId),
  );
  expect(own).toMatchObject({ isPending: true, review: { rating: 4 } });
});

it('saves a review (UPM-57)', async () => {
  const saved = await recordInteractions(
    [
      {
        description: 'a customer writes a review',
        given: { ...CUSTOMER, ...REVIEWED },
        request: single(signedIn, call(saveReview, { productId: ID.productId, review: FORM })),
        reply: returnsData(saveReview, {
          'saveReview.ownReview': 'there',
          'saveReview.ownReview.isPending': { exactly: true },
          'saveReview.ownReview.review.rating': { exactly: 4 },
        }),
      },
    ],
    ({ shop }) => shop.reviews.save(signedIn, ID.productId, FORM),
  );
  expect(saved).toMatchObject({ ok: true, value: { isPending: true, review: { rating: 4 } } });
});

it('receives the reason why a review is refused', async () => {
  const untitled = aReviewForm({ title: '' });
  const saved = await recordInteractions(
    [
      {
        description: 'a customer writes a review without a title',
        given: { ...CUSTOMER, ...REVIEWED },
        request: single(signedIn, call(saveReview, { productId: ID.productId, review: untitled })),
        reply: returnsData(saveReview, {
          'saveReview.successful': { exactly: false },
          'saveReview.ownReview': { exactly: null },
          'saveReview.fieldErrors': 'there',
          'saveReview.fieldErrors.fieldName': { exactly: 'title' },
          'saveReview.fieldErrors.errorMessage': { exactly: 'vue.form.error.requiredField' },
        }),
      },
    ],
    ({ shop }) => shop.reviews.save(signedIn, ID.productId, untitled),
  );
  expect(saved).toMatchObject({
    ok: false,
    refusal: { fieldErrors: [{ field: 'title', message: 'vue.form.error.requiredField' }] },
  });
});

it('saves whether the description of a product helped (UPM-58)', async () => {
  const saved = await recordInteractions(
    [
      {
        description: 'a visitor finds the description of a product helpful',
        given: { 'a cart exists': { positions: 1 }, ...REVIEWED },
        request: single(visitor, call(saveProductDescriptionReview, { productId: ID.productId, isHelpful: true })),
        reply: returnsData(saveProductDescriptionReview),
      },
    ],
    ({ shop }) => shop.reviews.rateDescription(visitor, ID.productId, true),
  );
  expect(saved.ok).toBe(true);
});
