import type { OrderOverview } from '@shop/domain/orders/order';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { presentMoney } from '../shared/present-money.ts';
import type { RecentOrderType } from './recent-order.types.ts';

export const presentRecentOrder = ({ orderId, orderedAt, totalAmount }: OrderOverview, { language }: Storefront): RecentOrderType => ({
  orderId,
  orderedAt,
  total: presentMoney(totalAmount, language),
});
