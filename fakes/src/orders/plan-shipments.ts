import type { CartPosition } from '@shop/domain/carts/cart-position';
import { isPrepaid } from '@shop/domain/payments/payment-rules';
import {
  addWorkingDays,
  deliveryDatesAfter,
  berlinDate,
  berlinInstant,
  firstDispatchDay,
  SHOP_COUNTRY,
} from '@shop/domain/shared/calendar';
import { isZero } from '@shop/domain/shared/money';
import { SPEDITION } from '@shop/domain/shippers/shipper';
import { type Storefront, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { stockOf } from '../catalogue/stock.ts';
import { localise } from '../goods/catalogue-context.ts';
import type { DeliverySpan, GoodsItem } from '../goods/goods.ts';
import { CUT_OFF_HOUR } from '../goods/project-delivery.ts';
import { type Carrier, carriersFor } from '../shippers/carriers.ts';
import { parcelCarrierOf } from '../shippers/shipper-options.ts';
import type { View } from '../worlds/transaction.ts';
import type { OrderRecord } from './order-record.ts';
import type { ShipmentRecord } from './shipment-record.ts';
import { trackingCode } from './tracking-code.ts';

/** Until the warehouse starts to pack, the buyer may cancel. */
export const PACKING_BEGINS_AFTER_MS = 2 * 60 * 60 * 1000;
/** When carriers collect in the evening, and when they deliver, by the clock in Berlin. */
const COLLECTION_HOUR = 17;
const PARCEL_HOUR = 11;
const FORWARDING_HOUR = 14;
/** Working days on the road. */
const PARCEL_DAYS = 2;
const FORWARDING_DAYS = 3;
/** Pieces that fit into a parcel; a line with more travels alone. */
const PIECES_IN_PARCEL = 40;

/** A line of an order with what decides how it travels. */
interface OrderedLine {
  readonly lineNo: number;
  readonly position: CartPosition;
  readonly item: GoodsItem;
  readonly stock: number;
  readonly span: DeliverySpan;
}

/** Lines that travel together. */
interface Load {
  readonly lines: readonly OrderedLine[];
  readonly isBulky: boolean;
}

const linesOf = (view: View, { confirmation }: OrderRecord): readonly OrderedLine[] =>
  confirmation.positions.flatMap((position, at) => {
    const item = view.goods.item(position.itemId);
    const product = view.goods.product(position.productId);
    if (item === undefined || product === undefined) return [];
    const stock = stockOf(view, item.itemId);
    const { inStock, onOrder } = product.delivery;
    return [{ lineNo: at + 1, position, item, stock, span: stock === 0 ? onOrder : inStock }];
  });

/** Whole lines, in their order, into as few parcels as they fit into. */
const parcelsOf = (lines: readonly OrderedLine[]): readonly Load[] => {
  const parcels: OrderedLine[][] = [];
  let room = 0;
  for (const line of lines) {
    const { quantity } = line.position;
    if (quantity > room || parcels.length === 0) {
      parcels.push([]);
      room = PIECES_IN_PARCEL;
    }
    parcels.at(-1)?.push(line);
    room -= quantity;
  }
  return parcels.map((parcel) => ({ lines: parcel, isBulky: false }));
};

const loadOf = (lines: readonly OrderedLine[], isBulky: boolean): readonly Load[] =>
  lines.length === 0 ? [] : [{ lines, isBulky }];

/** Parcels first, then bulky goods, and what the manufacturer sends on order last. */
const loadsOf = (lines: readonly OrderedLine[]): readonly Load[] => {
  const of = (isOnOrder: boolean, isBulky: boolean) =>
    lines.filter((line) => (line.stock === 0) === isOnOrder && line.item.bulky === isBulky);
  return [
    ...parcelsOf(of(false, false)),
    ...loadOf(of(false, true), true),
    ...loadOf(of(true, false), false),
    ...loadOf(of(true, true), true),
  ];
};

/** Small articles of an order with bulky goods travel with the storefront's own parcel carrier. */
const carrierOf = (
  view: View,
  { store }: Storefront,
  { isBulky }: Load,
  { shipperCode }: OrderRecord,
): Carrier | undefined => {
  const carriers = carriersFor(store, { isBulky, parcelCarrier: parcelCarrierOf(view) });
  return carriers.find(({ code }) => code === shipperCode) ?? carriers[0];
};

/** When the bank books a transfer, by the clock in Berlin. */
const BOOKING_HOUR = 9;

/** An order that is paid in advance waits for the money, which arrives on the next working day. */
const readyFrom = ({ now }: View, { confirmation: { paymentId, total } }: OrderRecord): Date =>
  isPrepaid(paymentId) && !isZero(total)
    ? berlinInstant(addWorkingDays(berlinDate(now), 1, SHOP_COUNTRY), BOOKING_HOUR)
    : now;

const shipmentOf = (view: View, order: OrderRecord, load: Load, shipmentNo: number): ShipmentRecord => {
  const ready = readyFrom(view, order);
  const storefront = STOREFRONTS[order.storefrontId];
  const carrier = carrierOf(view, storefront, load, order);
  const code = carrier?.code ?? SPEDITION;
  const from = Math.max(...load.lines.map(({ span }) => span.from));
  const to = Math.max(...load.lines.map(({ span }) => span.to));
  const firstDay = firstDispatchDay(ready, { cutOffHour: CUT_OFF_HOUR });
  const dispatchDay = addWorkingDays(
    firstDay,
    Math.max(0, from - (load.isBulky ? FORWARDING_DAYS : PARCEL_DAYS)),
    SHOP_COUNTRY,
  );
  const arrives = deliveryDatesAfter(
    firstDay,
    { workingDaysFrom: from, workingDaysTo: to },
    order.confirmation.shippingAddress.country,
  );
  return {
    carrier: code,
    carrierName: carrier === undefined ? order.confirmation.shipperName : localise(storefront, carrier.name),
    lines: load.lines.map(({ lineNo, stock, position }) => ({
      lineNo,
      takenFromStock: Math.min(stock, position.quantity),
    })),
    arrives,
    packedAt: ready.getTime() + PACKING_BEGINS_AFTER_MS,
    dispatchedAt: berlinInstant(dispatchDay, COLLECTION_HOUR).getTime(),
    deliveredAt: berlinInstant(arrives.from, load.isBulky ? FORWARDING_HOUR : PARCEL_HOUR).getTime(),
    trackingCode: trackingCode(code, order.confirmation.orderId, shipmentNo),
  };
};

/** How an order that becomes final now travels: bulky goods and what is on order apart from the rest, and parcels that can be carried. */
export const planShipments = (view: View, order: OrderRecord): readonly ShipmentRecord[] =>
  loadsOf(linesOf(view, order)).map((load, at) => shipmentOf(view, order, load, at + 1));
