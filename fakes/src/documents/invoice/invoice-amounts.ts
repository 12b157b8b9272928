import { type Figures, figuresOf, figuresOfParts } from '@shop/domain/orders/order-figures';
import { chargesOf } from '../../orders/charges-of.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import type { ShipmentRecord } from '../../orders/shipment-record.ts';

/** What a shipment costs: its own lines, and with the first one the delivery. The invoices of all shipments add up to the order. */
export const invoiceAmounts = (order: OrderRecord, shipment: ShipmentRecord): Figures => {
  const charges = chargesOf(order);
  const parts = order.shipments.map(({ lines }, at) => ({ lines: lines.flatMap(({ lineNo }) => order.lines[lineNo - 1] ?? []), withShipping: at === 0 }));
  return figuresOfParts(charges, parts)[order.shipments.indexOf(shipment)] ?? figuresOf(charges);
};
