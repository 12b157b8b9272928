import { describe, expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import { granted, refused } from '../shared/result.ts';
import { aCart } from '../testing/a-cart.ts';
import { anAddress } from '../testing/an-address.ts';
import { anOrderItem } from '../testing/an-order-item.ts';
import { anAnonymousShopper, aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { stubState } from '../testing/stub-state.ts';
import type { OrderDetails, OrderItem } from './order-details.ts';
import { reorderOrder } from './reorder-order.ts';

const anOrderOf = (...items: readonly OrderItem[]): OrderDetails => ({
  orderId: 'order-1',
  orderedAt: '2026-07-01T08:00:00Z',
  status: 'shipped',
  billingAddress: anAddress(),
  shippingAddress: anAddress(),
  paymentId: 'RECHNUNG',
  paymentName: 'Rechnung',
  subtotal: money(998),
  totalSavings: money(0),
  shippingCost: money(0),
  tax: [],
  total: money(998),
  email: 'anne@schule.example',
  shipments: [{ status: 'delivered', carrier: 'DHL', items }],
  canBeCancelled: false,
  canBeWithdrawn: false,
  returns: [],
  withdrawals: [],
});

const CART = aCart({ shippingCost: money(495) });

const reordering = (order: OrderDetails | undefined, state = stubState({ carts: [CART] }), visit = aVisit()) => {
  const shop = stubShop(state);
  const details = async () => (order === undefined ? refused({ because: 'no-such-order' } as const) : granted(order));
  return { state, reorder: reorderOrder({ ...shop, orders: { ...shop.orders, details } }, visit) };
};

describe('ordering again', () => {
  it('puts the articles into the visitor’s own cart', async () => {
    const { reorder } = reordering(anOrderOf(anOrderItem()));
    expect((await reorder('order-1'))?.cart.positions.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      ['item-1', 1],
      ['heft-1', 2],
    ]);
  });

  it('says what became of an article that is sold out, and returns the cart as it is', async () => {
    const state = stubState({ carts: [CART], stock: { 'heft-1': 0 } });
    expect(await reordering(anOrderOf(anOrderItem()), state).reorder('order-1')).toMatchObject({
      lines: [{ itemId: 'heft-1', asked: 2, added: 0, outcome: 'sold-out' }],
      cart: CART,
    });
  });

  it('of an order with gifts only changes nothing, and returns the cart with its shipping cost', async () => {
    const { state, reorder } = reordering(anOrderOf(anOrderItem({ isFreeItem: true })));
    expect(await reorder('order-1')).toEqual({ lines: [], cart: CART });
    expect(state.calls).toEqual(['find cart-1']);
  });

  it('of such an order returns an empty cart to whoever has none', async () => {
    const { reorder } = reordering(anOrderOf(), stubState(), aVisit(anAnonymousShopper()));
    expect(await reorder('order-1')).toMatchObject({ lines: [], cart: { id: '', positions: [] } });
  });

  it('is not possible with somebody else’s order', async () => {
    const { state, reorder } = reordering(undefined, stubState(), aVisit(aShopper({ loginState: 'customer' })));
    expect(await reorder('order-1')).toBeUndefined();
    expect(state.calls).toEqual([]);
  });
});
