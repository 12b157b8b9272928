import { describe, expect, it } from 'vitest';
import { canBecome, canBeCancelled, type OrderStatus, orderStatusOf, SHIPMENT_STATUSES, type ShipmentStatus } from './order-status.ts';

const shipments = (...statuses: readonly ShipmentStatus[]) => statuses.map((status) => ({ status }));

it('a shipment moves on in one direction, and is cancelled only before the warehouse packs it', () => {
  const moves = SHIPMENT_STATUSES.flatMap((from) => SHIPMENT_STATUSES.filter((to) => canBecome(from, to)).map((to) => `${from} → ${to}`));
  expect(moves).toEqual(['received → in-dispatch', 'received → cancelled', 'in-dispatch → shipped', 'shipped → delivered']);
});

describe('the status of an order', () => {
  it.each<readonly [OrderStatus, readonly ShipmentStatus[]]>([
    ['received', []],
    ['received', ['received', 'received']],
    ['in-dispatch', ['received', 'in-dispatch']],
    ['partly-shipped', ['shipped', 'received']],
    ['partly-shipped', ['delivered', 'in-dispatch']],
    ['shipped', ['shipped', 'delivered']],
    ['shipped', ['shipped', 'cancelled']],
    ['delivered', ['delivered', 'delivered']],
    ['delivered', ['cancelled', 'delivered']],
    ['received', ['cancelled', 'received']],
    ['cancelled', ['cancelled', 'cancelled']],
  ])('is %s with %j', (status, of) => {
    expect(orderStatusOf(shipments(...of))).toBe(status);
  });
});

it.each<readonly [boolean, readonly ShipmentStatus[]]>([
  [true, ['received']],
  [true, ['received', 'cancelled']],
  [false, ['received', 'in-dispatch']],
  [false, ['received', 'delivered']],
  [false, ['cancelled']],
  [false, []],
])('whether an order can be cancelled is %s with %j', (possible, of) => {
  expect(canBeCancelled(shipments(...of))).toBe(possible);
});
