import { describe, expect, it } from 'vitest';
import type { OrUnknown } from '../shared/or-unknown.ts';
import {
  canBecome,
  canBeCancelled,
  type OrderStatus,
  orderStatusOf,
  SHIPMENT_STATUSES,
  type ShipmentStatus,
} from './order-status.ts';

const shipments = (...statuses: readonly OrUnknown<ShipmentStatus>[]) => statuses.map((status) => ({ status }));

it('a shipment moves on in one direction, and is cancelled only before the warehouse packs it', () => {
  const moves = SHIPMENT_STATUSES.flatMap((from) =>
    SHIPMENT_STATUSES.filter((to) => canBecome(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(moves).toEqual([
    'received → in-dispatch',
    'received → cancelled',
    'in-dispatch → shipped',
    'shipped → delivered',
  ]);
});

describe('the status of an order', () => {
  it.each<readonly [OrUnknown<OrderStatus>, readonly OrUnknown<ShipmentStatus>[]]>([
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
    ['unknown', ['unknown']],
    ['unknown', ['delivered', 'unknown']],
  ])('is %s with %j', (status, of) => {
    expect(orderStatusOf(shipments(...of))).toBe(status);
  });
});

it.each<readonly [boolean, readonly OrUnknown<ShipmentStatus>[]]>([
  [true, ['received']],
  [true, ['received', 'cancelled']],
  [false, ['received', 'in-dispatch']],
  [false, ['received', 'delivered']],
  [false, ['cancelled']],
  [false, ['received', 'unknown']],
  [false, []],
])('whether an order can be cancelled is %s with %j', (possible, of) => {
  expect(canBeCancelled(shipments(...of))).toBe(possible);
});
