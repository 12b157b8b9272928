import { SHOWN_PICTURES } from '@shop/domain/orders/order';
import type { OrderConfirmation, OrderOverview } from '@shop/domain/orders/order';
import type { OrderStatus } from '@shop/domain/orders/order-status';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { UNKNOWN } from '@shop/domain/shared/or-unknown';
import { readAddress } from '../addresses/read-address.ts';
import { readTax } from '../carts/read-basket.ts';
import { readPosition } from '../carts/read-position.ts';
import { readPicture } from '../catalogue/read-picture.ts';
import type {
  GetOrdersV2Query,
  GetThankYouPageDataQuery,
  OrderStatus as AnsweredStatus,
} from '../generated/operation-types.ts';
import { readDays, readInstant } from '../shared/read-dates.ts';
import { readMoney } from '../shared/read-money.ts';
import { readId } from '../shared/read-text.ts';
import { enumReader } from '../shared/read-word.ts';

const STATUS_OF: Readonly<Record<AnsweredStatus, OrderStatus>> = {
  RECEIVED: 'received',
  IN_DISPATCH: 'in-dispatch',
  PARTLY_SHIPPED: 'partly-shipped',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
};

const readStatus = enumReader('OrderStatus', STATUS_OF, UNKNOWN);

export const readOverview = ({
  orderId,
  orderedAt,
  totalAmount,
  status,
  articleCount,
  images,
  returnHash,
}: GetOrdersV2Query['getOrdersV2']['orders'][number]): OrderOverview => ({
  orderId: readId(orderId),
  orderedAt: readInstant(orderedAt),
  total: readMoney(totalAmount),
  status: readStatus(status),
  articleCount,
  pictures: images.slice(0, SHOWN_PICTURES).map(readPicture),
  ...omitNil({ returnHash }),
});

export const readConfirmation = (
  order: NonNullable<GetThankYouPageDataQuery['getThankYouPageData']['order']>,
): OrderConfirmation => ({
  orderId: readId(order.orderId),
  orderedAt: readInstant(order.orderedAt),
  email: order.email,
  isGuest: order.isGuest,
  positions: order.positions.map(readPosition),
  subtotal: readMoney(order.subtotal),
  totalSavings: readMoney(order.totalSavings),
  shippingCost: readMoney(order.shippingCost),
  tax: readTax(order.tax),
  total: readMoney(order.totalAmount),
  billingAddress: readAddress(order.billingAddress),
  shippingAddress: readAddress(order.deliveryAddress),
  paymentId: order.paymentMethod.paymentId,
  paymentName: order.paymentMethod.displayName,
  shipperName: order.shipperName,
  ...omitNil({
    arrives: readDays(order.arrival),
    orderReference: order.orderReference,
    costCentre: order.costCentre,
    comment: order.comment,
  }),
});
