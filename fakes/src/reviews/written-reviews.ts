import type { ProductId } from '@shop/domain/catalogue/product';
import type { UserId } from '@shop/domain/visit/shopper';
import { lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';
import type { ReviewRecord } from './review-record.ts';

export const descriptionKey = (productId: ProductId, userId: UserId): string => `${productId}/${userId}`;

export const writtenReviews = ({ state }: View, productId: ProductId): readonly ReviewRecord[] =>
  lookUp(state.reviews, productId) ?? [];

export const reviewOf = (view: View, productId: ProductId, userId: UserId): ReviewRecord | undefined =>
  writtenReviews(view, productId).find((record) => record.userId === userId);
