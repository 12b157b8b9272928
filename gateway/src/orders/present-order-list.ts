import type { OrderOverview } from '@shop/domain/orders/order';
import type { OrderListPage } from '@shop/domain/orders/order-list';
import type { Language } from '@shop/domain/storefronts/language';
import { presentMoney } from '../shared/present-money.ts';
import type { OrderListPageType, OrderOverviewType } from './order-list.types.ts';

export const presentOverview = ({ totalAmount, ...order }: OrderOverview, language: Language): OrderOverviewType => ({
  ...order,
  total: presentMoney(totalAmount, language),
});

export const presentOrderList = (page: OrderListPage, language: Language): OrderListPageType => ({
  ...page,
  orders: page.orders.map((order) => presentOverview(order, language)),
});
