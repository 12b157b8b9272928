import type {
  OrderDetails,
  OrderedArticle,
  OrderItem,
  OrderReturn,
  OrderStatusView,
  ReturnProgress,
  Shipment,
  ShipmentProgress,
} from '@shop/domain/orders/order-details';
import type { OrderListPage } from '@shop/domain/orders/order-list';
import { orderStatusOf } from '@shop/domain/orders/order-status';
import type { ShipmentStatus } from '@shop/domain/orders/order-status';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { UNKNOWN } from '@shop/domain/shared/or-unknown';
import { readAddress } from '../addresses/read-address.ts';
import { readTax } from '../carts/read-basket.ts';
import { readPictureIf } from '../catalogue/read-picture.ts';
import type {
  GetOrdersV2Query,
  GetOrderStatusQuery,
  OrderDetailsAnswerFieldsFragment,
  ShipmentFieldsFragment,
  ShipmentStatus as AnsweredStatus,
} from '../generated/operation-types.ts';
import { readDay, readDays, readInstant } from '../shared/read-dates.ts';
import { readLink } from '../shared/read-link.ts';
import { readMessage } from '../shared/read-message.ts';
import { readMoney } from '../shared/read-money.ts';
import { readId } from '../shared/read-text.ts';
import { enumReader } from '../shared/read-word.ts';
import { readOverview } from './read-order.ts';

type DetailsReply = NonNullable<OrderDetailsAnswerFieldsFragment['order']>;
type StatusReply = NonNullable<GetOrderStatusQuery['getOrderStatus']['order']>;
type ProgressReply = StatusReply['shipments'][number];
type ArticleReply = ProgressReply['orderItems'][number];

const STATUS_OF: Readonly<Record<AnsweredStatus, ShipmentStatus>> = {
  RECEIVED: 'received',
  IN_DISPATCH: 'in-dispatch',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
};

const readStatus = enumReader('ShipmentStatus', STATUS_OF, UNKNOWN);

const readDayIf = (day: string | null): string | undefined => (day === null ? undefined : readDay(day));

const readReason = (reason: string | null): MessageKey | undefined =>
  reason === null ? undefined : readMessage(reason, 'shop.order.cancelled.unknown');

const readArticle = (article: ArticleReply): OrderedArticle => ({
  itemId: readId(article.itemId),
  productId: readId(article.productId),
  lineNo: article.lineNo,
  name: article.name,
  path: article.path,
  ...omitNil({ picture: readPictureIf(article.image) }),
  variants: article.variantInfoList.map(({ label, value }) => ({ label, value })),
  articleNumber: article.articleNumber,
  quantity: article.quantity,
});

const readItem = (item: ShipmentFieldsFragment['orderItems'][number]): OrderItem => ({
  ...readArticle(item),
  pricePerUnit: readMoney(item.pricePerUnit),
  totalPrice: readMoney(item.totalPrice),
  isFreeItem: item.isFreeItem,
  isReturnable: item.isReturnable,
  isAlreadyReturned: item.isAlreadyReturned,
  ...omitNil({ reviewUrl: readLink(item.reviewUrl), reviewScore: item.reviewScore }),
});

const readProgress = (shipment: ProgressReply): ShipmentProgress => ({
  status: readStatus(shipment.status),
  carrier: shipment.carrier,
  ...omitNil({
    arrives: readDays(shipment.arrival),
    dispatchDate: readDayIf(shipment.dispatchDate),
    deliveredOn: readDayIf(shipment.deliveredOn),
    trackingLink: readLink(shipment.trackingLink),
    trackingCode: shipment.trackingCode,
    cancelReason: readReason(shipment.cancelReason),
  }),
  items: shipment.orderItems.map(readArticle),
});

const readShipment = (shipment: ShipmentFieldsFragment): Shipment => ({
  ...readProgress(shipment),
  ...omitNil({ invoiceLink: readLink(shipment.invoiceLink) }),
  items: shipment.orderItems.map(readItem),
});

const readReturnProgress = ({
  rma,
  regulation,
  announcedAt,
  receivedOn,
  settledOn,
}: StatusReply['returns'][number]): ReturnProgress => ({
  rma: readId(rma),
  wish: regulation,
  announcedAt: readInstant(announcedAt),
  ...omitNil({ receivedOn: readDayIf(receivedOn), settledOn: readDayIf(settledOn) }),
});

const readReturn = ({ refund, ...progress }: DetailsReply['returns'][number]): OrderReturn => ({
  ...readReturnProgress(progress),
  ...omitNil({ refund: refund === null ? undefined : readMoney(refund) }),
});

export const readOrderDetails = (order: DetailsReply): OrderDetails => {
  const shipments = order.shipments.map(readShipment);
  return {
    orderId: readId(order.orderId),
    orderedAt: readInstant(order.orderedAt),
    status: orderStatusOf(shipments),
    billingAddress: readAddress(order.billingAddress),
    shippingAddress: readAddress(order.deliveryAddress),
    paymentId: order.paymentMethod.paymentId,
    paymentName: order.paymentMethod.displayName,
    subtotal: readMoney(order.subtotal),
    totalSavings: readMoney(order.totalSavings),
    shippingCost: readMoney(order.shippingCost),
    tax: readTax(order.tax),
    total: readMoney(order.totalAmount),
    email: order.email,
    ...omitNil({
      phone: order.phone,
      orderReference: order.orderReference,
      costCentre: order.costCentre,
      comment: order.comment,
      returnHash: order.returnHash,
    }),
    shipments,
    canBeCancelled: order.canBeCancelled,
    canBeWithdrawn: order.canBeWithdrawn,
    returns: order.returns.map(readReturn),
    withdrawals: order.withdrawals.map(({ receiptId, receivedAt }) => ({
      receiptId: readId(receiptId),
      receivedAt: readInstant(receivedAt),
    })),
  };
};

export const readOrderStatus = ({
  orderId,
  orderedAt,
  shipments,
  returns,
  canBeWithdrawn,
  returnHash,
}: StatusReply): OrderStatusView => {
  const read = shipments.map(readProgress);
  return {
    orderId: readId(orderId),
    orderedAt: readInstant(orderedAt),
    status: orderStatusOf(read),
    shipments: read,
    returns: returns.map(readReturnProgress),
    canBeWithdrawn,
    ...omitNil({ returnHash }),
  };
};

export const readOrderList = ({
  total,
  totalPages,
  currentPage,
  ordersPerPage,
  firstIndex,
  lastIndex,
  orders,
}: GetOrdersV2Query['getOrdersV2']): OrderListPage => ({
  total,
  totalPages,
  currentPage,
  ordersPerPage,
  firstIndex,
  lastIndex,
  orders: orders.map(readOverview),
});
