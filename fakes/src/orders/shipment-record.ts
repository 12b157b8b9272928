import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { ShipmentStatus } from '@shop/domain/orders/order-status';
import type { ShipperCode } from '@shop/domain/shippers/shipper';

/** A line of the order, as far as its shipment needs it. */
export interface ShippedLine {
  /** Position in the order, from 1. */
  readonly lineNo: number;
  /** Pieces; what the manufacturer sends was never in stock. */
  readonly takenFromStock: number;
}

/** Part of an order that travels together. Its status follows from the world's clock; only a cancellation is stored. */
export interface ShipmentRecord {
  readonly carrier: ShipperCode;
  readonly carrierName: string;
  readonly lines: readonly ShippedLine[];
  /** Days on which it may arrive, ISO dates, both inclusive. */
  readonly arrives: { readonly from: string; readonly to: string };
  /** When the warehouse starts to pack it, when the carrier takes it, and when it arrives: world time, ms since the epoch. */
  readonly packedAt: number;
  readonly dispatchedAt: number;
  readonly deliveredAt: number;
  readonly trackingCode: string;
  readonly cancelled?: { readonly at: number; readonly reason: MessageKey };
}

export const shipmentStatusOf = (
  { cancelled, packedAt, dispatchedAt, deliveredAt }: ShipmentRecord,
  now: Date,
): ShipmentStatus => {
  const time = now.getTime();
  if (cancelled !== undefined) return 'cancelled';
  if (time >= deliveredAt) return 'delivered';
  if (time >= dispatchedAt) return 'shipped';
  return time >= packedAt ? 'in-dispatch' : 'received';
};

/** The statuses of an order's shipments at a time. */
export const statusesOf = ({ shipments }: { readonly shipments: readonly ShipmentRecord[] }, now: Date) =>
  shipments.map((shipment) => ({ status: shipmentStatusOf(shipment, now) }));
