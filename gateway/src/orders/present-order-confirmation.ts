import type { OrderConfirmation } from '@shop/domain/orders/order';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { presentAddress } from '../addresses/present-address.ts';
import type { OrderConfirmationType } from './order-confirmation.types.ts';

export const presentOrderConfirmation = (
  order: OrderConfirmation,
  { isB2b }: Pick<Storefront, 'isB2b'>,
): OrderConfirmationType => ({
  ...order,
  vatIncluded: !isB2b,
  billingAddress: presentAddress(order.billingAddress),
  shippingAddress: presentAddress(order.shippingAddress),
});
