import { MINOR_PER_MAJOR } from '@shop/domain/shared/money';
import type { TrackingEvent } from '@shop/domain/tracking/tracking.port';
import type {
  MutationRecordGlanceViewArgs,
  MutationTrackingAddEventsArgs,
  QueryGetTrackingItemArgs,
  TrackingEventInput,
} from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { writeMoney } from '../shared/write-money.ts';
import { DONE } from '../shared/write-mutation-result.ts';

/** The data layer accepts any event; the shop records those that it knows. */
const readEvent = ({
  name,
  cartId,
  value,
  currency,
  paymentId,
  message,
  items,
}: TrackingEventInput): readonly TrackingEvent[] => {
  if (name === 'checkout_submit' && cartId != null && value != null) {
    return [{ name, cartId, valueMinor: Math.round(value * MINOR_PER_MAJOR), currency: currency ?? 'EUR' }];
  }
  if (name === 'add_to_cart' && items != null) return [{ name, items }];
  if (name === 'payment_cancel' && paymentId != null) return [{ name, paymentId }];
  return name === 'payment_error' && paymentId != null && message != null ? [{ name, paymentId, message }] : [];
};

export const trackingResolvers: Resolvers<'tracking_addEvents' | 'recordGlanceView' | 'getTrackingItem'> = {
  getTrackingItem: async ({ itemId }: QueryGetTrackingItemArgs, { shop, shopper }) => {
    const item = await shop.tracking.item(shopper, itemId);
    return item === undefined ? null : { ...item, price: writeMoney(item.price, shopper.storefront) };
  },
  recordGlanceView: async ({ productId, itemId, domain }: MutationRecordGlanceViewArgs, { shop, shopper }) => {
    await shop.tracking.recordGlance(shopper, { productId, itemId, domain });
    return DONE;
  },
  tracking_addEvents: async ({ events }: MutationTrackingAddEventsArgs, { shop, shopper }) => {
    await shop.tracking.record(shopper, events.flatMap(readEvent));
    return DONE;
  },
};
