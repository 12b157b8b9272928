import { schedule, type Transaction, unschedule } from '../worlds/transaction.ts';
import { orderOf } from './find-order.ts';
import type { OrderRecord } from './order-record.ts';
import { sendDelivered, sendDispatched } from './shipment-mails.ts';
import type { ShipmentRecord } from './shipment-record.ts';

interface ShipmentStep {
  /** World time, ms since the epoch. */
  readonly due: (shipment: ShipmentRecord) => number;
  /** Mails the buyer. */
  readonly send: (tx: Transaction, order: OrderRecord, shipment: ShipmentRecord) => void;
}

const STEPS = {
  'shipment-dispatched': { due: ({ dispatchedAt }) => dispatchedAt, send: sendDispatched },
  'shipment-delivered': { due: ({ deliveredAt }) => deliveredAt, send: sendDelivered },
} satisfies Readonly<Record<string, ShipmentStep>>;

type ShipmentTimer = keyof typeof STEPS;

declare module '../worlds/world-tables.ts' {
  interface AreaTimers {
    readonly shipments: ShipmentTimer;
  }
}

const KINDS = Object.keys(STEPS) as ShipmentTimer[];

/** The subject of a shipment's timers: its order and its place there. */
const subjectOf = ({ confirmation: { orderId } }: OrderRecord, at: number): string => `${orderId}/${at}`;

/** Mails the buyer at each step of a shipment that lies ahead; its status moves on with the clock alone. */
export const scheduleShipments = (tx: Transaction, order: OrderRecord): void => {
  for (const [at, shipment] of order.shipments.entries()) {
    if (shipment.cancelled !== undefined) continue;
    for (const kind of KINDS) {
      const due = STEPS[kind].due(shipment);
      if (due > tx.now.getTime()) schedule(tx, kind, subjectOf(order, at), new Date(due));
    }
  }
};

export const unscheduleShipments = (tx: Transaction, order: OrderRecord): void => {
  for (const at of order.shipments.keys()) for (const kind of KINDS) unschedule(tx, kind, subjectOf(order, at));
};

const mailing =
  ({ send }: ShipmentStep) =>
  (tx: Transaction, subject: string): void => {
    const [orderId = '', at = ''] = subject.split('/');
    const order = orderOf(tx, orderId);
    const shipment = order?.shipments[Number(at)];
    if (order !== undefined && shipment !== undefined) send(tx, order, shipment);
  };

export const SHIPMENT_TIMERS = Object.fromEntries(KINDS.map((kind) => [kind, mailing(STEPS[kind])])) as Readonly<
  Record<ShipmentTimer, ReturnType<typeof mailing>>
>;
