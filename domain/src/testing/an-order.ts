import type { OrderConfirmation } from '../orders/order.ts';
import type { OrderDetails } from '../orders/order-details.ts';
import { money } from '../shared/money.ts';
import { anAddress } from './an-address.ts';

export const anOrder = (overrides: Partial<OrderConfirmation> = {}): OrderConfirmation => ({
  orderId: 'order-1',
  orderedAt: '2026-08-03T09:30:00Z',
  email: 'anne@schule.de',
  isGuest: false,
  positions: [],
  subtotal: money(998),
  totalSavings: money(0),
  shippingCost: money(0),
  tax: [],
  total: money(998),
  billingAddress: anAddress(),
  shippingAddress: anAddress(),
  paymentId: 'RECHNUNG',
  paymentName: 'Rechnung',
  shipperName: 'DHL',
  ...overrides,
});

/** The same order as its buyer sees it afterwards, before anything is shipped. */
export const anOrderDetails = (overrides: Partial<OrderDetails> = {}): OrderDetails => ({
  orderId: 'order-1',
  orderedAt: '2026-08-03T09:30:00Z',
  status: 'received',
  billingAddress: anAddress(),
  shippingAddress: anAddress(),
  paymentId: 'RECHNUNG',
  paymentName: 'Rechnung',
  subtotal: money(998),
  totalSavings: money(0),
  shippingCost: money(0),
  tax: [],
  total: money(998),
  email: 'anne@schule.de',
  shipments: [],
  canBeCancelled: true,
  canBeWithdrawn: true,
  returns: [],
  withdrawals: [],
  ...overrides,
});
