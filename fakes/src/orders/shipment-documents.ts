import { orderOf } from './find-order.ts';
import type { OrderRecord } from './order-record.ts';
import { type ShipmentRecord, shipmentStatusOf } from './shipment-record.ts';
import type { View } from '../worlds/transaction.ts';
import { type DocumentKind, documentPath, subjectOf } from '../documents/document-path.ts';

/** A shipment whose documents exist. */
export interface DispatchedShipment {
  readonly order: OrderRecord;
  readonly shipment: ShipmentRecord;
  /** Position in the order, from 1. */
  readonly shipmentNo: number;
}

const EXTENSIONS: Readonly<Record<DocumentKind, string>> = { invoice: '.pdf', parcel: '' };

const isDispatched = (shipment: ShipmentRecord, now: Date): boolean =>
  ['shipped', 'delivered'].includes(shipmentStatusOf(shipment, now));

/** Where a document about a shipment lies; undefined until it is dispatched. */
export const shipmentDocument = (
  view: View,
  kind: DocumentKind,
  { confirmation, shipments }: OrderRecord,
  shipment: ShipmentRecord,
): string | undefined =>
  isDispatched(shipment, view.now)
    ? documentPath(view, kind, `${confirmation.orderId}.${shipments.indexOf(shipment) + 1}`, EXTENSIONS[kind])
    : undefined;

/** The shipment that the name of a document stands for. */
export const documentedShipment = (view: View, kind: DocumentKind, name: string): DispatchedShipment | undefined => {
  const [orderId = '', number] = subjectOf(view, kind, name)?.split('.') ?? [];
  const order = orderOf(view, orderId);
  const shipment = order?.shipments[Number(number) - 1];
  return order !== undefined && shipment !== undefined && isDispatched(shipment, view.now)
    ? { order, shipment, shipmentNo: Number(number) }
    : undefined;
};
