import type { OrderDetails } from '@shop/domain/orders/order-details';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { presentAddress } from '../addresses/present-address.ts';
import type { OrderDetailsType } from './order-details.types.ts';

export const presentOrderDetails = (order: OrderDetails, { isB2b }: Pick<Storefront, 'isB2b'>): OrderDetailsType => ({
  ...order,
  billingAddress: presentAddress(order.billingAddress),
  shippingAddress: presentAddress(order.shippingAddress),
  vatIncluded: !isB2b,
});
