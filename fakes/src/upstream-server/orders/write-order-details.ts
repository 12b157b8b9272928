import type {
  OrderDetails,
  OrderedArticle,
  OrderItem,
  OrderStatusView,
  ReturnProgress,
  Shipment,
  ShipmentProgress,
} from '@shop/domain/orders/order-details';
import type { OrderListPage } from '@shop/domain/orders/order-list';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { writeAddress } from '../addresses/write-address.ts';
import { writeTax } from '../carts/write-cart.ts';
import type * as upstream from '../generated/upstream-types.ts';
import { inCapitals, knownWord } from '../shared/known-word.ts';
import { orNull } from '../shared/or-null.ts';
import { writeMoney } from '../shared/write-money.ts';
import { writePicture, writePictureIfAny } from '../shared/write-picture.ts';

const writeArticle = ({
  itemId,
  productId,
  lineNo,
  name,
  path,
  picture,
  variants,
  articleNumber,
  quantity,
}: OrderedArticle): upstream.OrderedArticle => ({
  itemId,
  productId,
  lineNo,
  name,
  path,
  image: writePictureIfAny(picture),
  variantInfoList: variants,
  articleNumber,
  quantity,
});

const writeItem = (item: OrderItem, storefront: Storefront): upstream.OrderItem => ({
  ...writeArticle(item),
  pricePerUnit: writeMoney(item.pricePerUnit, storefront),
  totalPrice: writeMoney(item.totalPrice, storefront),
  isFreeItem: item.isFreeItem,
  isReturnable: item.isReturnable,
  isAlreadyReturned: item.isAlreadyReturned,
  reviewUrl: orNull(item.reviewUrl),
  reviewScore: orNull(item.reviewScore),
});

/** Browsers open the carrier's page and the invoice at this server, which lives at another address than the shop. */
const absolute = (url: string | undefined, baseUrl: string): string | null =>
  url === undefined ? null : new URL(url, baseUrl).href;

const writeProgress = (
  {
    status,
    carrier,
    arrives,
    dispatchDate,
    deliveredOn,
    trackingLink,
    trackingCode,
    cancelReason,
    items,
  }: ShipmentProgress,
  baseUrl: string,
): upstream.ShipmentProgress => ({
  status: inCapitals(knownWord(status)),
  carrier,
  arrival: orNull(arrives),
  dispatchDate: orNull(dispatchDate),
  deliveredOn: orNull(deliveredOn),
  trackingLink: absolute(trackingLink, baseUrl),
  trackingCode: orNull(trackingCode),
  cancelReason: orNull(cancelReason),
  orderItems: items.map(writeArticle),
});

const writeShipment = (shipment: Shipment, storefront: Storefront, baseUrl: string): upstream.Shipment => ({
  ...writeProgress(shipment, baseUrl),
  invoiceLink: absolute(shipment.invoiceLink, baseUrl),
  orderItems: shipment.items.map((item) => writeItem(item, storefront)),
});

const writeReturn = ({ rma, wish, announcedAt, receivedOn, settledOn }: ReturnProgress): upstream.ReturnProgress => ({
  rma,
  regulation: wish,
  announcedAt,
  receivedOn: orNull(receivedOn),
  settledOn: orNull(settledOn),
});

export const writeOrderDetails = (
  order: OrderDetails,
  storefront: Storefront,
  baseUrl: string,
): upstream.OrderDetails => ({
  orderId: order.orderId,
  orderedAt: order.orderedAt,
  billingAddress: writeAddress(order.billingAddress),
  deliveryAddress: writeAddress(order.shippingAddress),
  paymentMethod: { paymentId: order.paymentId, displayName: order.paymentName },
  subtotal: writeMoney(order.subtotal, storefront),
  totalSavings: writeMoney(order.totalSavings, storefront),
  shippingCost: writeMoney(order.shippingCost, storefront),
  tax: order.tax.map((share) => writeTax(share, storefront)),
  totalAmount: writeMoney(order.total, storefront),
  email: order.email,
  phone: orNull(order.phone),
  orderReference: orNull(order.orderReference),
  costCentre: orNull(order.costCentre),
  comment: orNull(order.comment),
  shipments: order.shipments.map((shipment) => writeShipment(shipment, storefront, baseUrl)),
  canBeCancelled: order.canBeCancelled,
  canBeWithdrawn: order.canBeWithdrawn,
  returns: order.returns.map((returned) => ({
    ...writeReturn(returned),
    refund: returned.refund === undefined ? null : writeMoney(returned.refund, storefront),
  })),
  withdrawals: order.withdrawals,
  returnHash: orNull(order.returnHash),
});

export const writeOrderStatus = (
  { orderId, orderedAt, shipments, returns, canBeWithdrawn, returnHash }: OrderStatusView,
  baseUrl: string,
): upstream.OrderStatusView => ({
  orderId,
  orderedAt,
  shipments: shipments.map((shipment) => writeProgress(shipment, baseUrl)),
  returns: returns.map(writeReturn),
  canBeWithdrawn,
  returnHash: orNull(returnHash),
});

export const writeOrderList = ({ orders, ...page }: OrderListPage, storefront: Storefront): upstream.OrderListPage => ({
  ...page,
  elementsPerPage: page.ordersPerPage,
  orders: orders.map(({ orderId, orderedAt, total, status, articleCount, pictures, returnHash }) => ({
    orderId,
    orderedAt,
    totalAmount: writeMoney(total, storefront),
    status: inCapitals(knownWord(status)),
    articleCount,
    images: pictures.map(writePicture),
    returnHash: orNull(returnHash),
  })),
});
