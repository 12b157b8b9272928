import { schedule, type Transaction, unschedule } from '../worlds/transaction.ts';
import { orderOf } from './find-order.ts';
import type { OrderRecord } from './order-record.ts';
import { sendDelivered, sendDispatched } from './shipment-mails.ts';
import type { ShipmentRecord, ShipmentTimer } from './shipment-record.ts';

/** The subject of a shipment's timers: its order and its place there. */
const subjectOf = ({ confirmation: { orderId } }: OrderRecord, at: number): string => `${orderId}/${at}`;

const KINDS = ['shipment-dispatched', 'shipment-delivered'] as const satisfies readonly ShipmentTimer[];

/** Mails the buyer at each step of a shipment that lies ahead; its status moves on with the clock alone. */
export const scheduleShipments = (tx: Transaction, order: OrderRecord): void => {
  for (const [at, { dispatchedAt, deliveredAt, cancelled }] of order.shipments.entries()) {
    if (cancelled !== undefined) continue;
    for (const [kind, due] of [
      ['shipment-dispatched', dispatchedAt],
      ['shipment-delivered', deliveredAt],
    ] as const) {
      if (due > tx.now.getTime()) schedule(tx, kind, subjectOf(order, at), new Date(due));
    }
  }
};

export const unscheduleShipments = (tx: Transaction, order: OrderRecord): void => {
  for (const at of order.shipments.keys()) for (const kind of KINDS) unschedule(tx, kind, subjectOf(order, at));
};

const mailing =
  (send: (tx: Transaction, order: OrderRecord, shipment: ShipmentRecord) => void) =>
  (tx: Transaction, subject: string): void => {
    const [orderId = '', at = ''] = subject.split('/');
    const order = orderOf(tx, orderId);
    const shipment = order?.shipments[Number(at)];
    if (order !== undefined && shipment !== undefined) send(tx, order, shipment);
  };

export const SHIPMENT_TIMERS: Readonly<Record<ShipmentTimer, (tx: Transaction, subject: string) => void>> = {
  'shipment-dispatched': mailing(sendDispatched),
  'shipment-delivered': mailing(sendDelivered),
};
