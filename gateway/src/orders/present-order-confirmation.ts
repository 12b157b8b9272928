import type { OrderConfirmation } from '@shop/domain/orders/order';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { presentAddress } from '../addresses/present-address.ts';
import { presentPosition, presentTax } from '../carts/present-cart.ts';
import { presentMoney } from '../shared/present-money.ts';
import type { OrderConfirmationType } from './order-confirmation.types.ts';

export const presentOrderConfirmation = (
  order: OrderConfirmation,
  { language, isB2b }: Storefront,
): OrderConfirmationType => ({
  ...order,
  positions: order.positions.map((position) => presentPosition(position, language)),
  subtotal: presentMoney(order.subtotal, language),
  totalSavings: presentMoney(order.totalSavings, language),
  shippingCost: presentMoney(order.shippingCost, language),
  tax: presentTax(order.tax, language),
  total: presentMoney(order.total, language),
  vatIncluded: !isB2b,
  billingAddress: presentAddress(order.billingAddress),
  shippingAddress: presentAddress(order.shippingAddress),
});
