import { money } from '@shop/domain/shared/money';
import { expect, it } from 'vitest';
import type { GetThankYouPageDataQuery } from '../generated/operation-types.ts';
import { anAddressReply, aPositionReply, euros } from '../testing/replies.ts';
import { readConfirmation } from './read-order.ts';

type Reply = NonNullable<GetThankYouPageDataQuery['getThankYouPageData']['order']>;

const aReply = (said: Partial<Reply> = {}): Reply => ({
  orderId: 'o1',
  orderedAt: '2026-08-03T12:00:00+02:00',
  email: 'lena@schule.example',
  isGuest: true,
  shipperName: 'DHL',
  orderReference: null,
  costCentre: null,
  comment: null,
  positions: [aPositionReply()],
  subtotal: euros(50),
  totalSavings: euros(8),
  shippingCost: euros(5.95),
  tax: [{ rate: 19, amount: euros(7.66) }],
  totalAmount: euros(47.95),
  billingAddress: anAddressReply({ city: 'Potsdam' }),
  deliveryAddress: anAddressReply({ addressId: 'a2' }),
  paymentMethod: { paymentId: 'RECHNUNG', displayName: 'Rechnung' },
  arrival: null,
  ...said,
});

it('a confirmation shows the order with its amounts, lines and addresses', () => {
  const { positions, billingAddress, shippingAddress, ...shown } = readConfirmation(aReply());
  expect(shown).toStrictEqual({
    orderId: 'o1',
    orderedAt: '2026-08-03T10:00:00.000Z',
    email: 'lena@schule.example',
    isGuest: true,
    subtotal: money(5_000),
    totalSavings: money(800),
    shippingCost: money(595),
    tax: [{ rate: 19, amount: money(766) }],
    total: money(4_795),
    paymentId: 'RECHNUNG',
    paymentName: 'Rechnung',
    shipperName: 'DHL',
  });
  expect([positions, billingAddress, shippingAddress]).toMatchObject([
    [{ id: 'p1' }],
    { city: 'Potsdam' },
    { addressId: 'a2' },
  ]);
});

it('a confirmation shows delivery days, reference and comment if present', () => {
  const noted = { orderReference: 'Klasse 3b', costCentre: '4711', comment: 'Bitte klingeln' };
  expect(readConfirmation(aReply({ ...noted, arrival: { from: '2026-08-05', to: '2026-08-07' } }))).toMatchObject({
    ...noted,
    arrives: { from: '2026-08-05', to: '2026-08-07' },
  });
});
