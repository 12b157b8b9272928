import type { OrderDetails, OrderItem, OrderReturn, Shipment } from '@shop/domain/orders/order-details';
import type { Language } from '@shop/domain/storefronts/language';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { presentAddress } from '../addresses/present-address.ts';
import { presentTax } from '../carts/present-cart.ts';
import { presentMoney } from '../shared/present-money.ts';
import type { OrderDetailsType, OrderItemType, OrderReturnType, ShipmentType } from './order-details.types.ts';

const presentItem = (item: OrderItem, language: Language): OrderItemType => ({
  ...item,
  pricePerUnit: presentMoney(item.pricePerUnit, language),
  totalPrice: presentMoney(item.totalPrice, language),
});

const presentShipment = (shipment: Shipment, language: Language): ShipmentType => ({
  ...shipment,
  items: shipment.items.map((item) => presentItem(item, language)),
});

const presentReturn = (returned: OrderReturn, language: Language): OrderReturnType => ({
  ...returned,
  refund: returned.refund && presentMoney(returned.refund, language),
});

export const presentOrderDetails = (order: OrderDetails, { language, isB2b }: Storefront): OrderDetailsType => ({
  ...order,
  billingAddress: presentAddress(order.billingAddress),
  shippingAddress: presentAddress(order.shippingAddress),
  subtotal: presentMoney(order.subtotal, language),
  totalSavings: presentMoney(order.totalSavings, language),
  shippingCost: presentMoney(order.shippingCost, language),
  tax: presentTax(order.tax, language),
  total: presentMoney(order.total, language),
  vatIncluded: !isB2b,
  shipments: order.shipments.map((shipment) => presentShipment(shipment, language)),
  returns: order.returns.map((returned) => presentReturn(returned, language)),
});
