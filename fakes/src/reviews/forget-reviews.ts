import type { UserId } from '@shop/domain/visit/shopper';
import { entriesOf } from '../worlds/persistent-map.ts';
import { put, type Transaction, unschedule } from '../worlds/transaction.ts';
import { releaseSubject } from './release-review.ts';

/** A customer's reviews go with the account: they carry the name that the customer chose. */
export const forgetReviewsOf = (tx: Transaction, userId: UserId): void => {
  for (const [productId, records] of entriesOf(tx.state.reviews)) {
    if (!records.some((record) => record.userId === userId)) continue;
    put(
      tx,
      'reviews',
      productId,
      records.filter((record) => record.userId !== userId),
    );
    unschedule(tx, 'review-released', releaseSubject(productId, userId));
  }
};
