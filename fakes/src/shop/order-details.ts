import type { CartPosition } from '@shop/domain/carts/cart-position';
import type {
  OrderDetails,
  OrderedArticle,
  OrderItem,
  OrderStatusView,
  Shipment,
  ShipmentProgress,
} from '@shop/domain/orders/order-details';
import { canBeCancelled, orderStatusOf } from '@shop/domain/orders/order-status';
import { berlinDate } from '@shop/domain/shared/calendar';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { canBeWithdrawn } from '@shop/domain/withdrawals/withdrawal-period';
import { returnStatesOf } from '../returns/return-states.ts';
import { withdrawalsOfOrder } from '../withdrawals/withdrawals-of-order.ts';
import { returnabilityOfLine, returnHashOf } from '../orders/returnability.ts';
import { shipmentDocument } from '../orders/shipment-documents.ts';
import { ratingUrl } from '../reviews/rating-url.ts';
import { reviewOf } from '../reviews/written-reviews.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { type ShipmentRecord, shipmentStatusOf, statusesOf } from '../orders/shipment-record.ts';

const articleOf = (
  { itemId, productId, name, path, picture, variants, articleNumber, quantity }: CartPosition,
  lineNo: number,
): OrderedArticle => ({
  itemId,
  productId,
  lineNo,
  name,
  path,
  ...omitNil({ picture }),
  variants,
  articleNumber,
  quantity,
});

const itemOf = (
  view: View,
  order: OrderRecord,
  position: CartPosition,
  lineNo: number,
  isDelivered: boolean,
): OrderItem => {
  const { pricePerUnit, totalPrice, isFreeItem, productId } = position;
  const { returnableQuantity, notReturnableBecause } = returnabilityOfLine(view, order, lineNo);
  const reviewScore =
    reviewOf(view, productId, order.userId)?.rating ?? order.reviews?.find((review) => review.lineNo === lineNo)?.score;
  return {
    ...articleOf(position, lineNo),
    pricePerUnit,
    totalPrice,
    isFreeItem,
    isReturnable: returnableQuantity > 0,
    isAlreadyReturned: notReturnableBecause === 'already-returned',
    ...(isDelivered && !isFreeItem ? omitNil({ reviewUrl: ratingUrl(view, order, productId) }) : {}),
    ...omitNil({ reviewScore }),
  };
};

const positionsOf = (
  { confirmation: { positions } }: OrderRecord,
  { lines }: ShipmentRecord,
): readonly (readonly [position: CartPosition, lineNo: number])[] =>
  lines.flatMap(({ lineNo }) => {
    const position = positions[lineNo - 1];
    return position === undefined ? [] : [[position, lineNo] as const];
  });

const progressOf = (view: View, order: OrderRecord, shipment: ShipmentRecord): ShipmentProgress => {
  const { carrierName: carrier, arrives, dispatchedAt, deliveredAt, trackingCode, cancelled } = shipment;
  const status = shipmentStatusOf(shipment, view.now);
  const isOnItsWay = status === 'shipped' || status === 'delivered';
  return {
    status,
    carrier,
    ...(cancelled === undefined ? { arrives } : { cancelReason: cancelled.reason }),
    ...(isOnItsWay
      ? {
          dispatchDate: berlinDate(new Date(dispatchedAt)),
          trackingCode,
          ...omitNil({ trackingLink: shipmentDocument(view, 'parcel', order, shipment) }),
        }
      : {}),
    ...(status === 'delivered' ? { deliveredOn: berlinDate(new Date(deliveredAt)) } : {}),
    items: positionsOf(order, shipment).map(([position, lineNo]) => articleOf(position, lineNo)),
  };
};

const shipmentOf = (view: View, order: OrderRecord, shipment: ShipmentRecord): Shipment => {
  const progress = progressOf(view, order, shipment);
  const invoiceLink = shipmentDocument(view, 'invoice', order, shipment);
  return {
    ...progress,
    ...omitNil({ invoiceLink }),
    items: positionsOf(order, shipment).map(([position, lineNo]) =>
      itemOf(view, order, position, lineNo, progress.status === 'delivered'),
    ),
  };
};

const isWithdrawable = (view: View, order: OrderRecord): boolean => {
  const deliveries = order.shipments.map((shipment) => {
    const { status, deliveredOn } = progressOf(view, order, shipment);
    return { isCancelled: status === 'cancelled', deliveredOn };
  });
  return canBeWithdrawn(deliveries, berlinDate(view.now), STOREFRONTS[order.storefrontId].legalRegime);
};

/** An order as its buyer sees it now. */
export const orderDetailsOf = (view: View, order: OrderRecord): OrderDetails => {
  const {
    orderId,
    orderedAt,
    billingAddress,
    shippingAddress,
    paymentId,
    paymentName,
    subtotal,
    totalSavings,
    shippingCost,
    tax,
    total,
    email,
    orderReference,
    costCentre,
    comment,
  } = order.confirmation;
  const buyer = lookUp(view.state.users, order.userId);
  const phone = billingAddress.phone ?? (buyer === undefined || buyer.kind === 'visitor' ? undefined : buyer.phone);
  const statuses = statusesOf(order, view.now);
  return {
    orderId,
    orderedAt,
    status: orderStatusOf(statuses),
    billingAddress,
    shippingAddress,
    paymentId,
    paymentName,
    subtotal,
    totalSavings,
    shippingCost,
    tax,
    total,
    email,
    ...omitNil({ phone, orderReference, costCentre, comment }),
    shipments: order.shipments.map((shipment) => shipmentOf(view, order, shipment)),
    canBeCancelled: canBeCancelled(statuses),
    canBeWithdrawn: isWithdrawable(view, order),
    returns: returnStatesOf(view, order),
    withdrawals: withdrawalsOfOrder(view, orderId),
    ...returnHashOf(view, order),
  };
};

/** An order as somebody sees it who only knows its number and postcode. */
export const orderStatusViewOf = (view: View, order: OrderRecord): OrderStatusView => ({
  orderId: order.confirmation.orderId,
  orderedAt: order.confirmation.orderedAt,
  status: orderStatusOf(statusesOf(order, view.now)),
  shipments: order.shipments.map((shipment) => progressOf(view, order, shipment)),
  returns: returnStatesOf(view, order).map(({ refund: _money, ...progress }) => progress),
  canBeWithdrawn: isWithdrawable(view, order),
  ...returnHashOf(view, order),
});
