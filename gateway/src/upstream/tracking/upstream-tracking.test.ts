import { expect, it } from 'vitest';
import { LENA } from '../client/testing/client-on-script.ts';
import { runWithReplies } from '../testing/shop-on-script.ts';
import { writeEvent } from './upstream-tracking.ts';

const FAILED_PAYMENT = { name: 'payment_error', paymentId: 'PAYPAL', message: 'shop.payment.error' } as const;

it('events have the upstream’s names, and amounts in major units', () => {
  expect(writeEvent(FAILED_PAYMENT)).toStrictEqual(FAILED_PAYMENT);
  const added = { name: 'add_to_cart', items: [{ itemId: '1-01', quantity: 2 }] } as const;
  expect(writeEvent(added)).toStrictEqual(added);
  expect(writeEvent({ name: 'checkout_submit', cartId: 'c1', valueMinor: 1_295, currency: 'CHF' })).toStrictEqual({
    name: 'checkout_submit',
    cartId: 'c1',
    value: 12.95,
    currency: 'CHF',
  });
});

it('events are sent together, and nothing is sent if there are none', async () => {
  const sentFor = async (events: readonly (typeof FAILED_PAYMENT)[]) =>
    (await runWithReplies({ tracking_addEvents: true }, ({ tracking }) => tracking.record(LENA, events))).requests.map(
      ({ variables }) => variables,
    );
  expect(await sentFor([])).toEqual([]);
  expect(await sentFor([FAILED_PAYMENT, FAILED_PAYMENT])).toEqual([[{ events: [FAILED_PAYMENT, FAILED_PAYMENT] }]]);
});
