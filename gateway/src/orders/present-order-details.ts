import type { OrderDetails, OrderItem, OrderReturn, Shipment } from '@shop/domain/orders/order-details';
import type { Language } from '@shop/domain/storefronts/language';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { presentAddress } from '../addresses/present-address.ts';
import { presentTax } from '../carts/present-cart.ts';
import { presentMoney } from '../shared/present-money.ts';
import type { OrderDetailsType, OrderItemType, OrderReturnType, ShipmentType } from './order-details.types.ts';
import { presentArticle, presentReturnFacts, presentShipmentFacts } from './present-order-status.ts';

const presentItem = (item: OrderItem, language: Language): OrderItemType => ({
  ...presentArticle(item),
  pricePerUnit: presentMoney(item.pricePerUnit, language),
  totalPrice: presentMoney(item.totalPrice, language),
  isFreeItem: item.isFreeItem,
  isReturnable: item.isReturnable,
  isAlreadyReturned: item.isAlreadyReturned,
  reviewUrl: item.reviewUrl,
  reviewScore: item.reviewScore,
});

const presentShipment = (shipment: Shipment, language: Language): ShipmentType => ({
  ...presentShipmentFacts(shipment),
  invoiceLink: shipment.invoiceLink,
  items: shipment.items.map((item) => presentItem(item, language)),
});

const presentReturn = (returned: OrderReturn, language: Language): OrderReturnType => ({
  ...presentReturnFacts(returned),
  refund: returned.refund && presentMoney(returned.refund, language),
});

export const presentOrderDetails = (order: OrderDetails, { language, isB2b }: Storefront): OrderDetailsType => ({
  orderId: order.orderId,
  orderedAt: order.orderedAt,
  status: order.status,
  billingAddress: presentAddress(order.billingAddress),
  shippingAddress: presentAddress(order.shippingAddress),
  paymentId: order.paymentId,
  paymentName: order.paymentName,
  subtotal: presentMoney(order.subtotal, language),
  totalSavings: presentMoney(order.totalSavings, language),
  shippingCost: presentMoney(order.shippingCost, language),
  tax: presentTax(order.tax, language),
  total: presentMoney(order.total, language),
  vatIncluded: !isB2b,
  email: order.email,
  phone: order.phone,
  orderReference: order.orderReference,
  costCentre: order.costCentre,
  comment: order.comment,
  shipments: order.shipments.map((shipment) => presentShipment(shipment, language)),
  canBeCancelled: order.canBeCancelled,
  canBeWithdrawn: order.canBeWithdrawn,
  returns: order.returns.map((returned) => presentReturn(returned, language)),
  withdrawals: order.withdrawals.map(({ receiptId, receivedAt }) => ({ receiptId, receivedAt })),
  returnHash: order.returnHash,
});
