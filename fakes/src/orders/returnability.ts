import type { CartPosition } from '@shop/domain/carts/cart-position';
import { type Returnability, returnabilityOf } from '@shop/domain/returns/return-window';
import { berlinDate } from '@shop/domain/shared/calendar';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { OrderRecord } from './order-record.ts';
import { shipmentStatusOf } from './shipment-record.ts';
import type { View } from '../worlds/transaction.ts';
import { isExcluded } from './exclusions.ts';
import { lineIdOf, returnedPieces } from './returned-pieces.ts';

const deliveredAt = ({ shipments }: OrderRecord, lineNo: number, now: Date): number | undefined => {
  const shipment = shipments.find(({ lines }) => lines.some((line) => line.lineNo === lineNo));
  return shipment !== undefined && shipmentStatusOf(shipment, now) === 'delivered' ? shipment.deliveredAt : undefined;
};

const isNeverReturnable = ({ goods }: View, { isFreeItem, isCatalog, productId }: CartPosition): boolean =>
  isFreeItem || isCatalog || isExcluded(goods, productId);

/** How much of a line can be returned now; lines count from 1. */
export const returnabilityOfLine = (
  view: View,
  order: OrderRecord,
  lineNo: number,
): Returnability & { readonly returnedQuantity: number } => {
  const position = order.confirmation.positions[lineNo - 1];
  const returnedQuantity = returnedPieces(view, order.confirmation.orderId, lineIdOf(lineNo));
  if (position === undefined) return { returnedQuantity, returnableQuantity: 0, notReturnableBecause: 'excluded' };
  const arrived = deliveredAt(order, lineNo, view.now);
  const facts = {
    quantity: position.quantity,
    returnedQuantity,
    isExcluded: isNeverReturnable(view, position),
    ...(arrived === undefined ? {} : { deliveredOn: berlinDate(new Date(arrived)) }),
  };
  return {
    returnedQuantity,
    ...returnabilityOf(facts, berlinDate(view.now), STOREFRONTS[order.storefrontId].legalRegime),
  };
};

/** The hash of an order of which something can be returned. */
export const returnHashOf = (view: View, order: OrderRecord): { readonly returnHash?: string } =>
  order.confirmation.positions.some((_, at) => returnabilityOfLine(view, order, at + 1).returnableQuantity > 0)
    ? { returnHash: order.hash }
    : {};
