import { type OrUnknown, UNKNOWN } from '../shared/or-unknown.ts';

export const SHIPMENT_STATUSES = ['received', 'in-dispatch', 'shipped', 'delivered', 'cancelled'] as const;

/** Where a shipment stands. The specification shows no values (ORDER-04); these are ours. */
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];
export type ShipmentStatusOrUnknown = OrUnknown<ShipmentStatus>;

export const ORDER_STATUSES = [
  'received',
  'in-dispatch',
  'partly-shipped',
  'shipped',
  'delivered',
  'cancelled',
] as const;

/** Where an order stands: derived from its shipments, never stored. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type OrderStatusOrUnknown = OrUnknown<OrderStatus>;

/** Once the warehouse packs a shipment, nobody cancels it any more. */
const NEXT: Readonly<Record<ShipmentStatus, readonly ShipmentStatus[]>> = {
  received: ['in-dispatch', 'cancelled'],
  'in-dispatch': ['shipped'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
};

export const canBecome = (status: ShipmentStatus, next: ShipmentStatus): boolean => NEXT[status].includes(next);

interface HasStatus {
  readonly status: ShipmentStatusOrUnknown;
}

/** The status of the shipments that are not cancelled; an order without shipments is only received. Unknown if one of them is. */
export const orderStatusOf = (shipments: readonly HasStatus[]): OrderStatusOrUnknown => {
  const active = shipments.filter(({ status }) => status !== 'cancelled').map(({ status }) => status);
  const left = active.filter((status) => status === 'shipped' || status === 'delivered').length;
  if (active.includes(UNKNOWN)) return UNKNOWN;
  if (active.length === 0) return shipments.length === 0 ? 'received' : 'cancelled';
  if (active.every((status) => status === 'delivered')) return 'delivered';
  if (left > 0) return left === active.length ? 'shipped' : 'partly-shipped';
  return active.includes('in-dispatch') ? 'in-dispatch' : 'received';
};

/** The buyer may cancel while no shipment is more than received, and there is something left to cancel. */
export const canBeCancelled = (shipments: readonly HasStatus[]): boolean =>
  orderStatusOf(shipments) === 'received' && shipments.length > 0;
