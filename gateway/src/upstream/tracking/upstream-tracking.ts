import { MINOR_PER_MAJOR } from '@shop/domain/shared/money';
import type { TrackingEvent } from '@shop/domain/tracking/tracking.port';
import type { Tracking } from '@shop/domain/tracking/tracking.port';
import { trackingAddEvents } from '../generated/operations.ts';
import type { TrackingEventInput } from '../generated/operation-types.ts';
import type { UpstreamClient } from '../client/upstream-client.ts';

export const writeEvent = (event: TrackingEvent): TrackingEventInput => {
  switch (event.name) {
    case 'checkout_submit':
      return { name: event.name, cartId: event.cartId, value: event.valueMinor / MINOR_PER_MAJOR, currency: event.currency };
    case 'payment_error':
      return { name: event.name, paymentId: event.paymentId, message: event.message };
  }
};

export const upstreamTracking = ({ fireAndForget }: Pick<UpstreamClient, 'fireAndForget'>): Tracking => ({
  record: (shopper, events) => {
    if (events.length > 0) fireAndForget(trackingAddEvents, { events: events.map(writeEvent) }, { shopper });
    return Promise.resolve();
  },
});
