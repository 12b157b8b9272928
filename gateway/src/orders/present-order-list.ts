import type { OrderOverview } from '@shop/domain/orders/order';
import type { OrderListPage } from '@shop/domain/orders/order-list';
import type { Language } from '@shop/domain/storefronts/language';
import { presentMoney } from '../shared/present-money.ts';
import type { OrderListPageType, OrderOverviewType } from './order-list.types.ts';

export const presentOverview = (
  { orderId, orderedAt, status, articleCount, pictures, totalAmount, returnHash }: OrderOverview,
  language: Language,
): OrderOverviewType => ({
  orderId,
  orderedAt,
  status,
  articleCount,
  pictures,
  total: presentMoney(totalAmount, language),
  returnHash,
});

export const presentOrderList = ({ orders, ...page }: OrderListPage, language: Language): OrderListPageType => ({
  total: page.total,
  totalPages: page.totalPages,
  currentPage: page.currentPage,
  ordersPerPage: page.ordersPerPage,
  firstIndex: page.firstIndex,
  lastIndex: page.lastIndex,
  orders: orders.map((order) => presentOverview(order, language)),
});
