import type { DispatchedShipment } from '../shipment-documents.ts';

/** Unique, because each shipment of an order has one invoice (§ 14 (4) 4 UStG). */
export const invoiceNumber = ({ order, shipmentNo }: Pick<DispatchedShipment, 'order' | 'shipmentNo'>): string =>
  `R-${order.confirmation.orderId}-${shipmentNo}`;
