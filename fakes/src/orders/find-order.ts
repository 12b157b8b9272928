import type { OrderId } from '@shop/domain/orders/order';
import { lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';
import type { OrderRecord } from './order-record.ts';

/** An order of this world, or a past order of a persona. */
export const orderOf = ({ state }: View, orderId: OrderId): OrderRecord | undefined => lookUp(state.orders, orderId) ?? lookUp(state.pastOrders, orderId);
