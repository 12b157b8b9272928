import type { OrderConfirmation } from '@shop/domain/orders/order';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { writeAddress } from '../addresses/write-address.ts';
import { writePosition } from '../carts/write-position.ts';
import { writeTax } from '../carts/write-cart.ts';
import type { Order } from '../generated/upstream-types.ts';
import { orNull } from '../shared/or-null.ts';
import { writeMoney } from '../shared/write-money.ts';

export const writeOrder = (order: OrderConfirmation, storefront: Storefront): Order => ({
  orderId: order.orderId,
  orderedAt: order.orderedAt,
  email: order.email,
  isGuest: order.isGuest,
  positions: order.positions.map((position) => writePosition(position, storefront)),
  subtotal: writeMoney(order.subtotal, storefront),
  totalSavings: writeMoney(order.totalSavings, storefront),
  shippingCost: writeMoney(order.shippingCost, storefront),
  tax: order.tax.map((share) => writeTax(share, storefront)),
  totalAmount: writeMoney(order.total, storefront),
  billingAddress: writeAddress(order.billingAddress),
  deliveryAddress: writeAddress(order.shippingAddress),
  paymentMethod: { paymentId: order.paymentId, displayName: order.paymentName },
  shipperName: order.shipperName,
  arrival: orNull(order.arrives),
  orderReference: orNull(order.orderReference),
  costCentre: orNull(order.costCentre),
  comment: orNull(order.comment),
});
