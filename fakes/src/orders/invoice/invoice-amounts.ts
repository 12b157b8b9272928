import { type Figures, figuresOf, figuresOfParts } from '@shop/domain/orders/order-figures';
import { chargesOf } from '../charges-of.ts';
import type { OrderRecord } from '../order-record.ts';
import type { ShipmentRecord } from '../shipment-record.ts';

/** The shipment that the delivery costs belong to: the first one of the carrier whose price was charged. An order with furniture pays the forwarding agent's alone. */
const chargedShipment = ({ shipments, shipperCode }: OrderRecord): ShipmentRecord | undefined =>
  shipments.find(({ carrier }) => carrier === shipperCode) ?? shipments[0];

/** What a shipment costs: its own lines, and the delivery if that was charged for it. The invoices of all shipments add up to the order. */
export const invoiceAmounts = (order: OrderRecord, shipment: ShipmentRecord): Figures => {
  const charges = chargesOf(order);
  const charged = chargedShipment(order);
  const parts = order.shipments.map((part) => ({
    lines: part.lines.flatMap(({ lineNo }) => order.lines[lineNo - 1] ?? []),
    withShipping: part === charged,
  }));
  return figuresOfParts(charges, parts)[order.shipments.indexOf(shipment)] ?? figuresOf(charges);
};
