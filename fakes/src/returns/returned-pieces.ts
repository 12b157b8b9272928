import type { OrderId } from '@shop/domain/orders/order';
import { lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';
import type { ReturnRecord } from './return-record.ts';

/** The returns of an order, the newest first. */
export const returnsOf = ({ state }: View, orderId: OrderId): readonly ReturnRecord[] =>
  (lookUp(state.returnsOfOrders, orderId) ?? []).flatMap((rma) => lookUp(state.returns, rma) ?? []);

/** Id of a line in returns. */
export const lineIdOf = (lineNo: number): string => `line-${lineNo}`;

/** Pieces of a line that are on their way back, or were received. */
export const returnedPieces = (view: View, orderId: OrderId, lineId: string): number =>
  returnsOf(view, orderId)
    .flatMap(({ request }) => request.items)
    .reduce((sum, { id, quantity }) => (id === lineId ? sum + quantity : sum), 0);
