import type { Shopper } from '@shop/domain/visit/shopper';
import { anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import type { Account } from '../sessions/user.ts';
import type { ReviewRecord } from '../reviews/review-record.ts';
import { put, type Transaction } from '../worlds/transaction.ts';

/** A released review by `userId`; a test names only the fields that matter. */
export const aReviewRecord = (userId: string, said: Partial<ReviewRecord> = {}): ReviewRecord => ({
  ratingId: `review-${userId}`,
  userId,
  rating: 4,
  title: 'Gut',
  message: 'Liegt gut in der Hand.',
  nickname: userId,
  date: '2026-11-20',
  isVerified: true,
  isReleased: true,
  ...said,
});

const ENDLESS_SESSION = Number.MAX_SAFE_INTEGER;

/** Adds a customer who is signed in, with these orders. */
export const addSignedIn = (tx: Transaction, userId: string, orderIds: NonNullable<Account['orderIds']> = []): void => {
  put(tx, 'users', userId, {
    kind: 'customer',
    userId,
    email: `${userId}@schule.example`,
    passwordDigest: '',
    salutation: 'mrs',
    firstName: userId,
    lastName: 'Muster',
    isNew: false,
    isInternal: false,
    prime: { status: 'NONE' },
    orderIds,
  });
  put(tx, 'sessions', `session of ${userId}`, { userId, endsAt: ENDLESS_SESSION });
};

export const signedIn = (userId: string): Shopper =>
  anAnonymousShopper({ userId, sessionToken: `session of ${userId}`, loginState: 'customer' });
