import type { Charges } from '@shop/domain/orders/order-figures';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { OrderRecord } from './order-record.ts';

/** All that an order charged for. */
export const chargesOf = ({ lines, confirmation, storefrontId }: OrderRecord): Charges => ({
  lines,
  shipping: confirmation.shippingCost,
  isNet: STOREFRONTS[storefrontId].isB2b,
});
