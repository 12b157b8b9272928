import type { OrderId } from '@shop/domain/shared/shop-id';
import { canBeCancelled, orderStatusOf } from '@shop/domain/orders/order-status';
import type { CancelRefusal } from '@shop/domain/orders/orders.port';
import type { Shopper } from '@shop/domain/visit/shopper';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { stockOf } from '../catalogue/stock.ts';
import { restock } from '../stock-alerts/restock.ts';
import { uncountBoughtPieces } from '../wishlists/bought-pieces.ts';
import { put, type Transaction } from '../worlds/transaction.ts';
import { sendCancelled } from './cancellation-mail.ts';
import { ownOrder } from './find-order.ts';
import { statusesOf } from './shipment-record.ts';
import type { OrderRecord } from './order-record.ts';
import { unscheduleShipments } from './shipment-timers.ts';

/** Cancels every shipment that is left, puts its articles back into stock, and counts them as bought no more where the buyer had claimed them. */
const cancelShipments = (
  tx: Transaction,
  { boughtPieces = [], ...order }: OrderRecord,
  reason: MessageKey,
): OrderRecord => {
  const { orderId, positions } = order.confirmation;
  const cancelled = { at: tx.now.getTime(), reason };
  const open = order.shipments.filter((shipment) => shipment.cancelled === undefined);
  for (const { lineNo, takenFromStock } of open.flatMap(({ lines }) => lines)) {
    const position = positions[lineNo - 1];
    if (position !== undefined) restock(tx, position.itemId, stockOf(tx, position.itemId) + takenFromStock);
  }
  const changed = {
    ...order,
    shipments: order.shipments.map((shipment) => ({ ...shipment, cancelled: shipment.cancelled ?? cancelled })),
  };
  put(tx, 'orders', orderId, changed);
  uncountBoughtPieces(tx, boughtPieces);
  unscheduleShipments(tx, changed);
  sendCancelled(tx, changed);
  return changed;
};

/** Cancels the shopper's own order while no part of it is packed; a cancelled one stays as it is. */
export const cancelOrder = (
  tx: Transaction,
  shopper: Shopper,
  orderId: OrderId,
): Result<OrderRecord, CancelRefusal> => {
  const order = ownOrder(tx, shopper, orderId);
  if (order === undefined) return refused({ because: 'no-such-order' });
  const statuses = statusesOf(order, tx.now);
  if (orderStatusOf(statuses) === 'cancelled') return granted(order);
  if (!canBeCancelled(statuses)) return refused({ because: 'too-late' });
  return granted(cancelShipments(tx, order, 'shop.order.cancelled.byBuyer'));
};
