import type { OrderConfirmationQuery } from '../platform/generated/graphql.ts';
import { aPosition, euros } from './a-cart.ts';
import { anAddress } from './an-address.ts';

type Order = NonNullable<OrderConfirmationQuery['orderConfirmation']>;

/** A confirmed order of two pencils. */
export const anOrder = (overrides: Partial<Order> = {}): Order => ({
  orderId: 'B-1',
  orderedAt: '2026-08-03T09:30:00Z',
  email: 'ada@schule.example',
  isGuest: false,
  positions: [aPosition()],
  subtotal: euros(200),
  totalSavings: euros(0),
  shippingCost: euros(490),
  tax: [{ rate: 19, amount: euros(110) }],
  total: euros(690),
  vatIncluded: true,
  billingAddress: anAddress(),
  shippingAddress: anAddress(),
  paymentId: 'RECHNUNG',
  paymentName: 'Rechnung',
  shipperName: 'DHL',
  arrives: null,
  orderReference: null,
  costCentre: null,
  comment: null,
  ...overrides,
});
