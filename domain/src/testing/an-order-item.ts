import type { OrderItem } from '../orders/order-details.ts';
import { money } from '../shared/money.ts';

/** A line of two exercise books. */
export const anOrderItem = (overrides: Partial<OrderItem> = {}): OrderItem => ({
  itemId: 'heft-1',
  productId: 'heft',
  lineNo: 1,
  name: 'Schreibheft',
  path: '/prod/heft/',
  variants: [],
  articleNumber: '4711',
  quantity: 2,
  pricePerUnit: money(499),
  totalPrice: money(998),
  isFreeItem: false,
  isReturnable: false,
  isAlreadyReturned: false,
  ...overrides,
});
