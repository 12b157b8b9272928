import { returnabilityOf, type Returnability } from '@shop/domain/returns/return-window';
import { berlinDate } from '@shop/domain/shared/calendar';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { View } from '../worlds/transaction.ts';
import type { OrderRecord } from './order-record.ts';
import { type ShipmentRecord, shipmentStatusOf } from './shipment-record.ts';

const shipmentOfLine = ({ shipments }: OrderRecord, lineNo: number): ShipmentRecord | undefined => shipments.find(({ lines }) => lines.some((line) => line.lineNo === lineNo));

/** How much of a line of an order can be returned today, or why nothing of it can. */
export const lineReturnability = ({ now }: View, order: OrderRecord, lineNo: number): Returnability => {
  const position = order.confirmation.positions[lineNo - 1];
  const shipment = shipmentOfLine(order, lineNo);
  const isDelivered = shipment !== undefined && shipmentStatusOf(shipment, now) === 'delivered';
  const facts = {
    quantity: position?.quantity ?? 0,
    returnedQuantity: 0,
    isExcluded: position === undefined || position.isFreeItem || position.isCatalog,
    ...(isDelivered ? { deliveredOn: berlinDate(new Date(shipment.deliveredAt)) } : {}),
  };
  return returnabilityOf(facts, berlinDate(now), STOREFRONTS[order.storefrontId].legalRegime);
};
