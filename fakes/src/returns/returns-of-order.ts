import type { OrderId } from '@shop/domain/shared/shop-id';
import { lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';
import type { ReturnRecord } from './return-record.ts';

/** The returns of an order, the newest first. */
export const returnsOf = ({ state }: View, orderId: OrderId): readonly ReturnRecord[] =>
  (lookUp(state.returnsOfOrders, orderId) ?? []).flatMap((rma) => lookUp(state.returns, rma) ?? []);
