import type { ProductId } from '@shop/domain/catalogue/product';
import { RATING } from '@shop/domain/shared/paths';
import type { OrderRecord } from '../orders/order-record.ts';
import type { View } from '../worlds/transaction.ts';
import { ratingToken } from './rating-token.ts';

/** How long after the order a buyer may follow its rating links. */
export const RATING_LINK_LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;

export const canBeRated = ({ confirmation: { orderedAt } }: OrderRecord, now: Date): boolean =>
  now.getTime() - Date.parse(orderedAt) <= RATING_LINK_LIFETIME_MS;

/** Where a buyer rates an article of an order; undefined once it is too late. */
export const ratingUrl = ({ now, state }: View, order: OrderRecord, productId: ProductId): string | undefined =>
  canBeRated(order, now)
    ? `${RATING}?${new URLSearchParams({ enc: ratingToken({ orderId: order.confirmation.orderId, productId }, state.seed) })}`
    : undefined;
