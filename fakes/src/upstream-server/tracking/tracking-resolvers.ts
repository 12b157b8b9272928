import { MINOR_PER_MAJOR } from '@shop/domain/shared/money';
import type { TrackingEvent } from '@shop/domain/tracking/tracking.port';
import type { MutationTrackingAddEventsArgs, TrackingEventInput } from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { DONE } from '../shared/write-mutation-result.ts';

/** The data layer accepts any event; the shop records those that it knows. */
const readEvent = ({ name, cartId, value, currency, paymentId, message }: TrackingEventInput): readonly TrackingEvent[] => {
  if (name === 'checkout_submit' && cartId != null && value != null) {
    return [{ name, cartId, valueMinor: Math.round(value * MINOR_PER_MAJOR), currency: currency ?? 'EUR' }];
  }
  return name === 'payment_error' && paymentId != null && message != null ? [{ name, paymentId, message }] : [];
};

export const trackingResolvers: Resolvers<'tracking_addEvents'> = {
  tracking_addEvents: async ({ events }: MutationTrackingAddEventsArgs, { shop, shopper }) => {
    await shop.tracking.record(shopper, events.flatMap(readEvent));
    return DONE;
  },
};
