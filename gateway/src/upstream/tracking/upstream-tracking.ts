import type { Shopper } from '@shop/domain/visit/shopper';
import { MINOR_PER_MAJOR } from '@shop/domain/shared/money';
import type { TrackingEvent } from '@shop/domain/tracking/tracking.port';
import type { Tracking } from '@shop/domain/tracking/tracking.port';
import { getTrackingItem, recordGlanceView, trackingAddEvents } from '../generated/operations.ts';
import type { TrackingEventInput } from '../generated/operation-types.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readMoney } from '../shared/read-money.ts';
import { readId } from '../shared/read-text.ts';
import type { UpstreamShopper } from '../client/upstream-shopper.ts';
import type { UpstreamClient } from '../client/upstream-client.ts';

export const writeEvent = (event: TrackingEvent): TrackingEventInput => {
  switch (event.name) {
    case 'checkout_submit':
      return {
        name: event.name,
        cartId: event.cartId,
        value: event.valueMinor / MINOR_PER_MAJOR,
        currency: event.currency,
      };
    case 'payment_error':
      return { name: event.name, paymentId: event.paymentId, message: event.message };
    case 'payment_cancel':
      return { name: event.name, paymentId: event.paymentId };
    case 'add_to_cart':
      return { name: event.name, items: event.items.map(({ itemId, quantity }) => ({ itemId, quantity })) };
  }
};

export const upstreamTracking = (
  { fireAndForget }: Pick<UpstreamClient, 'fireAndForget'>,
  upstreamShopper: (shopper: Shopper) => UpstreamShopper,
  call: PortCalls,
): Tracking => ({
  item: (shopper, id) =>
    call({
      operation: getTrackingItem,
      variables: { itemId: id },
      shopper,
      read: ({ getTrackingItem: item }) =>
        item === null
          ? undefined
          : {
              itemId: readId(item.itemId),
              productId: readId(item.productId),
              name: item.name,
              manufacturerName: item.manufacturerName,
              categories: item.categories,
              price: readMoney(item.price),
            },
    }),
  recordGlance: (shopper, view) => {
    fireAndForget(
      recordGlanceView,
      { productId: view.productId, itemId: view.itemId, domain: view.domain },
      { shopper: upstreamShopper(shopper) },
    );
    return Promise.resolve();
  },
  record: (shopper, events) => {
    if (events.length > 0)
      fireAndForget(trackingAddEvents, { events: events.map(writeEvent) }, { shopper: upstreamShopper(shopper) });
    return Promise.resolve();
  },
});
