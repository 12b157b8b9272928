import type { ProductId } from '@shop/domain/catalogue/product';
import type { OwnReview } from '@shop/domain/reviews/review';
import { type ReviewForm, reviewErrors, writtenReview } from '@shop/domain/reviews/review-rules';
import type { Shopper, UserId } from '@shop/domain/visit/shopper';
import { berlinDate } from '@shop/domain/shared/calendar';
import { type FormRefusal, invalidForm } from '@shop/domain/shared/field-errors';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Account } from '../sessions/user.ts';
import { NOT_SIGNED_IN } from '../sessions/not-signed-in.ts';
import { ordersOf } from '../orders/list-orders.ts';
import { currentUser, signedInAccount } from '../sessions/current-user.ts';
import { nextId, put, type Transaction, type View } from '../worlds/transaction.ts';
import { ownReviewFrom } from './list-reviews.ts';
import { scheduleRelease } from './release-review.ts';
import type { ReviewRecord } from './review-record.ts';
import { descriptionKey, reviewOf, writtenReviews } from './written-reviews.ts';

const NO_PRODUCT: FormRefusal = { because: 'invalid-form', fieldErrors: [], general: 'shop.review.noProduct' };

const hasBought = (view: View, account: Account, productId: ProductId): boolean =>
  ordersOf(view, account).some(
    ({ status, confirmation }) =>
      status === 'placed' && confirmation.positions.some((position) => position.productId === productId),
  );

const replaceReview = (tx: Transaction, productId: ProductId, record: ReviewRecord): void => {
  const others = writtenReviews(tx, productId).filter(({ userId }) => userId !== record.userId);
  put(tx, 'reviews', productId, [record, ...others]);
};

/** Stores a review until it has been checked; another one of the same customer replaces it. */
export const saveReview = (
  tx: Transaction,
  shopper: Shopper,
  productId: ProductId,
  form: ReviewForm,
): Result<OwnReview, FormRefusal> => {
  const account = signedInAccount(tx, shopper);
  if (account === undefined) return refused(NOT_SIGNED_IN);
  if (tx.goods.product(productId) === undefined) return refused(NO_PRODUCT);
  const written = writtenReview(form);
  const errors = reviewErrors(form);
  if (written === undefined || errors.length > 0) return refused(invalidForm(errors));
  const { userId } = account;
  const ratingId = reviewOf(tx, productId, userId)?.ratingId ?? nextId(tx, 'review');
  const record: ReviewRecord = {
    ...written,
    ratingId,
    userId,
    date: berlinDate(tx.now),
    isVerified: hasBought(tx, account, productId),
    isReleased: false,
  };
  replaceReview(tx, productId, record);
  scheduleRelease(tx, productId, userId);
  return granted(ownReviewFrom(record));
};

/** Remembers whether the description of a product helped a visitor. */
export const rateDescription = (
  tx: Transaction,
  shopper: Shopper,
  productId: ProductId,
  isHelpful: boolean,
): Result<void, FormRefusal> => {
  const userId: UserId | undefined = currentUser(tx, shopper)?.userId;
  if (userId === undefined) return refused(NOT_SIGNED_IN);
  if (tx.goods.product(productId) === undefined) return refused(NO_PRODUCT);
  put(tx, 'descriptionRatings', descriptionKey(productId, userId), isHelpful);
  return granted(undefined);
};
