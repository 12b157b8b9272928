import { orderStatusOf } from '@shop/domain/orders/order-status';
import { berlinDate, berlinInstant } from '@shop/domain/shared/calendar';
import { daysLater } from '@shop/domain/shared/civil-date';
import { statusesOf } from '../orders/shipment-record.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import type { View } from '../worlds/transaction.ts';
import type { PastOrder } from './personas.ts';

const HOUR_MS = 60 * 60 * 1000;
/** When the personas order, by the clock in Berlin. */
const MORNING = 9;
/** No story reaches further back. */
const MOST_DAYS = 60;

/** Times at which an order may have been placed, the latest first: now, some hours ago, and the mornings before. */
const candidates = (now: Date): readonly Date[] => [
  now,
  new Date(now.getTime() - 3 * HOUR_MS),
  ...Array.from({ length: MOST_DAYS }, (_, at) => berlinInstant(daysLater(berlinDate(now), -at - 1), MORNING)),
];

/** An order of a story before another one (ms since the epoch): at its own time, or as late as it can have been placed to stand as the story says. */
export const orderedBefore = (
  { now }: View,
  before: number,
  order: PastOrder,
  placedAt: (time: Date) => OrderRecord | undefined,
): OrderRecord | undefined => {
  if ('orderedAt' in order) return placedAt(new Date(order.orderedAt));
  const latest = before - (order.daysBefore ?? 0) * 24 * HOUR_MS;
  for (const time of candidates(now)) {
    if (time.getTime() >= latest) continue;
    const record = placedAt(time);
    if (record !== undefined && orderStatusOf(statusesOf(record, now)) === order.status) return record;
  }
  return undefined;
};
