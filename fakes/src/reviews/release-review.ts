import type { ProductId } from '@shop/domain/catalogue/product';
import type { UserId } from '@shop/domain/visit/shopper';
import { addWorkingDays, berlinDate, berlinInstant, SHOP_COUNTRY } from '@shop/domain/shared/calendar';
import { put, schedule, type Transaction, unschedule } from '../worlds/transaction.ts';
import { writtenReviews } from './written-reviews.ts';

/** The hour at which the shop releases what was written on the working day before. */
const RELEASE_HOUR = 12;

/** When the shop will have checked a review: at noon of the next working day. */
export const releaseInstant = (now: Date): Date =>
  berlinInstant(addWorkingDays(berlinDate(now), 1, SHOP_COUNTRY), RELEASE_HOUR);

export const releaseSubject = (productId: ProductId, userId: UserId): string => `${productId}/${userId}`;

export const scheduleRelease = (tx: Transaction, productId: ProductId, userId: UserId): void => {
  const subject = releaseSubject(productId, userId);
  unschedule(tx, 'review-released', subject);
  schedule(tx, 'review-released', subject, releaseInstant(tx.now));
};

const release = (tx: Transaction, subject: string): void => {
  const [productId = ''] = subject.split('/');
  const records = writtenReviews(tx, productId);
  put(
    tx,
    'reviews',
    productId,
    records.map((record) =>
      releaseSubject(productId, record.userId) === subject ? { ...record, isReleased: true } : record,
    ),
  );
};

export const REVIEW_TIMERS = { 'review-released': release };
